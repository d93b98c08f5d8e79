import { EventEmitter } from "node:events"
import { buildAuthObject, createRecap, encodeRecap, formatMessage } from "@walletconnect/utils"
import { privateKeyToAccount } from "viem/accounts"
import { afterEach, describe, expect, it, vi } from "vitest"
import { SessionUnusableError } from "../errors.ts"
import { takeSignIns } from "./takeSignIns.ts"

const account = privateKeyToAccount(`0x${"1".repeat(64)}`)
const [mine, theirs] = ["a".repeat(64), "b".repeat(64)]
const metadata = { name: "Wallet", description: "", url: "", icons: [] }
const recap = encodeRecap(
  createRecap("eip155", "request", ["personal_sign", "eth_sendTransaction"], {
    chains: ["eip155:1", "eip155:10"]
  } as never)
)
const asked = {
  type: "caip122" as const,
  chains: ["eip155:1", "eip155:10"],
  aud: "http://shop.test/",
  domain: "shop.test",
  version: "1",
  nonce: "0123456789abcdef",
  iat: "2026-11-22T10:00:00.000Z",
  resources: [recap]
}
const iss = `did:pkh:eip155:1:${account.address}`

/** The engine of the protocol's client with one request that waits, and what came of it. */
const open = ({ nonce = asked.nonce, proposals = [{ id: 7, pairingTopic: "pairing" }] } = {}) => {
  const events = new EventEmitter()
  const passed = vi.fn()
  const sessions = new Map<string, any>()
  const outcomes: Array<[string, any]> = []
  for (const name of ["session_connect:7", "session_request:5"])
    events.on(name, (outcome) => outcomes.push([name, outcome]))
  const client = {
    metadata,
    auth: {
      requests: {
        get: (id: number) => {
          if (id !== 5) throw new Error("No matching key.")
          return { id, pairingTopic: "pairing", requester: { publicKey: mine }, authPayload: asked }
        }
      }
    },
    proposal: { getAll: () => proposals },
    session: {
      get: (topic: string) => sessions.get(topic),
      set: async (topic: string, one: any) => sessions.set(topic, one)
    },
    core: {
      crypto: { generateSharedKey: async (a: string, b: string) => `${a[0]}${b[0]}` },
      relayer: { subscribe: vi.fn(async () => "id") }
    },
    engine: {
      events,
      onSessionAuthenticateResponse: passed,
      deletePendingAuthRequest: vi.fn(async () => {}),
      deleteProposal: vi.fn(async () => {})
    }
  }
  takeSignIns({ client } as never)(nonce)
  const answer = async (payload: object, id = 5) => {
    await client.engine.onSessionAuthenticateResponse("topic", { id, ...payload })
    return outcomes
  }
  return { client, passed, sessions, outcomes, answer }
}
const proofOf = async (type: "eip191" | "eip1271" = "eip191", change: object = {}) => {
  const s = await account.signMessage({ message: formatMessage(asked as never, iss) })
  const proof = buildAuthObject(asked as never, { t: type, s }, iss)
  return { ...proof, p: { ...proof.p, ...change } }
}
const responder = { publicKey: theirs, metadata }

afterEach(() => vi.unstubAllGlobals())

