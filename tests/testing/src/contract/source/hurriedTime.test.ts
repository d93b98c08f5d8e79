import { afterEach, describe, expect, it } from "vitest"
import { hurryTime, type HurriedTime } from "./hurriedTime.ts"

let time: HurriedTime | undefined
afterEach(() => time?.stop())

const wait = (delay: number) => new Promise<void>((over) => setTimeout(over, delay))

describe("hurried time", () => {
  it("passes when all wait, by the clock too, and is the real one afterwards", async () => {
    const real = performance.now()
    const before = Date.now()
    time = hurryTime()
    const { took, ...ended } = await time.settle(
      wait(60_000).then(() => Date.now() - before),
      90_000
    )
    expect(took).toBe(60_000)
    expect((ended as { value: number }).value).toBeGreaterThanOrEqual(60_000)
    time.stop()
    expect(Date.now() - before).toBeLessThan(30_000)
    expect(performance.now() - real).toBeLessThan(5_000)
  })

  it("says what has not ended by the limit, what failed, and what nobody can wait for", async () => {
    time = hurryTime()
    expect(await time.settle(wait(90_000), 60_000)).toMatchObject({ late: true })
    expect(await time.settle(Promise.reject(new Error("odd")), 1)).toMatchObject({ error: new Error("odd") })
    expect(await time.settle(new Promise(() => {}), 1)).toMatchObject({ late: true })
  })

  it("ends deadlines of signals, and what repeats", async () => {
    time = hurryTime()
    const signal = AbortSignal.timeout(10_000)
    const aborted = new Promise<string>((resolve) =>
      signal.addEventListener("abort", () => resolve((signal.reason as DOMException).name))
    )
    expect(await time.settle(aborted, 20_000)).toEqual({ value: "TimeoutError", took: 10_000 })
    const often = new Promise<number>((resolve) => {
      let times = 0
      const handle = setInterval(() => {
        if (++times < 3) return
        clearInterval(handle)
        resolve(times)
      }, 1_000)
    })
    expect(await time.settle(often, 20_000)).toEqual({ value: 3, took: 3_000 })
  })
})
