import { assert, describe, it } from "@effect/vitest"
import type { ConnectorSession } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as TestClock from "effect/testing/TestClock"
import { expect } from "vitest"
import { fakeProvider, oddValues, rpcError, settle, type Answers } from "../../support/fakeProvider.ts"
import { makeRequestOnce } from "../provider/Eip1193.ts"
import { makeWalletConnector } from "./makeWalletConnector.ts"

const lower = "0xd8da6bf26964af9d7eed9e03e53415d37aa96045"
const address = "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045"
const request = { namespaces: ["eip155"], networks: [] }
const never = () => new Promise(() => {})

const connectorOver = (answers: Answers) => {
  const provider = fakeProvider(answers)
  const connector = makeWalletConnector({ id: "com.one", type: "announced", name: "One" }, provider, {
    askOnce: makeRequestOnce(),
    run: () => () => {}
  })
  return { provider, connector }
}

const answering: Answers = {
  eth_requestAccounts: async () => [lower],
  eth_accounts: async () => [lower],
  eth_chainId: async () => "0xa",
  wallet_revokePermissions: async () => null
}

const grantOf = ({ grants }: ConnectorSession) => grants[0]

describe("connect", () => {
  it.effect("S7.28 in part: asks eth_requestAccounts, then eth_chainId, and gives canonical accounts", () =>
    Effect.gen(function* () {
      const { provider, connector } = connectorOver(answering)
      const session = yield* connector.connect(request)
      assert.deepStrictEqual(provider.methods(), ["eth_requestAccounts", "eth_chainId"])
      assert.deepStrictEqual(grantOf(session), {
        namespace: "eip155",
        accounts: [{ namespace: "eip155", address, type: "eoa" }],
        networkId: "eip155:10",
        provider
      })
    })
  )

  it("T10 reaches the wallet in the task of the click", () => {
    const { provider, connector } = connectorOver({ eth_requestAccounts: never })
    const fiber = Effect.runFork(connector.connect(request))
    expect(provider.methods()).toEqual(["eth_requestAccounts"])
    fiber.interruptUnsafe()
  })

  it.effect.each([
    ["CONNECTION_REJECTED", rpcError(4001)],
    ["CONNECTION_REJECTED", rpcError(5000)],
    ["CONNECTION_REJECTED", "user rejected"],
    ["WALLET_BUSY", rpcError(-32002)],
    ["CONNECTION_FAILED", rpcError(-32603)],
    ["CONNECTION_FAILED", rpcError(4200)],
    ...oddValues
      .filter(([name]) => name !== "a string")
      .map(([, odd]) => ["CONNECTION_FAILED", odd()] as const)
  ] as ReadonlyArray<readonly [string, unknown]>)("T08 ends in %s", ([code, cause]) =>
    Effect.gen(function* () {
      for (const fail of [
        () => Promise.reject(cause),
        () => {
          throw cause
        }
      ]) {
        const { connector } = connectorOver({ eth_requestAccounts: fail })
        assert.strictEqual((yield* Effect.flip(connector.connect(request))).code, code)
      }
    })
  )

  it.effect.each([...oddValues, ["no account", () => []], ["no address", () => ["0x1", 7]]] as const)(
    "T08 %s instead of accounts is no connection",
    ([, odd]) =>
      Effect.gen(function* () {
        const { connector } = connectorOver({ ...answering, eth_requestAccounts: odd })
        assert.strictEqual((yield* Effect.flip(connector.connect(request))).code, "CONNECTION_FAILED")
      })
  )

  const noChainIds: typeof oddValues = [
    ...oddValues.filter(([name]) => name !== "a number"),
    ["zero", () => "0x0"]
  ]
  it.effect.each(noChainIds)("T08 %s instead of a chain id is no connection", ([, odd]) =>
    Effect.gen(function* () {
      const { connector } = connectorOver({ ...answering, eth_chainId: odd })
      assert.strictEqual((yield* Effect.flip(connector.connect(request))).code, "CONNECTION_FAILED")
    })
  )

  it.effect("T08 waits for the visitor as long as needed, and ends when nobody waits any more", () =>
    Effect.gen(function* () {
      const { connector } = connectorOver({ eth_requestAccounts: never })
      const fiber = yield* Effect.forkChild(connector.connect(request), { startImmediately: true })
      yield* TestClock.adjust("1 day")
      assert.isUndefined(fiber.pollUnsafe())
      yield* Fiber.interrupt(fiber)
    })
  )

  it.effect("T08 a wallet that grants and then never tells its chain is given up after 10 s", () =>
    Effect.gen(function* () {
      const { connector } = connectorOver({ ...answering, eth_chainId: never })
      const fiber = yield* Effect.forkChild(Effect.flip(connector.connect(request)), {
        startImmediately: true
      })
      yield* settle
      yield* TestClock.adjust("10 seconds")
      assert.strictEqual((yield* Fiber.join(fiber)).code, "PROVIDER_NOT_FOUND")
    })
  )
})

