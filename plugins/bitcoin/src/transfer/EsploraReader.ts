import type { Network } from "@latchkey/core"
import type { Http } from "@latchkey/core/effect"
import type { ReadOptions } from "@latchkey/core/chain-kit"
import { asNodeRead, decodeAnswer, readSources, type NodeReadError } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"

/** Reads of one network over Esplora's HTTP API whose failures the kit's own errors tell. */
export interface EsploraReader {
  readonly network: Network
  /**
   * `what` is read, as an error says it: "a balance"; `path` begins with a slash. What a source says is not there is decoded as null.
   * Fails: `NodeReadError`.
   */
  readonly read: <A>(
    path: string,
    what: string,
    decode: (answer: unknown) => A | undefined
  ) => Effect.Effect<A, NodeReadError>
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
      http.json({ url: `${url.replace(/\/+$/, "")}${path}`, kind: "read", answers: [404] }).pipe(
        Effect.catch((error) =>
          error._tag === "HttpStatusError" && error.details.status === 404
            ? Effect.succeed(null)
            : Effect.fail(error)
        ),
        Effect.flatMap(decodeAnswer(network, what, decode))
      )
    return asNodeRead(
      readSources(network, options, {
        overUrls: (urls) => urls.map(ask).reduce((earlier, next) => Effect.catch(earlier, () => next))
      }),
      network,
      what
    )
  }
})
