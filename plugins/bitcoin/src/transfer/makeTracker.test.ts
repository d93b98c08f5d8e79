import { HttpUnreachableError, type TransactionQuery } from "@latchkey/core/effect"
import { bitcoinTestAccounts } from "@latchkey/testing"
import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"
import { fakeNetwork } from "../../support/fakeNetwork.ts"
import { decodeAddress } from "../address/Address.ts"
import { scriptOf } from "../api/psbt.ts"
import { MAINNET } from "../networkIds.ts"
import { makeTracker } from "./makeTracker.ts"
import { placeOf } from "./placeOf.ts"

const sender = bitcoinTestAccounts[0]!.mainnet.payment.address
const receiver = bitcoinTestAccounts[1]!.mainnet.payment.address
const scriptFor = (address: string) => scriptOf(decodeAddress(address)!)
const [own, paid] = [scriptFor(sender), scriptFor(receiver)]
const [hash, bumped, coin] = ["aa".repeat(32), "bb".repeat(32), "cc".repeat(32)]
const urls = ["https://one.test", "https://two.test"]

type Paths = Readonly<Record<string, unknown>>
/** A transaction that spends the coin; in the block of that height, if any. */
const transaction = (txid: string, outputs: ReadonlyArray<readonly [string, number]>, height?: number) => ({
  txid,
  vin: [{ txid: coin, vout: 1, prevout: { scriptpubkey: own } }],
  vout: outputs.map(([scriptpubkey, value]) => ({ scriptpubkey, value })),
  status: height === undefined ? { confirmed: false } : { confirmed: true, block_height: height }
})
const asked = [
  [paid, 5_000],
  [own, 900]
] as const
const spentBy = (txid: string) => ({ [`/tx/${coin}/outspend/1`]: { spent: true, txid, vin: 0 } })
const tip = (height: number) => ({ "/blocks/tip/height": height })

/** One look, over two sources: null is a 404, what is absent does not answer. */
const look = (one: Paths, more: Partial<TransactionQuery> = { hash }, two: Paths = one) => {
  const json = ({ url }: { readonly url: string }) => {
    const [paths, base] = url.startsWith(urls[0]!) ? [one, urls[0]!] : [two, urls[1]!]
    const answer = paths[url.slice(base.length)]
    return answer === undefined
      ? Effect.fail(new HttpUnreachableError({ host: "source.test" }))
      : Effect.succeed(answer)
  }
  const tracker = makeTracker({ json } as never, {})
  const facts = { kind: "psbt", receiver: paid, value: 5_000n, inputs: [{ txid: coin, index: 1 }] } as never
  const query = {
    network: fakeNetwork(MAINNET, { custom: urls }),
    account: sender,
    others: [],
    isOld: false,
    ...placeOf(facts, ""),
    ...more
  }
  return Effect.runPromise(tracker.look(query as TransactionQuery))
}
const pending = { status: "pending", hash, order: { inputs: `${coin}:1` } }

describe("what became of a transaction", () => {
  it("T28 waits, is in a block, and is so for good six blocks later", async () => {
    const at = (height?: number) => ({ [`/tx/${hash}`]: transaction(hash, asked, height), ...tip(104) })
    expect(await look(at())).toEqual(pending)
    expect(await look(at(104))).toEqual({ status: "confirmed", hash, isFinal: false })
    expect(await look(at(100))).toEqual({ status: "confirmed", hash, isFinal: false })
    expect(await look(at(99))).toEqual({ status: "confirmed", hash, isFinal: true })
    // Nobody tells how many blocks there are.
    expect(await look({ [`/tx/${hash}`]: transaction(hash, asked, 99) })).toMatchObject({ isFinal: false })
  })

  it("T28 of which one source knows nothing is what another knows", async () => {
    const two = { [`/tx/${hash}`]: transaction(hash, asked) }
    expect(await look({ [`/tx/${hash}`]: null }, { hash }, two)).toEqual(pending)
    expect(await look({}, { hash }, two)).toEqual(pending)
  })

  it.each([
    ["sped up", [[paid, 5_000] as const, [own, 500] as const], "speedUp"],
    ["sped up, with nothing left for change", [[paid, 5_000] as const], "speedUp"],
    ["cancelled", [[own, 5_700] as const], "cancel"],
    ["in the place of another", [[paid, 5_001] as const, [own, 500] as const], "other"]
  ])("T28 is %s by another that spends the same coins, once a block has that", async (_, outputs, by) => {
    const replaced = (height?: number) => ({
      [`/tx/${hash}`]: null,
      [`/tx/${bumped}`]: transaction(bumped, outputs, height),
      ...spentBy(bumped),
      ...tip(104)
    })
    expect(await look(replaced())).toEqual({ status: "pending" })
    const told = { status: "replaced", by, hash: bumped, outcome: "confirmed" }
    expect(await look(replaced(104))).toEqual({ ...told, isFinal: false })
    expect(await look(replaced(99))).toEqual({ ...told, isFinal: true })
    // Another of the account's own is not the same once more.
    expect(await look(replaced(99), { hash, others: [bumped] })).toMatchObject({ by: "other" })
  })

  it("T28 that is in no pool, with its coins unspent, may come back: nothing is said of it", async () => {
    const gone = { [`/tx/${hash}`]: null, [`/tx/${coin}/outspend/1`]: { spent: false } }
    expect(await look(gone)).toEqual({ status: "absent" })
    expect(await look({ ...gone, [`/tx/${coin}/outspend/1`]: null })).toEqual({ status: "absent" })
    expect(await look({ ...gone, ...spentBy(hash) })).toEqual({ status: "pending" })
    expect(await look({ ...gone, ...spentBy(bumped), [`/tx/${bumped}`]: null })).toEqual({ status: "absent" })
    await expect(look({})).rejects.toMatchObject({ code: "NODE_ANSWER_INVALID" })
  })

  it("T20, T28: of an id that is another transaction's nothing is said", async () => {
    const other = { [`/tx/${hash}`]: transaction(hash, [[paid, 5_001]], 1), ...tip(104) }
    expect(await look(other)).toEqual({ status: "absent" })
    expect(await look({}, { hash: "no id" })).toEqual({ status: "absent" })
  })

  it("T28 of an app's own, what it pays is noted while it waits, so that it is found sped up", async () => {
    const own_ = { hash, order: undefined, digest: undefined } as never
    const order = { inputs: `${coin}:1`, payments: `${paid}:5000` }
    expect(await look({ [`/tx/${hash}`]: transaction(hash, asked) }, own_)).toEqual({ ...pending, order })
    const replaced = {
      [`/tx/${hash}`]: null,
      [`/tx/${bumped}`]: transaction(bumped, [[own, 100], asked[0]], 99),
      ...spentBy(bumped),
      ...tip(104)
    }
    expect(await look(replaced, { hash, order, digest: undefined } as never)).toMatchObject({ by: "speedUp" })
  })
})

