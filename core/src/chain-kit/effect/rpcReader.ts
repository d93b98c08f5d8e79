import * as Effect from "effect/Effect"
import type { Network } from "../../chain/Network.ts"
import type { JsonRpc } from "../../http/JsonRpc.ts"
import { NodeAnswerInvalidError, type RpcUrlMissingError } from "../../http/nodeErrors.ts"
import type { RpcCall } from "../../http/RpcCall.ts"
import type { KitError } from "../../error/KitError.ts"
import type { ReadOptions } from "../read/readUrls.ts"
import { readRpc } from "./readRpc.ts"

/** Why a network could not be read, as transfers say it. */
export type NodeReadError = NodeAnswerInvalidError | RpcUrlMissingError

/** Fails as `reading` does, in the words of transfers: `what` of the network could not be read, unless no node is known. */
export const asNodeRead = <A>(
  reading: Effect.Effect<A, KitError>,
  network: Network,
  what: string
): Effect.Effect<A, NodeReadError> =>
  Effect.mapError(reading, (error) =>
    error._tag === "RpcUrlMissingError" || error._tag === "NodeAnswerInvalidError"
      ? (error as NodeReadError)
      : new NodeAnswerInvalidError({ networkId: network.caipNetworkId, what }, error)
  )

/** Reads of one network over JSON-RPC. */
export interface RpcReader {
  readonly network: Network
  /**
   * `what` is read, as an error says it: "a balance"; `decode` gives undefined for what is not an answer.
   *
   * Fails: `NodeAnswerInvalidError`, `RpcUrlMissingError`.
   */
  readonly read: <A>(
    method: string,
    params: NonNullable<RpcCall["params"]>,
    what: string,
    decode: (answer: unknown) => A | undefined
  ) => Effect.Effect<A, NodeReadError>
}

/** Reads a network over the sources of `readRpc`. */
export const rpcReader = (rpc: JsonRpc["Service"], options: ReadOptions, network: Network): RpcReader => ({
  network,
  read: (method, params, what, decode) =>
    asNodeRead(readRpc(rpc, { network, options, method, params, what, decode }), network, what)
})
