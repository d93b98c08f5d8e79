import { createKit, memoryStorage, type TrackedTransaction } from "@latchkey/core"
import {
  TransactionFixedError,
  TransactionSettledError,
  transactionTracking,
  TransferRejectedError,
  type PreparedReplacement,
  type TransactionQuery,
  type TransactionReplacing,
  type TransactionSight
} from "@latchkey/core/effect"
import { stillWanted } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import { describe, expect, it, onTestFinished, vi } from "vitest"
import { network, oneWalletChain } from "../../../tests/support/oneWalletChain.ts"
import { activity } from "./index.ts"

const first = "hash-of-first"
const second = "hash-of-second"
const coin = (value: bigint) => ({ value, decimals: 2, symbol: "COIN" })

/** A kit whose account has a transaction under way, on a chain that says what a test says. */
const open = async ({
  look,
  send = () => Effect.succeed({ hash: second }),
  prepare,
  canReplace = () => true
}: {
  readonly look?: (query: TransactionQuery) => TransactionSight
  readonly send?: TransactionReplacing["send"]
  readonly prepare?: TransactionReplacing["prepare"]
  readonly canReplace?: TransactionReplacing["canReplace"]
} = {}) => {
  vi.useFakeTimers()
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const asked: Array<string> = []
  const says = { look: look ?? ((): TransactionSight => ({ status: "pending", order: { nonce: "7" } })) }
  const replacing: TransactionReplacing = {
    canReplace,
    prepare:
      prepare ??
      (({ by, hashes, account }) =>
        Effect.sync((): PreparedReplacement => {
          asked.push(`prepare ${by} ${hashes.join()}`)
          return Object.freeze({
            by,
            networkId: "test:1",
            sender: account,
            replaces: hashes[0]!,
            fee: coin(9n),
            feeBefore: coin(8n),
            order: { nonce: "7" },
            digest: by,
            request: {}
          })
        })),
    send: (request) =>
      Effect.andThen(
        Effect.andThen(
          stillWanted({ order: request.replacement.order, digest: request.replacement.digest }),
          Effect.sync(() => void asked.push("wallet"))
        ),
        Effect.suspend(() => send(request))
      )
  }
  const { plugin } = oneWalletChain({
    setup: (host) =>
      host.addCapability("test", transactionTracking, {
        tracker: Effect.succeed({
          look: (query: TransactionQuery) => Effect.sync(() => says.look(query)),
          replacing: Effect.succeed(replacing)
        })
      })
  })
  const kit = createKit({
    app: { name: "Test" },
    networks: [network(1)],
    plugins: [plugin, activity()],
    storage: memoryStorage()
  })
  onTestFinished(() => kit.dispose())
  await kit.connect({ connectorId: "wallet" })
  const { id } = await kit.transactions.add({
    networkId: "test:1",
    hash: first,
    description: { kind: "send", receiver: "b1", sends: [coin(5n)] }
  })
  await vi.advanceTimersByTimeAsync(2_500)
  const list = (): ReadonlyArray<TrackedTransaction> => kit.getSnapshot().transactions.list
  return {
    kit,
    id,
    asked,
    says,
    list,
    get: (of: string) => list().find((one) => one.id === of),
    code: (work: Promise<unknown>) =>
      work.then(
        () => "success",
        (error: { readonly code?: string }) => error.code
      ),
    /** Drives the clock. */
    advance: (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000)
  }
}

