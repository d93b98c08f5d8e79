import type { ConnectRequest, Network } from "@latchkey/core"
import { memoryStorage } from "@latchkey/core"
import { beforeEach, afterEach, describe, expect, it, vi } from "vitest"
import { FrameLoadFailedError, FrameRefusedError, FrameRequestAbortedError } from "../errors.ts"
import type { EmbeddedUser } from "../EmbeddedState.ts"
import type { FrameCallName } from "../wire/frameCalls.ts"
import { makeEmbeddedSession } from "./EmbeddedSession.ts"
import { makeLoginCache } from "./LoginCache.ts"
import { makeSharedWallet, type SharedWalletNeeds } from "./makeSharedWallet.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const eoa = "0x14dC79964da2C08b23698B3D3cc7Ca32193d9955"
const smart = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8"
const solanaId = "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp"
const networkOf = (caipNetworkId: string) =>
  ({ caipNetworkId, chainNamespace: caipNetworkId.split(":")[0] }) as unknown as Network
const networks = ["eip155:1", "eip155:137", solanaId].map(networkOf)

type Answers = Partial<Record<FrameCallName, (payload: any) => unknown>>
const refused = (call: FrameCallName, reason = "no") => new FrameRefusedError({ call, reason })

const open = (answers: Answers = {}, more: Partial<SharedWalletNeeds> = {}) => {
  const asked: Array<readonly [name: string, payload: unknown, options: unknown]> = []
  const all: Answers = {
    GET_USER: ({ chainId }) => ({ email: "ada@example.org", address: eoa, chainId }),
    CONNECT_SOCIAL: ({ chainId }) => ({ address: eoa, chainId, userName: "ada" }),
    SWITCH_NETWORK: ({ chainId }) => ({ chainId }),
    GET_SMART_ACCOUNT_ENABLED_NETWORKS: () => ({ smartAccountEnabledNetworks: [1] }),
    SIGN_OUT: () => null,
    ...answers
  }
  const host = {
    call: async (name: FrameCallName, payload: unknown, options?: unknown) => {
      asked.push([name, payload, options])
      return all[name]?.(payload)
    }
  }
  const session = makeEmbeddedSession()
  const storage = memoryStorage()
  const cache = makeLoginCache(storage as never)
  const users: Array<EmbeddedUser | undefined> = []
  const wallet = makeSharedWallet({
    host: host as never,
    cache,
    session,
    ask: async () => "asked",
    parseAddress: (address, { chainNamespace }) =>
      chainNamespace !== "eip155"
        ? address
        : /^0x[0-9a-f]{40}$/i.test(address)
          ? address.replace(/^0x70997970c5/i, "0x70997970C5")
          : undefined,
    networks: () => networks,
    approved: undefined,
    preferred: () => undefined,
    onUser: (user) => void users.push(user),
    onKnown: (change) => {
      const last = users.at(-1)
      if (last !== undefined) users.push(change(last))
    },
    ...more
  })
  const request = (...namespaces: ReadonlyArray<string>): ConnectRequest =>
    ({ namespaces, networks, wanted: {} }) as unknown as ConnectRequest
  return {
    asked,
    names: () => asked.map(([name]) => name),
    session,
    cache,
    users,
    wallet,
    connect: (namespaces: ReadonlyArray<string> = ["eip155"], options: object = {}) =>
      wallet.open(request(...namespaces), { signal: new AbortController().signal, ...options })
  }
}
const settle = () => vi.advanceTimersByTimeAsync(0)
const switchOf = (provider: unknown, chainId: string) =>
  (provider as { request: (request: object) => Promise<unknown> }).request({
    method: "wallet_switchEthereumChain",
    params: [{ chainId }]
  })

