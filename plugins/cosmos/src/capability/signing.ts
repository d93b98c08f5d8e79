import type { Network } from "@latchkey/core"
import { SigningFailedError, type Signing } from "@latchkey/core/effect"
import { attempt, copyBytes, fromBase64, toSigningError, WalletFault } from "@latchkey/core/chain-kit"
import { decoded } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import type { AminoSignature } from "../CosmosApi.ts"
import { ask, onChain } from "../provider/Keplr.ts"

const MAX_KEY_TYPE = 100

// What is handed on as text has no white space, which browsers pass over.
const isPlainBase64 = (value: unknown) => typeof value === "string" && !/\s/.test(value)

/** The signature in a wallet's answer: 64 bytes, 65 where Ethereum's form is kept. Undefined if it is not a signature. Never throws. */
export const decodeSignature = (value: unknown): AminoSignature | undefined =>
  attempt(() => {
    const { signature, pub_key } = value as Readonly<Record<string, unknown>>
    const { type, value: key } = pub_key as Readonly<Record<string, unknown>>
    if (![signature, key].every(isPlainBase64)) return undefined
    const length = fromBase64(signature, 88)?.length
    const keyLength = fromBase64(key, 88)?.length
    if (length !== 64 && length !== 65) return undefined
    if (keyLength !== 33 && keyLength !== 65) return undefined
    if (typeof type !== "string" || type.length > MAX_KEY_TYPE) return undefined
    return { signature: signature as string, pub_key: { type, value: key as string } }
  })

/**
 * Asks a wallet to sign bytes or a text by ADR-36, handed on as they are.
 *
 * Fails: `SigningRejectedError`, `SigningFailedError`.
 */
export const signArbitrary = (
  provider: unknown,
  network: Pick<Network, "caipNetworkId" | "id">,
  address: string,
  message: string | Uint8Array
) =>
  onChain(network, (chainId) => {
    // A copy: what the page does to its bytes while the visitor looks at them changes nothing.
    const data = typeof message === "string" ? message : copyBytes(message, Infinity)
    return data === undefined
      ? Effect.fail(new WalletFault("failed", "Neither text nor bytes."))
      : ask(provider, "signArbitrary", chainId, address, data)
  }).pipe(
    Effect.mapError(toSigningError),
    Effect.flatMap(
      decoded(decodeSignature, () => new SigningFailedError("The wallet's answer is no signature."))
    )
  )

/** Message signing by ADR-36; answers with the signature in base64. */
export const signing: Signing = {
  signMessage: ({ provider, address, network, message }) =>
    Effect.map(signArbitrary(provider, network, address, message), ({ signature }) => signature)
}
