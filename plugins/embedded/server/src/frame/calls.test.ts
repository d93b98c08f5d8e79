import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { recoverMessageAddress, type Hex } from "viem"
import type { FrameChainId, MalformedCall, PageCall } from "@latchkey/embedded/wire"
import { answerCalls } from "../../frame/calls/answerCalls.ts"
import { enterDocument, makeTestFrame } from "../../support/testFrame.ts"
import { codeOf, PAGE, startTestServer } from "../../support/testServer.ts"

const ada = "ada@example.org"
const SOLANA = "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp"
const coin = { symbol: "ETH", decimals: 18 }
const chains = [
  { id: "eip155:1", name: "Ethereum", coin },
  { id: "eip155:10", name: "Optimism", coin },
  { id: SOLANA, name: "Solana", coin: { symbol: "SOL", decimals: 9 } }
]
const contracts = {
  factory: `0x${"21".repeat(20)}`,
  implementation: `0x${"22".repeat(20)}`,
  entryPoint: `0x${"23".repeat(20)}`
} as const
const withSmart = [chains[0]!, { ...chains[1]!, smartAccount: contracts }, chains[2]!]

let server: Awaited<ReturnType<typeof startTestServer>>
let document: ReturnType<typeof enterDocument>
beforeEach(async () => {
  server = await startTestServer()
  document = enterDocument(server)
})
afterEach(async () => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  await server.stop()
})

type TestFrame = Awaited<ReturnType<typeof makeTestFrame>>
const signedIn = async (options: Parameters<typeof makeTestFrame>[1] = { chains }) => {
  const device = await makeTestFrame(server, options)
  await device.signIn(ada)
  const user = await device.call("GET_USER", {})
  return { ...device, user }
}
const sign = (
  { call, user }: Awaited<ReturnType<typeof signedIn>>,
  more: object = {},
  signal?: AbortSignal
) => call("RPC_REQUEST", { method: "personal_sign", params: ["tea", user.address], ...more }, signal)
const refused = (message: string | RegExp) => ({ message: expect.stringMatching(message) as string })
const node = (answers: Readonly<Record<string, unknown>>) =>
  document.instead.set("rpc", ({ method }) => {
    const result = answers[String(method)]
    return result === undefined ? { error: { code: -32000, message: `no ${String(method)}` } } : { result }
  })