describe("who is signed in at the frame", () => {
  it("S1.13 in part: has an account in each namespace that the frame has one in, and is noted once", async () => {
    const { connect, asked, users, cache, session } = open()
    const grants = await connect(["eip155", "solana", "cosmos"])
    expect(grants.map(({ namespace, networkId, accounts }) => [namespace, networkId, accounts])).toEqual([
      ["eip155", "eip155:1", [{ namespace: "eip155", address: eoa, type: "eoa" }]],
      ["solana", solanaId, [{ namespace: "solana", address: eoa, type: "eoa" }]]
    ])
    for (const grant of grants) {
      expect(grant).not.toHaveProperty("approvedNetworkIds")
      expect(grant).not.toHaveProperty("walletName")
      expect(grant.provider).toBeDefined()
    }
    expect(asked.slice(0, 2).map(([name, payload]) => [name, payload])).toEqual([
      ["GET_USER", { chainId: 1 }],
      ["GET_USER", { chainId: solanaId }]
    ])
    expect(users[0]).toEqual({
      email: "ada@example.org",
      accountType: "eoa",
      accounts: [],
      smartAccountNetworks: []
    })
    await settle()
    // Nobody is shown anything for it.
    expect(asked.at(-1)).toEqual(["GET_SMART_ACCOUNT_ENABLED_NETWORKS", null, { quiet: true }])
    expect(users).toHaveLength(2)
    expect(users[1]?.smartAccountNetworks).toEqual([1])
    expect([cache.isUsed(), cache.email(), cache.lastChain(), cache.smartAccountNetworks()]).toEqual([
      true,
      "ada@example.org",
      "eip155:1",
      [1]
    ])
    expect(session.place("eip155")?.accounts[0]?.address).toBe(eoa)
  })

  it("the networks that an operator allows are told, each to its namespace", async () => {
    const { connect } = open({}, { approved: ["eip155:1", "eip155:10", solanaId] })
    const grants = await connect(["eip155", "solana"])
    expect(grants.map(({ approvedNetworkIds }) => approvedNetworkIds)).toEqual([
      ["eip155:1", "eip155:10"],
      [solanaId]
    ])
  })

  it("S5.13 in part: the frame is asked for the type that is wished for on EVM alone, and its answer is what counts", async () => {
    const user = {
      address: smart.toLowerCase(),
      accounts: [
        { address: eoa, type: "eoa" },
        { address: smart, type: "smartAccount" }
      ],
      smartAccountDeployed: false
    }
    const { connect, asked, users } = open(
      { GET_USER: ({ chainId }) => ({ ...user, chainId }) },
      { preferred: () => "smartAccount" }
    )
    const [grant] = await connect(["eip155", "solana"])
    expect(asked.slice(0, 2).map(([, payload]) => payload)).toEqual([
      { chainId: 1, preferredAccountType: "smartAccount" },
      { chainId: solanaId }
    ])
    expect(grant?.accounts).toEqual([
      { namespace: "eip155", address: expect.stringMatching(/^0x70997970C5/), type: "smartAccount" }
    ])
    expect(users[0]).toMatchObject({
      accountType: "smartAccount",
      smartAccountDeployed: false,
      accounts: user.accounts
    })
    expect(users[0]).not.toHaveProperty("email")
  })

  it("what a provider's window came back with is given once, and the name of who signed in is kept", async () => {
    const { connect, asked, users, cache } = open()
    cache.noteSocial("google")
    const grants = await connect(["eip155", "solana"], { socialUri: "https://wallet.test/?token=t" })
    expect(asked.slice(0, 2).map(([name, payload]) => [name, payload])).toEqual([
      ["CONNECT_SOCIAL", { uri: "https://wallet.test/?token=t", chainId: 1 }],
      ["GET_USER", { chainId: solanaId }]
    ])
    expect(users[0]).toMatchObject({ userName: "ada", provider: "google" })
    expect(grants.map(({ walletName }) => walletName)).toEqual(["Google", "Google"])
    expect(cache.userName()).toBe("ada")
  })

  it("a quiet look stays quiet, and says of a name only what is remembered", async () => {
    const { connect, asked, users, cache } = open()
    cache.noteUserName("grace")
    await connect(["eip155"], { quiet: true })
    expect(asked[0]?.[2]).toMatchObject({ quiet: true })
    expect(users[0]?.userName).toBe("grace")
    const loud = open()
    await loud.connect()
    expect(loud.asked[0]?.[2]).toMatchObject({ quiet: false })
    expect(loud.users[0]).not.toHaveProperty("userName")
  })

  it.each<readonly [string, object]>([
    ["of another namespace", { chainId: solanaId, address: "S" }],
    ["that is none", { chainId: 1, address: "0x12" }]
  ])("T16 in part: an account %s is not connected", async (_case, user) => {
    const { connect, session, users, names } = open({ GET_USER: () => user })
    await expect(connect()).rejects.toMatchObject({ code: "EMBEDDED_NO_ACCOUNT" })
    expect([session.place("eip155"), users]).toEqual([undefined, []])
    expect(names()).toEqual(["GET_USER"])
  })

  it("a namespace that the frame refuses takes nothing from the others; the first failure is told where there is none", async () => {
    const only = (namespace: string) => (payload: { readonly chainId: unknown }) => {
      const isSolana = typeof payload.chainId === "string"
      if (isSolana !== (namespace === "solana")) throw refused("GET_USER", isSolana ? "no Solana" : "no EVM")
      return { address: eoa, chainId: payload.chainId }
    }
    for (const namespace of ["eip155", "solana"]) {
      const grants = await open({ GET_USER: only(namespace) }).connect(["eip155", "solana"])
      expect(grants.map((grant) => grant.namespace)).toEqual([namespace])
    }
    await expect(open({ GET_USER: only("neither") }).connect(["eip155"])).resolves.toHaveLength(1)
    const none = open({
      GET_USER: ({ chainId }) => {
        throw refused("GET_USER", `not on ${chainId}`)
      }
    })
    await expect(none.connect(["eip155", "solana"])).rejects.toMatchObject({ message: "not on 1" })
    expect(none.names()).toEqual(["GET_USER", "GET_USER"])
    await expect(open().connect([])).rejects.toMatchObject({ code: "EMBEDDED_NO_ACCOUNT" })
  })

  it.each<readonly [string, unknown]>([
    ["what the visitor declined", refused("GET_USER", "User rejected the request")],
    ["a frame that is not there", new FrameLoadFailedError()],
    ["what was given up", new FrameRequestAbortedError({ call: "GET_USER" })]
  ])("after %s no other namespace is asked about", async (_case, cause) => {
    const { connect, names } = open({
      GET_USER: () => {
        throw cause
      }
    })
    await expect(connect(["eip155", "solana"])).rejects.toBe(cause)
    expect(names()).toEqual(["GET_USER"])
  })

  it("a frame that does not say where it has smart accounts takes nothing from the sign-in", async () => {
    const { connect, users } = open({
      GET_SMART_ACCOUNT_ENABLED_NETWORKS: () => {
        throw refused("GET_SMART_ACCOUNT_ENABLED_NETWORKS")
      }
    })
    await connect()
    await settle()
    expect(users).toHaveLength(1)
  })
})

