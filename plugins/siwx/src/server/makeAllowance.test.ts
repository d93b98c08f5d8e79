import { describe, expect, it } from "vitest"
import { makeAllowance } from "./makeAllowance.ts"

describe("how much of a server's work a client may have", () => {
  it("T31 in part: so many requests a minute, each client by itself, and those that nobody tells apart without end", () => {
    let now = 1_000
    const { mayAsk } = makeAllowance(2, () => now)
    expect([1, 2, 3].map(() => mayAsk("a"))).toEqual([true, true, false])
    expect(mayAsk("b")).toBe(true)
    expect([1, 2, 3].map(() => mayAsk(""))).toEqual([true, true, true])
    now += 59_999
    expect(mayAsk("a")).toBe(false)
    now += 1
    expect([1, 2, 3].map(() => mayAsk("a"))).toEqual([true, true, false])
  })

  it("T31 in part: ten thousand clients are remembered, of whom the one that asked longest ago is forgotten", () => {
    const { mayAsk } = makeAllowance(1, () => 0)
    for (let client = 0; client < 10_000; client++) mayAsk(`c${client}`)
    // Asking again makes it a young one.
    expect(mayAsk("c0")).toBe(false)
    mayAsk("new")
    expect([mayAsk("c0"), mayAsk("c2"), mayAsk("c1")]).toEqual([false, false, true])
  })

  it("T31 in part: four at once for a client, sixty-four for all, and place again once one has ended, however", async () => {
    const { during } = makeAllowance(1, () => 0)
    const ends: Array<(failed?: Error) => void> = []
    const work = () =>
      new Promise<string>((resolve, reject) =>
        ends.push((failed) => (failed === undefined ? resolve("done") : reject(failed)))
      )
    const never = () => Promise.resolve("done")
    const own = Array.from({ length: 4 }, () => during("a", work))
    expect(await during("a", never)).toBeUndefined()
    expect(await during("b", never)).toBe("done")
    ends[0]!(new Error("no"))
    await expect(own[0]).rejects.toThrow("no")
    expect(await during("a", never)).toBe("done")
    ends[1]!()
    expect(await own[1]).toBe("done")
    // Those that nobody tells apart are held to what all may.
    const others = Array.from({ length: 62 }, () => during("", work))
    expect(await during("", never)).toBeUndefined()
    expect(await during("b", never)).toBeUndefined()
    for (const end of ends) end()
    await Promise.all([...own.slice(1), ...others])
    expect(await during("b", never)).toBe("done")
    expect(await Promise.all([1, 2, 3, 4].map(() => during("a", never)))).toEqual([
      "done",
      "done",
      "done",
      "done"
    ])
  })
})
