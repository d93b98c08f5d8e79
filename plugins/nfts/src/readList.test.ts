import { describe, expect, it } from "vitest"
import { thing } from "../support/testChain.ts"
import { readList } from "./readList.ts"

const context = {
  network: { caipNetworkId: "test:1" as const },
  parseAddress: (text: string) => (/^[a-z]\d+$/i.test(text) ? text.toLowerCase() : undefined)
}
const read = (value: unknown) => readList(value, context)

describe("what a source says that an account holds", () => {
  it("is kept as it is, each with a key", () => {
    const { id: _, ...unnumbered } = thing("1", { collection: "test:1:c2" })
    const nfts = [thing("1", { collection: "test:1:C1", uri: "ipfs://x" }), unnumbered]
    expect(read({ nfts, coverage: "whole" })).toEqual({
      nfts: [
        { ...thing("1"), uri: "ipfs://x", key: "test:1:c1/1" },
        { ...unnumbered, key: "test:1:c2" }
      ],
      coverage: "whole"
    })
  })

  it("T26 is held once, whatever is said twice", () => {
    expect(read({ nfts: [thing("1"), thing("1", { collection: "test:1:C1" })] }).nfts).toHaveLength(1)
  })

  it.each([
    null,
    7,
    { ...thing("1"), collection: "test:2:c1" },
    { ...thing("1"), collection: "test:1:<b>" },
    { ...thing("1"), collection: 7 },
    { ...thing("1"), id: "0x1" },
    { ...thing("1"), id: 1 },
    { ...thing("1"), id: "1".repeat(79) },
    { ...thing("1"), count: 1 },
    { ...thing("1"), count: 0n },
    { ...thing("1"), count: -1n },
    { ...thing("1"), count: 2n ** 256n }
  ])("T26 is left out where it cannot be read: %o", (nft) => {
    expect(read({ nfts: [nft, thing("2")] }).nfts.map(({ id }) => id)).toEqual(["2"])
  })

  it.each([null, undefined, "list", [], { nfts: {} }])(
    "T08 in part: is nothing where it is no list: %j",
    (value) => {
      expect(read(value)).toEqual({ nfts: [], coverage: "partial" })
    }
  )

  it("T07 in part, T31 in part: is at most 500, and texts are cut", () => {
    const nfts = Array.from({ length: 501 }, (_, index) =>
      thing(String(index), { name: "n".repeat(999), uri: "u".repeat(400_001) })
    )
    const told = read({ nfts, coverage: "whole" })
    expect(told.nfts).toHaveLength(500)
    expect(told.coverage).toBe("partial")
    expect(told.nfts[0]?.name).toHaveLength(64)
    expect(told.nfts[0]).not.toHaveProperty("uri")
    expect(read({ nfts: nfts.slice(1), coverage: "whole" }).coverage).toBe("whole")
  })

  it.each([
    [
      { block: 7, at: 9 },
      { block: 7, at: 9 }
    ],
    [{ block: 7, at: "soon" }, { block: 7 }],
    [{ block: 7, at: 8_640_000_000_000_001 }, { block: 7 }],
    [{ block: -1, at: 9 }, undefined],
    [{ block: 1.5 }, undefined],
    ["7", undefined]
  ])("says since when, where that is a time: %j", (since, told) => {
    expect(read({ since }).since).toEqual(told)
  })
})
