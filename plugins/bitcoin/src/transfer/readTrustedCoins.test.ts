import { NodeAnswerInvalidError, type TransferRequest } from "@latchkey/core/effect"
import { bitcoinTestAccounts } from "@latchkey/testing"
import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"
import { fakeNetwork } from "../../support/fakeNetwork.ts"
import { decodeAddress } from "../address/Address.ts"
import { scriptOf } from "../api/psbt.ts"
import { MAINNET } from "../networkIds.ts"
import type { EsploraReader } from "./EsploraReader.ts"
import { prepareTransfer } from "./prepareTransfer.ts"
import { readTrustedCoins } from "./readTrustedCoins.ts"

const address = bitcoinTestAccounts[0]!.mainnet.payment.address
const stranger = bitcoinTestAccounts[1]!.mainnet.payment.address
const scriptFor = (of: string) => scriptOf(decodeAddress(of)!)
const script = scriptFor(address)
const id = (byte: string) => byte.repeat(32)

const coin = (txid: string, value: number, confirmed: boolean) => ({
  txid,
  vout: 0,
  value,
  status: { confirmed }
})
const transaction = (txid: string, inputs: ReadonlyArray<readonly [string, string]>, confirmed = false) => ({
  txid,
  vin: inputs.map(([from, of]) => ({ txid: from, vout: 0, prevout: { scriptpubkey: scriptFor(of) } })),
  vout: [],
  status: { confirmed }
})

const readerOf = (coins: ReadonlyArray<object>, transactions: unknown) => {
  const paths: Array<string> = []
  const network = fakeNetwork(MAINNET)
  const reader: EsploraReader = {
    network,
    read: (path, what, decode) =>
      Effect.suspend(() => {
        paths.push(path)
        const answer = path.endsWith("/utxo")
          ? coins
          : path === "/fee-estimates"
            ? { 1: 2, 3: 2, 144: 1 }
            : transactions
        const decoded = decode(answer)
        return decoded === undefined
          ? Effect.fail(new NodeAnswerInvalidError({ networkId: network.caipNetworkId, what }))
          : Effect.succeed(decoded)
      })
  }
  return { reader, paths }
}
const read = async (coins: ReadonlyArray<object>, transactions: unknown) => {
  const { reader, paths } = readerOf(coins, transactions)
  const trusted = await Effect.runPromise(readTrustedCoins(reader, { address, script }))
  return {
    paths,
    coins: trusted.coins.map(({ txid }) => txid.slice(0, 2)),
    waiting: trusted.waiting.map(({ txid }) => txid.slice(0, 2))
  }
}

describe("coins that nobody can take back", () => {
  it("T21 are those in blocks; nothing else is asked where there are no others", async () => {
    expect(await read([coin(id("aa"), 5_000, true)], [])).toEqual({
      paths: [`/address/${address}/utxo`],
      coins: ["aa"],
      waiting: []
    })
  })

  it("T21 are the account's own change too, and what it made of that; not what a stranger sent and may replace", async () => {
    const coins = ["aa", "bb", "cc", "dd", "ee", "ff"].map((byte) => coin(id(byte), 5_000, byte === "aa"))
    expect(
      await read(coins, [
        // Of a coin in a block, and of such change.
        transaction(id("bb"), [[id("11"), address]]),
        transaction(id("cc"), [
          [id("bb"), address],
          [id("12"), address]
        ]),
        transaction(id("dd"), [[id("13"), stranger]]),
        // Its own, but of what a stranger may replace; and together with a stranger.
        transaction(id("ee"), [[id("dd"), address]]),
        transaction(id("ff"), [
          [id("14"), address],
          [id("15"), stranger]
        ]),
        transaction(id("11"), [[id("16"), stranger]], true)
      ])
    ).toMatchObject({ coins: ["aa", "bb", "cc"], waiting: ["dd", "ee", "ff"] })
  })

  it("T21 an answer that tells of no such transaction, or of a ring of them, makes nothing trusted", async () => {
    const coins = [coin(id("bb"), 5_000, false)]
    for (const transactions of [
      [],
      [{}],
      [null],
      [{ txid: id("bb"), status: null }],
      [{ ...transaction(id("bb"), []), vin: "none" }],
      [transaction(id("bb"), [[id("cc"), address]]), transaction(id("cc"), [[id("bb"), address]])],
      // There may be more than the server tells.
      [
        transaction(id("bb"), [[id("11"), address]]),
        ...Array.from({ length: 49 }, (_, index) =>
          transaction(index.toString(16).padStart(64, "0"), [[id("12"), stranger]])
        )
      ]
    ])
      expect((await read(coins, transactions)).waiting).toEqual(["bb"])
  })

  it("T21 an amount that needs the others is refused as one that is not confirmed yet", async () => {
    const { reader } = readerOf(
      [coin(id("aa"), 50_000, true), coin(id("dd"), 50_000, false)],
      [transaction(id("dd"), [[id("13"), stranger]])]
    )
    const prepare = (amount: TransferRequest["amount"]) =>
      Effect.runPromise(prepareTransfer(reader, { address, receiver: stranger, amount }, new Set())).then(
        ({ amount: { value } }) => value,
        ({ code, details }) => [code, details.of]
      )
    expect(await prepare("max")).toBe(50_000n - 2n * 190n)
    expect(await prepare({ value: 60_000n, decimals: 8 })).toEqual(["TRANSFER_BALANCE", "unconfirmed"])
    expect(await prepare({ value: 50_000n, decimals: 8 })).toEqual(["TRANSFER_BALANCE", "unconfirmed"])
    expect(await prepare({ value: 100_001n, decimals: 8 })).toEqual(["TRANSFER_BALANCE", "amount"])
  })
})
