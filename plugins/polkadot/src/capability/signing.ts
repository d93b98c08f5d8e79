import { SigningFailedError, type Signing } from "@latchkey/core/effect"
import { readField, toHex, toSigningError, WalletFault } from "@latchkey/core/chain-kit"
import { askWallet, decoded } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import type { InjectedExtension } from "../InjectedExtension.ts"
import { kindOf } from "../kindOf.ts"
import { spelledByWallet, type WalletSessions } from "../WalletSession.ts"

type Signer = NonNullable<InjectedExtension["signer"]>

/** A signer's answer, undecoded. Fails: `SigningFailedError`, also where the wallet has no such function, `SigningRejectedError`. */
export const askSigner = (provider: unknown, method: keyof Signer, toPayload: () => object) =>
  Effect.mapError(
    askWallet((): unknown => {
      const { signer } = provider as InjectedExtension
      if (typeof signer?.[method] !== "function")
        throw new WalletFault("unsupported", `The wallet has no ${method}.`)
      return (signer[method] as (payload: object) => unknown)(toPayload())
    }, kindOf),
    toSigningError
  )

/**
 * The signature in a signer's answer: 64 bytes (sr25519, ed25519) or 65 (ECDSA), with one more before them where the
 * wallet names the kind of key. Fails: `SigningFailedError`.
 */
export const decodeSignature = decoded(
  (answer) => {
    const signature = readField(answer, "signature")
    return typeof signature === "string" && /^0x(?:[0-9a-f]{2}){64,66}$/i.test(signature)
      ? (signature as `0x${string}`)
      : undefined
  },
  () => new SigningFailedError("The wallet's answer is no signature.")
)

/** Message signing by `signRaw`. The wallet signs the bytes inside `<Bytes>…</Bytes>`. */
export const makeSigning = (sessions: WalletSessions): Signing => ({
  signMessage: ({ provider, address, message }) =>
    Effect.flatMap(
      askSigner(provider, "signRaw", () => {
        const bytes = typeof message === "string" ? new TextEncoder().encode(message) : message
        const spelled = spelledByWallet(sessions.get(provider as object), address)
        return { address: spelled, data: `0x${toHex(bytes)}`, type: "bytes" }
      }),
      decodeSignature
    )
})
