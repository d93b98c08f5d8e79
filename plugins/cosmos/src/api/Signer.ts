import { NetworkMismatchError, SigningFailedError } from "@latchkey/core/effect"
import { attempt, fromBase64, toSigningError } from "@latchkey/core/chain-kit"
import { decoded } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import { decodeSignature } from "../capability/signing.ts"
import type { AminoSignature, CosmosSignOptions } from "../CosmosApi.ts"
import { ask } from "../provider/Keplr.ts"

/** An account in a wallet on a network. */
export interface Signer {
  readonly provider: unknown
  readonly networkId: string
  readonly chainId: string
  readonly address: string
  /** Base64, where the wallet told it. */
  readonly publicKey?: string | undefined
}

const optionNames = ["preferNoSetFee", "preferNoSetMemo", "disableBalanceCheck"] as const

const plainOptions = (options: CosmosSignOptions | undefined): ReadonlyArray<object> =>
  typeof options !== "object" || options === null
    ? []
    : [Object.fromEntries(optionNames.map((name) => [name, options[name] === true]))]

/** Fails with `NetworkMismatchError` when a transaction is of another chain. */
export const checkChain = ({ chainId, networkId }: Signer, asked: string) =>
  chainId === asked
    ? Effect.void
    : Effect.fail(new NetworkMismatchError({ expected: `cosmos:${asked}`, actual: networkId }))

/**
 * Asks the wallet to sign a transaction; answers with what it says it signed, undecoded, and the signature, which is of
 * the account's own key where that is known.
 *
 * `signDoc` has to be the wallet's own copy: what it does to that changes nothing here.
 */
export const askToSign = (
  { provider, chainId, address, publicKey }: Signer,
  method: "signAmino" | "signDirect",
  signDoc: object,
  options: CosmosSignOptions | undefined
) =>
  ask(provider, method, chainId, address, signDoc, ...plainOptions(options)).pipe(
    Effect.mapError(toSigningError),
    Effect.flatMap(
      decoded(decodeAnswer, () => new SigningFailedError("The wallet's answer is no signature."))
    ),
    Effect.flatMap((answer) =>
      publicKey === undefined || isSameKey(answer.signature.pub_key.value, publicKey)
        ? Effect.succeed(answer)
        : Effect.fail(new SigningFailedError("The wallet signed with another account."))
    )
  )

/** Whether two public keys in base64 are one key. */
export const isSameKey = (a: string, b: string): boolean => {
  const [left, right] = [fromBase64(a, 100), fromBase64(b, 100)]
  // The two forms of a key on the curve have the same first coordinate.
  return (
    left !== undefined && right !== undefined && left.subarray(1, 33).join() === right.subarray(1, 33).join()
  )
}

const decodeAnswer = (
  answer: unknown
): { readonly signed: unknown; readonly signature: AminoSignature } | undefined =>
  attempt(() => {
    const { signed, signature } = answer as Readonly<Record<string, unknown>>
    const own = decodeSignature(signature)
    return own && { signed, signature: own }
  })
