import { SigningFailedError, type Signing } from "@latchkey/core/effect"
import { fromBase58, readField, toBase58, toSigningError } from "@latchkey/core/chain-kit"
import { decoded } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import { isSignedBy } from "../provider/isSignedBy.ts"
import { ask } from "../provider/SolanaProvider.ts"

/** The most bytes of a message that a wallet is asked to sign. */
export const MAX_MESSAGE = 64 * 1024

const failed = (reason: string) => Effect.fail(new SigningFailedError(reason))

/** A signature in a provider's answer: base58 of 64 bytes. Undefined when there is none; never throws. */
export const decodeSignature = (answer: unknown): string | undefined => {
  const signature = readField(answer, "signature")
  return typeof signature === "string" && fromBase58(signature, 88)?.length === 64 ? signature : undefined
}

/** `decodeSignature` of an answer. Fails: `SigningFailedError`. */
export const toSignature = decoded(
  decodeSignature,
  () => new SigningFailedError("The wallet's answer is no signature.")
)

/** Message signing by `solana_signMessage`: of at most 64 KiB, the signature in base58, and checked. */
export const signing: Signing = {
  signMessage: ({ provider, address, network, message }) =>
    Effect.suspend(() => {
      const bytes = typeof message === "string" ? new TextEncoder().encode(message) : message.slice()
      if (bytes.length > MAX_MESSAGE) return failed("The message is longer than 64 KiB.")
      const params = { message: toBase58(bytes), pubkey: address }
      const request = { method: "solana_signMessage", params }
      return ask(provider, network.caipNetworkId, request).pipe(
        Effect.mapError(toSigningError),
        Effect.flatMap(toSignature),
        Effect.tap((signature) =>
          Effect.flatMap(isSignedBy(address, signature, bytes), (isSigned) =>
            isSigned ? Effect.void : failed("The signature is not that of the account under the message.")
          )
        )
      )
    })
}
