import { describe, expect, it } from "vitest"
import { HttpBodyInvalidError, HttpStatusError, HttpTimeoutError } from "./answerErrors.ts"
import { HttpUnreachableError } from "./errors.ts"
import { retryDelayMillis } from "./retryDelay.ts"

const host = "node.example"
const status = (code: number) => new HttpStatusError({ host, status: code, body: "" })
const delay = (
  error: Parameters<typeof retryDelayMillis>[0]["error"],
  retryAfter?: string | null,
  failed = 0,
  random = 0.5
) => retryDelayMillis({ error, ...(retryAfter === undefined ? {} : { retryAfter }) }, failed, () => random)

describe("when a read is tried again", () => {
  it("T31 in part: outages, time-outs, 429 and 5xx are; refusals and answers that cannot be used are not", () => {
    expect(delay(new HttpUnreachableError({ host }))).toBe(200)
    expect(delay(new HttpTimeoutError({ host, milliseconds: 10_000 }))).toBe(200)
    expect([429, 500, 599].map((code) => delay(status(code)))).toEqual([200, 200, 200])
    expect([400, 404, 428, 430, 499].map((code) => delay(status(code)))).toEqual(Array(5).fill(undefined))
    expect(delay(new HttpBodyInvalidError({ host, problem: "" }))).toBeUndefined()
  })

  it("T31 in part: later each time, and not all at once", () => {
    const down = new HttpUnreachableError({ host })
    expect([0, 1, 2].map((failed) => delay(down, null, failed))).toEqual([200, 400, 800])
    expect([0, 0.5, 0.999].map((random) => delay(down, null, 0, random))).toEqual([100, 200, 299.8])
  })

  it("T31 in part: after what the server says, in seconds: none at all, 60 at most", () => {
    const busy = status(503)
    expect(["0", "1", "1.5", "60"].map((said) => delay(busy, said, 2))).toEqual([0, 1_000, 1_500, 60_000])
    expect(["60.001", "3600"].map((said) => delay(busy, said))).toEqual([undefined, undefined])
    // What is no number of seconds says nothing.
    for (const said of ["-1", "soon", "Infinity", "Wed, 21 Oct 2026 07:28:00 GMT", null, undefined])
      expect(delay(busy, said)).toBe(200)
    expect(delay(new HttpUnreachableError({ host }), "5")).toBe(200)
  })
})
