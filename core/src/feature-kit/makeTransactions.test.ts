import { assert, describe, it } from "@effect/vitest"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as TestClock from "effect/testing/TestClock"
import { stillWanted } from "../chain-kit/effect/stillWanted.ts"
import { Balances } from "../balance/Balances.ts"
import { TransferRejectedError, TransferUncertainError } from "../capability/transferErrors.ts"
import type { Network } from "../chain/Network.ts"
import { InternalError } from "../error/errors.ts"
import type { KitError } from "../error/KitError.ts"
import { Namespaces } from "../namespace/Namespaces.ts"
import { Connections } from "../session/Connections.ts"
import { Telemetry } from "../telemetry/Telemetry.ts"
import { bareLedger } from "../../../tests/support/bareLedger.ts"
import { Transactions } from "../transaction/Transactions.ts"
import { makeTransactions } from "./makeTransactions.ts"
import type { Transaction, TransactionAnswer, TransactionOutcome } from "./Transaction.ts"

interface Review {
  readonly id: string
}
const network = { chainNamespace: "test", caipNetworkId: "test:1" } as unknown as Network
const [submitted, missing] = [new InternalError("submitted"), new InternalError("missing")]

/** A feature whose wallet answers when a test says so, and whose chain says what a test gives, one after another. */
const open = Effect.gen(function* () {
  const log: Array<string> = []
  const note = (text: string) => Effect.sync(() => void log.push(text))
  let account = "a1"
  const outcomes: Array<TransactionOutcome | KitError> = []
  const answer = Deferred.makeUnsafe<TransactionAnswer, KitError>()
  const { ledger, list } = yield* bareLedger()
  const transactions = yield* makeTransactions<Review>({
    move: ({ id }, { status, hash, code }) => note([id, status, hash, code].filter(Boolean).join(" ")),
    submitted: () => submitted,
    missing: () => missing,
    events: () => ({ begun: "BEGUN", success: "SUCCESS", error: "ERROR" }),
    onAnswer: ({ id }) => note(`${id} answered`),
    onOutcome: ({ id }) => note(`${id} known`)
  }).pipe(
    Effect.provideService(Connections, {
      ask: (_: string, use: any) =>
        Effect.suspend(() => use({ provider: "w", accounts: [{ address: account }] })),
      peek: () => ({ provider: "w" })
    } as never),
    Effect.provideService(Namespaces, {
      get: () => ({
        explorerUrl: (_: Network, { transaction }: { transaction: string }) => `at/${transaction}`
      })
    } as never),
    Effect.provideService(Transactions, { ledger: Effect.succeed(ledger) }),
    Effect.provideService(Balances, { refresh: () => note("balances") }),
    Effect.provideService(Telemetry, { track: (event: string) => note(event) } as never)
  )
  const add = (id: string, more: Partial<Transaction> = {}): Review => {
    const shown = { id }
    transactions.add(shown, {
      network,
      sender: "a1",
      ask: () => Effect.andThen(note(`${id}: wallet`), Deferred.await(answer)),
      follow: (_, { hash = "none" }) =>
        Effect.suspend(() => {
          log.push(`${id}: chain ${hash}`)
          const next = outcomes.length > 1 ? outcomes.shift()! : outcomes[0]!
          return "_tag" in next ? Effect.fail(next) : Effect.succeed(next)
        }),
      ...more
    })
    return shown
  }
  const start = <A, E>(effect: Effect.Effect<A, E>) => Effect.forkChild(effect, { startImmediately: true })
  return {
    ...transactions,
    ledger,
    list,
    add,
    log,
    outcomes,
    start,
    answers: (given: TransactionAnswer | KitError) =>
      Deferred.doneUnsafe(answer, "_tag" in given ? Effect.fail(given) : Effect.succeed(given)),
    switchTo: (next: string) => void (account = next)
  }
})

