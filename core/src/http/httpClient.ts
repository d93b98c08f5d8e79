import * as Effect from "effect/Effect"
import { fromPromise } from "../flow/fromPromise.ts"
import { currentMillis, sleep } from "../flow/Time.ts"
import { withDeadline } from "../flow/withDeadline.ts"
import { makeBreaker } from "./breaker.ts"
import { HttpBodyInvalidError, HttpStatusError, HttpTimeoutError } from "./answerErrors.ts"
import { HttpUnreachableError, type HttpError } from "./errors.ts"
import { toJson } from "../json/toJson.ts"
import type { Notices } from "../notice/Notices.ts"
import type { JsonRequest } from "./JsonRequest.ts"
import { readBody } from "./readBody.ts"
import { retryDelayMillis } from "./retryDelay.ts"

const DEADLINE_MILLIS = 10_000
const TRIES = 3
const ERROR_BODY_CHARACTERS = 500

type Failure = { readonly error: HttpError; readonly retryAfter?: string | null; readonly final?: boolean }

/** Makes the client behind `Http`; it keeps which hosts rest, and tells the developer of requests that came to nothing. */
export const makeHttpClient = (tell: Notices["Service"]["tell"]) => {
  const breaker = makeBreaker()
  const guarded = (request: JsonRequest): Effect.Effect<unknown, Failure> =>
    Effect.gen(function* () {
      const host = hostOf(request.url)
      const { restsAs = host } = request
      if (breaker.isOpen(restsAs, yield* currentMillis)) {
        return yield* Effect.fail<Failure>({
          error: new HttpUnreachableError({ host }, "resting after repeated failures"),
          final: true
        })
      }
      return yield* once(request).pipe(
        Effect.tap(() => Effect.sync(() => breaker.succeeded(restsAs))),
        Effect.tapError(({ error }) =>
          Effect.map(currentMillis, (now) =>
            isOutage(error) ? breaker.failed(restsAs, now) : breaker.succeeded(restsAs)
          )
        )
      )
    })
  const json = (request: JsonRequest, failedTries = 0): Effect.Effect<unknown, HttpError> =>
    guarded(request).pipe(
      Effect.catch((failure) => {
        const again =
          request.kind === "read" && failure.final !== true && failedTries + 1 < (request.tries ?? TRIES)
        const delay = again ? retryDelayMillis(failure, failedTries) : undefined
        return delay === undefined
          ? Effect.andThen(
              isNews(failure, request) ? tell(failure.error) : Effect.void,
              Effect.fail(failure.error)
            )
          : Effect.andThen(sleep(delay), json(request, failedTries + 1))
      })
    )
  return (request: JsonRequest) => json(request)
}

/** Whether the developer should know: of what the caller takes for an answer not, and not that the visitor is offline. */
const isNews = ({ error }: Failure, { answers = [] }: JsonRequest): boolean =>
  error._tag === "HttpStatusError"
    ? answers !== "all" && !answers.includes(error.details.status)
    : globalThis.navigator?.onLine !== false

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
  const answer = Effect.gen(function* () {
    const response = yield* fromPromise(
      (signal) =>
        fetch(request.url, {
          method: request.method ?? (request.body === undefined ? "GET" : "POST"),
          headers: {
            ...(request.body === undefined ? {} : { "content-type": "application/json" }),
            ...request.headers
          },
          ...(request.body === undefined ? {} : { body: toJson(request.body) }),
          credentials: "omit",
          referrerPolicy: "no-referrer",
          ...(request.redirect && { redirect: request.redirect }),
          signal
        }),
      (cause): Failure => ({ error: new HttpUnreachableError({ host }, cause) })
    )
    const text = yield* fromPromise(
      () => readBody(response),
      (cause): Failure => ({
        error: new HttpBodyInvalidError({ host, problem: "it could not be read" }, cause)
      })
    )
    if (text === undefined)
      return yield* Effect.fail({
        error: new HttpBodyInvalidError({ host, problem: "it is larger than 5 MB" })
      })
    if (!response.ok) {
      return yield* Effect.fail({
        error: new HttpStatusError({
          host,
          status: response.status,
          body: text.slice(0, ERROR_BODY_CHARACTERS)
        }),
        retryAfter: response.headers.get("retry-after")
      })
    }
    return yield* fromPromise(
      (): unknown => JSON.parse(text),
      (cause): Failure => ({ error: new HttpBodyInvalidError({ host, problem: "it is not JSON" }, cause) })
    )
  })
  return withDeadline(answer, DEADLINE_MILLIS, () =>
    Effect.fail<Failure>({ error: new HttpTimeoutError({ host, milliseconds: DEADLINE_MILLIS }) })
  )
}
