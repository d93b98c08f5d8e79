import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Scope from "effect/Scope"
import type { Network } from "../../chain/Network.ts"
import type { KitError } from "../../error/KitError.ts"
import { lazyPart } from "../../kernel/lazyPart.ts"
import { Telemetry } from "../../telemetry/Telemetry.ts"
import { startWhenFound } from "./startWhenFound.ts"
import { walletCapabilities, type WalletCapabilities } from "./walletCapabilities.ts"

const network = { caipNetworkId: "one:1" } as unknown as Network

/** A place where wallets come, and what was reported. */
const setUp = <R>(
  discover: Effect.Effect<void, KitError, R>,
  atOnce: (begin: () => void) => void = () => {}
) =>
  Effect.gen(function* () {
    const reported: Array<string> = []
    const signs = new Set<() => void>()
    const scope = yield* Scope.make()
    const watch = (begin: () => void) => {
      signs.add(begin)
      atOnce(begin)
      return () => void signs.delete(begin)
    }
    const start = startWhenFound(discover, watch).pipe(
      Scope.provide(scope),
      Effect.provideService(
        Telemetry,
        Telemetry.of({
          track: () => Effect.void,
          report: (error) => Effect.sync(() => void reported.push(error.code)),
          subscribe: () => () => {}
        })
      )
    )
    const sign = () => signs.forEach((begin) => begin())
    return { reported, scope, start, sign, signs }
  })

const settle = Effect.promise(() => new Promise<void>((resolve) => setTimeout(resolve)))

describe("startWhenFound", () => {
  it.effect("runs nothing without a sign, and once however many there are", () =>
    Effect.gen(function* () {
      let runs = 0
      const { start, sign } = yield* setUp(Effect.sync(() => void runs++))
      yield* start
      assert.strictEqual(runs, 0)
      sign()
      sign()
      yield* settle
      sign()
      assert.strictEqual(runs, 1)
    })
  )

  it.effect("waits for what begins at once", () =>
    Effect.gen(function* () {
      let isDone = false
      const discover = Effect.andThen(settle, () => Effect.sync(() => void (isDone = true)))
      const { start } = yield* setUp(discover, (begin) => begin())
      yield* start
      assert.isTrue(isDone)
    })
  )

  it.effect("a part that cannot be loaded is reported, and loaded again at the next sign", () =>
    Effect.gen(function* () {
      let loads = 0
      const part = lazyPart("one", async () => {
        if (++loads === 1) throw new TypeError("Failed to fetch dynamically imported module")
      })
      const { start, sign, reported } = yield* setUp(part)
      yield* start
      sign()
      yield* settle
      assert.deepStrictEqual([loads, reported], [1, ["PLUGIN_PART_MISSING"]])
      sign()
      yield* settle
      assert.deepStrictEqual([loads, reported], [2, ["PLUGIN_PART_MISSING"]])
    })
  )

  it.effect("T09 ends with the Scope: nothing is watched, and what was loading starts no more", () =>
    Effect.gen(function* () {
      let isStarted = false
      let arrive = () => {}
      const part = lazyPart("one", () => new Promise<void>((resolve) => (arrive = resolve)))
      const { start, sign, signs, scope } = yield* setUp(
        Effect.andThen(part, () => Effect.sync(() => void (isStarted = true)))
      )
      yield* start
      sign()
      yield* Scope.close(scope, Exit.void)
      assert.strictEqual(signs.size, 0)
      arrive()
      yield* settle
      assert.isFalse(isStarted)
    })
  )
})

describe("walletCapabilities", () => {
  const setUpPart = () => {
    const asked: Array<string> = []
    const wallet: WalletCapabilities = {
      signing: {
        signMessage: ({ message }) =>
          Effect.sync(() => {
            asked.push(`sign ${String(message)}`)
            return "signature"
          })
      },
      networkSwitching: {
        switchNetwork: ({ network: wanted }) => Effect.sync(() => void asked.push(wanted.caipNetworkId))
      }
    }
    const part = lazyPart("one", async () => wallet)
    const { signing, networkSwitching } = walletCapabilities(part)
    const sign = signing.signMessage({ provider: {}, address: "a", network, message: "hello" })
    const move = networkSwitching.switchNetwork({ provider: {}, network })
    return { asked, part, sign, move }
  }

  it.effect("T10 asks the wallet in the caller's task where the part is there", () =>
    Effect.gen(function* () {
      const { asked, part, sign, move } = setUpPart()
      yield* part
      Effect.runFork(sign)
      Effect.runFork(move)
      assert.deepStrictEqual(asked, ["sign hello", "one:1"])
    })
  )

  it.effect("loads the part for a wallet that another plugin connected", () =>
    Effect.gen(function* () {
      const { asked, sign, move } = setUpPart()
      assert.strictEqual(yield* sign, "signature")
      yield* move
      assert.deepStrictEqual(asked, ["sign hello", "one:1"])
    })
  )
})
