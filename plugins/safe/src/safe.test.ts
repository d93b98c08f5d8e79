import {
  createKit,
  definePlugin,
  memoryStorage,
  readSlice,
  type KitError,
  type Network
} from "@latchkey/core"
import { transfers, type Transfers } from "@latchkey/core/effect"
import { evm } from "@latchkey/evm"
import * as Effect from "effect/Effect"
import { base, mainnet } from "viem/chains"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { hearUncaught, turns } from "../../../tests/support/uncaught.ts"
import { BrowserWindow } from "../../../tests/testing/src/contract/BrowserWindow.ts"
import { SAFE_ORIGIN, safeAddress, testSafe, type TestSafe } from "../support/testSafe.ts"
import { safe, safeSlice, type SafeOptions, type SafeProvider } from "./index.ts"

const HASH = `0x${"ab".repeat(32)}`
const EXECUTED = `0x${"cd".repeat(32)}`

const undo: Array<() => unknown> = []
let host: TestSafe
let page: BrowserWindow
beforeEach(() => {
  page = new BrowserWindow()
  undo.push(page.install())
  host = testSafe()
})
afterEach(async () => {
  for (const back of undo.splice(0).toReversed()) await back()
  vi.useRealTimers()
})

let money: Transfers | undefined
/** What the page has of the chain's transfers. */
const probe = definePlugin({
  id: "probe",
  setup: (host) => host.subscribe(() => void ([money] = host.capabilitiesOf("eip155", transfers)))
})
const open = (options: SafeOptions = {}, storage = memoryStorage()) => {
  const kit = createKit({
    app: { name: "Test" },
    networks: [mainnet, base],
    plugins: [evm(), safe({ allowedDomains: [SAFE_ORIGIN], ...options }), probe],
    storage,
    prefetch: false
  })
  undo.push(() => kit.dispose())
  return kit
}
const openInside = async (options?: SafeOptions) => {
  undo.push(host.announce(page))
  const kit = open(options)
  await vi.waitFor(() => expect(kit.getSnapshot().account["eip155"]?.status).toBe("connected"))
  const provider = kit.getProvider("eip155") as unknown as SafeProvider
  return { kit, provider, proposals: () => readSlice(kit.getSnapshot(), safeSlice).proposals }
}
const code = (promise: Promise<unknown>) =>
  promise.then(
    () => "success",
    (error: KitError) => error.code
  )
const details = (txStatus: string, signatures: number, txHash: string | null = null) => ({
  txStatus,
  txHash,
  detailedExecutionInfo: {
    type: "MULTISIG",
    confirmationsRequired: 2,
    confirmations: Array.from({ length: signatures }, () => ({}))
  }
})

describe("what a Safe says that no Safe should", () => {
  const large = "a".repeat(20_000_000)
  let unheard: ReadonlyArray<unknown>
  beforeEach(() => {
    const hearing = hearUncaught()
    undo.push(hearing.stop)
    unheard = hearing.unheard
  })

  it.each<readonly [name: string, thrown: Error, message: string]>([
    ["an error of 20 MB", new Error(large), `${"a".repeat(299)}…`],
    ["an error without a message", new Error(""), "The Safe refused."]
  ])(
    "T07 in part: %s reaches who asked in few words; the page hears of nothing",
    async (_, thrown, message) => {
      const { provider } = await openInside()
      for (const method of ["sendTransactions", "signMessage", "rpcCall"])
        host.answer(method, () => {
          throw thrown
        })
      for (const [method, params] of [
        ["eth_sendTransaction", [{ to: safeAddress(2), value: "0x1" }]],
        ["personal_sign", ["tea", safeAddress(1)]],
        ["eth_blockNumber", []]
      ] as const)
        expect(await provider.request({ method, params }).catch((cause: unknown) => cause)).toMatchObject({
          code: -32603,
          message
        })
      await turns()
      expect(unheard).toEqual([])
    }
  )

  it.each<readonly [name: string, message: unknown]>([
    ["nothing", null],
    ["a text of 20 MB", large],
    ["an answer that nobody waits for", { id: "latchkey-1", success: true, data: large }],
    ["a refusal that nobody waits for", { id: "latchkey-1", success: false, error: large }],
    ["an id that is none", { id: 7, success: true }]
  ])("T09 in part: %s, unasked, changes nothing; the page hears of nothing", async (_, message) => {
    const { kit } = await openInside()
    host.say(message)
    await turns()
    expect(kit.getSnapshot().account["eip155"]?.status).toBe("connected")
    expect(unheard).toEqual([])
  })
})

