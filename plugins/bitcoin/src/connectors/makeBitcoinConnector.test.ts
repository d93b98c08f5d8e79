import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as TestClock from "effect/testing/TestClock"
import { WalletFault } from "@latchkey/core/chain-kit"
import { fakeNetwork } from "../../support/fakeNetwork.ts"
import { MAINNET, TESTNET } from "../networkIds.ts"
import { MethodUnsupportedError } from "../provider/errors.ts"
import type { Reading, WalletWire } from "../wire/WalletWire.ts"
import { overWire } from "./makeBitcoinConnector.ts"

const wallet = { id: "bip122:Test", type: "injected", name: "Test" } as const
const request = { namespaces: ["bip122"], networks: [fakeNetwork(MAINNET)] }
const address = "bc1q4qw42stdzjqs59xvlrlxr8526e3nunw7mp73te"
const reading: Reading = {
  networkId: MAINNET,
  accounts: [{ namespace: "bip122", address, type: "payment" }]
}
const never = () => new Promise<never>(() => {})
const connectorOver = (wire: Partial<WalletWire>) =>
  overWire(
    wallet,
    { protocols: ["ecdsa"], connect: never, signMessage: never, signPsbt: never, ...wire },
    () => () => {}
  )

describe("a connector", () => {
  it("shares its session with the wallet's other chains where the wire says so, and nowhere else", () => {
    assert.isUndefined(connectorOver({}).sharesSession)
    assert.isTrue(connectorOver({ sharesSession: true }).sharesSession)
  })

  it.effect("T08 a wallet that is silent when it is looked at is given up after 10 s", () =>
    Effect.gen(function* () {
      const fiber = yield* Effect.forkChild(Effect.flip(connectorOver({ read: never }).reconnect(request)))
      yield* TestClock.adjust("9 seconds")
      assert.isUndefined(fiber.pollUnsafe())
      yield* TestClock.adjust("1 second")
      assert.strictEqual((yield* Fiber.join(fiber)).code, "PROVIDER_NOT_FOUND")
    })
  )

  it.effect("T08 a wallet that is silent when it is left is given up after a second", () =>
    Effect.gen(function* () {
      const wire = { connect: async () => reading, disconnect: never }
      const session = yield* connectorOver(wire).connect(request)
      const fiber = yield* Effect.forkChild(session.disconnect)
      yield* TestClock.adjust("1 second")
      yield* Fiber.join(fiber)
    })
  )

  it.effect(
    "S4.04 in part: without a look there is no session to find, and none with the accounts of elsewhere",
    () =>
      Effect.gen(function* () {
        const codeOf = (wire: Partial<WalletWire>) =>
          Effect.map(Effect.flip(connectorOver(wire).reconnect(request)), ({ code }) => code)
        assert.strictEqual(yield* codeOf({}), "SESSION_NOT_FOUND")
        assert.strictEqual(
          yield* codeOf({ read: async () => ({ ...reading, accounts: [] }) }),
          "SESSION_NOT_FOUND"
        )
        assert.strictEqual(
          yield* codeOf({ read: async () => ({ ...reading, networkId: TESTNET }) }),
          "CONNECTION_FAILED"
        )
      })
  )

  it.effect("S4.04 in part: one that cannot be looked at has no session to find, and did not fail", () =>
    Effect.gen(function* () {
      const codeOf = (wire: Partial<WalletWire>) =>
        Effect.map(Effect.flip(connectorOver(wire).reconnect(request)), ({ code }) => code)
      for (const fault of [
        new WalletFault("unsupported", "It has no such function."),
        new MethodUnsupportedError({ method: "getAccounts" })
      ]) {
        assert.strictEqual(yield* codeOf({ read: () => Promise.reject(fault) }), "SESSION_NOT_FOUND")
      }
      assert.strictEqual(
        yield* codeOf({ read: () => Promise.reject(new WalletFault("failed", "It broke.")) }),
        "CONNECTION_FAILED"
      )
    })
  )

  it.effect("S4.05 in part: a wallet that cannot be told of the end is left all the same", () =>
    Effect.gen(function* () {
      const session = yield* connectorOver({ connect: async () => reading }).connect(request)
      yield* session.disconnect
    })
  )

  it.effect(
    "asks for the network that the kit wants before its others, for each once, and for none of other namespaces",
    () =>
      Effect.gen(function* () {
        const asked: Array<ReadonlyArray<string>> = []
        const connect = async (wanted: ReadonlyArray<string>) => {
          asked.push(wanted)
          return reading
        }
        const other = { ...fakeNetwork("eip155:1"), chainNamespace: "eip155" }
        const network = fakeNetwork(TESTNET)
        const networks = [other, fakeNetwork(MAINNET), network]
        yield* connectorOver({ connect }).connect({ ...request, network, networks })
        assert.deepStrictEqual(asked, [[TESTNET, MAINNET]])
      })
  )
})
