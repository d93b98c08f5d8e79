import { createKit, memoryStorage, type KitError } from "@latchkey/core"
import { evm } from "@latchkey/evm"
import { base, mainnet } from "viem/chains"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { hearUncaught, turns } from "../../../tests/support/uncaught.ts"
import { BrowserWindow } from "../../../tests/testing/src/contract/BrowserWindow.ts"
import { addressOf, CLIENT_ORIGIN, testFarcaster, type TestFarcaster } from "../support/testFarcaster.ts"
import { farcaster, type FarcasterOptions, type FarcasterProvider } from "./index.ts"

const undo: Array<() => unknown> = []
let page: BrowserWindow
beforeEach(() => {
  page = new BrowserWindow()
  undo.push(page.install())
})
afterEach(async () => {
  for (const back of undo.splice(0).toReversed()) await back()
  vi.useRealTimers()
})

const open = (options: FarcasterOptions = {}, storage = memoryStorage()) => {
  const kit = createKit({
    app: { name: "Test" },
    networks: [mainnet, base],
    plugins: [evm(), farcaster({ allowedDomains: [CLIENT_ORIGIN], ...options })],
    storage,
    prefetch: false
  })
  undo.push(() => kit.dispose())
  const account = () => kit.getSnapshot().account["eip155"]
  return {
    kit,
    account,
    status: () => account()?.status,
    names: () => kit.getSnapshot().connection.connectors.map(({ name }) => name),
    provider: () => kit.getProvider("eip155") as unknown as FarcasterProvider
  }
}
const inside = (isNative = false): TestFarcaster => {
  const client = testFarcaster(undefined, { isNative })
  undo.push(client.announce(page))
  return client
}
const connected = async (options?: FarcasterOptions, isNative?: boolean) => {
  const client = inside(isNative)
  const made = open(options)
  await until(() => expect(made.status()).toBe("connected"))
  return { client, ...made }
}
const code = (promise: Promise<unknown>) =>
  promise.then(
    () => "success",
    (error: KitError) => error.code
  )
// What connects is loaded at the first need, and a busy machine takes its time.
const until = (check: () => void) => vi.waitFor(check, { timeout: 20_000 })

describe("what a client says that no client should", () => {
  const large = "a".repeat(20_000_000)
  let unheard: ReadonlyArray<unknown>
  beforeEach(() => {
    const hearing = hearUncaught()
    undo.push(hearing.stop)
    unheard = hearing.unheard
  })

  it.each<readonly [name: string, answer: () => unknown, code: number, message: string]>([
    ["an error of 20 MB", () => ({ error: { code: 7, message: large } }), 7, `${"a".repeat(299)}…`],
    ["an error without a message", () => ({ error: {} }), -32603, "The Farcaster client refused."],
    ["a code that is none", () => ({ error: { code: "x" } }), -32603, "The Farcaster client refused."],
    ["a throw of 20 MB", () => Promise.reject(new Error(large)), -32603, `${"a".repeat(299)}…`],
    ["a throw of nothing", () => Promise.reject(new Error("")), -32603, "The Farcaster client refused."]
  ])(
    "T07 in part: %s reaches who asked in few words; the page hears of nothing",
    async (_, answer, expected, message) => {
      const { client, provider } = await connected()
      client.answer("ethProviderRequestV2", answer)
      const error = await provider()
        .request({ method: "personal_sign", params: [] })
        .catch((cause: unknown) => cause)
      expect(error).toMatchObject({ code: expected, message })
      await turns()
      expect(unheard).toEqual([])
    }
  )

  it.each<readonly [name: string, message: unknown]>([
    ["nothing", null],
    ["a text of 20 MB", large],
    ["an event of 20 MB", { type: "frameEthProviderEvent", event: large, params: [large] }],
    ["accounts of 20 MB", { type: "frameEthProviderEvent", event: "accountsChanged", params: [[large]] }],
    ["a chain of 20 MB", { type: "frameEthProviderEvent", event: "chainChanged", params: [large] }],
    ["a chain of prose", { type: "frameEthProviderEvent", event: "chainChanged", params: ["Base"] }],
    ["an event without parameters", { type: "frameEthProviderEvent", event: "chainChanged" }],
    ["an answer that nobody waits for", { id: "latchkey-1", type: "RAW", value: large }],
    ["a throw that nobody waits for", { id: "latchkey-1", type: "HANDLER", value: {} }]
  ])(
    "T09 in part: %s, unasked, ends nothing but the session it empties; the page hears of nothing",
    async (name, message) => {
      const { client, kit, status } = await connected()
      client.say(message)
      await turns()
      await until(() => expect(status()).toBe(name.startsWith("accounts") ? "disconnected" : "connected"))
      expect(kit.getSnapshot().network.byNamespace["eip155"]?.caipNetwork?.caipNetworkId).toBe("eip155:1")
      expect(unheard).toEqual([])
    }
  )

  it("what a listener of the page throws is not thrown into the client's message, and the others hear", async () => {
    const { client, kit, provider } = await connected()
    const heard: Array<unknown> = []
    const thrower = () => {
      throw new Error("the page's own")
    }
    provider().on("chainChanged", thrower)
    provider().on("chainChanged", (chain: unknown) => void heard.push(chain))
    client.move(8453)
    await until(() =>
      expect(kit.getSnapshot().network.byNamespace["eip155"]?.caipNetwork?.caipNetworkId).toBe("eip155:8453")
    )
    expect(heard).toEqual(["0x2105"])
    await turns()
    expect(unheard).toEqual([])
  })
})