describe("signing in", () => {
  it("by the address that is signed in sends no mail; by another one does", async () => {
    const device = await signedIn()
    expect(await device.call("CONNECT_EMAIL", { email: " Ada@Example.org " })).toEqual({ action: "CONNECT" })
    expect(document.count("sign-in")).toBe(1)
    server.clock.now += 31_000
    expect(await device.call("CONNECT_EMAIL", { email: "bob@example.org" })).toEqual({ action: "VERIFY_OTP" })
    expect(document.asked.at(-1)?.body).toEqual({ projectId: "one", origin: PAGE, email: "bob@example.org" })
  })

  it("a code without an attempt has expired, and an attempt is used once", async () => {
    const device = await makeTestFrame(server)
    const expired = refused("The code has expired")
    await expect(device.call("CONNECT_OTP", { otp: "123456" })).rejects.toMatchObject(expired)
    await expect(device.call("CONNECT_DEVICE", null)).rejects.toMatchObject(expired)
    await device.signIn(ada)
    await expect(device.call("CONNECT_OTP", { otp: "123456" })).rejects.toMatchObject(expired)
    expect(await device.call("IS_CONNECTED", null)).toEqual({ isConnected: true })
  })

  it("T18 a code that is wrong leaves who was signed in", async () => {
    const device = await signedIn()
    server.clock.now += 31_000
    await device.call("CONNECT_EMAIL", { email: "bob@example.org" })
    await expect(device.call("CONNECT_OTP", { otp: "0" })).rejects.toMatchObject(refused("wrong"))
    expect(await device.call("GET_USER", {})).toEqual(device.user)
  })

  it("waits for a device until it is confirmed, and ends when the page gives up", async () => {
    const device = await makeTestFrame(server)
    await device.frame.device.change((record) => ({ ...record, attempt: "a" }))
    let isConfirmed = false
    document.instead.set("confirmed", () => ({ isConfirmed }))
    vi.useFakeTimers()
    const states: Array<unknown> = []
    const follow = (signal?: AbortSignal) =>
      device.call("CONNECT_DEVICE", null, signal).then(
        () => states.push("confirmed"),
        ({ message }: Error) => states.push(message)
      )
    const waiting = follow()
    await vi.advanceTimersByTimeAsync(0)
    isConfirmed = true
    await vi.advanceTimersByTimeAsync(1_499)
    expect([states, document.count("confirmed")]).toEqual([[], 1])
    await vi.advanceTimersByTimeAsync(1)
    await waiting
    isConfirmed = false
    const abort = new AbortController()
    const other = follow(abort.signal)
    await vi.advanceTimersByTimeAsync(3_200)
    const asked = document.count("confirmed")
    abort.abort()
    await other
    await follow(abort.signal)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(states).toEqual(["confirmed", "Something went wrong", "Something went wrong"])
    expect(document.count("confirmed")).toBe(asked + 1)
    expect(vi.getTimerCount()).toBe(0)
  })

  it("T18 signing out forgets the session here, also where the server does not hear of it", async () => {
    const device = await signedIn()
    document.instead.set("sign-out", () => {
      throw new TypeError("offline")
    })
    await expect(device.call("SIGN_OUT", null)).rejects.toMatchObject(refused("cannot be reached"))
    expect(device.givenUp).toEqual(["Something went wrong"])
    expect(await device.call("IS_CONNECTED", null)).toEqual({ isConnected: false })
    expect(device.frame.device.record()).toEqual({ secret: device.frame.device.record().secret })
    await expect(device.call("GET_USER", {})).rejects.toMatchObject(refused("Sign in first"))
  })

  it("T18 the server ends the session that is signed out", async () => {
    const device = await signedIn()
    const before = device.frame.device.record()
    await device.call("SIGN_OUT", null)
    await device.frame.device.change(() => before)
    expect(await device.call("IS_CONNECTED", null)).toEqual({ isConnected: false })
  })

  it("T18 takes the result of a provider from its own origin alone", async () => {
    const device = await makeTestFrame(server)
    for (const uri of ["https://evil.example/social/result#token=t", "nonsense", ""])
      await expect(device.call("CONNECT_SOCIAL", { uri })).rejects.toMatchObject(
        refused("This is no sign-in of this wallet")
      )
    expect(document.count("social-result")).toBe(0)
    const { session } = (await signedIn()).frame.device.record()
    const own = await makeTestFrame(server, { chains })
    document.instead.set("social-result", () => ({ session, name: 7 }))
    document.instead.set("session", () => ({ account: "a", providerEmail: "a@b.c", isOwned: false }))
    document.instead.set("share", () => ({ share: Buffer.alloc(32, 1).toString("base64url") }))
    document.instead.set("challenge", () => ({ challenge: "c" }))
    document.instead.set("wallet", () => ({}))
    const uri = `${server.url}/social/result#token=tea`
    const told = await own.call("CONNECT_SOCIAL", { uri, chainId: 10, preferredAccountType: "eoa" })
    expect(document.asked.find(({ route }) => route === "social-result")?.body).toEqual({ token: "tea" })
    expect(told).toMatchObject({ email: "a@b.c", userName: null, chainId: 10 })
    expect(own.frame.device.record()).toMatchObject({ session, accountType: "eoa" })
  })

  it("by Farcaster waits for the visitor's app, and tells the name", async () => {
    const device = await makeTestFrame(server)
    await expect(device.call("CONNECT_FARCASTER", null)).rejects.toMatchObject(refused("has expired"))
    document.instead.set("farcaster", () => ({ token: "f", url: "https://farcaster.example" }))
    expect(await device.call("GET_FARCASTER_URI", null)).toEqual({ url: "https://farcaster.example" })
    let answer: object = {}
    document.instead.set("farcaster-result", ({ token }) => (token === "f" ? answer : { session: 7 }))
    vi.useFakeTimers()
    const told = device.call("CONNECT_FARCASTER", null)
    await vi.advanceTimersByTimeAsync(1_499)
    answer = { session: "s", name: "ada" }
    await vi.advanceTimersByTimeAsync(1)
    expect(await told).toEqual({ userName: "ada" })
    expect(device.frame.device.record()).toMatchObject({ session: "s" })
    expect(device.frame.device.record().farcaster).toBeUndefined()
  })
})

