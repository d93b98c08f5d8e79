import type { CaipNetworkId } from "@latchkey/core"
import { describe, expect, it } from "vitest"
import { makeSession } from "../session/Session.ts"
import { makeEip1193Provider } from "./Eip1193SessionProvider.ts"
import { makeSessionProvider } from "./SessionProvider.ts"

const addresses = (ids: Readonly<Record<string, ReadonlyArray<string>>>) =>
  new Map(Object.entries(ids) as Array<[CaipNetworkId, ReadonlyArray<string>]>)

const open = ({ capabilities }: { readonly capabilities?: unknown } = {}) => {
  const session = makeSession(
    new Map([
      [
        "eip155",
        {
          addresses: addresses({ "eip155:1": ["0xa", "0xb"], "eip155:10": ["0xc"] }),
          methods: new Set(["personal_sign", "wallet_switchEthereumChain"])
        }
      ],
      [
        "solana",
        { addresses: addresses({ "solana:one": ["k"], "solana:two": ["l"] }), methods: new Set(["sign"]) }
      ]
    ]),
    () => [],
    () => "Hen"
  )
  const asked: Array<readonly [string, string]> = []
  let answer: () => unknown = () => "answer"
  const given: Array<object> = []
  const ask = async (
    { method, ...rest }: { readonly method: string; readonly params?: unknown },
    networkId: CaipNetworkId
  ) => {
    asked.push([method, networkId])
    given.push(rest)
    return answer()
  }
  return {
    session,
    asked,
    given,
    onAsk: (next: () => unknown) => void (answer = next),
    evm: makeEip1193Provider(session, ask, () => capabilities),
    solana: makeSessionProvider(session, "solana", ask)
  }
}
const code = (promise: Promise<unknown>) =>
  promise.then(
    () => "success",
    (error: { readonly code: unknown }) => error.code
  )