describe("where the page is", () => {
  it("S1.02 in part: inside a Safe it connects by itself, as the Safe", async () => {
    const { kit } = await openInside()
    const { account, connection, network } = kit.getSnapshot()
    expect(account["eip155"]).toMatchObject({ allAccounts: [{ type: "smartAccount" }] })
    expect(account["eip155"]?.address?.toLowerCase()).toBe(safeAddress(1))
    expect(connection.connectors.map(({ id }) => id)).toEqual(["safe"])
    expect(network.byNamespace["eip155"]?.caipNetwork?.caipNetworkId).toBe("eip155:1")
    expect(kit.getSnapshot().safe.safe).toMatchObject({ threshold: 2, isReadOnly: false })
  })

  it("T15 a page of another origin that says the same is told nothing, and nothing is offered", async () => {
    undo.push(host.announce(page))
    const kit = open({ allowedDomains: ["app.safe.global"] })
    await kit.ready()
    expect(kit.getSnapshot().connection.connectors).toEqual([])
    expect(host.heard).toEqual([])
    expect(await code(kit.safe.read({ safeTxHash: HASH }))).toBe("NOT_CONNECTED")
  })

  it("outside of any frame the engine is not started, and nothing is offered", async () => {
    const kit = open()
    await new Promise((resolve) => setTimeout(resolve))
    expect(kit.getSnapshot().connection.settled).toBe(false)
    await kit.ready()
    expect(kit.getSnapshot().connection.connectors).toEqual([])
  })

  it("is not connected by itself where the app says so, nor after the visitor has disconnected", async () => {
    const storage = memoryStorage()
    undo.push(host.announce(page))
    const asked = open({ autoConnect: false }, storage)
    await asked.ready()
    expect(host.heard).toEqual([])
    await asked.dispose()

    const first = open({}, storage)
    await first.ready()
    expect(first.getSnapshot().account["eip155"]?.status).toBe("connected")
    await first.disconnect()
    await first.dispose()

    const second = open({}, storage)
    await second.ready()
    expect(second.getSnapshot().account["eip155"]?.status).toBe("disconnected")
    await second.connect({ connectorId: "safe" })
    await second.dispose()
    const third = open({}, storage)
    await third.ready()
    expect(third.getSnapshot().account["eip155"]?.status).toBe("connected")
  })

  it("S4.03 in part: where the Safe does not answer, all is as before", async () => {
    host.answer("getSafeInfo", () => {
      throw new Error("Not now.")
    })
    undo.push(host.announce(page))
    const kit = open()
    await kit.ready()
    expect(kit.getSnapshot().account["eip155"]?.status).toBe("disconnected")
    expect(await code(kit.connect({ connectorId: "safe" }))).toBe("CONNECTION_FAILED")
  })
})