describe("connect after disconnect", () => {
  const disconnectThenConnect = (answers: Answers) =>
    Effect.gen(function* () {
      const { provider, connector } = connectorOver({ ...answering, ...answers })
      const session = yield* connector.connect(request)
      yield* session.disconnect
      provider.calls.length = 0
      return { provider, connector, result: yield* Effect.result(connector.connect(request)) }
    })

  it.effect(
    "S7.28 in part: lets the visitor choose anew, by wallet_requestPermissions, until connected again",
    () =>
      Effect.gen(function* () {
        const { provider, connector, result } = yield* disconnectThenConnect({
          wallet_requestPermissions: async () => []
        })
        assert.strictEqual(result._tag, "Success")
        assert.deepStrictEqual(provider.calls[0], {
          method: "wallet_requestPermissions",
          params: [{ eth_accounts: {} }]
        })
        assert.deepStrictEqual(provider.methods().slice(1), ["eth_accounts", "eth_chainId"])
        provider.calls.length = 0
        yield* connector.connect(request)
        assert.deepStrictEqual(provider.methods(), ["eth_requestAccounts", "eth_chainId"])
      })
  )

  it.effect.each([
    rpcError(4200),
    rpcError(-32601),
    rpcError(-32603),
    new Error("no such method"),
    undefined
  ])("T08 asks eth_requestAccounts where the wallet has no permissions: %s", (cause) =>
    Effect.gen(function* () {
      const { provider, result } = yield* disconnectThenConnect({
        wallet_requestPermissions: () => Promise.reject(cause)
      })
      assert.strictEqual(result._tag, "Success")
      assert.deepStrictEqual(provider.methods(), [
        "wallet_requestPermissions",
        "eth_requestAccounts",
        "eth_chainId"
      ])
    })
  )

  it.effect("T08 asks eth_requestAccounts where the permission brought no account", () =>
    Effect.gen(function* () {
      const { provider, result } = yield* disconnectThenConnect({
        wallet_requestPermissions: async () => [],
        eth_accounts: async () => []
      })
      assert.strictEqual(result._tag, "Success")
      assert.include(provider.methods(), "eth_requestAccounts")
    })
  )

  it.effect.each([
    ["CONNECTION_REJECTED", 4001],
    ["WALLET_BUSY", -32002]
  ] as const)("T08 ends in %s without asking a second time", ([code, rpcCode]) =>
    Effect.gen(function* () {
      const { provider, result } = yield* disconnectThenConnect({
        wallet_requestPermissions: () => Promise.reject(rpcError(rpcCode))
      })
      assert.strictEqual(result._tag === "Failure" ? result.failure.code : undefined, code)
      assert.deepStrictEqual(provider.methods(), ["wallet_requestPermissions"])
    })
  )
})