describe("moving to another network", () => {
  const moved = async (
    answers: Answers,
    { smartNetworks = [1] as ReadonlyArray<number>, to = "0x89" } = {}
  ) => {
    const made = open(answers)
    const [grant] = await made.connect()
    await settle()
    made.cache.noteSmartAccountNetworks(smartNetworks)
    made.asked.splice(0)
    const outcome = await switchOf(grant?.provider, to).then(
      () => "moved",
      ({ code, message }: { readonly code: number; readonly message: string }) => `${code} ${message}`
    )
    return { ...made, outcome }
  }

  it("asks the frame for the account of there, which may be another", async () => {
    let calls = 0
    const { outcome, asked, session, users, cache } = await moved({
      GET_USER: ({ chainId }) =>
        ++calls > 1
          ? {
              address: smart,
              chainId,
              accounts: [{ address: smart, type: "smartAccount" }],
              smartAccountDeployed: true
            }
          : { address: eoa, chainId, smartAccountDeployed: false }
    })
    expect(outcome).toBe("moved")
    expect(asked).toEqual([
      ["SWITCH_NETWORK", { chainId: 137 }, undefined],
      ["GET_USER", { chainId: 137 }, { quiet: true }]
    ])
    expect(session.place("eip155")).toMatchObject({
      networkId: "eip155:137",
      accounts: [{ type: "smartAccount" }]
    })
    expect(users.at(-1)).toMatchObject({ accountType: "smartAccount", smartAccountDeployed: true })
    expect(cache.lastChain()).toBe("eip155:137")
  })

  it("keeps the account where there are no smart accounts, and on a network that is not the page's", async () => {
    const plain = await moved({}, { smartNetworks: [] })
    expect([plain.outcome, plain.names()]).toEqual(["moved", ["SWITCH_NETWORK"]])
    expect(plain.session.place("eip155")).toMatchObject({
      networkId: "eip155:137",
      accounts: [{ address: eoa }]
    })
    const foreign = await moved({}, { to: "0xa" })
    expect([foreign.outcome, foreign.names()]).toEqual(["moved", ["SWITCH_NETWORK"]])
  })

  it("forgets whether a smart account is on its chain where the frame does not say it of there", async () => {
    let calls = 0
    const { users } = await moved({
      GET_USER: ({ chainId }) => ({
        address: eoa,
        chainId,
        ...(++calls > 1 ? {} : { smartAccountDeployed: true })
      })
    })
    expect(users.at(-1)).not.toHaveProperty("smartAccountDeployed")
  })

  const last = (answer: () => unknown) => {
    let calls = 0
    return ({ chainId }: { readonly chainId: unknown }) =>
      ++calls > 1 ? answer() : { address: eoa, chainId }
  }
  it.each<readonly [string, Answers, string]>([
    [
      "refuses",
      {
        SWITCH_NETWORK: () => {
          throw refused("SWITCH_NETWORK", "Not known")
        }
      },
      "4901 Not known"
    ],
    [
      "stays where it is",
      { SWITCH_NETWORK: () => ({ chainId: 1 }) },
      "4901 The embedded wallet stayed on another network."
    ],
    [
      "does not say who is there",
      {
        GET_USER: last(() => {
          throw refused("GET_USER", "Broken")
        })
      },
      "4901 Broken"
    ],
    [
      "has nobody there",
      { GET_USER: last(() => ({ address: eoa, chainId: solanaId })) },
      "4901 The embedded wallet has no account there."
    ]
  ])("stays where the frame %s", async (_case, answers, told) => {
    const { outcome, session } = await moved(answers)
    expect(outcome).toBe(told)
    expect(session.place("eip155")).toMatchObject({ networkId: "eip155:1", accounts: [{ address: eoa }] })
  })

  it("is nowhere once nobody is signed in any more", async () => {
    let session: ReturnType<typeof makeEmbeddedSession> | undefined
    const made = open({
      SWITCH_NETWORK: ({ chainId }) => {
        session?.end()
        return { chainId }
      }
    })
    session = made.session
    const [grant] = await made.connect()
    await expect(switchOf(grant?.provider, "0x89")).rejects.toMatchObject({ code: 4901 })
    expect(made.cache.lastChain()).toBe("eip155:1")
  })
})