describe("T15 what is not the Safe's answer is none", () => {
  it("speaks to the allowed origin alone", async () => {
    await openInside()
    expect(new Set(host.heard.map(({ target }) => target))).toEqual(new Set([SAFE_ORIGIN]))
  })

  it.each([
    ["another origin", { origin: "https://safe.test.evil.example" }],
    ["no origin", { origin: "null" }],
    ["another window", { source: {} }],
    ["the page itself", { source: undefined }]
  ])("from %s", async (_, from) => {
    const { provider } = await openInside()
    host.setPolicy("hang", "sendTransactions")
    let answer: unknown
    void provider
      .request({ method: "eth_sendTransaction", params: [{ to: safeAddress(2) }] })
      .then((hash) => (answer = hash))
    await vi.waitFor(() => expect(host.pending()).toHaveLength(1))
    const { id } = host.heard.at(-1)!.data
    const lie = { id, success: true, data: { safeTxHash: HASH } }
    host.say(lie, "source" in from ? { source: from.source ?? page } : from)
    for (const odd of [undefined, null, 7, "text", {}, { id: 7 }, { ...lie, id: "other" }]) host.say(odd)
    await new Promise((resolve) => setTimeout(resolve))
    expect(answer).toBeUndefined()
    host.say(lie)
    await vi.waitFor(() => expect(answer).toBe(HASH))
  })
})