describe("where the page is", () => {
  it.each([
    ["in a frame", false],
    ["in a native app", true]
  ])("S1.02 in part: %s of a client it connects by itself, and signs", async (_, isNative) => {
    const { kit, account, client, names } = await connected({}, isNative)
    expect([account()?.address?.toLowerCase(), names()]).toEqual([addressOf(1), ["Farcaster"]])
    expect(await kit.signMessage({ message: "tea" })).toBe(`0x${"1".repeat(130)}`)
    expect(new Set(client.heard.map(({ target }) => target))).toEqual(
      new Set([isNative ? "" : CLIENT_ORIGIN])
    )
  })

  it("T15 a frame of another origin is told nothing, and nothing is offered", async () => {
    const client = inside()
    const { kit, names } = open({ allowedDomains: ["farcaster.xyz"] })
    await kit.ready()
    await turns()
    expect([names(), client.heard]).toEqual([[], []])
  })

  it("a native app that is no client, and a client without a wallet, offer nothing", async () => {
    const client = inside(true)
    client.answer("getCapabilities", () => new Promise(() => {}))
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    const silent = open()
    await until(() => expect(client.heard).toHaveLength(1))
    await vi.advanceTimersByTimeAsync(10_000)
    vi.useRealTimers()
    await silent.kit.ready()
    expect([silent.names(), silent.status()]).toEqual([[], "disconnected"])
    for (const answer of [
      () => ["actions.ready"],
      () => "wallet.getEthereumProvider",
      () => Promise.reject(new Error("no"))
    ]) {
      const before = client.heard.length
      client.answer("getCapabilities", answer)
      const { kit, names } = open()
      await kit.ready()
      await until(() => expect(client.heard.length).toBeGreaterThan(before))
      await turns()
      expect(names()).toEqual([])
    }
  })

  it("is elsewhere: nothing loads, and nothing is offered", async () => {
    expect(farcaster().when).toBe("demand")
    const { kit, names } = open()
    await kit.ready()
    expect(names()).toEqual([])
  })

  it("S7.18 in part: the policy of a kit lets the client show the page", () => {
    expect(farcaster().hosts!.map(({ origin, uses }) => [origin, uses])).toEqual([
      ["https://farcaster.xyz", ["ancestor"]],
      ["https://*.farcaster.xyz", ["ancestor"]]
    ])
  })
})

describe("who has disconnected", () => {
  it("is not connected again by itself, until they choose the wallet", async () => {
    const storage = memoryStorage()
    inside()
    const first = open({}, storage)
    await until(() => expect(first.status()).toBe("connected"))
    await first.kit.disconnect()
    await first.kit.dispose()
    const second = open({}, storage)
    await until(() => expect(second.names()).toEqual(["Farcaster"]))
    await turns()
    expect(second.status()).toBe("disconnected")
    await second.kit.connect({ connectorId: "farcaster" })
    await second.kit.dispose()
    const third = open({}, storage)
    await until(() => expect(third.status()).toBe("connected"))
  })

  it("holds a provider that answers nothing more", async () => {
    const { kit, provider, client } = await connected()
    const held = provider()
    await kit.disconnect()
    const before = client.heard.length
    await expect(held.request({ method: "personal_sign" })).rejects.toMatchObject({ code: 4900 })
    expect(client.heard.length).toBe(before)
  })
})

