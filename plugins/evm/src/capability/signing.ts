import { SigningFailedError, type Signing } from "@latchkey/core/effect"
import { hexSignature, toHex, toSigningError } from "@latchkey/core/chain-kit"
import * as Effect from "effect/Effect"
import { ask } from "../provider/Eip1193.ts"

/** Turns what a wallet gave for a signing request into the signature. Fails: `SigningFailedError`. */
export const decodeSignature = (value: unknown) =>
  hexSignature(value) === undefined
    ? Effect.fail(new SigningFailedError("The wallet's answer is no signature."))
    : Effect.succeed(value as string)

/** Message signing by `personal_sign`. */
export const signing: Signing = {
  signMessage: ({ provider, address, message }) =>
    Effect.suspend(() => {
      const bytes = typeof message === "string" ? new TextEncoder().encode(message) : message
      return ask(provider, "personal_sign", [`0x${toHex(bytes)}`, address])
    }).pipe(Effect.mapError(toSigningError), Effect.flatMap(decodeSignature))
}
