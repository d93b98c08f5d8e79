import { assert, describe, it } from "@effect/vitest"
import type { SessionChange } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import * as TestClock from "effect/testing/TestClock"
import { fakeProvider, oddValues, rpcError, settle, type Answers } from "../../support/fakeProvider.ts"
import { listenToSession } from "./listenToSession.ts"

const address = (index: number) => `0x${index.toString(16).padStart(40, "0")}`

const listen = (answers: Answers = {}) =>
  Effect.gen(function* () {
    const fork = Effect.runForkWith(yield* Effect.context())
    const provider = fakeProvider(answers)
    const changes: Array<SessionChange> = []
    const stop = listenToSession(
      provider,
      (change) => changes.push(change),
      (effect) => {
        const fiber = fork(effect)
        return () => fiber.interruptUnsafe()
      }
    )
    return { provider, changes, stop }
  })

const gone: SessionChange = { type: "disconnect", namespace: "eip155" }

describe("listenToSession", () => {
  it.effect("S7.28 in part: tells accounts and networks, decoded", () =>
    Effect.gen(function* () {
      const { provider, changes } = yield* listen()
      provider.emit("accountsChanged", [address(1), "0x1", address(2)])
      provider.emit("chainChanged", "0xa")
      assert.isEmpty(changes)
      yield* settle
      const accounts = [address(1), address(2)].map((entry) => ({
        namespace: "eip155",
        address: entry,
        type: "eoa" as const
      }))
      assert.deepStrictEqual(changes, [
        { type: "accounts", namespace: "eip155", accounts },
        { type: "network", namespace: "eip155", networkId: "eip155:10" }
      ])
    })
  )

  it.effect.each(oddValues.filter(([name]) => name !== "a number"))(
    "T09 ignores %s as accounts and as chain",
    ([, odd]) =>
      Effect.gen(function* () {
        const { provider, changes } = yield* listen()
        provider.emit("accountsChanged", odd())
        provider.emit("accountsChanged", [odd()])
        provider.emit("chainChanged", odd())
        yield* settle
        assert.isEmpty(changes)
      })
  )

  it.effect.each([
    ["0x89"],
    ["0x0089"],
    [137],
    [137n],
    ["137"],
    ["eip155:137"],
    ["eip155:0x89"],
    [{ chainId: "0x89" }],
    [{ chainId: 137 }],
    [{ chainId: "137", networkVersion: "Polygon" }],
    [{ chainId: "eip155:137", message: "The network has changed." }]
  ])("S7.28 in part: finds the chain in %o", ([payload]) =>
    Effect.gen(function* () {
      const { provider, changes } = yield* listen()
      provider.emit("chainChanged", payload)
      yield* settle
      assert.deepStrictEqual(changes, [{ type: "network", namespace: "eip155", networkId: "eip155:137" }])
    })
  )

  it.effect.each([
    ["Polygon"],
    ["The network has changed to 137."],
    ["137 (Polygon)"],
    [" 0x89"],
    ["0x89,0x1"],
    ["solana:137"],
    ["eip155:"],
    ["-137"],
    ["1.37e2"],
    [1.5],
    [0],
    [{ chainId: "Polygon" }],
    [{ message: "Polygon" }],
    [{ chainId: { chainId: "0x89" } }],
    [["0x89"]]
  ])("T09 takes no chain out of %o, and hears the next event", ([payload]) =>
    Effect.gen(function* () {
      const { provider, changes } = yield* listen()
      provider.emit("chainChanged", payload)
      yield* settle
      assert.isEmpty(changes)
      provider.emit("chainChanged", "0x89")
      yield* settle
      assert.deepStrictEqual(changes, [{ type: "network", namespace: "eip155", networkId: "eip155:137" }])
    })
  )

  it.effect.each([
    ["Polygon"],
    ["The network has changed to 137."],
    [undefined],
    [{ message: "Polygon" }],
    [{ chainId: "Polygon" }],
    [["0x89"]]
  ])("T09 of a wallet that says %o the chain is asked, and told", ([payload]) =>
    Effect.gen(function* () {
      const { provider, changes } = yield* listen({ eth_chainId: async () => "0x89" })
      provider.emit("chainChanged", payload)
      yield* settle
      assert.deepStrictEqual(provider.methods(), ["eth_chainId"])
      assert.deepStrictEqual(changes, [{ type: "network", namespace: "eip155", networkId: "eip155:137" }])
    })
  )

  it.effect("T09 a wallet that moves on in prose alone is followed, and asked once at a time", () =>
    Effect.gen(function* () {
      const answers: Array<(chain: unknown) => void> = []
      const { provider, changes } = yield* listen({
        eth_chainId: () => new Promise((resolve) => answers.push(resolve))
      })
      for (let count = 0; count < 1_000; count++) provider.emit("chainChanged", `Chain ${count}`)
      yield* settle
      assert.lengthOf(answers, 1)
      answers[0]!("0x1")
      yield* settle
      provider.emit("chainChanged", "Another")
      yield* settle
      answers[1]!("0x2")
      yield* settle
      assert.deepStrictEqual(
        changes.map((change) => change.type === "network" && change.networkId),
        ["eip155:1", "eip155:2"]
      )
    })
  )

  const fruitless: ReadonlyArray<readonly [string, () => unknown]> = [
    ["no chain", async () => "Polygon"],
    ["an error", () => Promise.reject(rpcError(4100))],
    [
      "a throw",
      () => {
        throw rpcError(4100)
      }
    ]
  ]
  it.effect.each(fruitless)(
    "T09 a wallet that answers %s when it is asked is asked again when it says more",
    ([, answer]) =>
      Effect.gen(function* () {
        let asked = 0
        const { provider, changes } = yield* listen({
          eth_chainId: (): unknown => (asked++ === 0 ? answer() : Promise.resolve("0x89"))
        })
        provider.emit("chainChanged", "Polygon")
        yield* settle
        assert.isEmpty(changes)
        provider.emit("chainChanged", "Polygon")
        yield* settle
        assert.deepStrictEqual(changes, [{ type: "network", namespace: "eip155", networkId: "eip155:137" }])
      })
  )

  it.effect("T09 a lie after a true event does not hide it", () =>
    Effect.gen(function* () {
      const { provider, changes } = yield* listen()
      provider.emit("accountsChanged", [address(1)])
      provider.emit("accountsChanged", ["0x1"])
      provider.emit("chainChanged", "0xa")
      provider.emit("chainChanged", "mainnet")
      yield* settle
      assert.deepStrictEqual(
        changes.map(({ type }) => type),
        ["accounts", "network"]
      )
    })
  )

  it.effect("T09 a flood of 5,000 events costs one change of each kind, the latest, within 50 ms", () =>
    Effect.gen(function* () {
      const accounts = Array.from({ length: 1_000 }, (_, index) => address(index + 1))
      const reconnecting = rpcError(1013)
      const spent: Array<number> = []
      // The best of five: a busy machine says nothing about the code.
      for (let round = 0; round < 5; round++) {
        const { provider, changes } = yield* listen({ eth_accounts: () => new Promise(() => {}) })
        const before = performance.now()
        for (let count = 1; count <= 5_000; count++) {
          provider.emit("accountsChanged", count === 5_000 ? [address(7)] : accounts)
          provider.emit("chainChanged", `0x${count.toString(16)}`)
          provider.emit("disconnect", reconnecting)
        }
        yield* Effect.promise(() => Promise.resolve())
        spent.push(performance.now() - before)
        assert.deepStrictEqual(changes, [
          {
            type: "accounts",
            namespace: "eip155",
            accounts: [{ namespace: "eip155", address: address(7), type: "eoa" }]
          },
          { type: "network", namespace: "eip155", networkId: "eip155:5000" }
        ])
        assert.strictEqual(provider.calls.length, 1)
      }
      // Code that is watched for each of its steps takes many times as long.
      assert.isBelow(Math.min(...spent), 50 * Number(process.env["LATCHKEY_SLOWNESS"] ?? 1))
    })
  )

  it.effect("T09 an empty list of accounts ends the session, so does disconnect", () =>
    Effect.gen(function* () {
      for (const [event, payload] of [
        ["accountsChanged", []],
        ["disconnect", rpcError(4900)],
        ["disconnect", undefined],
        ["disconnect", "bye"]
      ] as const) {
        const { provider, changes } = yield* listen()
        provider.emit(event, payload)
        yield* settle
        assert.deepStrictEqual(changes, [gone])
      }
    })
  )

  it.effect(
    "T09 a disconnect that announces a reconnection (1013) is none while the wallet answers with an account, which is told",
    () =>
      Effect.gen(function* () {
        const { provider, changes } = yield* listen({ eth_accounts: async () => [address(1)] })
        provider.emit("disconnect", rpcError(1013))
        yield* settle
        provider.emit("disconnect", { data: { code: 1013 } })
        yield* settle
        assert.deepStrictEqual(
          changes.map((change) => change.type === "accounts" && change.accounts[0]?.address),
          [address(1), address(1)]
        )
        assert.deepStrictEqual(provider.methods(), ["eth_accounts", "eth_accounts"])
      })
  )

  it.effect("T09 after connect, tells what the wallet shares; nothing where that is no account", () =>
    Effect.gen(function* () {
      for (const [answer, told] of [
        [() => [address(1)], ["disconnect", "accounts"]],
        [() => [], ["disconnect"]],
        [() => Promise.reject(rpcError(4100)), ["disconnect"]],
        ...oddValues.map(([, odd]) => [odd, ["disconnect"]] as const)
      ] as const) {
        const { provider, changes } = yield* listen({ eth_accounts: async () => answer() })
        provider.emit("disconnect", rpcError(4900))
        provider.emit("connect", { chainId: "0x1" })
        yield* settle
        assert.deepStrictEqual(
          changes.map(({ type }) => type),
          told as ReadonlyArray<string>
        )
      }
    })
  )

  it.effect(
    "T09 after a 1013, a wallet without accounts, with an error, or silent for 10 s has ended the session",
    () =>
      Effect.gen(function* () {
        for (const answer of [
          async () => [],
          () => Promise.reject(new Error("gone")),
          () => new Promise(() => {})
        ]) {
          const { provider, changes } = yield* listen({ eth_accounts: answer })
          provider.emit("disconnect", rpcError(1013))
          yield* settle
          yield* TestClock.adjust("10 seconds")
          assert.deepStrictEqual(changes, [gone])
        }
      })
  )

  it.effect("T09 a check that is under way ends with the session", () =>
    Effect.gen(function* () {
      const provider = fakeProvider({})
      const running: Array<string> = []
      const stop = listenToSession(
        provider,
        () => {},
        () => {
          running.push("started")
          return () => running.push("stopped")
        }
      )
      provider.emit("disconnect", rpcError(1013))
      yield* settle
      stop()
      assert.deepStrictEqual(running, ["started", "stopped"])
    })
  )

  it.effect("T09 tells nothing after it was stopped, not even what was heard before", () =>
    Effect.gen(function* () {
      const { provider, changes, stop } = yield* listen({ eth_accounts: () => new Promise(() => {}) })
      provider.emit("disconnect", rpcError(1013))
      yield* settle
      provider.emit("chainChanged", "0xa")
      provider.emit("chainChanged", "Polygon")
      stop()
      yield* settle
      yield* TestClock.adjust("10 seconds")
      assert.isEmpty(changes)
      assert.strictEqual(provider.listenerCount(), 0)
    })
  )
})
