import type { Network } from "@latchkey/core"
import { NodeAnswerInvalidError, type Http, type RpcUrlMissingError } from "@latchkey/core/effect"
import type { ReadOptions } from "@latchkey/core/chain-kit"
import { decodeAnswer, readSources } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"

/** Why a network could not be read. */
export type ReadError = NodeAnswerInvalidError | RpcUrlMissingError

/** Reads of one network over Esplora's HTTP API whose failures the kit's own errors tell. */
export interface EsploraReader {
  readonly network: Network
  /** `what` is read, as an error says it: "a balance"; `path` begins with a slash. Fails: `ReadError`. */
  readonly read: <A>(
    path: string,
    what: string,
    decode: (answer: unknown) => A | undefined
  ) => Effect.Effect<A, ReadError>
}

/** Reads a network over the sources of `readSources`. */
export const esploraReader = (
  http: Http["Service"],
  options: ReadOptions,
  network: Network
): EsploraReader => ({
  network,
  read: (path, what, decode) => {
    const ask = (url: string) =>
      Effect.flatMap(
        http.json({ url: `${url.replace(/\/+$/, "")}${path}`, kind: "read" }),
        decodeAnswer(network, what, decode)
      )
    return Effect.mapError(
      readSources(network, options, {
        overUrls: (urls) => urls.map(ask).reduce((earlier, next) => Effect.catch(earlier, () => next))
      }),
      (error) =>
        error._tag === "RpcUrlMissingError" || error._tag === "NodeAnswerInvalidError"
          ? error
          : new NodeAnswerInvalidError({ networkId: network.caipNetworkId, what }, error)
    )
  }
})
