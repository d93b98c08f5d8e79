import { SigningFailedError, signingError, type Signing } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { ask, type WalletFault } from "../provider/Eip1193.ts"

// Signatures of contract accounts (EIP-6492) carry deployment code.
const MAX_SIGNATURE = 100_000

/** Turns what a wallet gave for a signing request into the signature. Fails: `SigningFailedError`. */
export const decodeSignature = (value: unknown) =>
  typeof value === "string" && value.length <= MAX_SIGNATURE && /^0x[0-9a-fA-F]{62,}$/.test(value)
    ? Effect.succeed(value)
    : Effect.fail(new SigningFailedError("The wallet's answer is no signature."))

/** The kit's error for a signing request that a wallet did not fulfil. */
export const toSigningError = ({ kind, cause }: WalletFault) => signingError(cause, () => kind === "rejected")

/** The hex text of bytes, or of a text's UTF-8 bytes. */
export const toHex = (message: string | Uint8Array): string => {
  const bytes = typeof message === "string" ? new TextEncoder().encode(message) : message
  let hex = "0x"
  for (const byte of bytes) hex += byte.toString(16).padStart(2, "0")
  return hex
}

/** Message signing by `personal_sign`. */
export const signing: Signing = {
  signMessage: ({ provider, address, message }) =>
    Effect.suspend(() => ask(provider, "personal_sign", [toHex(message), address])).pipe(
      Effect.mapError(toSigningError),
      Effect.flatMap(decodeSignature)
    )
}
