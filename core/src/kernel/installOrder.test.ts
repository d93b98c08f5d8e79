import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"
import { bareKernel, barePlugin, codeOf, startsAs } from "../../../tests/support/bareKernel.ts"
import { PluginRingError } from "./errors.ts"
import { checkPlugins } from "./installOrder.ts"
import type { KernelPlugin } from "./Plugin.ts"
import { defineSlice } from "./Slice.ts"
import { defineSlot, fillSlot } from "./Slot.ts"

const none = () => false
const check = (...plugins: ReadonlyArray<KernelPlugin<string, any, any>>) => checkPlugins(plugins, none, none)
const needs = (id: string, ...requires: ReadonlyArray<string>) => barePlugin(id, {}, { requires })

describe("what cannot be installed together is refused by name", () => {
  it.each([
    ["itself", [needs("a", "a")], "a -> a"],
    ["each other", [needs("a", "b"), needs("b", "a")], "a -> b -> a"],
    [
      "one another in a ring of three",
      [needs("a", "b"), needs("b", "c"), needs("c", "a")],
      "a -> b -> c -> a"
    ],
    ["others that are in a ring", [needs("start", "a"), needs("a", "b"), needs("b", "a")], "a -> b -> a"]
  ])("plugins that require %s", (_, plugins, ring) => {
    expect(() => check(...plugins)).toThrow(PluginRingError)
    expect(() => check(...plugins)).toThrow(ring)
  })

  it("two ways to one plugin are no ring", () => {
    expect(() =>
      check(needs("top", "left", "right"), needs("left", "base"), needs("right", "base"), needs("base"))
    ).not.toThrow()
  })

  it.each(["__proto__", "constructor", "toString"])(
    "T05 a plugin whose id is of every object: %s",
    async (id) => {
      expect(await codeOf(() => bareKernel([needs(id)]))).toBe("PLUGIN_DUPLICATE")
      const { kernel, ready, snapshot } = bareKernel([])
      await ready()
      expect(await codeOf(() => kernel.use(needs(id)))).toBe("PLUGIN_DUPLICATE")
      expect(snapshot().plugin.installed).toEqual([])
    }
  )

  it("a plugin that is not there", async () => {
    expect(await codeOf(() => check(needs("a", "b")))).toBe("PLUGIN_MISSING")
    const { kernel, ready, snapshot } = bareKernel([needs("a")])
    await ready()
    expect(await codeOf(() => kernel.use(needs("c", "b")))).toBe("PLUGIN_MISSING")
    expect(snapshot().plugin.installed).toEqual(["a"])
    await kernel.dispose()
  })

  it("two fillings of one slot with one id; the same id in another slot is fine", async () => {
    const [views, rows] = [
      defineSlot<{ readonly id: string }>("views"),
      defineSlot<{ readonly id: string }>("rows")
    ]
    const filled = (id: string, ...fills: ReadonlyArray<ReturnType<typeof fillSlot>>) =>
      barePlugin(id, {}, { fills })
    const twice = () =>
      check(filled("a", fillSlot(views, { id: "Sign" })), filled("b", fillSlot(views, { id: "Sign" })))
    expect(await codeOf(twice)).toBe("PLUGIN_DUPLICATE")
    expect(twice).toThrow('"Sign"')
    expect(() =>
      check(filled("a", fillSlot(views, { id: "Sign" }), fillSlot(rows, { id: "Sign" })))
    ).not.toThrow()
  })

  it("a slice under another name than the plugin's, or under one that the kit has", async () => {
    const slice = (id: string, name: string) => barePlugin(id, {}, { slice: defineSlice(name, 0) })
    expect(() => check(slice("a", "a"))).not.toThrow()
    expect(await codeOf(() => check(slice("a", "b"), barePlugin("b")))).toBe("PLUGIN_DUPLICATE")
    expect(await codeOf(() => bareKernel([slice("own", "own")]))).toBe("PLUGIN_DUPLICATE")
    expect(await codeOf(() => bareKernel([slice("plugin", "plugin")]))).toBe("PLUGIN_DUPLICATE")
  })
})

describe("plugins start after what they require", () => {
  it("whatever their order in the list, and at once where they require nothing", async () => {
    const started: Array<string> = []
    const make = (id: string, ...requires: ReadonlyArray<string>) =>
      barePlugin(id, startsAs(id, started), { requires })
    const { kernel, ready } = bareKernel([
      make("top", "middle"),
      make("middle", "base"),
      make("other"),
      make("base")
    ])
    await ready()
    expect(started.filter((id) => id !== "other")).toEqual(["base", "middle", "top"])
    expect(started).toHaveLength(4)
    await kernel.dispose()
  })

  it("a plugin on demand brings what it requires, and nothing is loaded before it is called", async () => {
    const started: Array<string> = []
    const lazy = (id: string, ...requires: ReadonlyArray<string>) =>
      barePlugin(
        id,
        { ...startsAs(id, started), actions: { run: () => Effect.succeed(started.join(" ")) } },
        { requires, when: "demand", actions: ["run"] }
      )
    const { kernel, kit, ready } = bareKernel([
      lazy("top", "base"),
      lazy("base", "ground"),
      lazy("ground"),
      lazy("other")
    ])
    await ready()
    expect(started).toEqual([])
    expect(await kit["top"]!["run"]!()).toBe("ground base top")
    expect(await kit["base"]!["run"]!()).toBe("ground base top")
    await kernel.dispose()
  })

  it("what an engine plugin requires on demand starts with it, and both are made ready once", async () => {
    const done: Array<string> = []
    const make = (id: string) => ({
      ...startsAs(id, done),
      ready: Effect.sync(() => void done.push(`${id} is ready`))
    })
    const { kernel, ready } = bareKernel([
      barePlugin("top", make("top"), { requires: ["base"] }),
      barePlugin("base", make("base"), { when: "demand" })
    ])
    await ready()
    expect(done).toEqual(["base", "top", "base is ready", "top is ready"])
    await kernel.use(barePlugin("late", make("late")))
    expect(done.slice(4)).toEqual(["late", "late is ready"])
    await kernel.dispose()
  })

  it("one whose requirement fails does not start; the next try starts both", async () => {
    const started: Array<string> = []
    let fails = true
    const base = barePlugin("base", async () => {
      if (fails) throw new Error("offline")
      return startsAs("base", started)
    })
    const { kernel, kit, failures, ready, snapshot } = bareKernel([
      base,
      barePlugin(
        "top",
        { ...startsAs("top", started), actions: { run: () => Effect.succeed("ran") } },
        { requires: ["base"], actions: ["run"] }
      )
    ])
    await ready()
    expect(started).toEqual([])
    expect(failures.map(({ message }) => message).toSorted()).toEqual([
      'Plugin "base" did not start.',
      'Plugin "top" did not start.'
    ])
    expect(snapshot().plugin.failed).toEqual({ base: "PLUGIN_FAILED", top: "PLUGIN_FAILED" })
    fails = false
    expect(await kit["top"]!["run"]!()).toBe("ran")
    expect(started).toEqual(["base", "top"])
    expect(snapshot().plugin.failed).toEqual({})
    await kernel.dispose()
  })

  it("a removed plugin's failure goes with it", async () => {
    const { kernel, ready, snapshot } = bareKernel([barePlugin("bad", { start: Effect.die("broken") })])
    await ready()
    expect(snapshot().plugin.failed).toEqual({ bad: "PLUGIN_FAILED" })
    await kernel.remove("bad")
    expect(snapshot().plugin).toEqual({ installed: [], fillings: [], failed: {} })
    await kernel.dispose()
  })
})
