import { SigningFailedError, type Signing } from "@latchkey/core/effect"
import { toHex, toSigningError } from "@latchkey/core/chain-kit"
import * as Effect from "effect/Effect"
import { ask } from "../provider/Eip1193.ts"

// Signatures of contract accounts (EIP-6492) carry deployment code.
const MAX_SIGNATURE = 100_000

/** Turns what a wallet gave for a signing request into the signature. Fails: `SigningFailedError`. */
export const decodeSignature = (value: unknown) =>
  typeof value === "string" && value.length <= MAX_SIGNATURE && /^0x[0-9a-fA-F]{62,}$/.test(value)
    ? Effect.succeed(value)
    : Effect.fail(new SigningFailedError("The wallet's answer is no signature."))

/** Message signing by `personal_sign`. */
export const signing: Signing = {
  signMessage: ({ provider, address, message }) =>
    Effect.suspend(() => {
      const bytes = typeof message === "string" ? new TextEncoder().encode(message) : message
      return ask(provider, "personal_sign", [`0x${toHex(bytes)}`, address])
    }).pipe(Effect.mapError(toSigningError), Effect.flatMap(decodeSignature))
}
