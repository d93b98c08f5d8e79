import { accountSlice, Balances, networkSlice, State } from "@latchkey/core/effect"
import { it } from "@effect/vitest"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as TestClock from "effect/testing/TestClock"
import { describe, expect } from "vitest"
import { fakeNetwork } from "../../support/fakeNetwork.ts"
import { watchPending } from "./watchPending.ts"

const [one, other] = [
  "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
  "0x70997970C51812dc3A010C7d01b50e0d17dc79C8"
]

/** A page whose account has sent as many transactions as a test says. */
const openPage = (pollingInterval?: number) => {
  const page = {
    address: one as string | undefined,
    pending: "0x1",
    latest: "0x1",
    fails: false,
    looks: [] as Array<string>,
    refreshed: 0
  }
  const state = {
    read: (slice: unknown) =>
      slice === accountSlice
        ? page.address === undefined
          ? {}
          : { eip155: { address: page.address, caipAddress: `eip155:10:${page.address}` } }
        : slice === networkSlice
          ? { byNamespace: { eip155: { caipNetwork: fakeNetwork(10, { custom: ["https://own.test"] }) } } }
          : undefined
  }
  const rpc = {
    request: ({ params }: { readonly params?: unknown }) =>
      Effect.suspend(() => {
        const [address, tag] = params as [string, "pending" | "latest"]
        if (tag === "pending") page.looks.push(address)
        return page.fails ? Effect.fail({ _tag: "RpcUnreachableError" }) : Effect.succeed(page[tag])
      })
  }
  const services = Context.make(State, state as never).pipe(
    Context.add(Balances, {
      refresh: (namespace, force) =>
        Effect.sync(() => {
          expect([namespace, force]).toEqual(["eip155", true])
          page.refreshed += 1
        })
    })
  )
  const pendingTransactions = { enable: true, ...(pollingInterval === undefined ? {} : { pollingInterval }) }
  const watch = Effect.forkScoped(
    Effect.provideContext(watchPending(rpc as never, { pendingTransactions }), services)
  )
  return { page, watch }
}

describe("watching what an account sends", () => {
  it.effect(
    "S4.30 in part: looks each 30,000 ms, and reads the balance again when something was sent or mined",
    () =>
      Effect.gen(function* () {
        const { page, watch } = openPage()
        yield* watch
        yield* TestClock.adjust("1 millis")
        expect([page.looks.length, page.refreshed]).toEqual([1, 0])
        page.pending = "0x2"
        yield* TestClock.adjust("29998 millis")
        expect([page.looks.length, page.refreshed]).toEqual([1, 0])
        yield* TestClock.adjust("1 millis")
        expect([page.looks.length, page.refreshed]).toEqual([2, 1])
        yield* TestClock.adjust("30 seconds")
        expect([page.looks.length, page.refreshed]).toEqual([3, 1])
        page.latest = "0x2"
        yield* TestClock.adjust("30 seconds")
        expect([page.looks.length, page.refreshed]).toEqual([4, 2])
      })
  )

  it.effect(
    "S4.30 in part, S9.10[pending-transaction polling]: stops after 99 looks, and begins anew with another account",
    () =>
      Effect.gen(function* () {
        const { page, watch } = openPage()
        yield* watch
        yield* TestClock.adjust("1 millis")
        for (let looks = 1; looks < 120; looks++) {
          yield* TestClock.adjust("29998 millis")
          expect(page.looks).toHaveLength(Math.min(looks, 99))
          yield* TestClock.adjust("2 millis")
        }
        expect(page.looks).toHaveLength(99)
        page.address = other
        yield* TestClock.adjust("30 seconds")
        expect(page.looks.slice(99)).toEqual([other])
        expect(page.refreshed).toBe(0)
      })
  )

  it.effect("nobody is asked for an account that is not there, and a look that fails is none", () =>
    Effect.gen(function* () {
      const { page, watch } = openPage(1_000)
      page.address = undefined
      yield* watch
      yield* TestClock.adjust("10 seconds")
      expect(page.looks).toEqual([])
      page.address = one
      yield* TestClock.adjust("1 seconds")
      page.fails = true
      yield* TestClock.adjust("1 seconds")
      page.fails = false
      yield* TestClock.adjust("1 seconds")
      expect([page.looks.length, page.refreshed]).toEqual([3, 0])
    })
  )

  it.effect.each([999, 0, -1, Number.NaN, Number.POSITIVE_INFINITY])(
    "%d ms is no interval: the usual one holds",
    (pollingInterval) =>
      Effect.gen(function* () {
        const { page, watch } = openPage(pollingInterval)
        yield* watch
        yield* TestClock.adjust("29999 millis")
        expect(page.looks).toHaveLength(1)
        yield* TestClock.adjust("1 millis")
        expect(page.looks).toHaveLength(2)
      })
  )
})