describe("the provider of EVM networks", () => {
  it("answers the network and the accounts from the session", async () => {
    const { evm, asked } = open()
    expect(await evm.request({ method: "eth_chainId" })).toBe("0x1")
    expect(await evm.request({ method: "eth_accounts" })).toEqual(["0xa", "0xb"])
    expect(await evm.request({ method: "eth_requestAccounts" })).toEqual(["0xa", "0xb"])
    expect(asked).toEqual([])
  })

  it("T22 asks the wallet with the network of the page", async () => {
    const { evm, session, asked } = open()
    await evm.request({ method: "personal_sign", params: ["0x", "0xa"] })
    session.select("eip155", "eip155:10")
    await evm.request({ method: "personal_sign", params: ["0x", "0xc"] })
    expect(asked).toEqual([
      ["personal_sign", "eip155:1"],
      ["personal_sign", "eip155:10"]
    ])
  })

  it.each(["eth_sendTransaction", "eth_getBalance", "__proto__", "constructor"])(
    "T14 does not ask for %s, which the wallet did not allow",
    async (method) => {
      const { evm, asked } = open()
      expect(await code(evm.request({ method }))).toBe(4200)
      expect(asked).toEqual([])
    }
  )

  it("switches by itself to a network that is allowed, and asks the wallet for another", async () => {
    const { evm, session, asked, onAsk } = open()
    const chains: Array<string> = []
    const listener = (chainId: string) => void chains.push(chainId)
    evm.on("chainChanged", listener)
    expect(
      await evm.request({ method: "wallet_switchEthereumChain", params: [{ chainId: "0xa" }] })
    ).toBeNull()
    expect([chains, asked]).toEqual([["0xa"], []])
    const switchTo56 = () =>
      evm.request({ method: "wallet_switchEthereumChain", params: [{ chainId: "0x38" }] })
    onAsk(() => null)
    await switchTo56()
    // The wallet said yes, and shared no account there: the page is where it was.
    expect([await evm.request({ method: "eth_chainId" }), asked]).toEqual([
      "0xa",
      [["wallet_switchEthereumChain", "eip155:10"]]
    ])
    onAsk(() => {
      session.settle(
        new Map([["eip155", { addresses: addresses({ "eip155:56": ["0xa"] }), methods: new Set<string>() }]])
      )
      return null
    })
    await switchTo56()
    expect(await evm.request({ method: "eth_chainId" })).toBe("0x38")
    evm.removeListener("chainChanged", listener)
    session.settle(new Map())
    expect(chains).toEqual(["0xa", "0x38"])
  })

  it.each([undefined, [], [{}], [{ chainId: 1 }], [{ chainId: "one" }], "0x1"])(
    "T08 refuses %j as a network",
    async (params) => {
      expect(await code(open().evm.request({ method: "wallet_switchEthereumChain", params }))).toBe(-32602)
    }
  )

  it("tells accounts and the end, and a listener that is added twice once", () => {
    const { evm, session } = open()
    const told: Array<unknown> = []
    const listener = (payload: unknown) => void told.push(payload)
    evm.on("accountsChanged", listener)
    evm.on("accountsChanged", listener)
    session.prefer("eip155", ["0xb"])
    session.prefer("solana", ["k"])
    expect(told).toEqual([["0xb", "0xa"]])
    for (const event of ["chainChanged", "accountsChanged"] as const) evm.removeListener(event, () => {})
    evm.on("disconnect", listener)
    session.end()
    expect(told.at(-1)).toMatchObject({ code: 4900 })
  })

  it("tells each listener what it listens to, and none of another namespace", () => {
    const { evm, session } = open()
    const told: Array<readonly [string, unknown]> = []
    for (const event of ["accountsChanged", "chainChanged", "disconnect", "message"])
      evm.on(event as "disconnect", (payload: unknown) => void told.push([event, payload]))
    session.prefer("eip155", ["0xb"])
    session.select("eip155", "eip155:10")
    session.select("solana", "solana:two")
    session.settle(
      new Map([["eip155", { addresses: addresses({ "eip155:10": ["0xc"] }), methods: new Set<string>() }]])
    )
    expect(told.map(([event]) => event)).toEqual(["accountsChanged", "chainChanged", "accountsChanged"])
    session.settle(new Map())
    expect(told.at(-1)).toEqual(["disconnect", expect.objectContaining({ code: 4900 })])
  })

  it("after the session it asks nobody", async () => {
    const { evm, session, asked } = open()
    session.end()
    for (const method of ["eth_chainId", "eth_accounts", "personal_sign"])
      expect(await code(evm.request({ method }))).toBe(4900)
    expect(asked).toEqual([])
  })

  it("tells capabilities as the wallet did with the session, else asks where that is allowed", async () => {
    const known = { "0x1": { atomicBatch: { supported: true } } }
    const { evm } = open({ capabilities: known })
    expect(await evm.request({ method: "wallet_getCapabilities", params: ["0xa"] })).toEqual(known)
    expect(await code(open().evm.request({ method: "wallet_getCapabilities" }))).toBe(4200)
  })
})

describe("the provider of another namespace", () => {
  it("hands on the parameters as they are given, and none where there are none", async () => {
    const { solana, given } = open()
    await solana.request({ method: "sign", params: { message: "tea" } })
    await solana.request({ method: "sign" })
    expect(given).toEqual([{ params: { message: "tea" } }, {}])
  })

  it("T22 asks on the network that is named, else on the page's", async () => {
    const { solana, asked } = open()
    await solana.request({ method: "sign" }, "solana:two")
    await solana.request({ method: "sign" })
    expect(solana.selectNetwork("solana:two")).toEqual(["l"])
    await solana.request({ method: "sign" })
    expect(asked.map(([, networkId]) => networkId)).toEqual(["solana:two", "solana:one", "solana:two"])
  })

  it("T14 asks neither for a method nor on a network that the wallet did not allow", async () => {
    const { solana, asked } = open()
    expect(await code(solana.request({ method: "send" }))).toBe(4200)
    expect(await code(solana.request({ method: "sign" }, "solana:three"))).toBe(4901)
    expect(solana.selectNetwork("solana:three")).toBeUndefined()
    expect(asked).toEqual([])
  })

  it("after the session, and where the namespace is taken back, it asks nobody", async () => {
    const [ended, taken] = [open(), open()]
    ended.session.end()
    taken.session.settle(new Map())
    for (const { solana, asked } of [ended, taken]) {
      expect(await code(solana.request({ method: "sign" }))).toBe(4900)
      expect(asked).toEqual([])
    }
  })
})
