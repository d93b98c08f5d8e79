import { readField } from "../error/readField.ts"

/**
 * The chain's own words for why it would not carry a transfer or a call out, as `TransferRefusedError` has them, or a sponsor's for why it
 * does not pay (`TransferSponsorError`): plain, at most 300 characters, in their language. Undefined for any other error, and where there
 * are none.
 */
export const refusalIn = (error: unknown): string | undefined => {
  const reason = readField(readField(error, "details"), "reason")
  const code = readField(error, "code")
  return (code === "TRANSFER_REFUSED" || code === "TRANSFER_SPONSOR") &&
    typeof reason === "string" &&
    reason !== ""
    ? reason
    : undefined
}

/** What a view says of an error, with the chain's own words behind it where it has some. */
export const withRefusal = (text: string, error: unknown): string => {
  const reason = refusalIn(error)
  return reason === undefined ? text : `${text} (\u2068${reason}\u2069)`
}
