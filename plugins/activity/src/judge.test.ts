import type { HistoryTransaction, HistoryTransfer } from "@latchkey/core"
import { describe, expect, it } from "vitest"
import { judge, type JudgeContext } from "./judge.ts"

const me = "0xaaaa11111111111111111111111111111111aaaa"
const friend = "0x1234000000000000000000000000000000005678"
const fake = "0x1234999999999999999999999999999999995678"
const stranger = "0xffff000000000000000000000000000000000001"

const context: JudgeContext = {
  address: me,
  network: { caipNetworkId: "test:1", nativeCurrency: { name: "Ether", symbol: "ETH", decimals: 18 } },
  parseAddress: (text) => (text.startsWith("0x") ? text.toLowerCase() : undefined),
  known: { "test:1:0xUSDC": "USDC", "test:2:0xdai": "DAI" },
  explorerUrl: (hash) => (hash === "h0" ? undefined : `https://explorer.test/${hash}`)
}

const moved = (
  direction: HistoryTransfer["direction"],
  counterparty: string,
  value: bigint,
  symbol = "ETH",
  more: Partial<HistoryTransfer> = {}
): HistoryTransfer => ({
  direction,
  counterparty,
  amount: { value, decimals: 18, symbol },
  ...(symbol === "ETH" ? {} : { token: `test:1:0x${symbol.toLowerCase()}` }),
  ...more
})
let count = 0
const by = (sender: string, ...transfers: ReadonlyArray<HistoryTransfer>): HistoryTransaction => ({
  hash: `h${++count}`,
  networkId: "test:1",
  minedAt: 1,
  status: "success",
  kind: "send",
  sender,
  transfers
})
/** The doubts about transactions, newest first, and which are hidden. */
const of = (...list: ReadonlyArray<HistoryTransaction>) =>
  judge(list, context).map(({ doubt, isHidden }) => `${doubt ?? "fine"}${isHidden ? ", hidden" : ""}`)

const paid = () => by(me, moved("out", friend, 5n))

