import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as TestClock from "effect/testing/TestClock"
import { expect } from "vitest"
import type { Network } from "../../chain/Network.ts"
import { HttpUnreachableError } from "../../http/errors.ts"
import { WalletFault } from "../wallet/WalletFault.ts"
import { backgroundRun } from "./backgroundRun.ts"
import { decodeAnswer } from "./decodeAnswer.ts"
import { makeReread } from "./makeReread.ts"
import { nativeAmount } from "./nativeAmount.ts"
import { readSources } from "./readSources.ts"
import { walletConnector, type WalletDoor, type WalletSession } from "./walletConnector.ts"

const network = (urls: { custom?: ReadonlyArray<string>; chainDefault?: ReadonlyArray<string> } = {}) =>
  ({
    caipNetworkId: "one:1",
    chainNamespace: "one",
    nativeCurrency: { name: "Coin", symbol: "COIN", decimals: 8 },
    rpcUrls: { custom: { http: urls.custom ?? [] }, chainDefault: { http: urls.chainDefault ?? [] } },
    unknown: false
  }) as unknown as Network
const settle = Effect.promise(() => new Promise<void>((resolve) => setTimeout(resolve)))
const started = { startImmediately: true } as const

describe("readSources", () => {
  const own = "https://own.test"
  const open = "https://open.test"
  const read = (
    answers: Readonly<Record<string, number>>,
    options = { publicRpc: true },
    hasWallet = true
  ) => {
    const asked: Array<string> = []
    const answer = (source: string) =>
      Effect.suspend(() => {
        asked.push(source)
        const value = answers[source]
        return value === undefined
          ? Effect.fail(new HttpUnreachableError({ host: source }))
          : Effect.succeed(value)
      })
    const result = readSources(network({ custom: [own], chainDefault: [open] }), options, {
      overUrls: (urls) => answer(urls.join()),
      overWallet: hasWallet ? answer("wallet") : undefined
    })
    return { asked, result }
  }

  it.effect("asks the app's URLs, the wallet, then the network's, each when the one before failed", () =>
    Effect.gen(function* () {
      for (const [answers, order] of [
        [{ [own]: 1, wallet: 1, [open]: 1 }, [own]],
        [{ wallet: 1, [open]: 1 }, [own, "wallet"]],
        [{ [open]: 1 }, [own, "wallet", open]]
      ] as const) {
        const { asked, result } = read(answers)
        assert.strictEqual(yield* result, 1)
        assert.deepStrictEqual(asked, [...order])
      }
    })
  )

  it.effect(
    "T32, S9.12 in part: does not ask the network's URLs unasked, and fails as the last source did",
    () =>
      Effect.gen(function* () {
        const { asked, result } = read({ [open]: 1 }, { publicRpc: false })
        assert.strictEqual((yield* Effect.flip(result)).code, "HTTP_UNREACHABLE")
        assert.deepStrictEqual(asked, [own, "wallet"])
        const nobody = readSources(network(), {}, { overUrls: () => Effect.succeed(1) })
        assert.strictEqual((yield* Effect.flip(nobody)).code, "RPC_URL_MISSING")
      })
  )
})

describe("decodeAnswer and nativeAmount", () => {
  it.effect("T26 what cannot be decoded, or throws, is no answer", () =>
    Effect.gen(function* () {
      const lies = [
        () => undefined,
        () => {
          throw new Error("no")
        }
      ]
      for (const decode of lies) {
        const error = yield* Effect.flip(decodeAnswer(network(), "a balance", decode)(1))
        assert.deepStrictEqual([error.code, error.details.what], ["NODE_ANSWER_INVALID", "a balance"])
      }
      assert.strictEqual(yield* decodeAnswer(network(), "a balance", (value) => value)(0), 0)
    })
  )

  it.effect("T26 an amount carries the network's coin; a stand-in network is not read", () =>
    Effect.gen(function* () {
      const amount = yield* nativeAmount(network(), Effect.succeed(5n))
      assert.deepStrictEqual(amount, { value: 5n, decimals: 8, symbol: "COIN" })
      const standIn = nativeAmount({ ...network(), unknown: true }, Effect.die("was read"))
      assert.strictEqual((yield* Effect.flip(standIn)).code, "RPC_URL_MISSING")
    })
  )
})

describe("makeReread", () => {
  const setUp = Effect.gen(function* () {
    const run = yield* backgroundRun
    const answers: Array<() => void> = []
    const read = Effect.callback<void>((resume) => void answers.push(() => resume(Effect.void)))
    const reread = makeReread(read, run, 250)
    return {
      reread,
      answers,
      answer: (index: number) => Effect.andThen(Effect.sync(answers[index]!), settle)
    }
  })

  it.effect("T09 a flood is two readings, with a pause between them", () =>
    Effect.gen(function* () {
      const { reread, answers, answer } = yield* setUp
      for (let count = 0; count < 5_000; count++) reread.due()
      assert.strictEqual(reread.isDue(), true)
      assert.lengthOf(answers, 1)
      yield* answer(0)
      yield* TestClock.adjust("249 millis")
      assert.lengthOf(answers, 1)
      yield* TestClock.adjust("1 millis")
      assert.lengthOf(answers, 2)
      assert.strictEqual(reread.isDue(), false)
      yield* answer(1)
      yield* TestClock.adjust("1 hour")
      assert.lengthOf(answers, 2)
      reread.due()
      assert.lengthOf(answers, 3)
    })
  )

  it.effect("T09 reads no more once it was stopped, in the pause too", () =>
    Effect.gen(function* () {
      const { reread, answers, answer } = yield* setUp
      reread.due()
      reread.due()
      yield* answer(0)
      reread.stop()
      yield* TestClock.adjust("1 hour")
      reread.due()
      assert.lengthOf(answers, 1)
    })
  )
})

