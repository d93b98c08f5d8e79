import { attempt } from "@latchkey/core/chain-kit"
import { SigningFailedError } from "@latchkey/core/effect"

/**
 * A message as text, for wallets that take no bytes. Throws `SigningFailedError` where the text would not be exactly the
 * message: bytes that are not UTF-8, lone surrogates.
 */
export const messageText = (message: string | Uint8Array): string => {
  const text =
    typeof message === "string"
      ? message
      : attempt(() => new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(message))
  if (text === undefined || /\p{Surrogate}/u.test(text)) {
    throw new SigningFailedError("This wallet signs text only, and the message is not exactly that.")
  }
  return text
}
