import { describe, expect, it } from "vitest"
import { fakeNetwork } from "../../support/fakeNetwork.ts"
import { decodeNamespaces, isNamespaces } from "./SettledNamespace.ts"

const address = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
const asked = {
  networks: [
    fakeNetwork("eip155:1"),
    fakeNetwork("eip155:10"),
    fakeNetwork("solana:new", { deprecated: "solana:old" })
  ],
  isAddress: (address: string) => address !== "0xnobody",
  methodsOf: (id: string) =>
    id === "eip155" ? ["personal_sign", "eth_sendTransaction"] : ["solana_signMessage"]
}
const decode = (namespaces: unknown) =>
  Object.fromEntries(
    [...decodeNamespaces(namespaces, asked)].map(([id, { addresses, methods }]) => [
      id,
      { ...Object.fromEntries(addresses), methods: [...methods] }
    ])
  )
const accounts = (...list: ReadonlyArray<unknown>) => ({ accounts: list, methods: ["personal_sign"] })

describe("what might be the namespaces of a session", () => {
  it.each([
    [{}, true],
    [{ eip155: { accounts: [] } }, true],
    [{ eip155: { accounts: [] }, solana: {} }, false],
    [{ eip155: { accounts: "none" } }, false],
    [{ eip155: null }, false],
    [[], false],
    [null, false],
    ["eip155", false],
    [undefined, false]
  ])("T14 %o: %s", (value, is) => {
    expect(isNamespaces(value)).toBe(is)
  })
})

describe("what a wallet settled", () => {
  it("is its addresses by network, and the methods that it allows", () => {
    expect(
      decode({ eip155: accounts(`eip155:1:${address}`, `eip155:10:${address}`, "eip155:1:0xb") })
    ).toEqual({
      eip155: { "eip155:1": [address, "0xb"], "eip155:10": [address], methods: ["personal_sign"] }
    })
  })

  it("may be told by namespace or by network", () => {
    expect(
      decode({ "eip155:1": accounts(`eip155:1:${address}`), "eip155:10": accounts(`eip155:10:${address}`) })
    ).toEqual({ eip155: { "eip155:1": [address], "eip155:10": [address], methods: ["personal_sign"] } })
  })

  it("a network under another id counts under its own", () => {
    expect(decode({ solana: { accounts: ["solana:old:key", "solana:new:key"], methods: [] } })).toEqual({
      solana: { "solana:new": ["key"], methods: [] }
    })
  })

  it.each([
    ["a network that was not asked for", { eip155: accounts("eip155:56:0xa") }],
    ["a namespace that was not asked for", { cosmos: accounts("cosmos:hub:abc") }],
    ["an account of another namespace than its own", { eip155: accounts("solana:new:key") }],
    ["no accounts", { eip155: accounts() }],
    [
      "accounts that are none",
      { eip155: accounts("0xa", "eip155:1", "eip155::0xa", 7, null, {}, "eip155:1:a b") }
    ],
    ["accounts that are no list", { eip155: { accounts: "eip155:1:0xa", methods: [] } }],
    ["a namespace that is nothing", { eip155: null }],
    ["nothing", undefined],
    ["null", null],
    ["a text", "eip155:1:0xa"],
    ["a list", [accounts(`eip155:1:${address}`)]],
    ["an address that is none to its namespace", { eip155: accounts("eip155:1:0xnobody") }],
    ["an address of 129 characters", { eip155: accounts(`eip155:1:${"a".repeat(129)}`) }]
  ])("T14 %s gives no account", (_, namespaces) => {
    expect(decode(namespaces)).toEqual({})
  })

  it("T22 an account on a network that the app does not use is none", () => {
    const networks = [fakeNetwork("eip155:1"), { ...fakeNetwork("eip155:5"), unknown: true }]
    const settled = decodeNamespaces(
      { eip155: accounts(`eip155:1:${address}`, `eip155:5:${address}`) },
      { ...asked, networks }
    )
    expect([...settled.get("eip155")!.addresses.keys()]).toEqual(["eip155:1"])
  })

  it("T14 more than was asked for is dropped, and what was asked for stays", () => {
    expect(
      decode({
        eip155: {
          accounts: ["eip155:56:0xa", `eip155:1:${address}`, `eip155:1:${address}`],
          methods: ["eth_sign", "personal_sign", "wallet_drain", 7]
        },
        cosmos: accounts("cosmos:hub:abc")
      })
    ).toEqual({ eip155: { "eip155:1": [address], methods: ["personal_sign"] } })
  })

  it("T14 a wallet that shares a hundred thousand accounts is read to the thousandth", () => {
    const list = Array.from({ length: 100_000 }, (_, index) => `eip155:1:0x${index}`)
    expect(decode({ eip155: accounts(...list) })["eip155"]!["eip155:1" as never]).toHaveLength(1_000)
  })

  it("T05 getters that throw and polluted prototypes are nothing", () => {
    const throwing = Object.defineProperty({}, "eip155", {
      enumerable: true,
      get: () => {
        throw new Error("getter")
      }
    })
    expect(decode(throwing)).toEqual({})
    expect(decode(Object.create({ eip155: accounts(`eip155:1:${address}`) }))).toEqual({})
  })
})