describe("signing out and types of accounts", () => {
  it("S4.20 in part: forgets first, and waits for the frame for three seconds", async () => {
    const made = open({ SIGN_OUT: () => new Promise(() => {}) })
    await made.connect()
    await settle()
    const ended: Array<string> = []
    made.session.listen(({ type }) => void ended.push(type))
    let signal: AbortSignal | undefined
    const host = {
      call: (_: string, __: unknown, options: { readonly signal: AbortSignal }) => {
        signal = options.signal
        return new Promise((_resolve, reject) =>
          options.signal.addEventListener("abort", () =>
            reject(new FrameRequestAbortedError({ call: "SIGN_OUT" }))
          )
        )
      }
    }
    const slow = makeSharedWallet({
      host: host as never,
      cache: made.cache,
      session: made.session,
      ask: async () => null,
      parseAddress: (address) => address,
      networks: () => networks,
      approved: undefined,
      preferred: () => undefined,
      onUser: (user) => void made.users.push(user),
      onKnown: () => {}
    })
    let isDone = false
    const leaving = slow.signOut().then(() => {
      isDone = true
    })
    expect([made.cache.isUsed(), ended, made.users.at(-1)]).toEqual([false, ["disconnect"], undefined])
    await vi.advanceTimersByTimeAsync(2_999)
    expect([isDone, signal?.aborted]).toEqual([false, false])
    await vi.advanceTimersByTimeAsync(1)
    await leaving
    expect(isDone).toBe(true)
  })

  it("S4.20 in part: tells of a frame that refuses, and leaves no timer", async () => {
    const { wallet } = open({
      SIGN_OUT: () => {
        throw refused("SIGN_OUT")
      }
    })
    await expect(wallet.signOut()).rejects.toMatchObject({ code: "EMBEDDED_REFUSED" })
    expect(vi.getTimerCount()).toBe(0)
    await open().wallet.signOut()
    expect(vi.getTimerCount()).toBe(0)
  })

  it("S5.13 in part: of an account is changed on the network of EVM that is in use, whatever the frame was at", async () => {
    const { connect, wallet, asked, session, users } = open({
      SET_PREFERRED_ACCOUNT: ({ type }) => ({ type, address: smart })
    })
    await connect()
    await settle()
    asked.splice(0)
    await wallet.preferAccount("smartAccount")
    expect(asked).toEqual([
      ["GET_USER", { chainId: 1 }, { quiet: true }],
      ["SET_PREFERRED_ACCOUNT", { type: "smartAccount" }, undefined]
    ])
    expect(session.place("eip155")).toEqual({
      networkId: "eip155:1",
      accounts: [{ namespace: "eip155", address: smart, type: "smartAccount" }]
    })
    expect(users.at(-1)?.accountType).toBe("smartAccount")
  })

  it("T16 in part: of an account that is none, or of nobody, changes nothing", async () => {
    const odd = open({ SET_PREFERRED_ACCOUNT: ({ type }) => ({ type, address: "0x12" }) })
    await odd.connect()
    await expect(odd.wallet.preferAccount("smartAccount")).rejects.toMatchObject({
      code: "EMBEDDED_NO_ACCOUNT"
    })
    expect(odd.session.place("eip155")?.accounts[0]?.address).toBe(eoa)
    const nobody = open({ SET_PREFERRED_ACCOUNT: ({ type }) => ({ type, address: smart }) })
    await expect(nobody.wallet.preferAccount("eoa")).rejects.toMatchObject({ code: "EMBEDDED_NO_ACCOUNT" })
    expect(nobody.names()).toEqual(["SET_PREFERRED_ACCOUNT"])
  })

  it("a smart account's place is told, and whether it is there already", async () => {
    const answer = { address: smart, isDeployed: true }
    const { connect, wallet, asked, users } = open({ INIT_SMART_ACCOUNT: () => answer })
    await connect()
    await settle()
    asked.splice(0)
    expect(await wallet.initSmartAccount()).toEqual(answer)
    expect(asked).toEqual([
      ["GET_USER", { chainId: 1 }, { quiet: true }],
      ["INIT_SMART_ACCOUNT", null, { quiet: true }]
    ])
    expect(users.at(-1)?.smartAccountDeployed).toBe(true)
  })
})
