import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { keepOnTop } from "./keepOnTop.ts"

let pictures: Map<number, () => void>
beforeEach(() => {
  pictures = new Map()
  let last = 0
  vi.stubGlobal("requestAnimationFrame", (look: () => void) => {
    pictures.set(++last, look)
    return last
  })
  vi.stubGlobal("cancelAnimationFrame", (id: number) => pictures.delete(id))
})
afterEach(() => vi.unstubAllGlobals())
const draw = () => {
  const [first] = pictures
  if (first === undefined) return
  pictures.delete(first[0])
  first[1]()
}

describe("what asks the visitor stays on top", () => {
  it("is raised at once and with each picture in which something is above it, ten times at most", () => {
    let isOnTop = false
    const raise = vi.fn()
    const keeper = keepOnTop({ isOnTop: () => isOnTop, raise })
    expect(raise).not.toHaveBeenCalled()
    keeper.start()
    expect(raise).toHaveBeenCalledTimes(1)
    isOnTop = true
    for (let picture = 0; picture < 3; picture++) draw()
    expect(raise).toHaveBeenCalledTimes(1)
    isOnTop = false
    for (let picture = 0; picture < 20; picture++) draw()
    expect(raise).toHaveBeenCalledTimes(10)
    // Shown anew, it counts anew.
    keeper.stop()
    keeper.start()
    expect(raise).toHaveBeenCalledTimes(11)
  })

  it("is left alone once it is stopped; who was never started has nothing to stop", () => {
    const raise = vi.fn()
    const keeper = keepOnTop({ isOnTop: () => false, raise })
    const cancel = vi.fn()
    vi.stubGlobal("cancelAnimationFrame", cancel)
    keeper.stop()
    expect(cancel).not.toHaveBeenCalled()
    vi.stubGlobal("cancelAnimationFrame", (id: number) => pictures.delete(id))
    keeper.start()
    draw()
    keeper.stop()
    expect(pictures.size).toBe(0)
    expect(raise).toHaveBeenCalledTimes(2)
  })
})