describe("what a wallet answers to a sign-in while connecting", () => {
  it.each(["eip191", "eip1271"] as const)(
    "S4.24 in part, T20 in part: becomes a session without a question to any host, and without Node's Buffer: %s",
    async (type) => {
      const { client, answer, sessions } = open()
      const fetch = vi.fn()
      const proof = await proofOf(type)
      vi.stubGlobal("fetch", fetch)
      vi.stubGlobal("Buffer", undefined)
      const outcomes = await answer({ result: { cacaos: [proof], responder } })
      vi.unstubAllGlobals()
      expect(outcomes).toEqual([["session_connect:7", { session: sessions.get("ab") }]])
      expect(sessions.get("ab")).toMatchObject({
        topic: "ab",
        authentication: [proof],
        peer: responder,
        self: { publicKey: mine },
        namespaces: {
          eip155: {
            accounts: [`eip155:1:${account.address}`, `eip155:10:${account.address}`],
            chains: ["eip155:1", "eip155:10"],
            methods: ["eth_sendTransaction", "personal_sign"]
          }
        }
      })
      expect(sessions.get("ab").expiry - Date.now() / 1000).toBeGreaterThan(600_000)
      expect(client.core.relayer.subscribe).toHaveBeenCalledWith("ab", { transportType: "relay" })
      expect(client.engine.deleteProposal).toHaveBeenCalledWith(7)
      expect(fetch).not.toHaveBeenCalled()
    }
  )

  it("T14 of which it allows no method ends typed", async () => {
    const { answer, sessions } = open()
    const outcomes = await answer({
      result: { cacaos: [await proofOf("eip191", { resources: [] })], responder }
    })
    expect(outcomes).toEqual([
      ["session_request:5", { error: { code: 0, message: expect.any(SessionUnusableError) } }]
    ])
    expect(sessions.size).toBe(0)
  })

  it.each<[string, () => Promise<unknown>]>([
    ["nothing", async () => undefined],
    ["null", async () => null],
    ["no proofs", async () => ({ responder })],
    ["an empty list", async () => ({ cacaos: [], responder })],
    ["a proof that is none", async () => ({ cacaos: [await proofOf(), null], responder })],
    [
      "a proof of another chain",
      async () => ({ cacaos: [await proofOf("eip191", { iss: "did:pkh:solana:a:b" })], responder })
    ],
    [
      "a proof of an account with more after it",
      async () => ({ cacaos: [await proofOf("eip191", { iss: `${iss}:more` })], responder })
    ],
    ["a list without end", async () => ({ cacaos: Array(21).fill(await proofOf()), responder })],
    ["nobody", async () => ({ cacaos: [await proofOf()] })],
    [
      "a key in a list",
      async () => ({ cacaos: [await proofOf()], responder: { publicKey: [theirs], metadata } })
    ],
    [
      "a key that is none",
      async () => ({ cacaos: [await proofOf()], responder: { publicKey: "key", metadata } })
    ]
  ])("T13 T14 of %s is a failure, and nothing is thrown into the page", async (_, make) => {
    const { answer, sessions } = open()
    const outcomes = await answer({ result: await make() })
    expect(outcomes).toEqual([["session_request:5", { error: { code: 0, message: expect.any(Error) } }]])
    expect(sessions.size).toBe(0)
  })

  it("T12 ends the proposal that it was made for, and no other", async () => {
    const { answer, client } = open({
      proposals: [
        { id: 6, pairingTopic: "another" },
        { id: 7, pairingTopic: "pairing" }
      ]
    })
    const outcomes = await answer({ result: { cacaos: [await proofOf()], responder } })
    expect(outcomes.map(([name]) => name)).toEqual(["session_connect:7"])
    expect(client.engine.deleteProposal).toHaveBeenCalledExactlyOnceWith(7)
  })

  it("T12 that comes when the proposal is gone is a failure", async () => {
    const { answer } = open({ proposals: [] })
    const outcomes = await answer({ result: { cacaos: [await proofOf()], responder } })
    expect(outcomes).toMatchObject([
      ["session_request:5", { error: { message: new Error("Proposal expired") } }]
    ])
  })

  it.each<[unknown, object]>([
    [
      { code: 5000, message: "No." },
      { code: 5000, message: { code: 5000, message: "No." } }
    ],
    [{ code: 10001, message: "Unsupported" }, { code: 10001 }],
    [null, { code: 0, message: { code: 0, message: "" } }],
    ["no", { code: 0 }]
  ])("S4.03 in part: of a refusal keeps its code: %o", async (error, told) => {
    const { answer } = open()
    expect(await answer({ error })).toMatchObject([["session_request:5", { error: told }]])
  })

  it("stays the client's where the request is not the kit's, or unknown", async () => {
    const { answer, passed, outcomes } = open({ nonce: "another" })
    await answer({ result: { cacaos: [await proofOf()], responder } })
    await answer({ error: { code: 1, message: "" } }, 6)
    expect(passed).toHaveBeenCalledTimes(2)
    expect(outcomes).toEqual([])
  })
})
