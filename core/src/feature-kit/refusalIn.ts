import { readField } from "../error/readField.ts"

/**
 * The chain's own words for why it would not carry a transfer or a call out, as `TransferRefusedError` has them: plain, at most 300
 * characters, in the chain's language. Undefined for any other error, and where the chain gave none.
 */
export const refusalIn = (error: unknown): string | undefined => {
  const reason = readField(readField(error, "details"), "reason")
  return readField(error, "code") === "TRANSFER_REFUSED" && typeof reason === "string" && reason !== ""
    ? reason
    : undefined
}

/** What a view says of an error, with the chain's own words behind it where it has some. */
export const withRefusal = (text: string, error: unknown): string => {
  const reason = refusalIn(error)
  return reason === undefined ? text : `${text} (\u2068${reason}\u2069)`
}
