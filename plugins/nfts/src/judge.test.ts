import { expect, it } from "vitest"
import { makeJudge, withDoubt } from "./judge.ts"

const judge = makeJudge({
  network: { caipNetworkId: "test:1" },
  parseAddress: (text) => text.toLowerCase(),
  known: { "test:1:C1": "Bored Teapots", "test:2:c9": "Elsewhere" }
})
const nft = (
  collectionName: string,
  name = "",
  collection: `${string}:${string}:${string}` = "test:1:c5"
) => ({
  collection,
  collectionName,
  name
})

it.each([
  nft("Visit https://x.example"),
  nft("www.prize.example"),
  nft("t.me/prize"),
  nft("Prize", "Claim at prize.example"),
  nft("$1000 USDC prize.example"),
  nft("Gift: prize.example"),
  nft("", "AIRDROP of prize.example")
])("T23 in part: $collectionName $name reads like an advertisement", (told) => {
  expect(judge(told)).toBe("spam")
})

it.each([
  nft("ENS", "alice.eth"),
  nft("Gift"),
  nft("Claim"),
  nft("Airdrop of tea"),
  nft("Vol. 2"),
  nft("", ""),
  nft("Elsewhere")
])("$collectionName $name does not", (told) => {
  expect(judge(told)).toBeUndefined()
})

it("T26 a collection that only looks like a known one is told from it, whatever its letters", () => {
  expect(judge(nft("bored teapots"))).toBe("unverified")
  expect(judge(nft("Вored\u200bTeapots"))).toBe("unverified")
  expect(judge(nft("Bored Teapots", "https://x.example", "test:1:c1"))).toBeUndefined()
})

it("T32 in part, T23 in part: what is in doubt has no picture and no text of its maker's, and what is not has no doubt", () => {
  const held = {
    ...nft("Prize", "https://x.example"),
    key: "k",
    count: 1n,
    standard: "",
    details: "ready",
    picture: "data:image/png,",
    description: "Claim it at https://x.example",
    traits: [{ name: "Site", value: "https://x.example" }],
    isHidden: false
  } as const
  const doubted = withDoubt(held, () => "spam")
  expect(doubted).toMatchObject({ doubt: "spam", isHidden: true, traits: [] })
  expect(doubted).not.toHaveProperty("picture")
  expect(doubted).not.toHaveProperty("description")
  const cleared = withDoubt({ ...held, doubt: "spam", isHidden: true }, () => undefined)
  expect(cleared).toMatchObject({ isHidden: false, picture: held.picture, traits: held.traits })
  expect(cleared).not.toHaveProperty("doubt")
})