describe("a transaction that is submitted", () => {
  it.effect(
    "T28 is asked for once, however often it is submitted while the wallet takes its time, and no other beside it",
    () =>
      Effect.gen(function* () {
        const { add, submit, answers, log, start } = yield* open
        const [one, two] = [add("one"), add("two")]
        const first = yield* start(submit(one))
        for (const shown of [one, two, one]) assert.strictEqual(yield* Effect.flip(submit(shown)), submitted)
        answers({ hash: "h1" })
        assert.deepStrictEqual(yield* Fiber.join(first), { hash: "h1" })
        assert.strictEqual(yield* Effect.flip(submit(one)), submitted)
        assert.deepStrictEqual(log, ["one asking", "BEGUN", "one: wallet", "one answered", "one sent h1"])
      })
  )

  it.effect(
    "T23 is asked of the account alone that it was prepared for, and can be submitted again then",
    () =>
      Effect.gen(function* () {
        const { add, submit, answers, log, start, switchTo } = yield* open
        const one = add("one")
        switchTo("b2")
        assert.strictEqual((yield* Effect.flip(submit(one))).code, "TRANSFER_CHANGED")
        assert.deepStrictEqual(log, ["one asking", "BEGUN", "one unsent TRANSFER_CHANGED", "ERROR"])
        switchTo("a1")
        const again = yield* start(submit(one))
        answers({ hash: "h1" })
        assert.deepStrictEqual(yield* Fiber.join(again), { hash: "h1" })
      })
  )

  it.effect("T28 can be submitted again after what sends nothing, and not after what may have sent it", () =>
    Effect.gen(function* () {
      for (const [error, status, again] of [
        [new TransferRejectedError(), "unsent TRANSFER_REJECTED", "TRANSFER_REJECTED"],
        [new TransferUncertainError(), "unknown TRANSFER_UNCERTAIN", submitted.code]
      ] as const) {
        const { add, submit, answers, log } = yield* open
        const one = add("one")
        answers(error)
        assert.strictEqual(yield* Effect.flip(submit(one)), error)
        assert.include(log, `one ${status}`)
        assert.strictEqual((yield* Effect.flip(submit(one))).code, again)
      }
    })
  )

  it.effect("that nobody prepared here is refused", () =>
    Effect.gen(function* () {
      const { submit, log } = yield* open
      assert.strictEqual((yield* Effect.flip(submit({ id: "other" }))).code, "TRANSFER_CHANGED")
      assert.deepStrictEqual(log, [])
    })
  )
})

describe("a wallet that nobody waits for any more", () => {
  for (const how of ["the visitor stops waiting", "who asked has gone"])
    it.effect(
      `T28 and that sends all the same, after ${how}: it is taken note of, and followed to its end`,
      () =>
        Effect.gen(function* () {
          const { add, submit, stopAsking, answers, log, outcomes, start, follow } = yield* open
          outcomes.push({ status: "success" })
          const one = add("one")
          const asking = yield* start(submit(one))
          if (how === "who asked has gone") yield* Fiber.interrupt(asking)
          else {
            yield* stopAsking
            assert.strictEqual((yield* Effect.flip(Fiber.join(asking))).code, "TRANSFER_UNCERTAIN")
          }
          assert.match(log.at(-1)!, /^one unknown/)
          assert.strictEqual(yield* Effect.flip(follow(one)), missing)
          assert.strictEqual(yield* Effect.flip(submit(one)), submitted)
          log.length = 0
          answers({ hash: "h1" })
          yield* Effect.yieldNow
          yield* TestClock.adjust("1 second")
          assert.deepStrictEqual(log, [
            "one answered",
            "one sent h1",
            "one sent h1",
            "one: chain h1",
            "one success h1",
            "SUCCESS",
            "one known",
            "balances"
          ])
          assert.strictEqual(yield* Effect.flip(submit(one)), submitted)
        })
    )

  it.effect("T28 and that declines later: nothing was sent, and it can be submitted again", () =>
    Effect.gen(function* () {
      const { add, submit, stopAsking, answers, log, start } = yield* open
      const one = add("one")
      const asking = yield* start(submit(one))
      yield* stopAsking
      yield* Effect.flip(Fiber.join(asking))
      answers(new TransferRejectedError())
      yield* Effect.yieldNow
      yield* TestClock.adjust("1 second")
      assert.strictEqual(log.at(-1), "one unsent TRANSFER_REJECTED")
      assert.strictEqual((yield* Effect.flip(submit(one))).code, "TRANSFER_REJECTED")
    })
  )

  it.effect("T28 before the wallet was asked: it is asked for nothing, and it can be submitted again", () =>
    Effect.gen(function* () {
      const { add, submit, stopAsking, log, start } = yield* open
      const checked = Deferred.makeUnsafe<void>()
      const one = add("one", {
        ask: () =>
          Effect.suspend(() =>
            Effect.andThen(
              Deferred.await(checked),
              Effect.andThen(
                stillWanted(),
                Effect.sync(() => {
                  log.push("one: wallet")
                  return { hash: "h1" }
                })
              )
            )
          )
      })
      const asking = yield* start(submit(one))
      yield* stopAsking
      yield* Effect.flip(Fiber.join(asking))
      Deferred.doneUnsafe(checked, Effect.void)
      yield* Effect.yieldNow
      yield* TestClock.adjust("1 second")
      assert.notInclude(log, "one: wallet")
      assert.include(log, "one unsent CANCELLED")
      assert.deepStrictEqual(yield* submit(one), { hash: "h1" })
    })
  )

  it.effect("is free for another transaction", () =>
    Effect.gen(function* () {
      const { add, submit, stopAsking, log, start } = yield* open
      yield* start(Effect.ignore(submit(add("one"))))
      yield* stopAsking
      yield* Effect.yieldNow
      yield* start(submit(add("two")))
      assert.strictEqual(log.at(-1), "two: wallet")
    })
  )

  it.effect("T28 has no say any more where it only signs", () =>
    Effect.gen(function* () {
      const { add, submit, stopAsking, answers, log, start } = yield* open
      const one = add("one", { isSignature: true })
      const asking = yield* start(submit(one))
      yield* stopAsking
      yield* Effect.flip(Fiber.join(asking))
      assert.strictEqual(log.at(-1), "one unsent TRANSFER_UNCERTAIN")
      const before = log.length
      answers({})
      yield* TestClock.adjust("1 second")
      assert.strictEqual(log.length, before)
    })
  )
})

