import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { HttpError } from "./errors.ts"
import { lazyClient } from "./lazyClient.ts"

/** A request whose answer is JSON. */
export interface JsonRequest {
  readonly url: string
  readonly method?: "GET" | "POST"
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as JSON. */
  readonly body?: unknown
  /** Only reads are retried: at most 3 tries, with jitter, honouring Retry-After up to 60 s. */
  readonly kind: "read" | "write"
}

/** HTTP with a deadline of 10 s a try, a cap of 5 MB a body, and typed errors. */
export class Http extends Context.Service<
  Http,
  {
    /** The parsed JSON as it came: the caller decodes it. */
    readonly json: (request: JsonRequest) => Effect.Effect<unknown, HttpError>
  }
>()("@latchkey/core/Http") {
  /** Its client is a chunk of its own, fetched with the first request. */
  static readonly layer = Layer.sync(this, () => {
    const client = lazyClient(() => import("./httpClient.ts").then(({ makeHttpClient }) => makeHttpClient()))
    return Http.of({ json: (request) => Effect.flatMap(client, (json) => json(request)) })
  })
}
