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

  it.each([0, 36])(
    "T26 takes %i decimals where the network's coin has them, and 2^256 - 1 units",
    async (decimals) => {
      const value = 2n ** 256n - 1n
      const parts = { balance: (read: bigint) => ({ value: read, decimals, symbol: "EX" }) }
      const networks = exampleSubject().networks.map((network) => ({
        ...network,
        nativeCurrency: { ...network.nativeCurrency, decimals }
      })) as unknown as Subject["networks"]
      await clause("reads balances", parts, { networks })
      const most = {
        decodeBalance: (text: unknown) => (BigInt(String(text)) === 2n ** 256n ? value : decodeWhole(text))
      }
      await clause("reads balances", most)
    }
  )

  it.each([
    ["other decimals than the network's coin", { value: 1n, decimals: 8, symbol: "EX" }],
    ["another symbol than the network's coin", { value: 1n, decimals: 6, symbol: "XE" }]
  ])("T26 catches a balance with %s", async (_, { decimals, symbol }) => {
    const parts = { balance: (value: bigint) => ({ value, decimals, symbol }) }
    await expect(clause("reads balances", parts)).rejects.toThrow(
      `the balance has ${decimals} decimals of ${symbol}, and the network's coin 6 of EX`
    )
  })

  it.each([
    ["one account, whoever is asked about", () => "ex-a", "the balance of another account"],
    [
      "the first letter of an account",
      (address: string) => address.slice(0, 3),
      "the balance of another account"
    ]
  ])("T26 catches a balance that is read of %s", async (_, about, text) => {
    const parts: ExampleParts = { asking: ({ address, urls }) => ({ address: about(address), urls }) }
    await expect(clause("of the account that it is asked about", parts)).rejects.toThrow(text)
  })

  it("T26 catches a balance that is read by another URL than the app's own", async () => {
    const parts: ExampleParts = { asking: ({ address }) => ({ address, urls: ["https://public.test/rpc"] }) }
    await expect(clause("over the app's own URLs", parts)).rejects.toThrow("it asks https://public.test/rpc")
  })

  it.each([
    ["swapped", (kind: string) => (kind === "address" ? "tx" : "address"), "leads to a page of /tx/"],
    ["of one kind", () => "account", "leads to a page of /account/"],
    ["that cannot be told apart", () => "search", "have one page"]
  ])("T03 catches explorer pages that are %s", async (_, page, text) => {
    const parts: ExampleParts = {
      namespace: {
        explorerUrl: ({ blockExplorers }, subject) =>
          blockExplorers &&
          ("address" in subject
            ? `${blockExplorers.default.url}/${page("address")}/${encodeURIComponent(subject.address)}`
            : `${blockExplorers.default.url}/${page("transaction")}/${encodeURIComponent(subject.transaction)}`)
      }
    }
    await expect(clause("links to explorers", parts)).rejects.toThrow(text)
  })

  it("counts the rows that a subject leaves out, and says what they would need", async () => {
    const { node: _, another: __, ...subject } = exampleSubject()
    const cases = chainPluginContract({ ...subject, switches: false, tells: {} })
    const counting = cases.at(-1)!
    expect(counting.name).toContain(
      `left out ${counting.leftOut!.length} of ${cases.length - 1 + counting.leftOut!.length}`
    )
    expect(counting.leftOut!.map((each) => each.for)).toEqual([
      "`another`",
      "`tells.accounts`",
      "`tells.network`",
      "`tells.disconnect`",
      "`node`, where the chain reads any",
      "`switches`, where anybody can"
    ])
    expect(chainPluginContract(exampleSubject()).filter(({ leftOut }) => leftOut !== undefined)).toEqual([])
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
