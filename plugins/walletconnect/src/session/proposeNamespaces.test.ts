import { describe, expect, it } from "vitest"
import { fakeNetwork } from "../../support/fakeNetwork.ts"
import { proposeNamespaces } from "./proposeNamespaces.ts"
import { sessionMethods } from "./sessionMethods.ts"

const solana = fakeNetwork("solana:new", { deprecated: "solana:old" })
const networks = [fakeNetwork("eip155:1"), fakeNetwork("eip155:10"), solana, fakeNetwork("other:x")]

describe("what a session is asked for", () => {
  it("S3.16[all] methods, events, chains and an RPC map for each namespace of the page", () => {
    const proposed = proposeNamespaces(networks)
    expect(Object.keys(proposed)).toEqual(["eip155", "solana", "other"])
    expect(proposed["eip155"]).toEqual({
      methods: sessionMethods["eip155"],
      events: ["accountsChanged", "chainChanged"],
      chains: ["eip155:1", "eip155:10"],
      rpcMap: { "1": "https://1.example/rpc", "10": "https://10.example/rpc" }
    })
    expect(sessionMethods["eip155"]).toContain("personal_sign")
    expect(proposed["solana"]?.methods).toContain("solana_signMessage")
  })

  it("S3.16[chains] in part: a network that wallets know by another id is asked for under both", () => {
    expect(proposeNamespaces(networks)["solana"]?.chains).toEqual(["solana:new", "solana:old"])
  })

  it("S3.16 in part: a namespace that nothing is known of is asked for accounts alone", () => {
    expect(proposeNamespaces(networks)["other"]).toMatchObject({ methods: [], chains: ["other:x"] })
  })

  it("T32 the app's own RPC URLs, which may carry a key, are not sent to a wallet", () => {
    const keyed = fakeNetwork("eip155:1", { custom: ["https://node.example/secret"] })
    expect(JSON.stringify(proposeNamespaces([keyed]))).not.toContain("secret")
  })

  it("S3.16 in part: an app replaces a list of a namespace, and no other", () => {
    const proposed = proposeNamespaces(networks, {
      eip155: {
        methods: ["personal_sign"],
        events: [],
        chains: ["eip155:5"],
        rpcMap: { "5": "https://five" }
      },
      solana: { methods: [] },
      absent: { methods: ["x"] }
    })
    expect(proposed["eip155"]).toEqual({
      methods: ["personal_sign"],
      events: [],
      chains: ["eip155:5"],
      rpcMap: { "5": "https://five" }
    })
    expect(proposed["solana"]).toMatchObject({ methods: [], chains: ["solana:new", "solana:old"] })
    expect(proposed).not.toHaveProperty("absent")
  })

  it("a network that the app did not ask for is not asked for", () => {
    expect(proposeNamespaces([{ ...fakeNetwork("eip155:9"), unknown: true }])).toEqual({})
  })
})