describe("a transaction", () => {
  it("becomes a proposal, whose signatures and end are followed", async () => {
    let told: unknown = details("AWAITING_CONFIRMATIONS", 1)
    host.answer("sendTransactions", () => ({ safeTxHash: HASH }))
    host.answer("getTxBySafeTxHash", () => told)
    const { kit, provider, proposals } = await openInside()
    const transaction = { from: safeAddress(1), to: safeAddress(2), value: "0x10", gas: "0x5208" }
    expect(await provider.request({ method: "eth_sendTransaction", params: [transaction] })).toBe(HASH)
    expect(host.heard.at(-1)?.data).toMatchObject({
      method: "sendTransactions",
      params: { txs: [{ to: safeAddress(2), value: "16", data: "0x" }] }
    })
    expect(proposals()).toMatchObject([{ safeTxHash: HASH, status: "unknown", signatures: 0, required: 2 }])
    const followed = kit.safe.follow({ safeTxHash: HASH })
    await vi.waitFor(() => expect(proposals()[0]).toMatchObject({ status: "signatures", signatures: 1 }))
    told = details("AWAITING_EXECUTION", 2)
    expect(await kit.safe.read({ safeTxHash: HASH })).toMatchObject({ status: "execution", signatures: 2 })
    told = details("SUCCESS", 2, EXECUTED)
    await kit.safe.read({ safeTxHash: HASH })
    expect(await followed).toMatchObject({ status: "executed", transactionHash: EXECUTED })
  })

  it("is looked at every few seconds, and no more once it is settled", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] })
    let told = details("AWAITING_CONFIRMATIONS", 1)
    host.answer("sendTransactions", () => ({ safeTxHash: HASH }))
    host.answer("getTxBySafeTxHash", () => told)
    const { provider, proposals } = await openInside()
    await provider.request({ method: "eth_sendTransaction", params: [{ to: safeAddress(2) }] })
    const reads = () => host.heard.filter(({ data }) => data.method === "getTxBySafeTxHash").length
    await vi.advanceTimersByTimeAsync(4_000)
    await vi.waitFor(() => expect(proposals()[0]?.status).toBe("signatures"))
    told = details("CANCELLED", 1)
    await vi.advanceTimersByTimeAsync(4_000)
    await vi.waitFor(() => expect(proposals()[0]?.status).toBe("cancelled"))
    const before = reads()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(reads()).toBe(before)
  })

  it("is remembered over a reload, for the same Safe alone", async () => {
    host.answer("sendTransactions", () => ({ safeTxHash: HASH }))
    host.answer("getTxBySafeTxHash", () => details("AWAITING_CONFIRMATIONS", 1))
    undo.push(host.announce(page))
    const storage = memoryStorage()
    const first = open({}, storage)
    await first.ready()
    const provider = first.getProvider("eip155") as unknown as SafeProvider
    await provider.request({ method: "eth_sendTransaction", params: [{ to: safeAddress(2) }] })
    await first.dispose()
    const second = open({}, storage)
    await second.ready()
    await vi.waitFor(() => expect(second.getSnapshot().safe.proposals[0]?.signatures).toBe(1))
    await second.dispose()
    host.show(2)
    const third = open({}, storage)
    await third.ready()
    expect(third.getSnapshot().safe.proposals).toEqual([])
  })

  it("T28 in part: is written down before the Safe is asked, with what it sends, and told by the proposal's hash", async () => {
    host.answer("sendTransactions", () => ({ safeTxHash: HASH }))
    host.answer("getTxBySafeTxHash", () => details("AWAITING_CONFIRMATIONS", 1))
    const { kit, provider } = await openInside()
    host.setPolicy("ask", "sendTransactions")
    const sent = provider.request({
      method: "eth_sendTransaction",
      params: [{ to: safeAddress(2), value: "0x10" }]
    })
    await vi.waitFor(() => expect(host.pending()).toHaveLength(1))
    const listed = () => kit.getSnapshot().transactions.list
    expect(listed()).toMatchObject([
      {
        status: "asking",
        networkId: "eip155:1",
        account: kit.getSnapshot().account["eip155"]!.address,
        description: { kind: "app", sends: [{ value: 16n, symbol: "ETH", decimals: 18 }] }
      }
    ])
    host.pending()[0]!.approve()
    expect(await sent).toBe(HASH)
    await vi.waitFor(() => expect(listed()).toMatchObject([{ status: "pending", callsId: HASH }]))
    // The same answer to one that follows it changes nothing.
    const ended = new AbortController()
    const followed = code(kit.safe.follow({ safeTxHash: HASH }, { signal: ended.signal }))
    ended.abort()
    await followed
    expect(listed()).toHaveLength(1)
  })

  it.each<readonly [string, () => unknown, ReadonlyArray<string>]>([
    [
      "declined",
      () => {
        throw new Error("User rejected")
      },
      []
    ],
    [
      "refused",
      () => {
        throw new Error("No.")
      },
      []
    ],
    ["answered without a hash", () => ({}), ["unknown"]]
  ])("T28 in part: that was %s is in the ledger only where it may be proposed", async (_, answer, known) => {
    host.answer("sendTransactions", answer)
    const { kit, provider } = await openInside()
    await code(provider.request({ method: "eth_sendTransaction", params: [{ to: safeAddress(2) }] }))
    await vi.waitFor(() =>
      expect(kit.getSnapshot().transactions.list.map(({ status }) => status)).toEqual(known)
    )
  })

  it("that an earlier version kept in a list of its own is taken into the ledger once", async () => {
    host.answer("getTxBySafeTxHash", () => details("AWAITING_CONFIRMATIONS", 1))
    const storage = memoryStorage()
    storage.set("safe.proposals", [`eip155:1:${safeAddress(1)}`, HASH, EXECUTED, "none"].join("\n"))
    undo.push(host.announce(page))
    const kit = open({}, storage)
    await vi.waitFor(() =>
      expect(readSlice(kit.getSnapshot(), safeSlice).proposals.map(({ safeTxHash }) => safeTxHash)).toEqual([
        HASH,
        EXECUTED
      ])
    )
    expect(kit.getSnapshot().transactions.list.map(({ callsId }) => callsId)).toEqual([HASH, EXECUTED])
    expect(storage.get("safe.proposals")).toBeUndefined()
  })

  it("S4.03 in part: that the visitor declines is a rejection, and no proposal", async () => {
    const { provider, proposals } = await openInside()
    host.setPolicy("reject", "sendTransactions")
    const sent = provider.request({ method: "eth_sendTransaction", params: [{ to: safeAddress(2) }] })
    expect(await code(sent)).toBe(4001)
    expect(proposals()).toEqual([])
  })

  it.each([
    ["of another account", { from: safeAddress(2), to: safeAddress(2) }, 4100],
    ["for another network", { to: safeAddress(2), chainId: "0x2105" }, 4901],
    ["without a receiver", { data: "0x00" }, -32602],
    ["of a negative value", { to: safeAddress(2), value: -1 }, -32602],
    ["of no number", { to: safeAddress(2), value: "much" }, -32602],
    ["of odd data", { to: safeAddress(2), data: "0x123" }, -32602],
    ["that is none", null, -32602]
  ])("%s is not proposed", async (_, transaction, expected) => {
    const { provider } = await openInside()
    const sent = provider.request({ method: "eth_sendTransaction", params: [transaction] })
    expect(await code(sent)).toBe(expected)
    expect(host.heard.some(({ data }) => data.method === "sendTransactions")).toBe(false)
  })

  it("ends following with the connection, with its signal, and at once for what is no hash", async () => {
    host.answer("getTxBySafeTxHash", () => details("AWAITING_CONFIRMATIONS", 0))
    const { kit } = await openInside()
    expect(await code(kit.safe.follow({ safeTxHash: "0x12" }))).toBe("SAFE_TX_HASH_INVALID")
    expect(await code(kit.safe.follow(undefined as never))).toBe("SAFE_TX_HASH_INVALID")
    const ended = new AbortController()
    const followed = [
      kit.safe.follow({ safeTxHash: HASH }, { signal: ended.signal }),
      kit.safe.follow({ safeTxHash: HASH })
    ].map(code)
    await vi.waitFor(() => expect(kit.getSnapshot().safe.proposals).toHaveLength(1))
    ended.abort()
    expect(await followed[0]).toBe("CANCELLED")
    await kit.disconnect()
    expect(await followed[1]).toBe("NOT_CONNECTED")
  })

  it.each([null, 7, {}, { txStatus: "constructor" }, { txStatus: 1 }])(
    "an answer of %j about it is a failure",
    async (told) => {
      host.answer("getTxBySafeTxHash", () => told)
      const { kit } = await openInside()
      expect(await code(kit.safe.read({ safeTxHash: HASH }))).toBe("SAFE_FAILED")
    }
  )
})

