import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { HttpError } from "./errors.ts"
import type { JsonRequest } from "./JsonRequest.ts"

/** HTTP with a deadline of 10 s a try, a cap of 5 MB a body, and typed errors. */
export class Http extends Context.Service<
  Http,
  {
    /** The parsed JSON as it came: the caller decodes it. */
    readonly json: (request: JsonRequest) => Effect.Effect<unknown, HttpError>
  }
>()("@latchkey/core/Http") {}
