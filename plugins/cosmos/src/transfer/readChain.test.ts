import { rpcReader } from "@latchkey/core/chain-kit/effect"
import { toBase64, toHex } from "@latchkey/core/chain-kit"
import { RpcResponseError, type RpcCall } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { expect, it } from "vitest"
import { fakeNetwork } from "../../support/fakeNetwork.ts"
import { cosmosHub } from "../networks.ts"
import { bytesField, wordField } from "./encodeFields.ts"
import { readMarketPrice } from "./readChain.ts"

const network = fakeNetwork(cosmosHub, { custom: ["https://own.test"] })
const answer = (message: ReadonlyArray<number>, code = 0) => ({
  response: { code, value: toBase64(Uint8Array.from(message)) }
})
const gasPrice = (denom: string, amount: string) =>
  answer(bytesField(1, [...wordField(1, denom), ...wordField(2, amount)]))

/** What gas costs, by a node that answers so. */
const read = (told: unknown, features: ReadonlyArray<string>) => {
  const asked: Array<unknown> = []
  const request = ({ params }: RpcCall) => {
    asked.push(params)
    return told === undefined
      ? Effect.fail(new RpcResponseError({ host: "node.test", method: "abci_query", rpcCode: -32603 }))
      : Effect.succeed(told)
  }
  const price = Effect.runPromise(
    readMarketPrice(rpcReader({ request } as never, {}, network), { denom: "uatom", features })
  )
  return Object.assign(price, { asked })
}

it("is the price of the module that the chain's features name, exactly", async () => {
  const hub = read(gasPrice("uatom", "5000000000000000"), ["cosmwasm", "feemarket"])
  expect(await hub).toBe(5_000_000_000_000_000n)
  expect(hub.asked).toEqual([
    {
      path: "/feemarket.feemarket.v1.Query/GasPrice",
      data: toHex(Uint8Array.from(wordField(1, "uatom"))),
      prove: false
    }
  ])
  const osmosis = read(answer(wordField(1, "2500000000000000")), ["osmosis-txfees"])
  expect(await osmosis).toBe(2_500_000_000_000_000n)
  expect(osmosis.asked).toMatchObject([{ path: "/osmosis.txfees.v1beta1.Query/GetEipBaseFee" }])
  const none = read(gasPrice("uatom", "5"), ["cosmwasm"])
  expect([await none, none.asked]).toEqual([undefined, []])
})

it.each([
  ["nothing", undefined],
  ["a refusal", answer(wordField(1, "5"), 6)],
  ["another coin's price", gasPrice("uosmo", "5")],
  ["a price with a point", gasPrice("uatom", "0.5")],
  ["a price below nothing", gasPrice("uatom", "-5")],
  ["more digits than any price has", gasPrice("uatom", "9".repeat(37))],
  ["something else", { response: 7 }]
])("T26 is not known where a node answers with %s: the network object's prices hold", async (_, told) => {
  expect(await read(told, ["feemarket"])).toBeUndefined()
})