describe("networks and accounts", () => {
  it("are those that the page chose last, of those that the wallet knows", async () => {
    const device = await signedIn()
    expect(await device.call("GET_CHAIN_ID", null)).toEqual({ chainId: 1 })
    expect(await device.call("SWITCH_NETWORK", { chainId: "eip155:10" })).toEqual({ chainId: 10 })
    expect(await device.call("GET_CHAIN_ID", null)).toEqual({ chainId: 10 })
    await expect(device.call("SWITCH_NETWORK", { chainId: 5 })).rejects.toMatchObject(refused("eip155:5"))
    const solana = await device.call("GET_USER", { chainId: SOLANA })
    expect(solana.chainId).toBe(SOLANA)
    expect(solana.address).not.toBe(device.user.address)
    expect(device.user.accounts).toEqual([{ address: device.user.address, type: "eoa" }])
    const begun = { ...device.frame, settings: { ...device.frame.settings, chainId: "eip155:10" } }
    await device.frame.device.change(({ chainId: _, ...record }) => record)
    const { answers } = await import("../../frame/calls/answers.ts")
    const signal = new AbortController().signal
    expect(await answers.GET_CHAIN_ID(begun, null, signal)).toEqual({ chainId: 10 })
    const none = { ...device.frame, settings: { ...device.frame.settings, chains: [] } }
    await expect(answers.GET_CHAIN_ID(none, null, signal)).rejects.toMatchObject(refused("knows no network"))
  })

  it("S5.13 in part: a smart account is used where it is wished for and the network has it", async () => {
    const device = await signedIn({ chains: withSmart })
    node({ eth_getCode: "0x" })
    expect(await device.call("GET_SMART_ACCOUNT_ENABLED_NETWORKS", null)).toEqual({
      smartAccountEnabledNetworks: [10]
    })
    const none = refused("This network has no smart accounts")
    await expect(device.call("INIT_SMART_ACCOUNT", null)).rejects.toMatchObject(none)
    await expect(device.call("SET_PREFERRED_ACCOUNT", { type: "smartAccount" })).rejects.toMatchObject(none)
    await expect(device.call("SET_PREFERRED_ACCOUNT", { type: "other" })).rejects.toMatchObject(
      refused("no accounts of that type")
    )
    const here = await device.call("GET_USER", { chainId: 10, preferredAccountType: "none" })
    expect(here).toMatchObject({ preferredAccountType: "eoa", smartAccountDeployed: false })
    const { address, isDeployed } = await device.call("INIT_SMART_ACCOUNT", null)
    expect(isDeployed).toBe(false)
    expect(here.accounts).toEqual([
      { address: here.address, type: "eoa" },
      { address, type: "smartAccount" }
    ])
    const set = (type: string) => device.call("SET_PREFERRED_ACCOUNT", { type })
    expect(await set("smartAccount")).toEqual({ type: "smartAccount", address })
    node({ eth_getCode: "0x60" })
    expect(await device.call("GET_USER", {})).toMatchObject({
      address,
      preferredAccountType: "smartAccount",
      smartAccountDeployed: true
    })
    node({})
    expect(await device.call("GET_USER", {})).not.toHaveProperty("smartAccountDeployed")
    expect(await device.call("INIT_SMART_ACCOUNT", null)).toEqual({ address, isDeployed: false })
    const read = (method: string, params?: unknown) => device.call("RPC_REQUEST", { method, params })
    expect(await read("eth_accounts")).toEqual([address])
    expect(await read("wallet_getCapabilities", [address.toLowerCase()])).toEqual({
      "0xa": { atomic: { status: "supported" } }
    })
    expect(await read("wallet_getCapabilities", [address, ["0x1"]])).toEqual({})
    expect(await read("wallet_getCapabilities", [address, ["0xA"]])).toHaveProperty("0xa")
    expect(await read("wallet_getCapabilities", [here.address])).toEqual({})
    expect(await set("eoa")).toEqual({ type: "eoa", address: here.address })
  })

  it("answers what only reads at once, by the node where it has to, and nothing that is not allowed", async () => {
    const device = await signedIn()
    const read = (method: string, more: object = {}) => device.call("RPC_REQUEST", { method, ...more })
    expect(await read("eth_chainId", { chainId: 10 })).toBe("0xa")
    expect(await read("eth_accounts")).toEqual([device.user.address])
    node({ eth_blockNumber: "0x7" })
    expect(await read("eth_blockNumber", { params: [], chainId: 10 })).toBe("0x7")
    expect(document.asked.at(-1)?.body).toEqual({
      chainId: "eip155:10",
      method: "eth_blockNumber",
      params: []
    })
    await expect(read("eth_gasPrice")).rejects.toMatchObject(refused("no eth_gasPrice"))
    document.instead.set("rpc", () => ({ error: {} }))
    await expect(read("eth_gasPrice")).rejects.toMatchObject(refused("An error occurred"))
    document.instead.set("rpc", () => ({}))
    expect(await read("eth_gasPrice")).toBeNull()
    const notAllowed = refused("not allowed")
    await expect(read("eth_sign")).rejects.toMatchObject(notAllowed)
    await expect(read("eth_blockNumber", { chainId: SOLANA })).rejects.toMatchObject(notAllowed)
    await expect(read("eth_blockNumber", { chainNamespace: "solana" })).rejects.toMatchObject(
      refused("the network is eip155:1")
    )
    expect(device.visitor.reviews).toEqual([])
  })
})

