import { attempt } from "@latchkey/core/chain-kit"
import { Http, HttpBodyInvalidError, Notices, type HttpError, type JsonRequest } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import type { ResolvedOptions } from "./ResolvedOptions.ts"

const SDK_TYPE = "latchkey"
const SDK_VERSION = "latchkey-0.1.0"

/** What a request says beside who asks; what is empty is not said. */
export type Query = Readonly<Record<string, string | number | ReadonlyArray<string> | undefined>>

/** Asks the services of a project. */
export interface Ask {
  /** The address of a request: every one says which project asks, and with which kit. */
  readonly address: (base: string, path: string, query?: Query) => string
  /** What the API answers, as it came. */
  readonly json: (
    path: string,
    query?: Query,
    tries?: number,
    answers?: JsonRequest["answers"]
  ) => Effect.Effect<unknown, HttpError>
  /** The same of a question that is asked in a body; it changes nothing there. */
  readonly post: (
    path: string,
    body: object,
    tries?: number,
    answers?: JsonRequest["answers"]
  ) => Effect.Effect<unknown, HttpError>
  /** What is written there, asked once. */
  readonly send: (path: string, body: object) => Effect.Effect<unknown, HttpError>
  /**
   * What was decoded of an answer. Undefined is an answer that cannot be used: the developer is told which one, and it fails with
   * `HttpBodyInvalidError`.
   */
  readonly usable: <A>(decoded: A | undefined, of: string) => Effect.Effect<A, HttpError>
}

/** What parts of a path stand for somebody, behind these. */
const NAMED = /(?<=\/(?:account|identity|reverse|suggestions)\/)[^/]+/

/** Makes the way to the services of a project: what is below `/v1/` is the blockchain API's, everything else the catalogue's. */
export const makeAsk = ({ projectId = "", urls, sdkType, sdkVersion }: ResolvedOptions) =>
  Effect.gen(function* () {
    const http = yield* Http
    const { tell } = yield* Notices
    const host = attempt(() => new URL(urls.blockchain).host) ?? urls.blockchain
    const address: Ask["address"] = (base, path, query = {}) => {
      const all: Query = { projectId, st: sdkType ?? SDK_TYPE, sv: sdkVersion ?? SDK_VERSION, ...query }
      const said = Object.entries(all).flatMap(([name, value]) => {
        const text = String(value ?? "")
        return text === "" ? [] : [[name, text]]
      })
      return `${base.replace(/\/$/, "")}${path}?${new URLSearchParams(said)}`
    }
    const at = (path: string, query?: Query) => {
      const base = path.startsWith("/v1/") ? urls.blockchain : urls.api
      // The service counts requests by route, and refuses those that are too many in a way that a page takes for an outage.
      return { url: address(base, path, query), restsAs: `${base}${path.replace(NAMED, "")}` }
    }
    const read = (path: string, query: Query | undefined, rest: object, tries: number | undefined) =>
      http.json({
        ...at(path, query),
        kind: "read",
        ...rest,
        ...(tries === undefined ? {} : { tries })
      })
    const ask: Ask = {
      address,
      usable: (decoded, of) => {
        if (decoded !== undefined) return Effect.succeed(decoded)
        const error = new HttpBodyInvalidError({ host, problem: `its ${of} are of another shape` })
        return Effect.andThen(tell(error), Effect.fail(error))
      },
      json: (path, query, tries, answers = []) => read(path, query, { answers }, tries),
      post: (path, body, tries, answers = []) => read(path, undefined, { body, answers }, tries),
      send: (path, body) => http.json({ ...at(path), kind: "write", body, answers: [400, 409] })
    }
    return ask
  })
