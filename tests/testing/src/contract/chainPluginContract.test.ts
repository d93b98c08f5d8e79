import { describe, expect, it } from "vitest"
import { exampleSubject, type ExampleParts } from "../../../support/exampleChain.ts"
import { runCase } from "../../../support/runCase.ts"
import type { ChainSubject } from "./ChainSubject.ts"
import { chainPluginContract } from "./chainPluginContract.ts"

type Subject = ReturnType<typeof exampleSubject>

const clause = (text: string, parts: ExampleParts, change: Partial<ChainSubject> = {}) =>
  runCase(chainPluginContract({ ...exampleSubject(parts), ...change } as Subject), text)

describe("the contract for chains", () => {
  it.each(chainPluginContract(exampleSubject()))("is kept by the example: $name", ({ run }) => run())

  it("catches a switch that never asks the wallet, unless the page chooses", async () => {
    const parts = { namespace: { switchNetwork: async () => {} } }
    await expect(clause("asks the wallet to move", parts)).rejects.toThrow("the wallet was not asked to move")
    expect(
      chainPluginContract({ ...exampleSubject(parts), switches: "page" }).map(({ name }) => name)
    ).not.toContain(
      "S1.03 in part: in part: asks the wallet to move, and stays where it is when the wallet declines"
    )
    await clause("moves to another network", parts, { switches: "page" })
  })

  it("catches a switch that goes on though the wallet declined", async () => {
    const switchNetwork: NonNullable<ExampleParts["namespace"]>["switchNetwork"] = async ({
      provider,
      network
    }) => (provider as { move: (id: string) => Promise<void> }).move(network.caipNetworkId).catch(() => {})
    await expect(clause("asks the wallet to move", { namespace: { switchNetwork } })).rejects.toThrow(
      'expected "NETWORK_SWITCH_REJECTED", found "success"'
    )
  })

  it.each([
    ["a negative balance", { decodeBalance: (text: unknown) => BigInt(String(text)) }, "-1 is not an amount"],
    [
      "a balance over 2^256",
      { decodeBalance: (text: unknown) => BigInt(String(text).replace("-", "")) },
      `${2n ** 256n} is not an amount`
    ],
    [
      "decimals below zero",
      { balance: (value: bigint) => ({ value, decimals: -1, symbol: "EX" }) },
      "-1 are not the decimals"
    ],
    [
      "37 decimals",
      { balance: (value: bigint) => ({ value, decimals: 37, symbol: "EX" }) },
      "37 are not the decimals"
    ],
    [
      "half a decimal",
      { balance: (value: bigint) => ({ value, decimals: 1.5, symbol: "EX" }) },
      "1.5 are not the decimals"
    ],
    [
      "a coin without a symbol",
      { balance: (value: bigint) => ({ value, decimals: 6, symbol: " " }) },
      "the coin has no symbol"
    ],
    [
      "a balance that is not the node's",
      { balance: (value: bigint) => ({ value: value * 10n, decimals: 6, symbol: "EX" }) },
      'expected "1", found "10"'
    ]
  ])("T26 catches %s", async (_, parts, text) => {
    await expect(clause("reads balances", parts)).rejects.toThrow(text)
  })

  it.each([0, 36])("T26 takes %i decimals, and 2^256 - 1 units", async (decimals) => {
    const value = 2n ** 256n - 1n
    const parts = { balance: (read: bigint) => ({ value: read, decimals, symbol: "EX" }) }
    await clause("reads balances", parts)
    const most = {
      decodeBalance: (text: unknown) => (BigInt(String(text)) === 2n ** 256n ? value : decodeWhole(text))
    }
    await clause("reads balances", most)
  })

  it("T26 does not let a chain that reads balances do without an answer of a node", async () => {
    const { node: _, ...without } = exampleSubject()
    await expect(runCase(chainPluginContract(without), "reads balances")).rejects.toThrow("say in `node`")
  })

  it.each([
    ["a scheme that is not the web's", (id: string) => `javascript:alert(${id})`, "is not a web address"],
    ["no URL", (id: string) => `explorer/${id}`, "is not a web address"],
    ["a user's name", (id: string) => `https://explorer.test@evil.test/${id}`, "is not a web address"],
    ["another host", (id: string) => `https://evil.test/${id}`, "the explorer's origin"],
    ["another page than the id's", () => "https://explorer.test/", "does not name the address"],
    [
      "an id that leads away",
      (id: string) =>
        id.includes("@") ? `https://explorer.test${id.slice(6)}` : `https://explorer.test/${id}`,
      "is not a web address"
    ]
  ])("T03 catches explorer links with %s", async (_, link, text) => {
    const parts: ExampleParts = {
      namespace: {
        explorerUrl: ({ blockExplorers }, subject) =>
          blockExplorers && link("address" in subject ? subject.address : subject.transaction)
      }
    }
    await expect(clause("links to explorers", parts)).rejects.toThrow(text)
  })

  it("T03 catches a link to an explorer that the network does not have", async () => {
    const explorerUrl = () => "https://explorer.test/ex-a"
    await expect(clause("links to explorers", { namespace: { explorerUrl } })).rejects.toThrow(
      "without an explorer has a link"
    )
  })

  it("T32 catches a request before anybody uses it", async () => {
    const parts: ExampleParts = { setup: () => void fetch("https://undeclared.test/hello").catch(() => {}) }
    await expect(clause("asks nobody before", parts)).rejects.toThrow("https://undeclared.test/hello")
  })

  it.each([
    ["fetch", () => fetch("https://undeclared.test/hello")],
    ["WebSocket", async () => new WebSocket("wss://undeclared.test/hello")]
  ])("T32 catches a call of a host that it does not declare, by %s", async (_, call) => {
    const parts: ExampleParts = {
      session: (session) => {
        void call().catch(() => {})
        return session
      }
    }
    await expect(clause("asks nobody before", parts)).rejects.toThrow(/undeclared\.test\/hello/)
  })

  it("shows at once why a setup that throws did not start, in every clause that needs it", async () => {
    const started = performance.now()
    const cases = chainPluginContract(
      exampleSubject({
        setup: () => {
          throw new RangeError("the moon is not full")
        }
      })
    )
    for (const text of ["connects: an address", "signs exactly", "starts in a kit", "links to explorers"]) {
      await expect(runCase(cases, text)).rejects.toThrow("RangeError: the moon is not full")
    }
    expect(performance.now() - started).toBeLessThan(5_000)
  })

  it("catches a disconnect that never tells the wallet, and says so", async () => {
    const parts: ExampleParts = { session: ({ disconnect: _, ...session }) => session }
    await expect(clause("disconnecting tells the wallet", parts)).rejects.toThrow("the wallet was not told")
    await clause("though the wallet cannot be told", parts, { disconnecting: "silent" })
  })
})

const decodeWhole = (text: unknown): bigint => {
  if (!/^\d+$/.test(String(text))) throw new Error("This is not a balance.")
  return BigInt(String(text))
}