describe("signing", () => {
  it("S5.09 in part: nothing is signed that was not shown and agreed to, and what was is", async () => {
    const device = await signedIn()
    const signature = (await sign(device)) as Hex
    expect(await recoverMessageAddress({ message: "tea", signature })).toBe(device.user.address)
    expect(device.visitor.reviews).toMatchObject([
      { network: "Ethereum", account: device.user.address, parts: [{ value: "tea" }] }
    ])
    device.visitor.beforeYes = () => {
      throw new Error("closed")
    }
    const lend = vi.spyOn(device.frame.wallet, "withKeys")
    await expect(sign(device)).rejects.toThrow("closed")
    expect(lend).not.toHaveBeenCalled()
    device.visitor.beforeYes = () => {}
    expect(await sign(device, { chainId: 10 })).toBe(signature)
    expect(device.visitor.reviews.at(-1)).toMatchObject({ network: "Optimism" })
    await expect(sign(device, { chainId: SOLANA })).rejects.toMatchObject(refused("nothing for the network"))
  })

  it("T18 what one agreed to is not signed by another who signed in meanwhile", async () => {
    const device = await signedIn()
    device.visitor.beforeYes = () => device.signIn("bob@example.org")
    await expect(sign(device)).rejects.toMatchObject(refused("Somebody else is signed in now"))
  })

  it("what the page gave up while it was read is not shown", async () => {
    const device = await signedIn()
    const abort = new AbortController()
    abort.abort()
    await expect(sign(device, {}, abort.signal)).rejects.toMatchObject(refused("Request was aborted"))
    expect(device.visitor.reviews).toEqual([])
  })
})

describe("a change of address", () => {
  it("T18 is shown first, proven by both mailboxes and the owner's key, and forgotten afterwards", async () => {
    const device = await signedIn()
    const next = "ada@example.net"
    const told: Array<unknown> = []
    Object.assign(device.frame.screen, {
      changeEmail: async (change: object) => {
        told.push(change)
        await device.visitor.beforeYes()
      }
    })
    device.visitor.beforeYes = () => {
      throw new Error("closed")
    }
    await expect(device.call("UPDATE_EMAIL", { email: next })).rejects.toThrow("closed")
    expect(document.count("email")).toBe(0)
    const expired = refused("The code has expired")
    await expect(device.call("UPDATE_EMAIL_PRIMARY_OTP", { otp: "1" })).rejects.toMatchObject(expired)
    await expect(device.call("UPDATE_EMAIL_SECONDARY_OTP", { otp: "1" })).rejects.toMatchObject(expired)
    device.visitor.beforeYes = () => {}
    server.clock.now += 31_000
    expect(await device.call("UPDATE_EMAIL", { email: next })).toEqual({ action: "VERIFY_PRIMARY_OTP" })
    expect(told.at(-1)).toEqual({ from: ada, to: next })
    const { emailAttempt } = device.frame.device.record()
    await device.call("UPDATE_EMAIL_PRIMARY_OTP", { otp: codeOf(await server.inbox.take(ada)) })
    expect(device.frame.device.record().emailAttempt).not.toBe(emailAttempt)
    const otp = codeOf(await server.inbox.take(next))
    expect(await device.call("UPDATE_EMAIL_SECONDARY_OTP", { otp })).toEqual({ newEmail: next })
    expect(device.frame.device.record()).not.toHaveProperty("newEmail")
    expect(device.frame.device.record()).not.toHaveProperty("emailAttempt")
    expect(await device.call("GET_USER", {})).toMatchObject({ email: next, address: device.user.address })
  })

  it("is refused to a wallet without an address, and nothing is shown", async () => {
    const device = await signedIn()
    const shown = vi.fn()
    Object.assign(device.frame.screen, { changeEmail: shown })
    document.instead.set("session", () => ({ account: "a" }))
    await expect(device.call("UPDATE_EMAIL", { email: "a@b.c" })).rejects.toMatchObject(
      refused("has no e-mail address")
    )
    expect(shown).not.toHaveBeenCalled()
  })
})

