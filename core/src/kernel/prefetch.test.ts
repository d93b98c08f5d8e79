import { describe, expect, it, vi } from "vitest"
import { bareKernel } from "../../../tests/support/bareKernel.ts"

describe("prefetching", () => {
  it("fetches the engine, and what it loads later after it, without running anything", async () => {
    const { kernel, loads } = bareKernel([])
    kernel.prefetch()
    await vi.waitFor(() => expect(loads).toEqual(["engine", "later"]))
  })

  it("of an engine that runs fetches what it loads later", async () => {
    const { kernel, loads, ready } = bareKernel([])
    await ready()
    expect(loads).toEqual(["engine"])
    kernel.prefetch()
    await vi.waitFor(() => expect(loads).toEqual(["engine", "later"]))
    await kernel.dispose()
    kernel.prefetch()
    await Promise.resolve()
    expect(loads).toHaveLength(2)
  })
})
