import type { CaipNetworkId } from "@latchkey/core"
import { fromBase58, fromBase64, toBase58, toBase64 } from "@latchkey/core/chain-kit"
import { describe, expect, it, vi } from "vitest"
import type { EmbeddedSession } from "../session/EmbeddedSession.ts"
import { makeSolanaProvider } from "./makeSolanaProvider.ts"

const mainnet = "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp"
const devnet = "solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1"
const address = "4zvwRjXUKGfvwnParsHAS3HuSVzV5cA4McphgmoCtajS"
const bytes = Uint8Array.from({ length: 70 }, (_, place) => place)
const [base64, base58] = [toBase64(bytes), toBase58(bytes)]

const open = (answer: unknown = {}, isSignedIn = true) => {
  const ask = vi.fn(async (..._: ReadonlyArray<unknown>) => answer)
  const place = { networkId: mainnet, accounts: [{ namespace: "solana", address }] }
  const session = { place: () => (isSignedIn ? place : undefined) } as unknown as EmbeddedSession
  const { request } = makeSolanaProvider(session, ask as Parameters<typeof makeSolanaProvider>[1])
  return {
    ask,
    request: (method: string, params?: unknown, on?: CaipNetworkId) => request({ method, params }, on)
  }
}

describe("the embedded wallet's provider on Solana", () => {
  it.each(["solana_getAccounts", "solana_requestAccounts"])(
    "answers %s from the session, and asks the frame nothing",
    async (method) => {
      const { ask, request } = open()
      expect(await request(method)).toEqual([{ pubkey: address }])
      expect(ask).not.toHaveBeenCalled()
    }
  )

  it("asks nothing where nobody is signed in", async () => {
    const { ask, request } = open({}, false)
    for (const method of ["solana_getAccounts", "solana_signMessage"])
      await expect(request(method, { message: "2" })).rejects.toMatchObject({ code: 4900 })
    expect(ask).not.toHaveBeenCalled()
  })

  it("signs a message with the session's account, whatever the page names, on the network that is meant", async () => {
    const { ask, request } = open({ signature: "s" })
    expect(await request("solana_signMessage", { message: "2", pubkey: "other" })).toEqual({ signature: "s" })
    await request("solana_signMessage", { message: "2" }, devnet)
    const params = { message: "2", pubkey: address }
    expect(ask.mock.calls).toEqual([
      [{ method: "solana_signMessage", params }, mainnet],
      [{ method: "solana_signMessage", params }, devnet]
    ])
  })

  it("T20 in part: the frame is given the very bytes of a transaction, and the page those that were signed", async () => {
    const signed = Uint8Array.from(bytes, (byte) => byte ^ 1)
    const { ask, request } = open({ signature: "s", transaction: toBase58(signed), more: 1 })
    const answer = (await request("solana_signTransaction", { transaction: base64, more: 1 })) as {
      readonly transaction: string
    }
    expect(ask.mock.calls[0]![0]).toEqual({
      method: "solana_signTransaction",
      params: { transaction: base58 }
    })
    expect(fromBase58(base58, 4_096)).toEqual(bytes)
    expect(fromBase64(answer.transaction, 4_096)).toEqual(signed)
    expect(answer).toEqual({ signature: "s", transaction: toBase64(signed) })
    const bare = open({ signature: "s" })
    expect(await bare.request("solana_signTransaction", { transaction: base64 })).toEqual({ signature: "s" })
    for (const strange of [7, "0OIl", null]) {
      const odd = open({ signature: "s", transaction: strange })
      expect(await odd.request("solana_signTransaction", { transaction: base64 })).toEqual({
        signature: "s",
        transaction: strange
      })
    }
  })

  it("T20 in part: several at once, all or none", async () => {
    const { ask, request } = open({ transactions: [base58, base58] })
    expect(await request("solana_signAllTransactions", { transactions: [base64, base64] })).toEqual({
      transactions: [base64, base64]
    })
    expect(ask.mock.calls[0]![0]).toMatchObject({ params: { transactions: [base58, base58] } })
    expect(await open({}).request("solana_signAllTransactions", { transactions: [] })).toEqual({
      transactions: undefined
    })
    for (const transactions of [undefined, base64, [base64, "!"]])
      await expect(request("solana_signAllTransactions", { transactions })).rejects.toMatchObject({
        code: -32602
      })
    expect(ask).toHaveBeenCalledOnce()
  })

  it("T20 in part: one that is sent keeps what the page says of sending", async () => {
    const { ask, request } = open({ signature: "s" })
    const method = "solana_signAndSendTransaction"
    expect(await request(method, { transaction: base64 })).toEqual({ signature: "s" })
    await request(method, { transaction: base64, sendOptions: { skipPreflight: true } })
    expect(ask.mock.calls.map(([asked]) => (asked as { readonly params: unknown }).params)).toEqual([
      { transaction: base58 },
      { transaction: base58, options: { skipPreflight: true } }
    ])
  })

  it.each([undefined, 7, "tea!", base58.repeat(60)])(
    "T07 in part: a transaction that is %j is refused before the frame is asked",
    async (transaction) => {
      const { ask, request } = open()
      for (const method of ["solana_signTransaction", "solana_signAndSendTransaction"])
        await expect(request(method, { transaction })).rejects.toMatchObject({ code: -32602 })
      expect(ask).not.toHaveBeenCalled()
    }
  )

  it("hands on as it is what it does not know, also by the name of what every object has", async () => {
    for (const method of ["solana_other", "toString", "constructor"]) {
      const { ask, request } = open(7)
      expect(await request(method, [1])).toBe(7)
      expect(ask).toHaveBeenCalledExactlyOnceWith({ method, params: [1] }, mainnet)
    }
  })
})
