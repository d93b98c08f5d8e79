import { describe, expect, it } from "vitest"
import type { SentTransaction } from "./SentTransactions.ts"
import { noteSent, sentTransfer } from "./noteSent.ts"

const amount = { value: 5n, decimals: 2, symbol: "COIN" }
const moving = (networkId: `${string}:${string}`) =>
  sentTransfer({ networkId, sender: "a1", receiver: "b1", amount })
const call = { networkId: "test:1", sender: "a1", kind: "trade", transfers: [] } as const

describe("what a feature has sent", () => {
  it("T28 is noted when the wallet has told its hash, and followed from then on", () => {
    let sent: ReadonlyArray<SentTransaction> | undefined
    for (const status of ["asking", "unsent", "unknown"] as const) {
      sent = noteSent(sent, { status }, { call }, 1)
      expect(sent).toEqual([])
    }
    for (const status of ["asking", "unsent"] as const)
      expect(noteSent(sent, { status, hash: "h1" }, { call }, 1)).toEqual([])
    sent = noteSent(sent, { status: "sent", hash: "h1", explorerUrl: "https://one" }, { call }, 2)
    expect(sent).toEqual([{ hash: "h1", sentAt: 2, status: "pending", call, explorerUrl: "https://one" }])
    sent = noteSent(sent, { status: "success", hash: "h1" }, { call }, 3)
    expect(sent).toEqual([{ hash: "h1", sentAt: 2, status: "success", call }])
  })

  it("T09 is told apart by its network, the latest first", () => {
    const one = noteSent(undefined, { status: "sent", hash: "h1" }, moving("test:1"), 1)
    const two = noteSent(one, { status: "failed", hash: "h1" }, moving("test:2"), 2)
    expect(two.map(({ status, sentAt }) => [status, sentAt])).toEqual([
      ["failed", 2],
      ["pending", 1]
    ])
  })

  it("is nothing where nothing can be said of it, and the latest twenty", () => {
    expect(noteSent([], { status: "sent", hash: "h1" }, undefined, 1)).toEqual([])
    let sent: ReadonlyArray<SentTransaction> = []
    for (let number = 1; number <= 21; number++)
      sent = noteSent(sent, { status: "sent", hash: `h${number}` }, { call }, number)
    expect(sent).toHaveLength(20)
    expect(sent[0]!.hash).toBe("h21")
    expect(sent.at(-1)!.hash).toBe("h2")
  })
})
