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
  readonly post: (path: string, body: object, tries?: number) => Effect.Effect<unknown, HttpError>
  /** What is written there, asked once. */
  readonly send: (path: string, body: object) => Effect.Effect<unknown, HttpError>
  /**
   * What was decoded of an answer. Undefined is an answer that cannot be used: the developer is told which one, and it fails with
   * `HttpBodyInvalidError`.
   */
  readonly usable: <A>(decoded: A | undefined, of: string) => Effect.Effect<A, HttpError>
}

/** Makes the way to the services of a project. */
export const makeAsk = ({ projectId = "", urls, sdkType, sdkVersion }: ResolvedOptions) =>
  Effect.gen(function* () {
    const http = yield* Http
    const { tell } = yield* Notices
    const host = attempt(() => new URL(urls.api).host) ?? urls.api
    const address: Ask["address"] = (base, path, query = {}) => {
      const all: Query = { projectId, st: sdkType ?? SDK_TYPE, sv: sdkVersion ?? SDK_VERSION, ...query }
      const said = Object.entries(all).flatMap(([name, value]) => {
        const text = String(value ?? "")
        return text === "" ? [] : [[name, text]]
      })
      return `${base.replace(/\/$/, "")}${path}?${new URLSearchParams(said)}`
    }
    const read = (path: string, query: Query | undefined, rest: object, tries: number | undefined) =>
      http.json({
        url: address(urls.api, path, query),
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
      post: (path, body, tries) => read(path, undefined, { body }, tries),
      send: (path, body) =>
        http.json({ url: address(urls.api, path), kind: "write", body, answers: [400, 409] })
    }
    return ask
  })
