import { NodeAnswerInvalidError, type JsonRpc, type RpcUrlMissingError } from "@latchkey/core/effect"
import type { ReadOptions } from "@latchkey/core/chain-kit"
import type { Network } from "@latchkey/core"
import * as Effect from "effect/Effect"
import { causeOf, type NetworkReader } from "../api/NetworkReader.ts"
import { decodedWith, readNetwork, type ReadFault } from "../provider/readNetwork.ts"

/** Why a network could not be read. */
export type ReadError = NodeAnswerInvalidError | RpcUrlMissingError

/** Reads of one network whose failures the kit's own errors tell. */
export interface ChainReader {
  readonly network: Network
  /** The same reads, for what tells failures apart by what the node said. */
  readonly raw: NetworkReader
  /** `what` is read, as an error says it: "a balance". */
  readonly read: <A>(
    method: string,
    params: ReadonlyArray<unknown>,
    what: string,
    decode: (answer: unknown) => A | undefined
  ) => Effect.Effect<A, ReadError>
}

/** What the kit says of a fault of reading `what`. */
export const toReadError =
  ({ network }: Pick<ChainReader, "network">, what: string) =>
  (fault: ReadFault): ReadError =>
    fault._tag === "RpcUrlMissingError"
      ? fault
      : new NodeAnswerInvalidError({ networkId: network.caipNetworkId, what }, causeOf(fault))

/** Reads a network over the sources of `readNetwork`. */
export const chainReader = (
  rpc: JsonRpc["Service"],
  options: ReadOptions,
  { network, provider }: { readonly network: Network; readonly provider?: unknown }
): ChainReader => {
  const networkId = network.caipNetworkId
  const read: NetworkReader["read"] = (method, params, use) =>
    readNetwork(rpc, { network, provider, method, params, options }, use)
  return {
    network,
    raw: { networkId, read },
    read: (method, params, what, decode) =>
      Effect.mapError(read(method, params, decodedWith(decode)), toReadError({ network }, what))
  }
}
