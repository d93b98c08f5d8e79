import type { Network } from "@latchkey/core"
import { NodeAnswerInvalidError, type JsonRpc, type RpcUrlMissingError } from "@latchkey/core/effect"
import type { ReadOptions } from "@latchkey/core/chain-kit"
import { readRpc } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"

/** Why a network could not be read. */
export type ReadError = NodeAnswerInvalidError | RpcUrlMissingError

/** Reads of one network whose failures the kit's own errors tell. */
export interface ChainReader {
  readonly network: Network
  /** `what` is read, as an error says it: "a balance". */
  readonly read: <A>(
    method: string,
    params: Readonly<Record<string, unknown>>,
    what: string,
    decode: (answer: unknown) => A | undefined
  ) => Effect.Effect<A, ReadError>
}

/** Reads a network over the sources of `readRpc`. */
export const chainReader = (
  rpc: JsonRpc["Service"],
  options: ReadOptions,
  network: Network
): ChainReader => ({
  network,
  read: (method, params, what, decode) =>
    Effect.mapError(readRpc(rpc, { network, options, method, params, what, decode }), (error) =>
      error._tag === "RpcUrlMissingError" || error._tag === "NodeAnswerInvalidError"
        ? error
        : new NodeAnswerInvalidError({ networkId: network.caipNetworkId, what }, error)
    )
})
