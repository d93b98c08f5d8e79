import { assert, describe, it } from "@effect/vitest"
import { memoryStorage } from "@latchkey/core"
import type { ConnectorSession, ConnectRequest } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as TestClock from "effect/testing/TestClock"
import { expect, vi } from "vitest"
import { oddRejections, oddResults, polkadotRejections } from "@latchkey/testing"
import { fakeExtension, later, settle } from "../../support/fakeExtension.ts"
import { fakeNetwork } from "../../support/fakeNetwork.ts"
import { kusamaRelayChain, polkadotRelayChain } from "../networks.ts"
import { makeWalletConnector } from "./makeWalletConnector.ts"

const alice = "5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY"
const aliceOnPolkadot = "15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5"
const bobOnKusama = "FoQJpPyadYccjavVdTWxpxU7rUEaYhfLCPwXgkfD6Zat9QP"
const kusamaGenesis = "0xb0a8d493285c2df73290dfb7e61f870f17b41801197a149ca93654499ea3dafe"

const [polkadot, kusama] = [fakeNetwork(polkadotRelayChain), fakeNetwork(kusamaRelayChain)]
const request: ConnectRequest = { namespaces: ["polkadot"], networks: [polkadot, kusama], network: polkadot }
const never = () => new Promise(() => {})

const connectorOver = (enable: (origin: string) => unknown, storage = memoryStorage()) => ({
  storage,
  connector: makeWalletConnector({ id: "polkadot:one", name: "One" }, enable, {
    appName: "Tea shop",
    storage,
    sessions: new WeakMap()
  })
})
const withAlice = () => fakeExtension(() => [{ address: alice }])
const grantOf = ({ grants }: ConnectorSession) => grants[0]

describe("connect", () => {
  it.effect(
    "S3.04[namespace, address, eoa] enables with the page's name, and grants the accounts on the network that the kit wants",
    () =>
      Effect.gen(function* () {
        const extension = withAlice()
        const enable = vi.fn(async () => extension)
        const { connector } = connectorOver(enable)
        const session = yield* connector.connect(request)
        expect(enable.mock.calls).toEqual([["Tea shop"]])
        assert.deepStrictEqual(grantOf(session), {
          namespace: "polkadot",
          accounts: [{ namespace: "polkadot", address: aliceOnPolkadot, type: "eoa" }],
          networkId: polkadotRelayChain.caipNetworkId,
          provider: extension
        })
      })
  )

  it.effect(
    "grants the first network that the wallet has an account for, where it has none for that one",
    () =>
      Effect.gen(function* () {
        const extension = fakeExtension(() => [{ address: bobOnKusama, genesisHash: kusamaGenesis }])
        const { connector } = connectorOver(async () => extension)
        const grant = grantOf(yield* connector.connect(request))
        assert.strictEqual(grant?.networkId, kusamaRelayChain.caipNetworkId)
        assert.deepStrictEqual(
          grant?.accounts.map(({ address }) => address),
          [bobOnKusama]
        )
        const only = { ...request, networks: [polkadot] }
        assert.strictEqual((yield* Effect.flip(connector.connect(only))).code, "CONNECTION_FAILED")
      })
  )

  it("T10 reaches the wallet in the task of the click", () => {
    const enable = vi.fn(never)
    const fiber = Effect.runFork(connectorOver(enable).connector.connect(request))
    expect(enable).toHaveBeenCalledTimes(1)
    fiber.interruptUnsafe()
  })

  it.effect.each([
    ...polkadotRejections.map(({ name, make }) => ["CONNECTION_REJECTED", name, make()] as const),
    [
      "CONNECTION_REJECTED",
      "refused for good",
      new Error("The source https://tea.example is not allowed to interact with this extension")
    ],
    ["WALLET_BUSY", "busy", new Error("The source https://tea.example has a pending authorization request")],
    ["WALLET_BUSY", "code -32002", { code: -32002 }],
    ["CONNECTION_FAILED", "not ready", new Error("The extension has not been configured yet.")],
    ["CONNECTION_FAILED", "rejected, of something else", new Error("Connection rejected: bad gateway")],
    ...oddRejections
      .filter(({ name }) => !/reject|4001|5000|-32002/i.test(name))
      .map(
        ({ name, make }) => [/^(CONNECTION_FAILED|CONNECTION_REJECTED|WALLET_BUSY)$/, name, make()] as const
      )
  ] as ReadonlyArray<readonly [string | RegExp, string, unknown]>)("T08 ends in %s: %s", ([code, , cause]) =>
    Effect.gen(function* () {
      for (const fail of [
        () => Promise.reject(cause),
        () => {
          throw cause
        }
      ]) {
        const { connector } = connectorOver(fail)
        const error = yield* Effect.flip(connector.connect(request))
        assert.match(error.code, typeof code === "string" ? new RegExp(`^${code}$`) : code)
      }
    })
  )

  it.effect.each(oddResults.map(({ name, make }) => [name, make] as const))(
    "T08 %s instead of an extension, or of accounts, is no connection",
    ([, make]) =>
      Effect.gen(function* () {
        const fails = (enable: () => unknown) =>
          Effect.map(Effect.flip(connectorOver(enable).connector.connect(request)), ({ code }) => code)
        assert.strictEqual(yield* fails(async () => make()), "CONNECTION_FAILED")
        assert.strictEqual(yield* fails(async () => fakeExtension(make)), "CONNECTION_FAILED")
      })
  )

  it.effect("T08 waits for the visitor as long as needed, and ends when nobody waits any more", () =>
    Effect.gen(function* () {
      const { connector, storage } = connectorOver(never)
      const fiber = yield* Effect.forkChild(connector.connect(request), { startImmediately: true })
      yield* TestClock.adjust("1 day")
      assert.isUndefined(fiber.pollUnsafe())
      yield* Fiber.interrupt(fiber)
      assert.isUndefined(storage.get("polkadot:one:enabled"))
    })
  )

  it.effect("T08 a wallet that is busy with the question that nobody waits for any more is waited for", () =>
    Effect.gen(function* () {
      const first = later()
      const extension = withAlice()
      const enable = vi
        .fn<() => Promise<unknown>>()
        .mockReturnValueOnce(first.promise)
        .mockRejectedValue(new Error("The source has a pending authorization request"))
      const { connector } = connectorOver(enable)
      const abandoned = yield* Effect.forkChild(connector.connect(request), { startImmediately: true })
      yield* Fiber.interrupt(abandoned)
      const again = yield* Effect.forkChild(connector.connect(request), { startImmediately: true })
      yield* Effect.promise(settle)
      assert.isUndefined(again.pollUnsafe())
      first.resolve(extension)
      assert.strictEqual(grantOf(yield* Fiber.join(again))?.provider, extension)
      assert.strictEqual((yield* Effect.flip(connector.connect(request))).code, "WALLET_BUSY")
    })
  )
})

