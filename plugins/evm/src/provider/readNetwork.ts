import type { Network } from "@latchkey/core"
import type { JsonRpc, NetworkMismatchError, RpcError, RpcUrlMissingError } from "@latchkey/core/effect"
import { WalletFault, type ReadOptions } from "@latchkey/core/chain-kit"
import { readSources, decoded } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import { readOverWallet } from "./readOverWallet.ts"

/** A read of a network, and the connected wallet's provider where there is one. */
export interface NetworkRead {
  readonly network: Network
  readonly provider: unknown
  readonly method: string
  readonly params: ReadonlyArray<unknown>
  readonly options: ReadOptions
}

/** Why a source gave no usable answer. */
export type ReadFault = RpcError | NetworkMismatchError | WalletFault

/** A source's answer as it came. */
export type Answer = Effect.Effect<unknown, ReadFault>

/** `readSources` over JSON-RPC and `readOverWallet`. `decode` decodes what a source answered. */
export const readNetwork = <A, E>(
  rpc: JsonRpc["Service"],
  { network, provider, method, params, options }: NetworkRead,
  decode: (answer: Answer) => Effect.Effect<A, E>
): Effect.Effect<A, E | RpcUrlMissingError> =>
  readSources(network, options, {
    overUrls: (urls) => decode(rpc.request({ urls, method, params, kind: "read" })),
    overWallet: provider === undefined ? undefined : decode(readOverWallet(provider, network, method, params))
  })

/** Decodes what a source answered; undefined, and anything thrown, is a failure of that source. */
export const decodedWith =
  <A>(decode: (value: unknown) => A | undefined) =>
  (answer: Answer): Effect.Effect<A, ReadFault> =>
    Effect.flatMap(
      answer,
      decoded(decode, () => new WalletFault("failed", "The answer is not what the method gives."))
    )
