import { signingError, type Signing } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { fromBase58, toBase58 } from "../base58.ts"
import { isSignedBy } from "../provider/isSignedBy.ts"
import { MAX_MESSAGE } from "../provider/Call.ts"
import { readField } from "../provider/readField.ts"
import { ask, isDeclined } from "../provider/SolanaProvider.ts"

const toSigningError = (cause: unknown) => signingError(cause, isDeclined)

/** A signature in a provider's answer: base58 of 64 bytes. Undefined when there is none; never throws. */
export const decodeSignature = (answer: unknown): string | undefined => {
  const signature = readField(answer, "signature")
  return typeof signature === "string" && fromBase58(signature, 88)?.length === 64 ? signature : undefined
}

/** Message signing by `solana_signMessage`: of at most 64 KiB, the signature in base58, and checked. */
export const signing: Signing = {
  signMessage: ({ provider, address, network, message }) =>
    Effect.suspend(() => {
      const bytes = typeof message === "string" ? new TextEncoder().encode(message) : message.slice()
      if (bytes.length > MAX_MESSAGE) return Effect.fail(toSigningError("The message is longer than 64 KiB."))
      const params = { message: toBase58(bytes), pubkey: address }
      const request = { method: "solana_signMessage", params }
      return Effect.flatMap(ask(provider, network.caipNetworkId, request, toSigningError), (answer) => {
        const signature = decodeSignature(answer)
        return signature === undefined
          ? Effect.fail(toSigningError("The wallet's answer is no signature."))
          : Effect.flatMap(isSignedBy(address, signature, bytes), (isSigned) =>
              isSigned
                ? Effect.succeed(signature)
                : Effect.fail(toSigningError("The signature is not that of the account under the message."))
            )
      })
    })
}
