import { SigningFailedError } from "@latchkey/core/effect"

/**
 * A message as text, for wallets that take no bytes. Throws `SigningFailedError` where the text would not be exactly the
 * message: bytes that are no UTF-8, lone surrogates.
 */
export const messageText = (message: string | Uint8Array): string => {
  try {
    const text =
      typeof message === "string"
        ? message
        : new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(message)
    if (!/\p{Surrogate}/u.test(text)) return text
  } catch {
    // What follows says it.
  }
  throw new SigningFailedError("This wallet signs text only, and the message is not exactly one.")
}
