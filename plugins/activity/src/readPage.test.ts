import { describe, expect, it } from "vitest"
import { readPage, type PageContext } from "./readPage.ts"

const context: PageContext = {
  network: { caipNetworkId: "test:1", nativeCurrency: { name: "Coin", symbol: "COIN", decimals: 2 } },
  parseAddress: (text) => (/^[a-z]\d+$/i.test(text) ? text.toLowerCase() : undefined),
  pictureHosts: ["https://pictures.test"]
}
const amount = { value: 5n, decimals: 2, symbol: "FAKE" }
const transfer = { direction: "in", counterparty: "B1", amount }
const thing = {
  collection: "test:1:C1",
  id: "7",
  name: "Tea",
  picture: "https://pictures.test/7",
  isSpam: false
}
const transaction = {
  hash: "h1",
  networkId: "test:1",
  minedAt: 1_700_000_000_000,
  status: "success",
  kind: "receive",
  sender: "B1",
  transfers: [transfer],
  fee: { ...amount, value: 1n }
}
const read = (...transactions: ReadonlyArray<unknown>) =>
  readPage({ transactions, coverage: "whole" }, context).transactions
const withTransfer = (more: object) => read({ ...transaction, transfers: [{ ...transfer, ...more }] })

describe("a page of a source", () => {
  it("T26 is read with addresses in canonical form and the network's own word for its coin", () => {
    expect(read({ ...transaction, extra: 1 })).toEqual([
      {
        ...transaction,
        sender: "b1",
        transfers: [{ ...transfer, counterparty: "b1", amount: { ...amount, symbol: "COIN" } }],
        fee: { value: 1n, decimals: 2, symbol: "COIN" }
      }
    ])
  })

  it.each([
    ["no hash", { hash: undefined }],
    ["markup for a hash", { hash: "<b>" }],
    ["an endless hash", { hash: "h".repeat(129) }],
    ["another network", { networkId: "test:2" }],
    ["no date", { minedAt: "yesterday" }],
    ["a date before all", { minedAt: -1 }],
    ["a date after all", { minedAt: 8_640_000_000_000_001 }],
    ["a broken date", { minedAt: 1.5 }],
    ["another status", { status: "maybe" }],
    ["no list of transfers", { transfers: {} }],
    ["too many transfers", { transfers: Array.from({ length: 101 }, () => transfer) }],
    ["a transfer that cannot be read beside one that can", { transfers: [transfer, null] }]
  ])("T26 leaves out a transaction with %s", (_, more) => {
    expect(read({ ...transaction, ...more }, { ...transaction, hash: "h2" }).map(({ hash }) => hash)).toEqual(
      ["h2"]
    )
  })

  it.each([
    ["a direction of its own", { direction: "up" }],
    ["an amount below zero", { amount: { ...amount, value: -1n } }],
    ["an amount beyond all", { amount: { ...amount, value: 2n ** 256n } }],
    ["an amount that is a number", { amount: { ...amount, value: 5 } }],
    ["coins in another unit", { amount: { ...amount, decimals: 18 } }],
    ["half a decimal", { token: "test:1:T1", amount: { ...amount, decimals: 0.5 } }],
    ["decimals below zero", { token: "test:1:T1", amount: { ...amount, decimals: -1 } }],
    ["too many decimals", { token: "test:1:T1", amount: { ...amount, decimals: 256 } }],
    ["no symbol", { amount: { ...amount, symbol: null } }],
    ["a token of another network", { token: "test:2:T1" }],
    ["markup for a token", { token: "test:1:<b>" }],
    ["a thing without a name", { nft: { ...thing, name: 7 } }],
    ["nothing for a thing", { nft: null }],
    ["hearsay with an amount below zero", { isHearsay: true, amount: { ...amount, value: -1n } }],
    ["coins by a yes that is none", { isHearsay: "true", amount: { ...amount, decimals: 18 } }]
  ])("T26 leaves out a transaction that moved %s", (_, more) => {
    expect(withTransfer(more)).toEqual([])
  })

  it("T26 keeps what is known by its name alone as that, in any unit, and a thing of no known collection", () => {
    const called = { ...amount, decimals: 18 }
    expect(withTransfer({ isHearsay: true, amount: called })[0]!.transfers[0]).toMatchObject({
      isHearsay: true,
      amount: called
    })
    // What has a token is known by more than its name.
    expect(withTransfer({ isHearsay: true, token: "test:1:T1" })[0]!.transfers[0]).not.toHaveProperty(
      "isHearsay"
    )
    for (const collection of [undefined, "test:2:C1", "test:1:<b>", 7])
      expect(withTransfer({ nft: { ...thing, collection } })[0]!.transfers[0]!.nft).not.toHaveProperty(
        "collection"
      )
    for (const id of ["seven", "7".repeat(79), 7])
      expect(withTransfer({ nft: { ...thing, id } })[0]!.transfers[0]!.nft).not.toHaveProperty("id")
  })

  it("T26 an amount at the edge is one", () => {
    const most = { value: 2n ** 256n - 1n, decimals: 255, symbol: "T" }
    expect(withTransfer({ token: "test:1:T1", amount: most })[0]?.transfers).toEqual([
      { direction: "in", counterparty: "b1", token: "test:1:t1", amount: most }
    ])
  })

  it("leaves out an address, a fee, a kind that it does not know, and keeps the rest", () => {
    const odd = { ...transaction, kind: "feast", sender: "???", fee: { ...amount, decimals: 3 } }
    expect(read(odd)).toMatchObject([{ hash: "h1", kind: "contract" }])
    expect(read(odd)[0]).not.toHaveProperty("sender")
    expect(read(odd)[0]).not.toHaveProperty("fee")
    expect(withTransfer({ counterparty: 7 })[0]?.transfers[0]).not.toHaveProperty("counterparty")
  })

  it("T28 of a failed transaction nothing has moved", () => {
    expect(read({ ...transaction, status: "failed" })[0]?.transfers).toEqual([])
  })

  it("T02 a picture is kept only where it may be loaded, and text is fit to show", () => {
    const nft = (more: object) => withTransfer({ nft: { ...thing, ...more } })[0]?.transfers[0]?.nft
    expect(nft({})).toEqual({ ...thing, collection: "test:1:c1" })
    for (const picture of ["https://other.test/7", "javascript:alert(1)", "ipfs://7", 7])
      expect(nft({ picture })).not.toHaveProperty("picture")
    expect(nft({ name: "\u202eevil" + "x".repeat(100) })?.name).toHaveLength(64)
    expect(nft({ isSpam: "no" })?.isSpam).toBe(false)
    const symbol = withTransfer({ token: "test:1:T1", amount: { ...amount, symbol: "x".repeat(50) } })
    expect(symbol[0]?.transfers[0]?.amount.symbol).toHaveLength(20)
  })

  describe("what was approved", () => {
    const approval = {
      token: "test:1:T1",
      of: "token",
      name: "TEA",
      spender: "B1",
      allowed: { ...amount, symbol: "TEA" }
    }
    const approvalsOf = (...approvals: ReadonlyArray<unknown>) =>
      read({ ...transaction, approvals })[0]?.approvals

    it("T26 is read with addresses in canonical form and names that fit", () => {
      const told = { ...approval, token: "test:1:t1", spender: "b1" }
      expect(approvalsOf(approval)).toEqual([told])
      for (const allowed of ["unlimited", "nothing"])
        expect(approvalsOf({ ...approval, allowed })).toEqual([{ ...told, allowed }])
      expect(approvalsOf({ ...approval, allowed: { ...amount, value: 0n } })).toEqual([
        { ...told, allowed: "nothing" }
      ])
      expect(approvalsOf({ ...approval, name: "\u202eevil" + "x".repeat(100) })?.[0]?.name).toHaveLength(64)
    })

    it.each([
      ["no token", { token: undefined }],
      ["a token of another network", { token: "test:2:t1" }],
      ["no spender", { spender: undefined }],
      ["a spender that is none", { spender: "<b>" }],
      ["no name", { name: 5 }],
      ["neither a token nor a collection", { of: "coin" }],
      ["another word", { allowed: "some" }],
      ["an amount below none", { allowed: { ...amount, value: -1n } }],
      ["an amount of a collection", { of: "collection" }],
      ["nothing said", { allowed: undefined }]
    ])("T26 with %s none of it is told, and the transaction still is", (_, wrong) => {
      expect(read({ ...transaction, approvals: [approval, { ...approval, ...wrong }] })).toHaveLength(1)
      expect(approvalsOf(approval, { ...approval, ...wrong })).toBeUndefined()
    })

    it("T26 neither is what is no list, too long, or of what failed", () => {
      expect(read({ ...transaction, approvals: approval })[0]?.approvals).toBeUndefined()
      const many = (count: number) =>
        Array.from({ length: count }, (_, number) => ({ ...approval, spender: `B${number}` }))
      expect(approvalsOf(...many(20))).toHaveLength(20)
      expect(approvalsOf(...many(21))).toBeUndefined()
      expect(approvalsOf(approval, { ...approval, allowed: "nothing" })).toBeUndefined()
      expect(read({ ...transaction, status: "failed", approvals: [approval] })[0]).not.toHaveProperty(
        "approvals"
      )
    })
  })

  it("S2.16 in part, S2.19 in part: has each transaction once, newest first, at most 100", () => {
    const older = { ...transaction, hash: "h0", minedAt: 1 }
    expect(read(older, transaction, transaction).map(({ hash }) => hash)).toEqual(["h1", "h0"])
    const many = Array.from({ length: 101 }, (_, index) => ({ ...transaction, hash: `h${index}` }))
    expect(read(...many)).toHaveLength(100)
  })

  it.each([
    [
      { coverage: "whole", next: "more" },
      { coverage: "whole", next: "more" }
    ],
    [{ coverage: "none" }, { coverage: "none" }],
    [{ coverage: "all", next: "" }, { coverage: "partial" }],
    [{ next: "n".repeat(1_001) }, { coverage: "partial" }],
    [{ next: 5 }, { coverage: "partial" }]
  ])("T26 of %o it says %o", (page, expected) => {
    expect(readPage({ transactions: [], ...page }, context)).toEqual({ transactions: [], ...expected })
  })

  it("T26 nothing at all is an empty page", () => {
    for (const page of [undefined, null, 5, "page", { transactions: "many" }])
      expect(readPage(page, context)).toEqual({ transactions: [], coverage: "partial" })
  })
})

it("T02 in part: a picture that is no text is none, also where it would read as one", () => {
  const pictureOf = (picture: unknown) =>
    withTransfer({ nft: { ...thing, picture } })[0]?.transfers[0]?.nft?.picture
  expect(pictureOf("https://pictures.test/7")).toBe("https://pictures.test/7")
  expect(pictureOf(["https://pictures.test/7"])).toBeUndefined()
})