describe("a transaction that was sent", () => {
  const sent = Effect.gen(function* () {
    const made = yield* open
    const one = made.add("one")
    made.answers({ hash: "h1" })
    yield* made.submit(one)
    made.log.length = 0
    return { ...made, one, asked: () => made.log.filter((line) => line === "one: chain h1").length }
  })

  it.effect(
    "T28 is followed for as long as the chain has it in no block: at first soon, then each minute",
    () =>
      Effect.gen(function* () {
        const { follow, one, outcomes, asked, log, start } = yield* sent
        outcomes.push({ status: "pending" })
        const following = yield* start(follow(one))
        yield* TestClock.adjust("2 minutes")
        assert.strictEqual(asked(), 6)
        yield* TestClock.adjust("1 hour")
        assert.strictEqual(asked(), 66)
        assert.notMatch(log.join(), /unknown|failed/)
        outcomes[0] = { status: "success" }
        yield* TestClock.adjust("1 minute")
        assert.deepStrictEqual(yield* Fiber.join(following), { status: "success" })
        assert.deepStrictEqual(log.slice(-4), ["one success h1", "SUCCESS", "one known", "balances"])
      })
  )

  it.effect("T28 is unknown after a day in no block", () =>
    Effect.gen(function* () {
      const { follow, one, outcomes, log, start } = yield* sent
      outcomes.push({ status: "pending" })
      const following = yield* start(follow(one))
      yield* TestClock.adjust("25 hours")
      assert.deepStrictEqual(yield* Fiber.join(following), { status: "unknown" })
      assert.strictEqual(log.at(-1), "one unknown h1")
    })
  )

  it.effect("is followed once for all who wait, and on when they have gone", () =>
    Effect.gen(function* () {
      const { follow, one, outcomes, asked, log, start } = yield* sent
      outcomes.push({ status: "pending" }, { status: "failed", reason: "too poor" })
      const both = [yield* start(follow(one)), yield* start(follow(one))]
      assert.strictEqual(asked(), 1)
      for (const each of both) yield* Fiber.interrupt(each)
      assert.strictEqual(log.at(-1), "one: chain h1")
      yield* TestClock.adjust("2 seconds")
      assert.deepStrictEqual(log.slice(-4), ["one failed h1", "ERROR", "one known", "balances"])
      assert.deepStrictEqual(yield* follow(one), { status: "failed", reason: "too poor" })
      assert.strictEqual(asked(), 2)
    })
  )

  it.effect("T28 is unknown where asking fails, and asked about again when it is wanted", () =>
    Effect.gen(function* () {
      const { follow, one, outcomes, log } = yield* sent
      const down = new InternalError("down")
      outcomes.push(down, { status: "unknown" }, { status: "success" })
      assert.strictEqual(yield* Effect.flip(follow(one)), down)
      assert.strictEqual(log.at(-1), "one unknown h1")
      assert.deepStrictEqual(yield* follow(one), { status: "unknown" })
      assert.notInclude(log, "balances")
      assert.deepStrictEqual(yield* follow(one), { status: "success" })
    })
  )

  it.effect("T28 that nobody could tell of is told all the same once the ledger learns it, and once", () =>
    Effect.gen(function* () {
      const { follow, one, outcomes, log, ledger, list } = yield* sent
      outcomes.push({ status: "unknown" })
      assert.deepStrictEqual(yield* follow(one), { status: "unknown" })
      assert.notInclude(log, "SUCCESS")
      const sight = { status: "confirmed", hash: "h1", isFinal: true } as const
      for (const now of [1, 2]) yield* ledger.tell(list()[0]!.id, { from: "chain", sight, now })
      yield* TestClock.adjust("1 second")
      assert.deepStrictEqual(log.slice(-4), ["one success h1", "SUCCESS", "one known", "balances"])
      assert.lengthOf(
        log.filter((line) => line === "SUCCESS"),
        1
      )
    })
  )

  it.effect("has the hash that the chain tells, where the wallet told none", () =>
    Effect.gen(function* () {
      const { add, submit, answers, follow, log, outcomes } = yield* open
      outcomes.push({ status: "success", hash: "h9" })
      const one = add("one")
      answers({})
      assert.deepStrictEqual(yield* submit(one), {})
      assert.deepStrictEqual(yield* follow(one), { status: "success" })
      assert.include(log, "one: chain none")
      assert.include(log, "one success h9")
    })
  )

  it.effect("is nothing to follow where it is a signature: its answer is the end", () =>
    Effect.gen(function* () {
      const { add, submit, answers, follow, log } = yield* open
      const one = add("one", { isSignature: true })
      answers({})
      yield* submit(one)
      assert.strictEqual(log.at(-1), "one success")
      assert.deepStrictEqual(yield* follow(one), { status: "success" })
      assert.strictEqual(yield* Effect.flip(follow(undefined)), missing)
    })
  )
})