describe("T28 speeding up and cancelling", () => {
  it("asks the wallet once, for what was reviewed, written down before as what takes the place of the first, which says what became of it", async () => {
    const { kit, id, asked, list, get, says, advance, code } = await open()
    expect(await kit.activity.canReplace({ id })).toBe(true)
    const review = await kit.activity.prepareReplacement({ id, by: "cancel" })
    expect(review).toMatchObject({ id, by: "cancel", fee: coin(9n), feeBefore: coin(8n) })
    expect(Object.isFrozen(review)).toBe(true)
    expect(await kit.activity.replace(review)).toEqual({ hash: second })
    expect(await code(kit.activity.replace(review))).toBe("TRANSFER_CHANGED")
    expect(asked).toEqual([`prepare cancel ${first}`, "wallet"])
    expect(list()[0]).toMatchObject({
      hash: second,
      status: "pending",
      description: { kind: "cancel" },
      order: { nonce: "7" },
      digest: "cancel",
      replaces: { id, by: "cancel" }
    })
    // Once more, above what waits there by now.
    await kit.activity.prepareReplacement({ id, by: "cancel" })
    expect(asked.at(-1)).toBe(`prepare cancel ${second},${first}`)
    says.look = ({ isReplacement }) =>
      isReplacement === true
        ? { status: "confirmed", hash: second, order: { nonce: "7" }, isFinal: true }
        : { status: "replaced", by: "cancel", hash: second, outcome: "confirmed", isFinal: true }
    await advance(60)
    expect(get(id)).toMatchObject({ status: "replaced", replacement: { by: "cancel", hash: second } })
    expect(await kit.activity.canReplace({ id })).toBe(false)
  })

  it("had already gone through: while it was reviewed no wallet is asked, while it is asked nothing is called sent", async () => {
    const reviewed = await open()
    const review = await reviewed.kit.activity.prepareReplacement({ id: reviewed.id, by: "cancel" })
    reviewed.says.look = () => ({ status: "confirmed", hash: first, isFinal: true })
    expect(await reviewed.code(reviewed.kit.activity.replace(review))).toBe("TRANSACTION_SETTLED")
    expect(reviewed.asked).not.toContain("wallet")
    expect(reviewed.list()).toHaveLength(1)
    expect(reviewed.get(reviewed.id)?.status).toBe("confirmed")

    const asked = await open({ send: () => Effect.fail(new TransactionSettledError()) })
    const shown = await asked.kit.activity.prepareReplacement({ id: asked.id, by: "cancel" })
    expect(await asked.code(asked.kit.activity.replace(shown))).toBe("TRANSACTION_SETTLED")
    expect(asked.list()).toHaveLength(1)

    const late = await open({ prepare: () => Effect.fail(new TransactionSettledError()) })
    late.says.look = () => ({ status: "confirmed", hash: first, isFinal: true })
    expect(await late.code(late.kit.activity.prepareReplacement({ id: late.id, by: "cancel" }))).toBe(
      "TRANSACTION_SETTLED"
    )
    // What the chain has is known at once.
    expect(late.get(late.id)?.status).toBe("confirmed")
  })

  it("that the visitor declines leaves the first as it is, and may be asked for again", async () => {
    const { kit, id, list, code } = await open({ send: () => Effect.fail(new TransferRejectedError()) })
    const review = await kit.activity.prepareReplacement({ id, by: "cancel" })
    expect(await code(kit.activity.replace(review))).toBe("TRANSFER_REJECTED")
    expect(list().map(({ status }) => status)).toEqual(["pending"])
    expect(await code(kit.activity.replace(review))).toBe("TRANSFER_REJECTED")
  })

  it("whose wallet sends it under another number: both are there, and the second is warned of as its own", async () => {
    const { kit, id, list, says, advance } = await open()
    const review = await kit.activity.prepareReplacement({ id, by: "cancel" })
    says.look = ({ isReplacement }) => ({
      status: "pending",
      order: { nonce: isReplacement === true ? "8" : "7" }
    })
    await kit.activity.replace(review)
    await advance(10)
    expect(list()[0]).toMatchObject({ hash: second, replaces: { id, by: "cancel", isBeside: true } })
    expect(list()).toHaveLength(2)
  })

  it("is refused for what is none, of another account, of calls, or where wallet or chain have no such thing", async () => {
    const { kit, id, code } = await open({ canReplace: () => false })
    expect(await kit.activity.canReplace({ id })).toBe(false)
    expect(await code(kit.activity.prepareReplacement({ id, by: "cancel" }))).toBe("TRANSACTION_FIXED")
    expect(await kit.activity.canReplace({ id: "none" })).toBe(false)
    expect(await code(kit.activity.prepareReplacement({ id: "none", by: "cancel" }))).toBe(
      "TRANSACTION_MISSING"
    )
    await kit.disconnect()
    expect(await code(kit.activity.prepareReplacement({ id, by: "cancel" }))).toBe("TRANSACTION_FIXED")
    const fixed = await open({ prepare: () => Effect.fail(new TransactionFixedError()) })
    expect(await fixed.code(fixed.kit.activity.prepareReplacement({ id: fixed.id, by: "speedUp" }))).toBe(
      "TRANSACTION_FIXED"
    )
  })
})
