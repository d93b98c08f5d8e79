import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"
import { bareKernel, barePlugin, codeOf } from "../../../tests/support/bareKernel.ts"
import type { PluginModule } from "./Plugin.ts"
import { defineSlice, readSlice, type Slice } from "./Slice.ts"
import { State, type StateShape } from "./State.ts"

const count = defineSlice("counter", { total: 0 })

/** Actions that write a slice by token, and by name. */
const writer = (slice: Slice<any>): PluginModule => ({
  actions: {
    write: (value: unknown) => Effect.map(State, (state) => state.write(slice, () => value)),
    commit: (slices: Record<string, unknown>) => Effect.map(State, (state) => state.commit(slices)),
    read: () => Effect.map(State, (state) => state.read(slice))
  }
})
const actions = ["write", "commit", "read"]
const counter = () => barePlugin("counter", writer(count), { slice: count, actions })

describe("a plugin's slice", () => {
  it("is in the first state and in the server's, before anything is loaded", async () => {
    const { kernel, snapshot } = bareKernel([counter()])
    expect(snapshot()).toMatchObject({ own: "page", counter: { total: 0 } })
    expect(kernel.serverState).toMatchObject({ own: "server", counter: { total: 0 } })
    await kernel.dispose()
  })

  it("is written by its owner in one step, and told to those who listen", async () => {
    const { kernel, kit, snapshot } = bareKernel([counter()])
    const seen: Array<unknown> = []
    kernel.store.subscribe(() => seen.push(snapshot()["counter"]))
    await kit["counter"]!["write"]!({ total: 1 })
    await kit["counter"]!["commit"]!({ counter: { total: 2 } })
    expect(seen).toEqual([{ total: 1 }, { total: 2 }])
    const { own } = snapshot()
    expect(own).toBe("page")
    await kernel.dispose()
  })

  it("a value that is the same tells nobody", async () => {
    const { kernel, kit, snapshot } = bareKernel([counter()])
    await kernel.start()
    let told = 0
    kernel.store.subscribe(() => told++)
    await kit["counter"]!["write"]!(snapshot()["counter"])
    expect(told).toBe(0)
    await kernel.dispose()
  })

  it("is read by anybody, and written by nobody else", async () => {
    const other = barePlugin("other", writer(count), { slice: defineSlice("other", "mine"), actions })
    const bare = barePlugin("bare", writer(count), { actions })
    const { kernel, kit, snapshot } = bareKernel([counter(), other, bare])
    await kit["counter"]!["write"]!({ total: 3 })
    for (const id of ["other", "bare"]) {
      expect(await kit[id]!["read"]!()).toEqual({ total: 3 })
      expect(await codeOf(() => kit[id]!["write"]!({ total: 9 }))).toBe("INTERNAL")
      expect(await codeOf(() => kit[id]!["commit"]!({ own: "taken" }))).toBe("INTERNAL")
    }
    // Not even beside its own: nothing of such a step is done.
    expect(await codeOf(() => kit["other"]!["commit"]!({ other: "new", counter: { total: 9 } }))).toBe(
      "INTERNAL"
    )
    expect(snapshot()).toMatchObject({ own: "page", counter: { total: 3 }, other: "mine" })
    await kernel.dispose()
  })

  it("is gone after the removal, does not come back by a late write, and begins anew", async () => {
    let own: StateShape | undefined
    const late = barePlugin(
      "counter",
      { start: Effect.map(State, (state) => void (own = state)) },
      { slice: count }
    )
    const { kernel, ready, snapshot } = bareKernel([])
    await ready()
    await kernel.use(late)
    own!.write(count, () => ({ total: 5 }))
    expect(readSlice(snapshot(), count)).toEqual({ total: 5 })
    await kernel.remove("counter")
    own!.write(count, () => ({ total: 6 }))
    expect("counter" in snapshot()).toBe(false)
    expect(readSlice(snapshot(), count)).toBe(count.initial)
    await kernel.use(counter())
    expect(readSlice(snapshot(), count)).toEqual({ total: 0 })
    await kernel.dispose()
  })
})