describe("who pays for what a Safe does", () => {
  it("T21 is whoever executes it: a Safe without a coin for the fee can send, and all that it has", async () => {
    const hex = (value: number) => `0x${value.toString(16)}`
    const answers: Readonly<Record<string, unknown>> = {
      eth_getBalance: hex(7),
      eth_getCode: "0x",
      eth_getBlockByNumber: { number: hex(16), timestamp: hex(9) },
      eth_gasPrice: hex(100),
      eth_call: "0x",
      eth_estimateGas: hex(21_000),
      eth_getTransactionCount: hex(1)
    }
    host.answer("rpcCall", ({ call }) => {
      if (!(call in answers)) throw new Error(`There is no ${call}.`)
      return answers[call]
    })
    host.answer("sendTransactions", () => ({ safeTxHash: HASH }))
    const { kit, provider } = await openInside()
    const network = kit.getSnapshot().network.byNamespace["eip155"]!.caipNetwork as Network
    const { address } = kit.getSnapshot().account["eip155"]!
    const place = { network, provider }
    const transfer = await Effect.runPromise(
      money!.prepare({ ...place, address: address!, receiver: `0x${"1".repeat(40)}`, amount: "max" })
    )
    expect(transfer).toMatchObject({ feePayer: { kind: "executor" }, amount: { value: 7n } })
    expect(transfer.feeLevels).toBeUndefined()
    expect(await Effect.runPromise(money!.send({ ...place, transfer }))).toEqual({
      hash: "",
      callsId: HASH
    })
    // What the kit asks by itself, it has written down itself.
    expect(kit.getSnapshot().transactions.list).toEqual([])
  })
})

