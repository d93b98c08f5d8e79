import { pictures, readSlot, type PictureKey } from "@latchkey/core"
import { imageUri } from "@latchkey/core/chain-kit"
import { pluginContract } from "@latchkey/testing"
import { describe, expect, it } from "vitest"
import { testNetwork, virtualChain } from "../../../tests/support/virtualChain.ts"
import { icons } from "./index.ts"
import { networkMarks } from "./networkMarks.ts"
import { tokenMarks } from "./tokenMarks.ts"
import { walletMarks } from "./walletMarks.ts"

const sourceOf = (plugin: ReturnType<typeof icons>) => readSlot(plugin.fills ?? [], pictures)[0]!

const marks = [...networkMarks, ...tokenMarks, ...walletMarks]

describe("icons", () => {
  it.each<PictureKey>([
    "network/eip155:1",
    "network/eip155:84532",
    "network/solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp",
    "network/bip122:000000000019d6689c085ae165831e93",
    "network/polkadot:91b171bb158e2d3848fa23a9f1c25182",
    "network/cosmos:cosmoshub-4",
    // USDC, as EVM writes its address, and on another chain.
    "token/eip155:1:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48",
    "token/solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
    "rdns/io.metamask",
    "name/Trust Wallet"
  ])("has the mark of %s as an image that a page can show", async (key) => {
    const { known, load } = sourceOf(icons())
    expect(known.get(key)).toBeUndefined()
    const mark = await load(key)
    expect(imageUri(mark)).toBe(mark)
    expect(decodeURIComponent(mark)).toMatch(/^data:image\/svg\+xml,<svg /)
    expect(known.get(key)).toBe(mark)
  })

  it("shows a test network as the network that it tests", async () => {
    const { load } = sourceOf(icons())
    expect(await load("network/eip155:11155111")).toBe(await load("network/eip155:1"))
    expect(await load("network/eip155:8453")).not.toBe(await load("network/eip155:1"))
  })

  it.each<PictureKey>([
    "network/eip155:424242424242",
    "network/1",
    "network/",
    "network/__proto__",
    "rdns/com.example",
    "name/Example",
    "name/constructor"
  ])("has nothing for %s, and says so at once the next time", async (key) => {
    const { known, load } = sourceOf(icons())
    expect(await load(key)).toBe("")
    expect(known.get(key)).toBe("")
  })

  it.each<PictureKey>([
    "name/io.metamask",
    // USDC's address on a chain where somebody else has it, and in a case that Solana has for another.
    "token/eip155:11155111:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48",
    "token/solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:epjfwdd5aufqssqem2qn1xzybapc8g4weggkzwytdt1v",
    "token/eip155:1:USDC",
    "rdns/MetaMask",
    "rdns/io.metamask.evil",
    "name/metamask ",
    // A Cyrillic letter in the middle.
    "name/Met\u0430Mask"
  ])("T06 in part: gives a known mark to nobody who only looks like one: %s", async (key) => {
    expect(await sourceOf(icons()).load(key)).toBe("")
  })

  it("keeps what it found in the plugin: two kits do not meet", async () => {
    const [one, other] = [sourceOf(icons()), sourceOf(icons())]
    await one.load("network/eip155:1")
    expect(other.known.size).toBe(0)
  })

  it("has at least 400 addresses of tokens, each as it is looked for", () => {
    const keys = tokenMarks.flatMap(([ids]) => ids)
    expect(keys.length).toBeGreaterThanOrEqual(400)
    expect(
      keys.filter(
        (key) => !/^(eip155:\d+:0x[0-9a-f]{40}|solana:\w{32}:[1-9A-HJ-NP-Za-km-z]{32,44})$/.test(key)
      )
    ).toEqual([])
  })

  it("has each key once", () => {
    const keys = marks.flatMap(([keys]) => keys)
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
  })

  it.each(marks.map(([keys, load]) => [keys[0]!, load] as const))(
    "T02 the mark of %s holds shapes and colours alone, of bounded size",
    async (_, load) => {
      const { default: svg } = await load()
      expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 24 24"[^>]*>[^]*<\/svg>\s*$/)
      expect(svg).not.toMatch(/<(script|foreignObject|image|use|a|style|animate|set|iframe)\b/i)
      expect(svg).not.toMatch(/\son\w+\s*=|javascript:|<!|&|href\s*=/i)
      // Nothing but the name of the format is an address.
      expect(svg.match(/https?:\/\/[^"]*/g)).toEqual(["http://www.w3.org/2000/svg"])
      expect(svg.length).toBeLessThan(12_000)
    }
  )
})

describe("icons keeps the contract of plugins", () => {
  const subject = {
    make: icons,
    others: () => [virtualChain({ wallet: {} }).plugin],
    networks: [testNetwork(1)]
  }
  it.each(pluginContract(subject))("$name", ({ run }) => run(), 60_000)
})