describe("the wallet that its owner looks at", () => {
  it("T18 shows the words, renews the code, and lists and ends devices by the owner's proof", async () => {
    const wallet = vi.fn<TestFrame["frame"]["screen"]["wallet"]>(async () => {})
    const devices = vi.fn<TestFrame["frame"]["screen"]["devices"]>(async () => {})
    const device = await signedIn({ chains, shows: { wallet, devices } })
    expect(await device.call("SHOW_WALLET", null)).toBeNull()
    const doings = wallet.mock.calls[0]![0]
    expect(doings.name).toBe(ada)
    expect(doings.passkeys).toBeUndefined()
    expect((await doings.phrase()).split(" ")).toHaveLength(24)
    wallet.mockImplementationOnce(async ({ renew }) => renew())
    await device.call("SHOW_WALLET", null)
    expect(new Set(device.visitor.codes).size).toBe(2)
    const other = await makeTestFrame(server)
    await other.signIn(ada)
    wallet.mockImplementationOnce(async (doing) => doing.devices())
    await device.call("SHOW_WALLET", null)
    const { list, end } = devices.mock.calls[0]![0]
    const all = await list()
    expect(all.map(({ isThis, isSignedIn }) => [isThis, isSignedIn])).toEqual([
      [true, true],
      [false, true]
    ])
    await end(all[1]!.id)
    expect(await other.call("IS_CONNECTED", null)).toEqual({ isConnected: false })
    expect(await list()).toHaveLength(1)
    document.instead.set("devices", () => ({ devices: [null, 7, {}, { id: "i", label: "l", seen: "1" }] }))
    expect(await list()).toEqual([])
    document.instead.set("devices", () => ({}))
    expect(await list()).toEqual([])
  })

  it("T18 adds, names and removes passkeys by the owner's proof, and none for who signed in meanwhile", async () => {
    const wallet = vi.fn<TestFrame["frame"]["screen"]["wallet"]>(async ({ passkeys }) => passkeys!())
    const panel = vi.fn<TestFrame["frame"]["screen"]["passkeys"]>(async () => {})
    const device = await signedIn({ chains, isHandy: true, shows: { wallet, passkeys: panel } })
    await device.call("SHOW_WALLET", null)
    const { list, add, rename, remove } = panel.mock.calls[0]![0]
    expect(await list()).toEqual([])
    await add()
    const { id } = (await list())[0]!
    await rename(id, "Phone")
    expect(await list()).toMatchObject([{ id, name: "Phone" }])
    await remove(id)
    expect(await list()).toEqual([])
    await device.signIn("bob@example.org")
    await expect(add()).rejects.toMatchObject(refused("Somebody else is signed in now"))
  })

  it("T18 without the server it shows the words on a device that has them, and nothing on another", async () => {
    const wallet = vi.fn<TestFrame["frame"]["screen"]["wallet"]>(async () => {})
    const device = await signedIn({ chains, shows: { wallet } })
    const stranger = await makeTestFrame(server, { shows: { wallet } })
    await expect(stranger.call("SHOW_WALLET", null)).rejects.toMatchObject(refused("Sign in first"))
    await stranger.frame.device.change((record) => ({ ...record, session: "x".repeat(43) }))
    vi.stubGlobal("fetch", async () => {
      throw new TypeError("offline")
    })
    await device.call("SHOW_WALLET", null)
    const [doings] = wallet.mock.calls[0]!
    expect(doings.name).toBe(device.frame.device.record().account)
    expect((await doings.phrase()).split(" ")).toHaveLength(24)
    await expect(stranger.call("SHOW_WALLET", null)).rejects.toMatchObject(refused("cannot be reached"))
  })
})

