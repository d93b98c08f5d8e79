import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { makeBreaker } from "./breaker.ts"
import { HttpBodyInvalidError, HttpStatusError, HttpTimeoutError, HttpUnreachableError, type HttpError } from "./errors.ts"
import { readBody } from "./readBody.ts"
import { retryDelayMillis } from "./retryDelay.ts"

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

const DEADLINE_MILLIS = 10_000
const TRIES = 3
const ERROR_BODY_CHARACTERS = 300

type Failure = { readonly error: HttpError; readonly retryAfter?: string | null; readonly final?: boolean }

/** HTTP with a deadline of 10 s a try, a cap of 5 MB a body, and typed errors. */
export class Http extends Context.Service<
  Http,
  {
    /** The parsed JSON as it came: the caller decodes it. */
    readonly json: (request: JsonRequest) => Effect.Effect<unknown, HttpError>
  }
>()("@latchkey/core/Http") {
  static readonly layer = Layer.sync(this, () => {
    const breaker = makeBreaker()
    const guarded = (request: JsonRequest): Effect.Effect<unknown, Failure> =>
      Effect.gen(function* () {
        const host = hostOf(request.url)
        if (breaker.isOpen(host, yield* Clock.currentTimeMillis)) {
          return yield* Effect.fail<Failure>({ error: new HttpUnreachableError(host, "resting after repeated failures"), final: true })
        }
        return yield* once(request).pipe(
          Effect.tap(() => Effect.sync(() => breaker.succeeded(host))),
          Effect.tapError(({ error }) =>
            Effect.map(Clock.currentTimeMillis, (now) => (isOutage(error) ? breaker.failed(host, now) : breaker.succeeded(host)))
          )
        )
      })
    const json = (request: JsonRequest, failedTries = 0): Effect.Effect<unknown, HttpError> =>
      guarded(request).pipe(
        Effect.catch((failure) => {
          const again = request.kind === "read" && failure.final !== true && failedTries + 1 < TRIES
          const delay = again ? retryDelayMillis(failure, failedTries) : undefined
          return delay === undefined
            ? Effect.fail(failure.error)
            : Effect.andThen(Effect.sleep(delay), json(request, failedTries + 1))
        })
      )
    return Http.of({ json: (request) => json(request) })
  })
}

const isOutage = (error: HttpError): boolean =>
  error._tag === "HttpUnreachableError" ||
  error._tag === "HttpTimeoutError" ||
  (error._tag === "HttpStatusError" && (error.details.status >= 500 || error.details.status === 429))

const hostOf = (url: string): string => {
  try {
    return new URL(url).host
  } catch {
    return "unknown host"
  }
}

const once = (request: JsonRequest): Effect.Effect<unknown, Failure> => {
  const host = hostOf(request.url)
  return Effect.gen(function* () {
    const response = yield* Effect.tryPromise({
      try: (signal) =>
        fetch(request.url, {
          method: request.method ?? (request.body === undefined ? "GET" : "POST"),
          headers: { ...(request.body === undefined ? {} : { "content-type": "application/json" }), ...request.headers },
          ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
          credentials: "omit",
          referrerPolicy: "no-referrer",
          signal
        }),
      catch: (cause): Failure => ({ error: new HttpUnreachableError(host, cause) })
    })
    const text = yield* Effect.tryPromise({
      try: () => readBody(response),
      catch: (cause): Failure => ({ error: new HttpBodyInvalidError(host, "it could not be read", cause) })
    })
    if (text === undefined) return yield* Effect.fail({ error: new HttpBodyInvalidError(host, "it is larger than 5 MB") })
    if (!response.ok) {
      return yield* Effect.fail({
        error: new HttpStatusError(host, response.status, text.slice(0, ERROR_BODY_CHARACTERS)),
        retryAfter: response.headers.get("retry-after")
      })
    }
    return yield* Effect.try({
      try: (): unknown => JSON.parse(text),
      catch: (cause): Failure => ({ error: new HttpBodyInvalidError(host, "it is not JSON", cause) })
    })
  }).pipe(
    Effect.timeoutOrElse({
      duration: DEADLINE_MILLIS,
      orElse: () => Effect.fail<Failure>({ error: new HttpTimeoutError(host, DEADLINE_MILLIS) })
    })
  )
}
