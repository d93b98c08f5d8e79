import { NodeAnswerInvalidError } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { expect, it } from "vitest"
import { fakeNetwork } from "../../support/fakeNetwork.ts"
import { fakeReader, type NodeAnswers } from "../../support/fakeReader.ts"
import { decodedWith } from "../provider/readNetwork.ts"
import type { ChainReader } from "./ChainReader.ts"
import { asOnePrice, readGasPrice } from "./readGasPrice.ts"
import { encodeRequest } from "./TransactionRequest.ts"

const network = fakeNetwork(10)
const call = { from: `0x${"a".repeat(40)}`, to: `0x${"b".repeat(40)}`, value: "0x1", data: "0x" }

/** The request that a wallet gets, on a chain whose node answers so. */
const requestOn = async (node: NodeAnswers) => {
  const { reader } = fakeReader({ node })
  const chain: ChainReader = {
    network,
    raw: reader,
    read: (method, params, what, decode) =>
      Effect.mapError(
        reader.read(method, params, decodedWith(decode)),
        () => new NodeAnswerInvalidError({ networkId: "eip155:10", what })
      )
  }
  return encodeRequest(network, call, 21_000n, await Effect.runPromise(readGasPrice(chain)))
}

it("S9.09 in part: on a chain without a base fee a transaction is of the legacy type, with one price of gas", async () => {
  const request = await requestOn({
    eth_getBlockByNumber: () => ({ number: "0x1" }),
    eth_gasPrice: () => "0x7"
  })
  expect(request.gasPrice).toBe("0x7")
  expect(request).not.toHaveProperty("maxFeePerGas")
  expect(request).not.toHaveProperty("maxPriorityFeePerGas")
})

it("on a chain with one, it is not: the most that it may cost is in the request", async () => {
  const request = await requestOn({
    eth_getBlockByNumber: () => ({ baseFeePerGas: "0x64" }),
    eth_maxPriorityFeePerGas: () => "0x5",
    eth_gasPrice: () => "0x69"
  })
  expect(request).not.toHaveProperty("gasPrice")
  expect(BigInt(request.maxFeePerGas!)).toBe(205n)
  expect(BigInt(request.maxPriorityFeePerGas!)).toBe(5n)
})

it("as one price it holds for a full block after the latest, and is never less than the chain wants", () => {
  expect(asOnePrice({ gasPrice: 7n })).toEqual({ gasPrice: 7n })
  expect(asOnePrice({ maxFeePerGas: 205n, maxPriorityFeePerGas: 5n })).toEqual({ gasPrice: 130n })
  for (const base of [0n, 1n, 7n, 8n, 1_000_000_001n]) {
    const { gasPrice } = asOnePrice({ maxFeePerGas: 2n * base + 3n, maxPriorityFeePerGas: 3n })
    // A full block raises the base fee by an eighth.
    expect(gasPrice).toBeGreaterThanOrEqual(base + base / 8n + 3n)
  }
})