describe("reconnect", () => {
  it.effect("S4.04 in part: opens nothing: eth_accounts and eth_chainId only", () =>
    Effect.gen(function* () {
      const { provider, connector } = connectorOver(answering)
      const session = yield* connector.reconnect(request)
      assert.sameMembers(provider.methods(), ["eth_accounts", "eth_chainId"])
      assert.strictEqual(grantOf(session)?.accounts[0]?.address, address)
    })
  )

  // Reading `then` of a revoked proxy throws, which is a rejection.
  const answers = oddValues.filter(([name]) => name !== "a revoked proxy")
  it.effect.each([...answers, ["no account", () => []]] as const)(
    "T11 %s instead of accounts is no session",
    ([, odd]) =>
      Effect.gen(function* () {
        const { connector } = connectorOver({ ...answering, eth_accounts: odd })
        assert.strictEqual((yield* Effect.flip(connector.reconnect(request))).code, "SESSION_NOT_FOUND")
      })
  )

  it.effect("T08 a wallet that never answers is given up after 10 s, both questions together", () =>
    Effect.gen(function* () {
      const { connector } = connectorOver({ eth_accounts: never, eth_chainId: never })
      const fiber = yield* Effect.forkChild(Effect.flip(connector.reconnect(request)), {
        startImmediately: true
      })
      yield* TestClock.adjust("10 seconds")
      assert.strictEqual((yield* Fiber.join(fiber)).code, "PROVIDER_NOT_FOUND")
    })
  )
})

describe("disconnect", () => {
  it.effect("S7.28 in part: gives the permission back", () =>
    Effect.gen(function* () {
      const { provider, connector } = connectorOver(answering)
      yield* (yield* connector.reconnect(request)).disconnect
      assert.deepStrictEqual(provider.calls.at(-1), {
        method: "wallet_revokePermissions",
        params: [{ eth_accounts: {} }]
      })
    })
  )

  const disconnectWith = (cause: unknown) =>
    Effect.gen(function* () {
      const { connector } = connectorOver({
        ...answering,
        wallet_revokePermissions: () => Promise.reject(cause)
      })
      return yield* Effect.result((yield* connector.reconnect(request)).disconnect)
    })

  it.effect.each([
    ...oddValues,
    ["an error", () => rpcError(-32603)],
    ["an error of a known method", () => new Error("wallet_revokePermissions failed")],
    ["an error without its cause", () => new Error("Unknown error")]
  ] as const)("S8.06 in part: T08 says that it failed, whatever the wallet says: %s", ([, odd]) =>
    Effect.gen(function* () {
      const result = yield* disconnectWith(odd())
      const error = result._tag === "Failure" ? result.failure : undefined
      assert.strictEqual(error?.message, "Failed to disconnect chains: eip155")
    })
  )

  it.effect.each([
    rpcError(4200),
    rpcError(-32601),
    rpcError(-32004),
    rpcError(4100),
    Object.assign(rpcError(-32603), { message: "The method wallet_revokePermissions does not exist" }),
    new Error("Method not supported"),
    new Error("no such method"),
    new Error("Unknown method: wallet_revokePermissions"),
    "wallet_revokePermissions is unsupported"
  ])("has not failed where the wallet has no such method, or the site no permission: %s", (cause) =>
    Effect.gen(function* () {
      assert.strictEqual((yield* disconnectWith(cause))._tag, "Success")
    })
  )

  it.effect("S9.10[switch-chain revoke] T08 is done after 100 ms where the wallet says nothing", () =>
    Effect.gen(function* () {
      const { connector } = connectorOver({ ...answering, wallet_revokePermissions: never })
      const session = yield* connector.reconnect(request)
      const fiber = yield* Effect.forkChild(session.disconnect, { startImmediately: true })
      yield* TestClock.adjust("99 millis")
      assert.isUndefined(fiber.pollUnsafe())
      yield* TestClock.adjust("1 millis")
      yield* Fiber.join(fiber)
    })
  )
})
