import * as Effect from "effect/Effect"
import type { Network } from "../../chain/Network.ts"
import type { RpcError } from "../../http/errors.ts"
import type { NodeAnswerInvalidError } from "../../http/nodeErrors.ts"
import type { JsonRpc } from "../../http/JsonRpc.ts"
import type { RpcCall } from "../../http/RpcCall.ts"
import type { ReadOptions } from "../read/readUrls.ts"
import { decodeAnswer } from "./decodeAnswer.ts"
import { readSources } from "./readSources.ts"

/** A read of a network over JSON-RPC; `decode` gives undefined for what is not an answer. */
export interface RpcRead<A> extends Pick<RpcCall, "method" | "params"> {
  readonly network: Network
  readonly options: ReadOptions
  /** What is asked for, as an error says it: "a balance". The method when absent. */
  readonly what?: string
  readonly decode: (answer: unknown) => A | undefined
}

/**
 * Reads a network over the URLs of `readSources`: for chains whose wallets answer no reads.
 *
 * Fails as the last URL did, with `NodeAnswerInvalidError`, and with `RpcUrlMissingError` where there is none.
 */
export const readRpc = <A>(
  rpc: JsonRpc["Service"],
  { network, options, what, decode, ...call }: RpcRead<A>
): Effect.Effect<A, RpcError | NodeAnswerInvalidError> =>
  readSources(network, options, {
    overUrls: (urls) =>
      Effect.flatMap(
        rpc.request({ urls, ...call, kind: "read" }),
        decodeAnswer(network, what ?? call.method, decode)
      )
  })