describe("what the page is answered", () => {
  const hearing = <Device extends TestFrame>(device: Device) => {
    const posted: Array<Readonly<Record<string, any>>> = []
    let hear: (call: PageCall | MalformedCall) => void = () => {}
    let keeps: boolean | undefined
    Object.assign(device.frame.page, {
      post: (message: object) => void posted.push(message),
      listen: (to: typeof hear, isLasting: boolean) => {
        hear = to
        keeps = isLasting
      }
    })
    answerCalls(device.frame)
    const say = (name: string, id: string, payload: unknown = null) => hear({ name, id, payload } as PageCall)
    const answerOf = (id: string) => posted.find((message) => message["id"] === id)
    return { ...device, posted, say, answerOf, hear: (call: MalformedCall) => hear(call), keeps: () => keeps }
  }
  const listening = async () => hearing(await signedIn())
  /** Holds one thing that the wallet is asked, until the gate is opened. */
  const holding = ({ wallet }: TestFrame["frame"], name: "user" | "limits" | "withKeys") => {
    const gate = Promise.withResolvers<void>()
    const real = wallet[name] as (...parts: ReadonlyArray<unknown>) => Promise<never>
    let done: boolean | undefined
    const held = vi.spyOn(wallet, name).mockImplementation(async (...parts: ReadonlyArray<unknown>) => {
      await gate.promise
      const work = real(...parts)
      await work.catch(() => {})
      done = true
      return work
    })
    return { gate, held, isDone: () => done }
  }
  const abortedAnswer = {
    type: "@w3m-frame/RPC_REQUEST_ERROR",
    payload: { message: "Request was aborted" }
  }
  const told = (find: () => unknown) => vi.waitFor(() => expect(find()).toBeDefined())

  it("each call once, with its answer, what the frame means to tell, or that something failed", async () => {
    const { say, hear, answerOf, posted, keeps, frame } = await listening()
    expect(keeps()).toBe(true)
    say("GET_CHAIN_ID", "a")
    hear({ name: "GET_USER", id: "b", malformed: true } as MalformedCall)
    say("SWITCH_NETWORK", "c", { chainId: 5 as FrameChainId })
    vi.spyOn(frame.wallet, "owner").mockRejectedValueOnce(new TypeError("a secret"))
    say("IS_CONNECTED", "d")
    await told(() => answerOf("d") && answerOf("c") && answerOf("a"))
    expect(answerOf("a")).toMatchObject({ type: "@w3m-frame/GET_CHAIN_ID_SUCCESS", payload: { chainId: 1 } })
    expect(answerOf("b")).toMatchObject({ payload: { message: "The request is malformed" } })
    expect(answerOf("c")?.["payload"].message).toContain("does not know the network")
    expect(answerOf("d")).toMatchObject({
      type: "@w3m-frame/IS_CONNECTED_ERROR",
      payload: { message: "An error occurred" }
    })
    expect(posted).toHaveLength(4)
  })

  it("T17 in part: at most 64 requests wait at a time, and one that ended makes room", async () => {
    const { say, answerOf, visitor, user } = await listening()
    const gates: Array<() => void> = []
    visitor.beforeYes = () => new Promise<void>((resolve) => void gates.push(resolve))
    const ask = (id: string) =>
      say("RPC_REQUEST", id, { method: "personal_sign", params: ["tea", user.address] })
    for (let place = 0; place < 64; place++) ask(`r${place}`)
    ask("over")
    await told(() => answerOf("over"))
    expect(answerOf("over")).toMatchObject({ payload: { message: "Too many requests at a time" } })
    await vi.waitFor(() => expect(gates).toHaveLength(64), 10_000)
    gates[0]!()
    await told(() => answerOf("r0"))
    ask("later")
    await vi.waitFor(() => expect(gates).toHaveLength(65), 10_000)
    expect(answerOf("later")).toBeUndefined()
  })

  it.each(["RPC_ABORT", "SIGN_OUT", "RELOAD"])("%s ends what is read to be signed, at once", async (name) => {
    vi.stubGlobal("location", { reload: vi.fn(), origin: server.url })
    const { say, answerOf, visitor, givenUp, frame, user } = await listening()
    const { gate, held, isDone } = holding(frame, "user")
    say("RPC_REQUEST", "a", { method: "personal_sign", params: ["tea", user.address] })
    await vi.waitFor(() => expect(held).toHaveBeenCalled())
    say(name, "b")
    await told(() => answerOf("a"))
    await told(() => answerOf("b"))
    expect(answerOf("a")).toMatchObject(abortedAnswer)
    gate.resolve()
    await told(isDone)
    expect(visitor.reviews).toEqual([])
    expect(givenUp).toHaveLength(1)
    if (name === "RELOAD") await vi.waitFor(() => expect(location.reload).toHaveBeenCalledOnce())
  })

  it("T16 RPC_ABORT refuses what waits for the owner's limits, and nothing of it is shown when they are there", async () => {
    const { say, answerOf, visitor, frame, user } = await listening()
    const { gate, held, isDone } = holding(frame, "limits")
    const review = vi.spyOn(frame.screen, "review")
    say("RPC_REQUEST", "a", { method: "personal_sign", params: ["tea", user.address] })
    await vi.waitFor(() => expect(held).toHaveBeenCalled())
    say("RPC_ABORT", "b")
    await told(() => answerOf("a"))
    expect(answerOf("a")).toMatchObject(abortedAnswer)
    gate.resolve()
    await told(isDone)
    // What was read goes on in the next task, if it does.
    say("GET_CHAIN_ID", "c")
    await told(() => answerOf("c"))
    expect(review).not.toHaveBeenCalled()
    expect(visitor.asked).toBe(0)
  })

  it("T16 RPC_ABORT refuses what was agreed to and waits for the key, and it is not signed", async () => {
    const { say, answerOf, visitor, frame, user } = await listening()
    const { gate, held } = holding(frame, "withKeys")
    say("RPC_REQUEST", "a", { method: "personal_sign", params: ["tea", user.address] })
    await vi.waitFor(() => expect(held).toHaveBeenCalled())
    expect(visitor.reviews).toHaveLength(1)
    say("RPC_ABORT", "b")
    await told(() => answerOf("b"))
    gate.resolve()
    await told(() => answerOf("a"))
    expect(answerOf("a")).toMatchObject(abortedAnswer)
  })

  it("T16 RPC_ABORT refuses all that waits for a wallet to be opened, and its owner is asked for the code once", async () => {
    await signedIn()
    const shown = Promise.withResolvers<never>()
    let asked = 0
    const device = await makeTestFrame(server, {
      chains,
      shows: {
        askCode: async () => {
          asked++
          return shown.promise
        },
        giveUp: () => shown.reject(new Error("given up"))
      }
    })
    await device.signIn(ada)
    const { say, answerOf } = hearing(device)
    for (const id of ["a", "b", "c"]) say("RPC_REQUEST", id, { method: "personal_sign", params: ["tea"] })
    await vi.waitFor(() => expect(asked).toBe(1))
    say("RPC_ABORT", "end")
    for (const id of ["a", "b", "c"]) {
      await told(() => answerOf(id))
      expect(answerOf(id)).toMatchObject(abortedAnswer)
    }
    // In its turn after all that was given up.
    say("GET_USER", "later", {})
    await told(() => answerOf("later"))
    expect(asked).toBe(2)
  })

  it.each(["CONNECT_EMAIL", "CONNECT_DEVICE", "GET_FARCASTER_URI", "SIGN_OUT"])(
    "%s ends what waits for a device",
    async (name) => {
      const { say, answerOf, frame } = await listening()
      await frame.device.change((record) => ({ ...record, attempt: "a" }))
      document.instead.set("confirmed", () => ({ isConfirmed: false }))
      document.instead.set("sign-in", () => ({ attempt: "b", action: "VERIFY_OTP" }))
      document.instead.set("farcaster", () => ({ token: "t", url: "https://f.example" }))
      say("CONNECT_DEVICE", "a")
      await vi.waitFor(() => expect(document.count("confirmed")).toBe(1))
      say("GET_CHAIN_ID", "still")
      await told(() => answerOf("still"))
      expect(answerOf("a")).toBeUndefined()
      say(name, "b", name === "CONNECT_EMAIL" ? { email: "bob@example.org" } : null)
      await told(() => answerOf("a"))
      expect(answerOf("a")).toMatchObject({ payload: { message: "Something went wrong" } })
      say("SIGN_OUT", "end")
      await told(() => answerOf("end"))
    }
  )
})