describe("what the client says", () => {
  it("what the visitor declines is a rejection, by its code and by its words", async () => {
    const { kit, client } = await connected()
    client.setPolicy("reject", "personal_sign")
    expect(await code(kit.signMessage({ message: "tea" }))).toBe("SIGNING_REJECTED")
    client.answer("ethProviderRequestV2", () => ({ error: { code: 1000, message: "User rejected request" } }))
    expect(await code(kit.signMessage({ message: "tea" }))).toBe("SIGNING_REJECTED")
  })

  it("what it throws is a failure in its words; what it answers beside that is no signature", async () => {
    const { provider, kit, client } = await connected()
    client.answer("ethProviderRequestV2", () => {
      throw new Error("out\u202eof ink")
    })
    await expect(provider().request({ method: "personal_sign" })).rejects.toMatchObject({
      code: -32603,
      message: "out of ink"
    })
    for (const odd of [undefined, null, 5, "0x", [], { result: 5 }, { error: {} }]) {
      client.answer("ethProviderRequestV2", () => odd)
      expect(await code(kit.signMessage({ message: "tea" }))).toBe("SIGNING_FAILED")
    }
  })

  it("T15 T16 of another window, of another origin, or under an id that nobody waits for counts for nothing", async () => {
    const { kit, client, account } = await connected()
    const before = account()
    const asked = new Promise<void>((resolve) => {
      client.answer("ethProviderRequestV2", () => {
        resolve()
        return new Promise(() => {})
      })
    })
    let isOver = false
    void kit.signMessage({ message: "tea" }).finally(() => (isOver = true))
    await asked
    const { id } = client.heard.at(-1)!.data
    const answer = { id, type: "RAW", value: { result: `0x${"2".repeat(130)}` } }
    const other = { type: "frameEthProviderEvent", event: "accountsChanged", params: [[addressOf(7)]] }
    for (const data of [answer, other]) {
      client.say(data, { origin: "https://evil.test" })
      client.say(data, { source: {} })
    }
    client.say({ ...answer, id: "latchkey-1" })
    for (const odd of [undefined, null, 5, "text", [], { id: 5 }, { id, type: "frameEthProviderEvent" }])
      client.say(odd)
    await turns()
    expect([isOver, account()]).toEqual([false, before])
    client.say(answer)
    await until(() => expect(isOver).toBe(true))
  })

  it("T30 accounts and networks that it moves to are followed, and odd ones are not", async () => {
    const { client, account, kit } = await connected()
    client.choose(2)
    await until(() => expect(account()?.address?.toLowerCase()).toBe(addressOf(2)))
    const tell = (event: string, ...params: ReadonlyArray<unknown>) =>
      client.say({ type: "frameEthProviderEvent", event, params })
    for (const odd of ["tea", "0x0", -1, {}, undefined]) tell("chainChanged", odd)
    await turns()
    expect(kit.getSnapshot().network.byNamespace["eip155"]?.caipNetwork?.caipNetworkId).toBe("eip155:1")
    const forms = ["0x2105", 1, "8453", "eip155:1", { chainId: "0x2105" }, { chainId: 1 }]
    for (const [turn, form] of forms.entries()) {
      tell("chainChanged", form)
      await until(() =>
        expect(account()?.caipAddress).toContain(turn % 2 === 0 ? "eip155:8453:" : "eip155:1:")
      )
    }
    await kit.switchNetwork({ networkId: "eip155:8453" })
    expect(account()?.caipAddress).toMatch(/^eip155:8453:/)
    // What says no chain has it asked.
    client.move(1, "You are on Ethereum now.")
    await until(() => expect(account()?.caipAddress).toContain("eip155:1:"))
    tell("accountsChanged", [])
    await until(() => expect(account()?.status).toBe("disconnected"))
  })
})
