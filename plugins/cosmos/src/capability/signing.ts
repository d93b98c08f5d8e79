import type { Network } from "@latchkey/core"
import { SigningFailedError, signingError, type Signing } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { copyBytes, fromBase64 } from "../bytes.ts"
import type { AminoSignature } from "../CosmosApi.ts"
import { chainIdOf } from "../CosmosNetwork.ts"
import { ask, isDeclined, type WalletFault } from "../provider/Keplr.ts"

const MAX_KEY_TYPE = 100

/** The kit's error for a signature that a wallet did not give. */
export const toSigningError = ({ cause }: WalletFault) => signingError(cause, isDeclined)

/** The signature in a wallet's answer: 64 bytes, 65 where Ethereum's form is kept. Undefined when it is none. Never throws. */
export const decodeSignature = (value: unknown): AminoSignature | undefined => {
  try {
    const { signature, pub_key } = value as Readonly<Record<string, unknown>>
    const { type, value: key } = pub_key as Readonly<Record<string, unknown>>
    const length = fromBase64(signature, 88)?.length
    const keyLength = fromBase64(key, 88)?.length
    if (length !== 64 && length !== 65) return undefined
    if (keyLength !== 33 && keyLength !== 65) return undefined
    if (typeof type !== "string" || type.length > MAX_KEY_TYPE) return undefined
    return { signature: signature as string, pub_key: { type, value: key as string } }
  } catch {
    return undefined
  }
}

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
  Effect.suspend(() => {
    const chainId = chainIdOf(network)
    // A copy: what the page does to its bytes while the visitor looks at them changes nothing.
    const data = typeof message === "string" ? message : copyBytes(message)
    if (data === undefined) return Effect.fail(new SigningFailedError("Neither text nor bytes."))
    return chainId === undefined
      ? Effect.fail(new SigningFailedError(`${network.caipNetworkId} does not say its chain id.`))
      : Effect.mapError(ask(provider, "signArbitrary", chainId, address, data), toSigningError)
  }).pipe(
    Effect.flatMap((answer) => {
      const signature = decodeSignature(answer)
      return signature === undefined
        ? Effect.fail(new SigningFailedError("The wallet's answer is no signature."))
        : Effect.succeed(signature)
    })
  )

/** Message signing by ADR-36; answers with the signature in base64. */
export const signing: Signing = {
  signMessage: ({ provider, address, network, message }) =>
    Effect.map(signArbitrary(provider, network, address, message), ({ signature }) => signature)
}
