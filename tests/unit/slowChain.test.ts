import { createKit, isKitError, memoryStorage, type Storage } from "@latchkey/core"
import { evm } from "@latchkey/evm"
import { send } from "@latchkey/send"
import { announce, createVirtualWallet } from "@latchkey/testing"
import { generatePrivateKey, privateKeyToAddress } from "viem/accounts"
import { mainnet } from "viem/chains"
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest"
import { nodeWords, sendErrors } from "../../plugins/evm/stack/providers.ts"
import type { NodeMode } from "../stack/process/NodeMode.ts"
import { setMode } from "../stack/process/setMode.ts"
import type { Stack } from "../stack/Stack.ts"
import { startStack } from "../stack/startStack.ts"

let stack: Stack
beforeAll(async () => {
  stack = await startStack()
})
afterAll(() => stack?.stop())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const node = () => stack.evm!.chain(1)
let count = 0

/** A kit and its wallet, both over a node that behaves so, with a transfer that was reviewed. */
const open = async (
  mode: NodeMode = {},
  { storage, url }: { readonly storage: Storage; readonly url: string } = {
    storage: memoryStorage(),
    url: `${node().slowUrl}/kit-${count++}`
  }
) => {
  const window = new EventTarget()
  vi.stubGlobal("window", window)
  vi.stubGlobal("location", { origin: "http://127.0.0.1", protocol: "http:" })
  const wallet = createVirtualWallet({ chains: [{ id: 1, name: "Ethereum", rpcUrl: url }] })
  announce(wallet, window)
  const kit = createKit({
    app: { name: "Test" },
    networks: [{ ...mainnet, rpcUrls: { default: { http: [url] } } }],
    plugins: [evm(), send()],
    storage
  })
  onTestFinished(() => kit.dispose())
  await kit.ready()
  await kit.connect({ connectorId: wallet.info.rdns }).catch((error: unknown) => {
    // After a reload the wallet is connected already.
    if (!isKitError(error) || error.code !== "CONNECTOR_ALREADY_CONNECTED") throw error
  })
  const receiver = privateKeyToAddress(generatePrivateKey())
  const review = await kit.send.prepare({ receiver, amount: { value: 7n, decimals: 18 } })
  await setMode(url, mode)
  const told: Array<string> = []
  onTestFinished(
    kit.subscribe(() => {
      const { status } =
        (kit.getSnapshot() as unknown as { send: { progress?: { status: string } } }).send.progress ?? {}
      if (status !== undefined && status !== told.at(-1)) told.push(status)
    })
  )
  return {
    kit,
    page: { storage, url },
    tracked: () => kit.getSnapshot().transactions.list.map(({ status }) => status),
    told,
    submit: () => kit.send.submit(review.transfer),
    set: (next: NodeMode) => setMode(url, next),
    arrived: async () => BigInt(await node().rpc<string>("eth_getBalance", [receiver, "latest"])),
    sent: () => wallet.requests().filter(({ method }) => method === "eth_sendTransaction").length
  }
}

/** Lets seconds pass for the kit, with time enough in between for its node to answer. */
const pass = async (seconds: number) => {
  for (let second = 0; second < seconds; second++) {
    await vi.advanceTimersByTimeAsync(1_000)
    for (let turn = 0; turn < 3; turn++) await node().rpc("eth_blockNumber", [])
  }
}

describe("a transfer on a chain that takes its time", () => {
  it("T28 that is mined after 40 s is under way all the while, and has gone then", async () => {
    const { kit, told, submit, set, arrived } = await open({ hold: true })
    await submit()
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] })
    const outcome = kit.send.follow()
    await pass(40)
    expect(told.at(-1)).toBe("sent")
    expect(await arrived()).toBe(0n)
    await set({})
    await pass(30)
    expect(await outcome).toMatchObject({ status: "success" })
    expect(told).toEqual(["asking", "sent", "success"])
    expect(await arrived()).toBe(7n)
  })

  it("T28 whose receipt is missing for a while after its block was seen is waited for", async () => {
    const { kit, told, submit } = await open({ missingReceipts: 3 })
    await submit()
    expect(await kit.send.follow()).toMatchObject({ status: "success" })
    expect(told).toEqual(["asking", "sent", "success"])
  })

  it("T28 that a reload left in no block is followed by the page that comes after it, until the chain has it", async () => {
    const before = await open({ hold: true })
    await before.submit()
    expect(before.tracked()).toEqual(["pending"])
    await before.kit.dispose()
    const after = await open({ hold: true }, before.page)
    const [open_] = await after.kit.transactions.list()
    expect(open_).toMatchObject({ status: "pending", description: { kind: "send" } })
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] })
    const end = after.kit.transactions.follow(open_!.id)
    await pass(10)
    expect(after.tracked()).toEqual(["pending"])
    await after.set({})
    await pass(30)
    expect(await end).toMatchObject({ status: "confirmed" })
    expect(await before.arrived()).toBe(7n)
  })

  it.each([
    ["whose broadcast has an answer that is lost", { loseAnswer: { eth_sendRawTransaction: 1 } }],
    ["that the node calls already known", { refuse: { eth_sendRawTransaction: [sendErrors.alreadyKnown] } }],
    [
      "that the node says is too late for its number",
      { refuse: { eth_sendRawTransaction: [sendErrors.nonceTooLow] } }
    ],
    [
      "that pays too little to take the place of another",
      { refuse: { eth_sendRawTransaction: [sendErrors.replacementUnderpriced] } }
    ]
  ] as const)("T28 in part: one %s is never said to be unsent, and asked for once", async (_, mode) => {
    const { told, submit, sent } = await open(mode)
    await submit().catch(() => {})
    expect(told).not.toContain("unsent")
    expect(told).not.toContain("failed")
    expect(sent()).toBe(1)
    await expect(submit()).rejects.toBeDefined()
    expect(sent()).toBe(1)
  })

  it.each(nodeWords.flatMap(({ name, ...all }) => Object.values(all).map((words) => [name, words] as const)))(
    "T28 in part: one of which a node of %s says %s is never said to be unsent",
    async (_, message) => {
      const { told, submit, sent } = await open({
        refuse: { eth_sendRawTransaction: [{ code: -32000, message }] }
      })
      await submit().catch(() => {})
      expect(told).not.toContain("unsent")
      expect(told).not.toContain("failed")
      expect(sent()).toBe(1)
    }
  )
})
