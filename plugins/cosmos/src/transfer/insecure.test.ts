import type { PreparedTransfer } from "@latchkey/core/effect"
import type { RpcReader } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import { afterEach, expect, it, vi } from "vitest"
import { fakeNetwork } from "../../support/fakeNetwork.ts"
import { cosmosHub } from "../networks.ts"
import { sendTransfer } from "./sendTransfer.ts"
import { hashTransaction } from "./Transaction.ts"
import { encodeTransferDoc } from "./TransferDoc.ts"

afterEach(() => vi.unstubAllGlobals())

const network = fakeNetwork(cosmosHub)
const facts = {
  chainId: "cosmoshub-4",
  accountNumber: 1n,
  sequence: 1n,
  sender: "cosmos1sender",
  receiver: "cosmos1receiver",
  denom: "uatom",
  value: 5n,
  memo: "",
  gas: 1n,
  fee: 1n
}
const coin = { decimals: 6, symbol: "ATOM" }
const shown = {
  request: encodeTransferDoc(facts),
  networkId: network.caipNetworkId,
  sender: facts.sender,
  receiver: facts.receiver,
  amount: { ...coin, value: 5n },
  fee: { ...coin, value: 1n }
} as unknown as PreparedTransfer

/** Sends over a node and a wallet that nobody may ask; what was asked all the same, and how it ended. */
const send = async () => {
  const asked: Array<unknown> = []
  const read = (method: string) => {
    asked.push(method)
    return Effect.die("asked")
  }
  const provider = new Proxy({}, { get: (_, name) => void asked.push(name) })
  const outcome = await Effect.runPromise(
    Effect.match(sendTransfer({ network, read } as unknown as RpcReader, provider, shown), {
      onFailure: ({ code }) => code,
      onSuccess: () => "sent"
    })
  ).catch(() => "asked")
  return { asked, outcome }
}

it("where the page is no secure context, a transfer ends before a node or the wallet is asked, and says why", async () => {
  vi.stubGlobal("crypto", { getRandomValues: () => {} })
  expect(await send()).toEqual({ asked: [], outcome: "PAGE_INSECURE" })
  expect(await hashTransaction(new Uint8Array(3))).toBeUndefined()
})

it("elsewhere it asks", async () => {
  const { asked, outcome } = await send()
  expect([asked.length > 0, outcome]).toEqual([true, "asked"])
  expect(await hashTransaction(new Uint8Array(3))).toMatch(/^[0-9A-F]{64}$/)
})
