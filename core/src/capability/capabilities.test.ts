import { it as clocked } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Fiber from "effect/Fiber"
import * as Scope from "effect/Scope"
import * as TestClock from "effect/testing/TestClock"
import { describe, expect, it } from "vitest"
import { CancelledError } from "../error/errors.ts"
import type { KitError } from "../error/KitError.ts"
import { makeState, State } from "../kernel/State.ts"
import { makeStore } from "../kernel/Store.ts"
import type { CapabilitySource } from "./Capabilities.ts"
import { askInTurn } from "./askInTurn.ts"
import { makeCapabilities } from "./makeCapabilities.ts"
import { defineCapability } from "./Capability.ts"
import { SigningFailedError, SigningRejectedError } from "./errors.ts"

/** Whoever knows the history of an account. */
interface History {
  readonly read: Effect.Effect<string, KitError>
}
const history = defineCapability<History>("history")
const names = defineCapability<string>("names")

const make = () => {
  const store = makeStore<object>({ capability: {} })
  const services = Effect.runSync(
    Effect.provideService(makeCapabilities(Effect.succeed({ askInTurn })), State, makeState(store))
  )
  const asked: Array<string> = []
  const add = (source: CapabilitySource, plugin: string, answer?: KitError, namespace = "test") => {
    const scope = Scope.makeUnsafe()
    const read = Effect.suspend(() => {
      asked.push(plugin)
      return answer === undefined ? Effect.succeed(`from ${plugin}`) : Effect.fail(answer)
    })
    Effect.runSync(
      Scope.provide(services.register(namespace, history, { value: { read }, source, plugin }), scope)
    )
    return () => Effect.runSync(Scope.close(scope, Exit.void))
  }
  return {
    services,
    add,
    asked,
    names: () => (store.get() as { readonly capability: unknown }).capability,
    ask: (namespace = "test") =>
      Effect.runSync(Effect.result(services.ask(namespace, history, ({ read }) => read)))
  }
}
const failed = new SigningFailedError()

describe("capabilities", () => {
  it("of one kind are asked in the order wallet, node, server, whoever came first; the answer says who gave it", () => {
    const { add, ask, asked, services } = make()
    add("server", "cloud")
    add("node", "chain")
    const take = add("wallet", "walletPlugin")
    expect(services.all("test", history).map(({ plugin }) => plugin)).toEqual([
      "walletPlugin",
      "chain",
      "cloud"
    ])
    expect(ask()).toMatchObject({
      success: { value: "from walletPlugin", source: "wallet", plugin: "walletPlugin" }
    })
    expect(asked).toEqual(["walletPlugin"])
    take()
    expect(ask()).toMatchObject({ success: { source: "node", plugin: "chain" } })
  })

  it("one that is preferred is asked before all others", () => {
    const { add, services } = make()
    add("wallet", "walletPlugin")
    Effect.runSync(
      Scope.provide(
        services.register("test", history, {
          value: { read: Effect.succeed("from cloud") },
          source: "server",
          plugin: "cloud",
          preferred: true
        }),
        Scope.makeUnsafe()
      )
    )
    add("node", "chain")
    expect(services.all("test", history).map(({ plugin }) => plugin)).toEqual([
      "cloud",
      "walletPlugin",
      "chain"
    ])
  })

  it("of one source are asked in the order in which they were added", () => {
    const { add, services } = make()
    add("node", "first")
    add("node", "second")
    expect(services.all("test", history).map(({ plugin }) => plugin)).toEqual(["first", "second"])
  })

  it("fall back to the next on a failure; the last failure is told", () => {
    const { add, ask, asked } = make()
    add("wallet", "walletPlugin", failed)
    const take = add("server", "cloud")
    expect(ask()).toMatchObject({ success: { value: "from cloud", source: "server", plugin: "cloud" } })
    expect(asked).toEqual(["walletPlugin", "cloud"])
    take()
    expect(ask()).toMatchObject({ failure: failed })
  })

  it("what throws in place of failing has failed: the next is asked, and who threw is told where there is none", () => {
    const { services, add } = make()
    const take = add("wallet", "broken")
    add("node", "chain")
    let asked = 0
    const broken = ({ read }: History) => {
      if (asked++ === 0) throw new Error("broken")
      return read
    }
    const ask = () => Effect.runSync(Effect.result(services.ask("test", history, broken)))
    expect(ask()).toMatchObject({ success: { plugin: "chain" } })
    take()
    asked = 0
    expect(ask()).toMatchObject({
      failure: { code: "CAPABILITY_FAILED", details: { plugin: "chain", capability: "history" } }
    })
  })

  clocked.effect("what never answers has failed after 30 s: the next is asked", () =>
    Effect.gen(function* () {
      const { services, add } = make()
      add("wallet", "silent")
      const take = add("server", "cloud")
      let asked = 0
      const silent = ({ read }: History) => (asked++ === 0 ? Effect.never : read)
      for (const answer of [
        { success: { plugin: "cloud" } },
        { failure: { code: "CAPABILITY_FAILED", details: { plugin: "silent" } } }
      ]) {
        asked = 0
        const fiber = yield* Effect.forkChild(Effect.result(services.ask("test", history, silent)))
        yield* TestClock.adjust("29999 millis")
        expect(fiber.pollUnsafe()).toBeUndefined()
        yield* TestClock.adjust("1 millis")
        expect(yield* Fiber.join(fiber)).toMatchObject(answer)
        take()
      }
    })
  )

  it.each([new SigningRejectedError(), new CancelledError()])(
    "nobody else is asked for what the visitor ended: $code",
    (error) => {
      const { add, ask, asked } = make()
      add("wallet", "walletPlugin", error)
      add("server", "cloud")
      expect(ask()).toMatchObject({ failure: error })
      expect(asked).toEqual(["walletPlugin"])
    }
  )

  it("a kind or a namespace without one fails by name", () => {
    const { add, ask, services } = make()
    add("node", "chain", undefined, "other")
    expect(ask()).toMatchObject({
      failure: { code: "CAPABILITY_MISSING", details: { namespace: "test", capability: "history" } }
    })
    expect(Effect.runSync(Effect.flip(services.get("other", names))).code).toBe("CAPABILITY_MISSING")
    expect(Effect.runSync(services.get("other", history))).toBeDefined()
  })

  it("are named in the state by namespace, once each, as long as one is there", () => {
    const { add, names: state } = make()
    const take = [add("node", "chain"), add("server", "cloud"), add("node", "chain", undefined, "other")]
    expect(state()).toEqual({ test: ["history"], other: ["history"] })
    take[0]!()
    expect(state()).toEqual({ test: ["history"], other: ["history"] })
    take[1]!()
    expect(state()).toEqual({ other: ["history"] })
    take[2]!()
    expect(state()).toEqual({})
  })
})
