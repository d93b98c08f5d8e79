import type { HttpError } from "./errors.ts"

const BASE_MILLIS = 200
const MAX_RETRY_AFTER_MILLIS = 60_000

/**
 * How long to wait before a read is tried again, in milliseconds; undefined when it must not be.
 *
 * Outages, time-outs, 429 and 5xx are tried again. A Retry-After of up to 60 s is honoured, a longer one ends it.
 */
export const retryDelayMillis = (
  failure: { readonly error: HttpError; readonly retryAfter?: string | null },
  failedTries: number,
  random: () => number = Math.random
): number | undefined => {
  const { error } = failure
  if (error._tag === "HttpBodyInvalidError") return undefined
  if (error._tag === "HttpStatusError") {
    const { status } = error.details
    if (status !== 429 && status < 500) return undefined
    const seconds = Number(failure.retryAfter ?? Number.NaN)
    if (Number.isFinite(seconds) && seconds >= 0) {
      return seconds * 1_000 <= MAX_RETRY_AFTER_MILLIS ? seconds * 1_000 : undefined
    }
  }
  return BASE_MILLIS * 2 ** failedTries * (0.5 + random())
}
