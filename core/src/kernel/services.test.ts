import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { describe, expect, it } from "vitest"
import { bareKernel, barePlugin, codeOf } from "../../../tests/support/bareKernel.ts"
import type { PluginModule } from "./Plugin.ts"

class Teapot extends Context.Service<Teapot, { readonly pour: () => string }>()("tea/Teapot") {}

const pot = (tea: string) => ({ pour: () => tea })
const provider = (id: string, tea: string, more: object = {}) =>
  barePlugin(id, { start: Effect.succeed(Context.make(Teapot, pot(tea))) }, more)

const guest = (poured: Array<string>): PluginModule => ({
  start: Effect.map(Teapot, ({ pour }) => void poured.push(pour())),
  actions: { drink: () => Effect.map(Teapot, ({ pour }) => pour()) }
})
const needsPot = { requires: ["pot"], actions: ["drink"] }

describe("a service that a plugin provides", () => {
  it("is there for a plugin that requires it: in start and in actions", async () => {
    const poured: Array<string> = []
    const { kernel, kit, ready } = bareKernel([
      barePlugin("guest", guest(poured), needsPot),
      provider("pot", "green")
    ])
    await ready()
    expect(poured).toEqual(["green"])
    expect(await kit["guest"]!["drink"]!()).toBe("green")
    await kernel.dispose()
  })

  it("is there where the provider starts on demand, and for its own actions", async () => {
    const poured: Array<string> = []
    const own = barePlugin(
      "pot",
      { ...guest([]), start: Effect.succeed(Context.make(Teapot, pot("oolong"))) },
      { when: "demand", actions: ["drink"] }
    )
    const { kernel, kit } = bareKernel([
      barePlugin("guest", guest(poured), { ...needsPot, when: "demand" }),
      own
    ])
    expect(await kit["guest"]!["drink"]!()).toBe("oolong")
    expect(poured).toEqual(["oolong"])
    expect(await kit["pot"]!["drink"]!()).toBe("oolong")
    await kernel.dispose()
  })

  it("may be built as a layer, whose Scope is the plugin's lifetime", async () => {
    const ended: Array<string> = []
    const layer = Layer.effect(
      Teapot,
      Effect.acquireRelease(Effect.succeed(pot("black")), () => Effect.sync(() => void ended.push("pot")))
    )
    const { kernel, kit, ready } = bareKernel([
      barePlugin("pot", {
        start: Effect.scope.pipe(Effect.flatMap((scope) => Layer.buildWithScope(layer, scope)))
      }),
      barePlugin("guest", guest([]), needsPot)
    ])
    await ready()
    expect(await kit["guest"]!["drink"]!()).toBe("black")
    await kernel.remove("pot")
    expect(ended).toEqual(["pot"])
    await kernel.dispose()
  })

  it("goes with its plugin, after those that require it, and another may provide it then", async () => {
    const ended: Array<string> = []
    const ends = (id: string) => Effect.addFinalizer(() => Effect.sync(() => void ended.push(id)))
    const stranger = barePlugin(
      "stranger",
      { actions: { has: () => Effect.map(Effect.context<never>(), (all) => all.mapUnsafe.has(Teapot.key)) } },
      { actions: ["has"] }
    )
    const make = (tea: string) =>
      barePlugin("pot", { start: Effect.as(ends("pot"), Context.make(Teapot, pot(tea))) })
    const { kernel, kit, ready, snapshot } = bareKernel([
      make("green"),
      barePlugin("guest", { ...guest([]), start: ends("guest") }, needsPot),
      stranger
    ])
    await ready()
    expect(await kit["stranger"]!["has"]!()).toBe(true)
    await kernel.remove("pot")
    expect(ended).toEqual(["guest", "pot"])
    expect(snapshot().plugin.installed).toEqual(["stranger"])
    expect(await kit["stranger"]!["has"]!()).toBe(false)
    await kernel.use(make("white"))
    await kernel.use(barePlugin("guest", guest([]), needsPot))
    expect(await kit["guest"]!["drink"]!()).toBe("white")
    await kernel.dispose()
  })

  it("has one provider: a second one is refused by name and leaves nothing behind", async () => {
    const ended: Array<string> = []
    const second = barePlugin("second", {
      start: Effect.as(
        Effect.addFinalizer(() => Effect.sync(() => void ended.push("second"))),
        Context.make(Teapot, pot("red"))
      )
    })
    const { kernel, kit, ready, failures, snapshot } = bareKernel([
      provider("pot", "green"),
      barePlugin("guest", guest([]), needsPot)
    ])
    await ready()
    expect(await codeOf(() => kernel.use(second))).toBe("PLUGIN_DUPLICATE")
    expect(ended).toEqual(["second"])
    expect(await kit["guest"]!["drink"]!()).toBe("green")
    expect(snapshot().plugin.failed).toEqual({ second: "PLUGIN_DUPLICATE" })
    await kernel.dispose()

    const both = bareKernel([provider("pot", "green"), provider("second", "red")])
    await both.ready()
    expect(failures).toEqual([])
    expect(both.failures.map(({ message }) => message)).toEqual(['The id "tea/Teapot" is taken already.'])
    await both.kernel.dispose()
  })
})
