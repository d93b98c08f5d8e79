import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import { describe, expect, it, onTestFinished } from "vitest"
import { bareKernel, barePlugin, codeOf } from "../../../tests/support/bareKernel.ts"
import { CancelledError } from "../error/errors.ts"
import { defineSlice } from "./Slice.ts"
import { State } from "./State.ts"

class Teapot extends Context.Service<
  Teapot,
  { readonly pour: (tea: string) => Effect.Effect<string>; readonly empty: () => void }
>()("tea/Teapot") {}

const slice = defineSlice("tea", "empty")
const names = { actions: ["pour"], slice }

/** Unhandled rejections until the test ends; asked after the tasks in which Node tells of them. */
const watchRejections = () => {
  const seen: Array<unknown> = []
  const listener = (reason: unknown) => void seen.push(reason)
  process.on("unhandledRejection", listener)
  onTestFinished(() => void process.off("unhandledRejection", listener))
  return async () => {
    for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setImmediate(resolve))
    return seen
  }
}

describe("the actions of a plugin", () => {
  it("may be made when the first is called, with the plugin's services and its own state", async () => {
    let made = 0
    const { kernel, kit, ready, snapshot } = bareKernel([
      barePlugin(
        "tea",
        {
          actions: (services: Context.Context<State>) => {
            made++
            const state = Context.get(services, State)
            return { pour: (tea: string) => Effect.sync(() => state.write(slice, () => tea)) }
          }
        },
        names
      )
    ])
    await ready()
    expect(made).toBe(0)
    await Promise.all([kit["tea"]!["pour"]!("green"), kit["tea"]!["pour"]!("black")])
    expect(made).toBe(1)
    expect(snapshot()["tea"]).toBe("black")
    await kernel.dispose()
  })

  it("may be a service that the plugin starts, by its tag; of what that has, the listed alone", async () => {
    const { kernel, kit } = bareKernel([
      barePlugin(
        "tea",
        {
          start: Effect.succeed(
            Context.make(Teapot, { pour: (tea) => Effect.succeed(`${tea} tea`), empty: () => {} })
          ),
          actions: Teapot
        },
        { ...names, when: "demand" }
      )
    ])
    expect(await kit["tea"]!["pour"]!("green")).toBe("green tea")
    expect(Object.keys(kit["tea"]!)).toEqual(["pour"])
    await kernel.dispose()
  })

  it("may be loaded then; a failed load is a typed error, and the next call tries again", async () => {
    let loads = 0
    const { kernel, kit } = bareKernel([
      barePlugin(
        "tea",
        {
          actions: async () => {
            if (++loads === 1) throw new TypeError("Failed to fetch dynamically imported module")
            return { pour: () => Effect.succeed("poured") }
          }
        },
        names
      )
    ])
    const first = [kit["tea"]!["pour"]!(), kit["tea"]!["pour"]!()]
    expect(await Promise.all(first.map((each) => codeOf(() => each)))).toEqual([
      "PLUGIN_PART_MISSING",
      "PLUGIN_PART_MISSING"
    ])
    expect(loads).toBe(1)
    expect(await kit["tea"]!["pour"]!()).toBe("poured")
    expect(await kit["tea"]!["pour"]!()).toBe("poured")
    expect(loads).toBe(2)
    await kernel.dispose()
  })

  it("what makes them may throw: that is an error of the call, and the next call tries again", async () => {
    let made = 0
    const { kernel, kit } = bareKernel([
      barePlugin(
        "tea",
        {
          actions: () => {
            if (++made === 1) throw new Error("broken")
            return { pour: () => Effect.succeed("poured") }
          }
        },
        names
      )
    ])
    expect(await codeOf(() => kit["tea"]!["pour"]!())).toBe("INTERNAL")
    expect(await kit["tea"]!["pour"]!()).toBe("poured")
    await kernel.dispose()
  })

  it("a call that nobody waits for raises nothing when it fails; who waits is told", async () => {
    const rejections = watchRejections()
    const { kernel, kit } = bareKernel([
      barePlugin("tea", { actions: { pour: () => Effect.fail(new CancelledError()) } }, names)
    ])
    void kit["tea"]!["pour"]!()
    expect(await codeOf(() => kit["tea"]!["pour"]!())).toBe("CANCELLED")
    await kernel.dispose()
    void kit["tea"]!["pour"]!()
    expect(await codeOf(() => kit["tea"]!["pour"]!())).toBe("KIT_DISPOSED")
    expect(await rejections()).toEqual([])
  })

  it("reach what an engine that is there has to do in the task of the caller", async () => {
    const done: Array<string> = []
    const { kernel, kit, ready } = bareKernel([
      barePlugin("tea", { actions: { pour: () => Effect.sync(() => void done.push("asked")) } }, names)
    ])
    await ready()
    await kit["tea"]!["pour"]!()
    const later = kit["tea"]!["pour"]!()
    done.push("after the call")
    await later
    expect(done).toEqual(["asked", "asked", "after the call"])
    await kernel.dispose()
  })

  it("end with their signal, and do not begin when it has ended before", async () => {
    let asked = 0
    const { kernel, kit, ready } = bareKernel([
      barePlugin(
        "tea",
        {
          actions: {
            pour: () =>
              Effect.andThen(
                Effect.sync(() => asked++),
                Effect.never
              )
          }
        },
        names
      )
    ])
    await ready()
    const signal = new AbortController()
    const pouring = kit["tea"]!["pour"]!({ signal: signal.signal })
    signal.abort()
    expect(await codeOf(() => pouring)).toBe("CANCELLED")
    expect(await codeOf(() => kit["tea"]!["pour"]!({ signal: signal.signal }))).toBe("CANCELLED")
    expect(asked).toBe(1)
    await kernel.dispose()
  })

  it("of a removed plugin are gone from the kit, and one that was kept says so", async () => {
    const { kernel, kit, ready } = bareKernel([
      barePlugin("tea", { actions: { pour: () => Effect.void } }, names)
    ])
    await ready()
    const { pour } = kit["tea"]!
    await kernel.remove("tea")
    expect(kit["tea"]).toBeUndefined()
    expect(await codeOf(() => pour!())).toBe("PLUGIN_NOT_FOUND")
    await kernel.dispose()
  })
})