describe("a transaction whose id nobody told", () => {
  const untold = {} as Partial<TransactionQuery>
  const spent = (outputs: ReadonlyArray<readonly [string, number]>, height?: number) => ({
    ...spentBy(hash),
    [`/tx/${hash}`]: transaction(hash, outputs, height),
    ...tip(104)
  })

  it("T28 is found by its coins, where what spends them pays the same", async () => {
    expect(await look(spent(asked), untold)).toEqual(pending)
    expect(await look(spent(asked, 99), untold)).toEqual({ status: "confirmed", hash, isFinal: true })
  })

  it("T28 is dropped only once its coins are spent elsewhere for good", async () => {
    const elsewhere = [[paid, 5_001]] as const
    expect(await look(spent(elsewhere), untold)).toEqual({ status: "absent" })
    expect(await look(spent(elsewhere, 100), untold)).toEqual({ status: "absent" })
    expect(await look(spent(elsewhere, 99), untold)).toEqual({ status: "dropped" })
    // Another of the account's own did the same, of the same coins.
    expect(await look(spent(asked, 99), { others: [hash] })).toEqual({ status: "dropped" })
  })

  it("T28 whose coins the wallet chose is found among the account's since it was asked", async () => {
    const old = "dd".repeat(32)
    const facts = { kind: "payment", receiver: paid, value: 5_000n } as const
    const place = placeOf(facts, old)
    expect(place).toEqual({ order: { latest: old }, digest: `${paid}:5000` })
    const listed = (...list: ReadonlyArray<unknown>) => ({ [`/address/${sender}/txs`]: list, ...tip(104) })
    const before = transaction(old, asked, 90)
    expect(await look(listed(transaction(hash, asked), before), place)).toEqual(pending)
    expect(await look(listed(transaction(hash, asked, 99), before), place)).toMatchObject({
      status: "confirmed",
      isFinal: true
    })
    const absent = { status: "absent" }
    // The one that was there before, one that is older than it, one of another's coins, one that pays something else.
    expect(await look(listed(before), place)).toEqual(absent)
    expect(await look(listed(before, transaction(hash, asked, 80)), place)).toEqual(absent)
    const foreign = { ...transaction(hash, asked), vin: [{ prevout: { scriptpubkey: paid } }] }
    expect(await look(listed(foreign, before), place)).toEqual(absent)
    expect(await look(listed(transaction(hash, [[paid, 1]]), before), place)).toEqual(absent)
    expect(await look(listed(transaction(hash, asked), before), { ...place, others: [hash] })).toEqual(absent)
  })
})

it.each([["odd"], [7], [{}], [[]], [{ spent: true }], [{ spent: true, txid: "x" }], [{ txid: bumped }]])(
  "T06 is not believed where a source answers with %j",
  async (odd) => {
    const paths = {
      [`/tx/${hash}`]: null,
      [`/tx/${bumped}`]: transaction(bumped, asked, 99),
      ...spentBy(bumped),
      ...tip(104)
    }
    for (const path of Object.keys(paths)) {
      const told = await look({ ...paths, [path]: odd }).catch(({ code }: { readonly code: string }) => code)
      if (path !== "/blocks/tip/height") expect(told).toBe("NODE_ANSWER_INVALID")
      else expect(told).toMatchObject({ status: "replaced" })
    }
  }
)