describe("reconnect", () => {
  const restorable = () => {
    const storage = memoryStorage()
    storage.set("polkadot:one:enabled", "1")
    return storage
  }

  it.effect("S4.04 in part: asks a wallet that was connected before, and takes its accounts", () =>
    Effect.gen(function* () {
      const { connector } = connectorOver(async () => withAlice(), restorable())
      assert.strictEqual(grantOf(yield* connector.reconnect(request))?.accounts.length, 1)
    })
  )

  it.effect("S4.04 in part: asks no wallet that was not: it would open a window", () =>
    Effect.gen(function* () {
      const enable = vi.fn(never)
      const { connector } = connectorOver(enable)
      assert.strictEqual((yield* Effect.flip(connector.reconnect(request))).code, "SESSION_NOT_FOUND")
      expect(enable).not.toHaveBeenCalled()
    })
  )

  it.effect("connecting is what it remembers, and disconnecting forgets it", () =>
    Effect.gen(function* () {
      const { connector, storage } = connectorOver(async () => withAlice())
      const session = yield* connector.connect(request)
      assert.strictEqual(storage.get("polkadot:one:enabled"), "1")
      yield* session.disconnect
      assert.isUndefined(storage.get("polkadot:one:enabled"))
    })
  )

  it.effect(
    "S4.04 in part: a wallet that does not answer within 5 s has no session, and is not asked at the next load",
    () =>
      Effect.gen(function* () {
        const { connector, storage } = connectorOver(never, restorable())
        const fiber = yield* Effect.forkChild(Effect.flip(connector.reconnect(request)), {
          startImmediately: true
        })
        yield* TestClock.adjust("5 seconds")
        assert.strictEqual((yield* Fiber.join(fiber)).code, "SESSION_NOT_FOUND")
        assert.isUndefined(storage.get("polkadot:one:enabled"))
      })
  )

  it.effect.each([
    ["it declines", () => Promise.reject(new Error("Rejected"))],
    ["it shares no account", async () => fakeExtension()],
    ["it hangs over its accounts", async () => ({ accounts: { get: never } })]
  ] as const)("there is none when %s", ([, enable]) =>
    Effect.gen(function* () {
      const { connector } = connectorOver(enable, restorable())
      const fiber = yield* Effect.forkChild(Effect.flip(connector.reconnect(request)), {
        startImmediately: true
      })
      yield* Effect.promise(settle)
      yield* TestClock.adjust("5 seconds")
      assert.strictEqual((yield* Fiber.join(fiber)).code, "SESSION_NOT_FOUND")
    })
  )
})

describe("disconnect", () => {
  const disconnectWith = (answer: () => unknown) =>
    Effect.gen(function* () {
      const disconnect = vi.fn(answer)
      const { connector } = connectorOver(async () => ({ ...withAlice(), disconnect }))
      const session = yield* connector.connect(request)
      const fiber = yield* Effect.forkChild(Effect.result(session.disconnect), { startImmediately: true })
      yield* TestClock.adjust("100 millis")
      const result = yield* Fiber.join(fiber)
      expect(disconnect).toHaveBeenCalledTimes(1)
      return result._tag === "Failure" ? result.failure.message : undefined
    })

  it.effect("is told to a wallet that offers it, and waits no longer than 100 ms", () =>
    Effect.gen(function* () {
      assert.isUndefined(yield* disconnectWith(() => undefined))
      assert.isUndefined(yield* disconnectWith(never))
    })
  )

  it.effect("S8.06 in part: says that the wallet failed", () =>
    Effect.gen(function* () {
      const failures: ReadonlyArray<() => unknown> = [
        () => Promise.reject(new Error("no")),
        () => {
          throw new Error("no")
        }
      ]
      for (const fail of failures) {
        assert.strictEqual(yield* disconnectWith(fail), "Failed to disconnect chains: polkadot")
      }
    })
  )
})