describe("several calls", () => {
  it("are one proposal, whose status is told as EIP-5792 has it", async () => {
    let told: unknown = details("AWAITING_CONFIRMATIONS", 1)
    host.answer("sendTransactions", () => ({ safeTxHash: HASH }))
    host.answer("getTxBySafeTxHash", () => told)
    host.answer("rpcCall", ({ call, params }) => ({ call, transactionHash: params[0], status: "0x1" }))
    const { provider } = await openInside()
    const calls = [
      { to: safeAddress(2), value: "0x1" },
      { to: safeAddress(3), data: "0xab" }
    ]
    const sent = provider.request({
      method: "wallet_sendCalls",
      params: [{ version: "2.0.0", chainId: "0x1", from: safeAddress(1), calls }]
    })
    expect(await sent).toEqual({ id: HASH })
    const status = () => provider.request({ method: "wallet_getCallsStatus", params: [HASH] })
    expect(await status()).toMatchObject({ status: 100 })
    expect(await provider.request({ method: "eth_getTransactionReceipt", params: [HASH] })).toBeNull()
    told = details("SUCCESS", 2, EXECUTED)
    expect(await status()).toMatchObject({ status: 200, receipts: [{ transactionHash: EXECUTED }] })
    expect(await provider.request({ method: "eth_getTransactionReceipt", params: [HASH] })).toMatchObject({
      transactionHash: HASH
    })
    for (const odd of [[], "x", undefined, Array(101).fill(calls[0])]) {
      const asked = provider.request({ method: "wallet_sendCalls", params: [{ calls: odd }] })
      expect(await code(asked)).toBe(-32602)
    }
  })
})

describe("a message", () => {
  it("is signed off the chain, when enough owners have signed", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    let signature = ""
    host.answer("signMessage", () => ({ messageHash: HASH }))
    host.answer("getOffChainSignature", (hash) => (hash === HASH ? signature : ""))
    const { kit } = await openInside()
    const signed = kit.signMessage({ message: "Hello" })
    await vi.waitFor(() =>
      expect(host.heard.map(({ data }) => data.method)).toContain("getOffChainSignature")
    )
    signature = `0x${"12".repeat(130)}`
    await vi.advanceTimersByTimeAsync(3_000)
    expect(await signed).toBe(signature)
    expect(host.heard.find(({ data }) => data.method === "signMessage")?.data.params).toEqual({
      message: "0x48656c6c6f"
    })
  })

  it.each([
    ["signs on the chain only", { safeTxHash: HASH }, "SIGNING_FAILED"],
    ["answers nonsense", 7, "SIGNING_FAILED"]
  ])("a Safe that %s has not signed", async (_, told, expected) => {
    host.answer("signMessage", () => told)
    const { kit } = await openInside()
    expect(await code(kit.signMessage({ message: "Hello" }))).toBe(expected)
  })

  it("of typed data goes to the Safe as an object", async () => {
    host.answer("signTypedMessage", ({ typedData }) => ({
      signature: typedData.primaryType === "Mail" ? "0x1234" : ""
    }))
    const { provider } = await openInside()
    const sign = (typedData: unknown) =>
      provider.request({ method: "eth_signTypedData_v4", params: [safeAddress(1), typedData] })
    expect(await sign(JSON.stringify({ primaryType: "Mail" }))).toBe("0x1234")
    expect(await sign({ primaryType: "Mail" })).toBe("0x1234")
    expect(await code(sign("{"))).toBe(-32602)
  })
})

it("reads the chain over the Safe, as far as a Safe does, and moves to no other network", async () => {
  host.answer("rpcCall", ({ call }) => call)
  const { kit, provider } = await openInside()
  expect(await provider.request({ method: "eth_gasPrice" })).toBe("eth_gasPrice")
  expect(await provider.request({ method: "eth_chainId" })).toBe("0x1")
  expect(await code(provider.request({ method: "eth_sign" }))).toBe(4200)
  expect(await code(provider.request({ method: "constructor" }))).toBe(4200)
  const move = (chainId: string) =>
    code(provider.request({ method: "wallet_switchEthereumChain", params: [{ chainId }] }))
  expect(await move("0x1")).toBe("success")
  expect(await move("0x2105")).toBe(4901)
  await kit.disconnect()
  expect(await code(provider.request({ method: "eth_accounts" }))).toBe(4900)
})
