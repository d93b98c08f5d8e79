import { foreignPromise, SigningFailedError, signingError, type Signing } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { toHex } from "../hexadecimal.ts"
import type { InjectedExtension } from "../InjectedExtension.ts"
import { isDeclined } from "../isDeclined.ts"
import { spelledByWallet, type WalletSessions } from "../WalletSession.ts"

/** The kit's error for what a wallet threw when it was asked to sign. */
export const toSigningError = (cause: unknown) => signingError(cause, isDeclined)

/**
 * The signature in a signer's answer: 64 bytes (sr25519, ed25519) or 65 (ECDSA), with one more before them where the
 * wallet names the kind of key. Fails: `SigningFailedError`.
 */
export const decodeSignature = (answer: unknown) =>
  Effect.try({
    try: () => {
      const { signature } = answer as { readonly signature?: unknown }
      if (typeof signature !== "string" || !/^0x(?:[0-9a-f]{2}){64,66}$/i.test(signature)) throw signature
      return signature as `0x${string}`
    },
    catch: () => new SigningFailedError("The wallet's answer is no signature.")
  })

/** Message signing by `signRaw`. The wallet signs the bytes inside `<Bytes>…</Bytes>`. */
export const makeSigning = (sessions: WalletSessions): Signing => ({
  signMessage: ({ provider, address, message }) =>
    foreignPromise(() => {
      const bytes = typeof message === "string" ? new TextEncoder().encode(message) : message
      const { signer } = provider as InjectedExtension
      if (typeof signer?.signRaw !== "function") throw new Error("The wallet cannot sign messages.")
      const spelled = spelledByWallet(sessions.get(provider as object), address)
      return signer.signRaw({ address: spelled, data: toHex(bytes), type: "bytes" })
    }, toSigningError).pipe(Effect.flatMap(decodeSignature))
})
