import { fromHex, toBase64 } from "@latchkey/core/chain-kit"
import { rpcReader } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"
import {
  codeOr,
  nodeAnswer,
  openServices,
  readFixtures,
  serveFixtures,
  type ServiceAnswer
} from "../../../tests/support/serviceFixtures.ts"
import { cosmos, cosmosHub } from "./index.ts"
import { bytesField, wordField } from "./transfer/encodeFields.ts"
import { readIncluded } from "./transfer/readIncluded.ts"
import { readMarketPrice } from "./transfer/readChain.ts"
import { broadcast } from "./transfer/sendTransfer.ts"

/**
 * Answers of gateways (LCD), as the node behind one says the same over its RPC, which is what is asked: a refusal has the same code and
 * words there, a query's answer the same fields in protobuf, and its decimals no point.
 */
const fixture = readFixtures(import.meta.dirname, "../fixtures/lcd.json")
const hash = "38D1A007F443B23DF9DA0F2598270CA09CF379721C980DBA3B4C3026F0468DC0"

const result = (value: unknown): ServiceAnswer => ({
  status: 200,
  body: { jsonrpc: "2.0", id: 1, result: value }
})
const query = (message: ReadonlyArray<number>, code = 0): ServiceAnswer =>
  result({ response: { code, value: toBase64(Uint8Array.from(message)) } })
/** What the chain's modules write: all 18 digits behind the point, and no point. */
const digits = (decimal: string) => decimal.replace(/^0*\.?|\./g, "").replace(/^0+/, "")

const open = async (answer: (method: string) => ServiceAnswer | undefined) => {
  serveFixtures(nodeAnswer(answer))
  const { kit, rpc } = await openServices(
    [cosmos()],
    [{ ...cosmosHub, rpcUrls: { default: { http: ["http://127.0.0.1:1/"] } } }]
  )
  return rpcReader(rpc, {}, kit.getNetwork(cosmosHub.caipNetworkId!)!)
}

describe("what nodes say when they are given a transaction", () => {
  const send = async (name: string, isUsed = false) => {
    const { code, raw_log: log } = fixture(name).response.body.tx_response
    const reader = await open(() => result({ code, log, hash }))
    const sent = broadcast(reader, new Uint8Array(3), hash, Effect.succeed(isUsed))
    return Effect.runPromise(
      Effect.catch(sent, (error) => Effect.succeed([error.code, error.details.reason]))
    )
  }

  it.each(
    Object.entries({
      "broadcast-ok": { hash },
      // The node has it already.
      "broadcast-in-cache": { hash },
      "broadcast-fee-low": [
        "TRANSFER_REFUSED",
        "got: 500uatom required: 1000uatom, minGasPrice: 0.005000000000000000uatom, gas: 200000: insufficient fee"
      ],
      "broadcast-mempool-full": ["TRANSFER_REFUSED", "mempool is full: number of txs 5000 (max: 5000)"],
      "broadcast-sequence": [
        "TRANSFER_REFUSED",
        "account sequence mismatch, expected 18, got 17: incorrect account sequence"
      ]
    })
  )("%s", async (name, told) => expect(await send(name)).toEqual(told))

  it("broadcast-sequence: is no refusal where the account has sent one more: an earlier try got there", async () => {
    expect(await send("broadcast-sequence", true)).toEqual({ hash })
  })
})

describe("what chains say of the price of gas", () => {
  const price = async (answer: ServiceAnswer, features: ReadonlyArray<string>) =>
    Effect.runPromise(readMarketPrice(await open(() => answer), { denom: "uatom", features }))

  it("feemarket-gas-price: is the price of the coin that was asked about", async () => {
    const { denom, amount } = fixture("feemarket-gas-price").response.body.price
    const coin = bytesField(1, [...wordField(1, denom), ...wordField(2, digits(amount))])
    expect(await price(query(coin), ["feemarket"])).toBe(5_000_000_000_000_000n)
  })

  it("osmosis-base-fee: is the base fee", async () => {
    const { base_fee } = fixture("osmosis-base-fee").response.body
    expect(await price(query(wordField(1, digits(base_fee))), ["osmosis-txfees"])).toBe(
      30_000_000_000_000_000n
    )
  })

  it.each(["feemarket-absent", "feemarket-denom-unknown"])(
    "%s: a chain that does not tell leaves the network's own prices",
    async (name) => {
      expect(await price(query([], fixture(name).response.body.code), ["feemarket"])).toBeUndefined()
    }
  )
})

describe("what nodes say of a transaction in a block", () => {
  it("tx-failed: is in a block, failed, and why", async () => {
    const { height, code, raw_log: log } = fixture("tx-failed").response.body.tx_response
    const reader = await open(() =>
      result({ height, tx: toBase64(new Uint8Array(3)), tx_result: { code, log } })
    )
    expect(await codeOr(readIncluded(reader, fromHex(hash, 64)!))).toEqual({
      bytes: new Uint8Array(3),
      code: 11,
      log
    })
  })

  it("tx-not-found: is no news: it waits, was dropped, or was never seen", async () => {
    const { message } = fixture("tx-not-found").response.body
    const reader = await open(() => ({
      status: 200,
      body: { jsonrpc: "2.0", id: 1, error: { code: -32603, message: "Internal error", data: message } }
    }))
    expect(await codeOr(readIncluded(reader, fromHex(hash, 64)!))).toBe("NODE_ANSWER_INVALID")
  })
})
