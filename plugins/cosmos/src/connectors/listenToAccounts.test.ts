import type { Network } from "@latchkey/core"
import type { SessionChange } from "@latchkey/core/effect"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as TestClock from "effect/testing/TestClock"
import { createCosmosWallet } from "@latchkey/testing"
import { fakeNetwork } from "../../support/fakeNetwork.ts"
import { settled } from "../../support/settle.ts"
import { cosmosHub, osmosis } from "../networks.ts"
import { listenToAccounts } from "./listenToAccounts.ts"

const settle = Effect.promise(settled)
const [hub, osmo] = [fakeNetwork(cosmosHub), fakeNetwork(osmosis)]
const addresses = createCosmosWallet()
const alice = addresses.addressOn("cosmoshub-4", "Account 1")
const bob = addresses.addressOn("cosmoshub-4", "Account 2")
const gone: SessionChange = { type: "disconnect", namespace: "cosmos" }
const accounts = (change: SessionChange | undefined) =>
  change?.type === "accounts" ? change.accounts.map(({ address }) => address) : change

/** A wallet whose answers the test gives, one by one. */
const listen = Effect.gen(function* () {
  const window = new EventTarget()
  const context = yield* Effect.context<never>()
  const changes: Array<SessionChange> = []
  const answers: Array<(answer: unknown) => void> = []
  const asked: Array<string> = []
  let network: Network | undefined = hub
  const provider = {
    getKey: (chainId: string) => {
      asked.push(chainId)
      return new Promise((resolve) => answers.push(resolve))
    }
  }
  const stop = listenToAccounts(
    { window, event: "changed", provider, network: () => network },
    (change) => changes.push(change),
    (effect) => {
      const fiber = Effect.runForkWith(context)(effect)
      return () => fiber.interruptUnsafe()
    }
  )
  return {
    changes,
    asked,
    stop,
    emit: () => window.dispatchEvent(new Event("changed")),
    move: (to: Network | undefined) => void (network = to),
    answer: (value: unknown) => {
      answers.shift()!(value)
      return settle
    }
  }
})

describe("listenToAccounts", () => {
  it.effect("T09 asks once at a time, with a pause, and tells the latest", () =>
    Effect.gen(function* () {
      const { emit, answer, asked, changes } = yield* listen
      for (let count = 0; count < 5_000; count++) emit()
      assert.deepStrictEqual(asked, ["cosmoshub-4"])
      yield* answer({ bech32Address: alice })
      assert.lengthOf(asked, 1)
      assert.isEmpty(changes)
      yield* TestClock.adjust("250 millis")
      assert.lengthOf(asked, 2)
      yield* answer({ bech32Address: bob })
      assert.deepStrictEqual(changes.map(accounts), [[bob]])
      emit()
      yield* answer({ bech32Address: alice })
      assert.deepStrictEqual(changes.map(accounts), [[bob], [alice]])
      assert.lengthOf(asked, 3)
    })
  )

  it.effect("T09 a wallet that sends an event with each answer is asked four times a second", () =>
    Effect.gen(function* () {
      const { emit, answer, asked } = yield* listen
      emit()
      for (let round = 0; round < 4; round++) {
        emit()
        yield* answer({ bech32Address: alice })
        yield* TestClock.adjust("250 millis")
      }
      assert.lengthOf(asked, 5)
    })
  )

  it.effect("T10 an answer for the network before a switch is asked for anew", () =>
    Effect.gen(function* () {
      const { emit, move, answer, asked, changes } = yield* listen
      emit()
      move(osmo)
      yield* answer({ bech32Address: alice })
      assert.isEmpty(changes)
      yield* TestClock.adjust("250 millis")
      assert.deepStrictEqual(asked, ["cosmoshub-4", "osmosis-1"])
      const address = addresses.addressOn("osmosis-1")
      yield* answer({ bech32Address: address })
      assert.deepStrictEqual(changes.map(accounts), [[address]])
    })
  )

  it.effect("T09 no answer for 10 s, a rejection, an address of another network: the session has ended", () =>
    Effect.gen(function* () {
      const silent = yield* listen
      silent.emit()
      yield* TestClock.adjust("10 seconds")
      assert.deepStrictEqual(silent.changes, [gone])
      const answers = [
        () => undefined,
        () => ({}),
        () => Promise.reject(new Error("locked")),
        () => ({ bech32Address: addresses.addressOn("osmosis-1") })
      ]
      for (const value of answers) {
        const { emit, answer, changes } = yield* listen
        emit()
        yield* answer(value())
        assert.deepStrictEqual(changes, [gone])
      }
    })
  )

  it.effect("T09 tells nothing after it was stopped, nor for a session that has ended", () =>
    Effect.gen(function* () {
      const { emit, answer, stop, changes, asked } = yield* listen
      emit()
      stop()
      yield* answer({ bech32Address: bob })
      emit()
      assert.isEmpty(changes)
      assert.lengthOf(asked, 1)
      const ended = yield* listen
      ended.move(undefined)
      ended.emit()
      yield* settle
      assert.isEmpty(ended.asked)
      ended.move(hub)
      ended.emit()
      assert.lengthOf(ended.asked, 1)
    })
  )
})
