import { readField, readRecap, recapSentence } from "@latchkey/core/chain-kit"

/** A signed message, and what of it is not to be read in its payload. */
export interface SignedMessage {
  readonly message: string
  /** With the words for what its last resource allows. */
  readonly statement: string | undefined
}

const text = (value: unknown) => (typeof value === "string" && value !== "" ? value : undefined)

/**
 * The message that a wallet signs of a CACAO's payload, as the protocol writes it: by EIP-4361, with what the last resource allows in
 * words at the end of the statement. The client's own writer needs Node's `Buffer`.
 */
export const formatSignIn = (payload: unknown, address: string, reference: string): SignedMessage => {
  const field = (key: string) => text(readField(payload, key))
  const resources = readField(payload, "resources")
  const recap = readRecap(resources)
  const own = field("statement")
  const words = recap === undefined ? undefined : recapSentence(recap)
  const statement =
    words === undefined || own?.includes(words.slice(0, words.indexOf(":") + 1)) === true
      ? own
      : own === undefined
        ? words
        : `${own} ${words}`
  const optional = (label: string, value: string | undefined) =>
    value === undefined ? [] : [`${label}: ${value}`]
  const message = [
    `${field("domain")} wants you to sign in with your Ethereum account:`,
    address,
    "",
    ...(statement === undefined ? [] : [statement]),
    "",
    `URI: ${field("aud")}`,
    `Version: ${field("version")}`,
    `Chain ID: ${reference}`,
    `Nonce: ${field("nonce")}`,
    `Issued At: ${field("iat")}`,
    ...optional("Expiration Time", field("exp")),
    ...optional("Not Before", field("nbf")),
    ...optional("Request ID", field("requestId")),
    ...(Array.isArray(resources) ? ["Resources:", ...resources.map((each) => `- ${String(each)}`)] : [])
  ].join("\n")
  return { message, statement }
}
