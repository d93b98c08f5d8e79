import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Scope from "effect/Scope"
import { describe, expect, it } from "vitest"
import { CancelledError } from "../error/errors.ts"
import type { KitError } from "../error/KitError.ts"
import { makeState, State } from "../kernel/State.ts"
import { makeStore } from "../kernel/Store.ts"
import type { CapabilitySource } from "./Capabilities.ts"
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
  const services = Effect.runSync(Effect.provideService(makeCapabilities, State, makeState(store)))
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

  it("what throws in place of failing is not taken for an answer of the next", () => {
    const { services, add } = make()
    add("node", "chain")
    const broken = () => {
      throw new Error("broken")
    }
    const exit = Effect.runSync(Effect.exit(services.ask("test", history, broken)))
    expect(Exit.isFailure(exit) && exit.cause.reasons[0]?._tag).toBe("Die")
  })

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