describe("walletConnector", () => {
  const wallet = { id: "one:fox", type: "announced", name: "Fox" } as const
  const request = { namespaces: ["one"], networks: [] }
  const session: WalletSession = {
    accounts: [{ namespace: "one", address: "a", type: "eoa" }],
    networkId: "one:1",
    provider: {},
    listen: () => () => {},
    disconnect: Effect.void
  }
  const connector = (door: Partial<WalletDoor>) =>
    walletConnector(wallet, "one", {
      open: () => Effect.succeed(session),
      restore: () => Effect.succeed(session),
      ...door
    })
  const fault = (kind: WalletFault["kind"]) => () => Effect.fail(new WalletFault(kind, "why"))

  it.effect("grants one namespace, whichever way it was reached", () =>
    Effect.gen(function* () {
      const { connect, reconnect, namespaces } = connector({})
      assert.deepStrictEqual(namespaces, ["one"])
      for (const made of [yield* connect(request), yield* reconnect(request)]) {
        const { accounts, networkId, provider } = session
        assert.deepStrictEqual(made.grants, [{ namespace: "one", accounts, networkId, provider }])
      }
    })
  )

  it.effect.each([
    ["rejected", "CONNECTION_REJECTED", "SESSION_NOT_FOUND"],
    ["denied", "CONNECTION_FAILED", "SESSION_NOT_FOUND"],
    ["busy", "WALLET_BUSY", "WALLET_BUSY"],
    ["silent", "PROVIDER_NOT_FOUND", "PROVIDER_NOT_FOUND"],
    ["unsupported", "CONNECTION_FAILED", "CONNECTION_FAILED"],
    ["failed", "CONNECTION_FAILED", "CONNECTION_FAILED"]
  ] as const)("T08 a fault of kind %s has its error, asked aloud and silently", ([kind, opened, restored]) =>
    Effect.gen(function* () {
      const { connect, reconnect } = connector({ open: fault(kind), restore: fault(kind) })
      assert.strictEqual((yield* Effect.flip(connect(request))).code, opened)
      assert.strictEqual((yield* Effect.flip(reconnect(request))).code, restored)
    })
  )

  it.effect("T08 no account is no connection, and silently no session", () =>
    Effect.gen(function* () {
      const none = () => Effect.undefined
      const { connect, reconnect } = connector({ open: none, restore: none })
      assert.strictEqual((yield* Effect.flip(connect(request))).code, "CONNECTION_FAILED")
      assert.strictEqual((yield* Effect.flip(reconnect(request))).code, "SESSION_NOT_FOUND")
    })
  )

  it.effect("T08 waits for the visitor without end, for the wallet 10 s", () =>
    Effect.gen(function* () {
      const never = () => Effect.never
      const { connect, reconnect } = connector({ open: never, restore: never })
      const aloud = yield* Effect.forkChild(connect(request), started)
      const silently = yield* Effect.forkChild(Effect.flip(reconnect(request)), started)
      yield* TestClock.adjust("9999 millis")
      assert.isUndefined(silently.pollUnsafe())
      yield* TestClock.adjust("1 millis")
      assert.strictEqual((yield* Fiber.join(silently)).code, "PROVIDER_NOT_FOUND")
      yield* TestClock.adjust("1 day")
      assert.isUndefined(aloud.pollUnsafe())
    })
  )

  it.effect("S8.06 in part: a wallet that does not let itself be left has failed, with its words", () =>
    Effect.gen(function* () {
      for (const kind of ["failed", "rejected", "busy"] as const) {
        const failing = { ...session, disconnect: fault(kind)() }
        const made = yield* connector({ open: () => Effect.succeed(failing) }).connect(request)
        const error = yield* Effect.flip(made.disconnect)
        assert.strictEqual(error.message, "Failed to disconnect chains: one")
        assert.strictEqual(error.cause?.message, "why")
      }
    })
  )

  it.effect.each(["unsupported", "denied"] as const)("%s: there is nothing to be left", (kind) =>
    Effect.gen(function* () {
      const unable = { ...session, disconnect: fault(kind)() }
      yield* (yield* connector({ restore: () => Effect.succeed(unable) }).reconnect(request)).disconnect
    })
  )

  it.effect("T08 disconnecting ends within its deadline, and silence is no failure", () =>
    Effect.gen(function* () {
      for (const [deadline, door] of [
        [1_000, {}],
        [100, { disconnectDeadline: 100 }]
      ] as const) {
        const silent = { ...session, disconnect: Effect.never }
        const made = yield* connector({ open: () => Effect.succeed(silent), ...door }).connect(request)
        const fiber = yield* Effect.forkChild(made.disconnect, started)
        yield* TestClock.adjust(deadline - 1)
        assert.isUndefined(fiber.pollUnsafe())
        yield* TestClock.adjust(1)
        yield* Fiber.join(fiber)
      }
    })
  )

  it("T10 opens in the caller's task", () => {
    let isAsked = false
    const open = () =>
      Effect.sync(() => {
        isAsked = true
        return session
      })
    Effect.runFork(connector({ open }).connect(request))
    expect(isAsked).toBe(true)
  })
})
