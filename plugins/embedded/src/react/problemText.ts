import { isKitError } from "@latchkey/core"
import { fill } from "@latchkey/react/view"
import type { EmbeddedMessages } from "./EmbeddedMessages.ts"

const wordOf: Readonly<Record<string, keyof EmbeddedMessages>> = {
  EMBEDDED_EMAIL_INVALID: "emailInvalid",
  EMBEDDED_FRAME_LOAD_FAILED: "frameFailed",
  EMBEDDED_REQUEST_TIMEOUT: "timedOut",
  PAGE_INSECURE: "insecure",
  WINDOWS_CUT_OFF: "socialCutOff"
}

/** What an error says to the visitor; undefined for what the visitor ended. What the frame said of itself is shown as it is. */
export const problemText = (error: unknown, words: EmbeddedMessages, locale: string): string | undefined => {
  if (!isKitError(error)) return words.failed
  if (error.rejected) return undefined
  if (error.code === "EMBEDDED_EMAIL_COOLDOWN") {
    const { seconds = 0 } = error.details as { readonly seconds?: number }
    const written = new Intl.NumberFormat(locale, { style: "unit", unit: "second", unitDisplay: "long" })
    return fill(words.cooldown, { seconds: written.format(seconds) })
  }
  if (error.code === "EMBEDDED_REFUSED") return error.message
  return Object.hasOwn(wordOf, error.code) ? words[wordOf[error.code]!] : words.failed
}

/** The same by the code of an error, and by what the frame said. */
export const problemOfCode = (code: string, reason: string | undefined, words: EmbeddedMessages): string => {
  if (code === "EMBEDDED_REFUSED" && reason !== undefined) return reason
  if (code === "EMBEDDED_SOCIAL_FAILED" && reason === "Failed to connect to farcaster")
    return words.farcasterFailed
  if (code === "EMBEDDED_SOCIAL_FAILED" && reason === "Failed to initiate social connection")
    return words.socialFailed
  if (code === "EMBEDDED_SOCIAL_FAILED")
    return reason === "Could not open social popup" ? words.socialBlocked : words.socialClosed
  return Object.hasOwn(wordOf, code) ? words[wordOf[code]!] : words.failed
}