describe("what may be meant to deceive", () => {
  it("T26 an address that looks like one that was paid is hidden, the one itself is not", () => {
    expect(of(by(fake, moved("in", fake, 1n)), by(friend, moved("in", friend, 1n)), paid())).toEqual([
      "lookAlike, hidden",
      "fine",
      "fine"
    ])
  })

  it("T26 an approval is judged by who may take, and by what the token is named like", () => {
    const approving = (sender: string, spender: string, token = "usdc", name = "USDC") => ({
      ...by(sender),
      kind: "approve" as const,
      approvals: [{ token: `test:1:0x${token}`, of: "token", name, spender, allowed: "unlimited" } as const]
    })
    expect(
      of(approving(me, fake), approving(me, friend), approving(me, friend, "other", "U\u0405DC"), paid())
    ).toEqual(["lookAlike", "fine", "unverified", "fine"])
    const [own, others] = judge([approving(me, friend), approving(stranger, friend)], context)
    expect(own).toHaveProperty("approvals")
    expect(others).not.toHaveProperty("approvals")
  })

  it("T26 what is known by its name alone is marked where it is named like what is known, and not hidden for that: it may be the one", () => {
    const called = (direction: "in" | "out", symbol: string): HistoryTransfer => ({
      direction,
      amount: { value: 5n, decimals: 1, symbol },
      isHearsay: true
    })
    expect(
      of(
        by(stranger, called("in", "ETH")),
        by(stranger, called("in", "U\u0405DC")),
        by(stranger, called("in", "TEA")),
        by(me, called("out", "ETH"), called("in", "USDC")),
        by(stranger, called("in", "free.example.com"))
      )
    ).toEqual(["unverified", "unverified", "fine", "fine", "spam"])
    // Whoever takes it says nothing of the coin.
    expect(of(by(stranger, called("out", "ETH")), by(me, moved("out", friend, 1n)))).toEqual([
      "unverified",
      "fine"
    ])
  })

  it("T26 neither does it matter whether the payment came later", () => {
    expect(of(paid(), by(fake, moved("in", fake, 1n)))).toEqual(["fine", "lookAlike, hidden"])
  })

  it("T26 what an older page clears of a doubt has none any more", () => {
    const newest = [by(fake, moved("in", fake, 1n)), paid()]
    const before = judge(newest, context)
    expect(before.map(({ doubt }) => doubt)).toEqual(["lookAlike", undefined])
    const older = by(me, moved("out", fake, 5n))
    const [received, sent] = judge([...before, older], context)
    expect(received).not.toHaveProperty("doubt")
    expect(received!.isHidden).toBe(false)
    // Of two that look alike, the one that was paid first is meant.
    expect(sent!.doubt).toBe("lookAlike")
  })

  it("T26 an address that looks like the account's own is hidden", () => {
    const like = "0xaaaa22222222222222222222222222222222aaaa"
    expect(of(by(like, moved("in", like, 1n)), by(me, moved("self", me, 1n)))).toEqual([
      "lookAlike, hidden",
      "fine"
    ])
  })

  it("T26 an address is not trusted because something was received from it", () => {
    expect(of(by(friend, moved("in", friend, 1n)), by(me, moved("in", fake, 1n)))).toEqual(["fine", "fine"])
  })

  it.each([
    ["0x12350000000000000000000000000000000005678", "fine"],
    ["0x1234000000000000000000000000000000005679", "fine"],
    ["0x1234000000000000000000000000000000015678", "lookAlike, hidden"]
  ])("T26 %s beside the paid one is %s", (other, expected) => {
    expect(of(by(other, moved("in", other, 1n)), paid())[0]).toBe(expected)
  })

  it("T28 what the account itself sent to a look-alike is marked, and never hidden", () => {
    expect(of(by(me, moved("out", fake, 5n)), paid())).toEqual(["lookAlike", "fine"])
  })

  it("T26 a token that looks like the network's coin or a known one is hidden, unless it is the one", () => {
    const token = (symbol: string, address: string) =>
      by(stranger, moved("in", stranger, 1n, symbol, { token: `test:1:${address}` }))
    expect(
      of(
        token("ЕTH", "0xbad"),
        token("Ether", "0xbad"),
        token("usdc", "0xbad"),
        token("USDC", "0xusdc"),
        token("DAI", "0xbad"),
        token("TEA", "0xtea")
      )
    ).toEqual(["unverified, hidden", "unverified, hidden", "unverified, hidden", "fine", "fine", "fine"])
  })

  it("T26 transfers of nothing by somebody else are hidden, the account's own are not", () => {
    expect(
      of(
        by(stranger, moved("out", stranger, 0n, "TEA")),
        by(stranger, moved("out", stranger, 0n, "TEA"), moved("in", stranger, 1n, "TEA")),
        by(me, moved("out", friend, 0n, "TEA"))
      )
    ).toEqual(["nothing, hidden", "fine", "fine"])
  })

  it("T28 a loss is never hidden: the coin, a known token, or what the account has moved itself", () => {
    const mine = [by(me, moved("out", friend, 5n, "TEA"))]
    const loss = (symbol: string, value = 1n) =>
      of(by(stranger, moved("out", fake, value, symbol)), ...mine)[0]
    expect([loss("ETH"), loss("USDC"), loss("TEA")]).toEqual(["lookAlike", "lookAlike", "lookAlike"])
    expect([loss("MATE"), loss("TEA", 0n)]).toEqual(["lookAlike, hidden", "lookAlike, hidden"])
  })

  it("T26 what is named like an advertisement is hidden, a thing that is named like an account is not", () => {
    const thing = (name: string, isSpam = false) =>
      by(
        stranger,
        moved("in", stranger, 1n, "", { nft: { collection: "test:1:0xc", id: "1", name, isSpam } })
      )
    const token = (symbol: string) => by(stranger, moved("in", stranger, 1n, symbol))
    expect(
      of(
        thing("Tea"),
        thing("harbour.eth"),
        thing("www.claim"),
        thing("Tea", true),
        token("visit claim.example"),
        token("USDC.e"),
        by(me, moved("in", stranger, 1n, "claim.example"))
      )
    ).toEqual(["fine", "fine", "spam, hidden", "spam, hidden", "spam, hidden", "fine", "fine"])
  })

  it("S2.18 what moved unwanted things alone is hidden, whoever signed it; one other thing among them, or an approval, and it is not", () => {
    const nft = (name: string, isSpam: boolean) =>
      moved("in", stranger, 1n, "", { nft: { collection: "test:1:0xc", id: "1", name, isSpam } })
    const unwanted = [nft("Tea", true), nft("Tea", true)]
    const approving: HistoryTransaction = {
      ...by(me, ...unwanted),
      approvals: [
        { token: "test:1:0xc", of: "collection", name: "Tea", spender: stranger, allowed: "unlimited" }
      ]
    }
    const lost: HistoryTransfer = { ...unwanted[0]!, direction: "out" }
    expect(
      of(
        by(stranger, ...unwanted),
        by(me, ...unwanted),
        by(me, lost),
        by(stranger, lost),
        by(stranger, ...unwanted, nft("Tea", false)),
        by(stranger, ...unwanted, moved("in", stranger, 1n)),
        by(me, ...unwanted, moved("out", friend, 1n)),
        approving,
        by(stranger),
        by(me)
      )
    ).toEqual([
      ...Array.from({ length: 4 }, () => "spam, hidden"),
      ...Array.from({ length: 6 }, () => "fine")
    ])
  })

  it("says the page of the explorer, where there is one", () => {
    const pages = judge(
      [
        { ...paid(), hash: "h0" },
        { ...paid(), hash: "h9" }
      ],
      context
    )
    expect(pages.map(({ explorerUrl }) => explorerUrl)).toEqual([undefined, "https://explorer.test/h9"])
  })
})
