import {
  createKit,
  isKitError,
  memoryStorage,
  type Kit,
  type NetworkInput,
  type Plugin
} from "@latchkey/core"
import { bitcoin, bitcoinMainnet } from "@latchkey/bitcoin"
import { cosmos, cosmosHub } from "@latchkey/cosmos"
import { send, type SendApi } from "@latchkey/send"
import { polkadot, polkadotRelayChain, type PolkadotNetwork } from "@latchkey/polkadot"
import { solana, solanaMainnet } from "@latchkey/solana"
import {
  bitcoinTestAccounts,
  createBitcoinWallet,
  createCosmosWallet,
  createPolkadotWallet,
  createSolanaWallet
} from "@latchkey/testing"
import { encodeAddress, randomAsU8a } from "@polkadot/util-crypto"
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest"
import { isNodeInstalled } from "../../plugins/bitcoin/stack/isNodeInstalled.ts"
import { startBitcoin, type BitcoinPart } from "../../plugins/bitcoin/stack/startBitcoin.ts"
import { bumpFee } from "../../plugins/bitcoin/support/bumpFee.ts"
import { startCosmos, type CosmosPart } from "../../plugins/cosmos/stack/startCosmos.ts"
import { runtime } from "../../plugins/polkadot/stack/networks.ts"
import { startPolkadot, type PolkadotPart } from "../../plugins/polkadot/stack/startPolkadot.ts"
import { startSolana, type SolanaPart } from "../../plugins/solana/stack/startSolana.ts"
import type { NodeMode } from "../stack/process/NodeMode.ts"
import { setMode } from "../stack/process/setMode.ts"

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

interface Opening {
  readonly namespace: string
  readonly plugin: Plugin<any, any>
  readonly networks: ReadonlyArray<NetworkInput>
  readonly announce: (window: EventTarget) => void
}

/** A page that sends; over a storage, so that another may come after it. */
const openPage = async ({ namespace, plugin, networks, announce }: Opening, storage = memoryStorage()) => {
  const window = new EventTarget()
  vi.stubGlobal("window", window)
  vi.stubGlobal("location", { origin: "http://127.0.0.1", protocol: "http:", href: "http://127.0.0.1/" })
  announce(window)
  const kit = createKit({
    app: { name: "Test" },
    networks,
    plugins: [plugin, send()] as ReadonlyArray<Plugin<any, any>>,
    storage
  }) as Kit & { readonly send: SendApi }
  let isOver = false
  const leave = async () => {
    if (!isOver) await kit.dispose()
    isOver = true
  }
  onTestFinished(leave)
  await kit.ready()
  // What the kit waits for passes when a test says so, or as time does.
  if (!vi.isFakeTimers()) fakeTime()
  const [connector] = kit.getSnapshot().connection.connectors
  await kit.connect({ connectorId: connector!.id }).catch((error: unknown) => {
    // After a reload the wallet is connected already.
    if (!isKitError(error) || error.code !== "CONNECTOR_ALREADY_CONNECTED") throw error
  })
  return { kit, storage, leave, sender: kit.getSnapshot().account[namespace]!.address! }
}

const statuses = (kit: Kit) => kit.getSnapshot().transactions.list.map(({ status }) => status)
const realTimeout = globalThis.setTimeout
const fakeTime = () =>
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"], shouldAdvanceTime: true })
/** Lets seconds pass for the kit, with time enough in between for its node to answer. */
const pass = async (seconds: number, until: () => boolean = () => false) => {
  for (let second = 0; second < seconds && !until(); second++) {
    await vi.advanceTimersByTimeAsync(1_000)
    await new Promise((resolve) => realTimeout(resolve, 25))
  }
}

/** What a page left is followed by the page after it, also where it was lost before the wallet's answer was written down. */
const expectFollowed = async (opening: Opening, stored: string, hash: string) => {
  const { value, ...rest } = JSON.parse(stored) as { readonly value: ReadonlyArray<Record<string, unknown>> }
  const lost = JSON.stringify({
    ...rest,
    value: value.map(({ hash: _, ...entry }) => ({ ...entry, status: "unknown" }))
  })
  for (const left of [stored, lost]) {
    const storage = memoryStorage()
    storage.set("transactions", left)
    const after = await openPage(opening, storage)
    await after.kit.transactions.list()
    await pass(200, () => statuses(after.kit)[0] === "confirmed")
    expect((await after.kit.transactions.list())[0]).toMatchObject({ status: "confirmed", hash })
    await after.leave()
  }
}

describe("Solana", () => {
  let part: SolanaPart
  beforeAll(async () => {
    const started = await startSolana()
    if ("missing" in started) throw new Error(`Install ${started.package}`)
    part = started
  })
  afterAll(() => part?.stop())
  let count = 0

  const open = async (mode: NodeMode, { more = [] as ReadonlyArray<string> } = {}) => {
    const network = part.network(solanaMainnet.caipNetworkId)
    const node = `${network.slowUrl}/followed-${count++}`
    const wallet = createSolanaWallet({ name: "One", rpcUrls: { [network.standardChain]: network.rpcUrl } })
    const opening: Opening = {
      namespace: "solana",
      plugin: solana(),
      networks: [{ ...solanaMainnet, rpcUrls: { default: { http: [node, ...more] } } }],
      announce: (window) => wallet.announce(window)
    }
    const page = await openPage(opening)
    await part.fund(page.sender, 10_000_000_000n, solanaMainnet.caipNetworkId)
    const receiver = createSolanaWallet({ name: "Two", rpcUrls: {} }).addresses[1]!
    const { transfer } = await page.kit.send.prepare({ receiver, amount: { value: 2_000_000n, decimals: 9 } })
    await setMode(node, mode)
    return { ...page, transfer, node, again: () => openPage(opening, page.storage) }
  }

  it("T28 one whose first broadcast is lost is handed on again, and confirmed, without anybody asking", async () => {
    const { kit, transfer } = await open({ lostBroadcasts: 1 })
    await kit.send.submit(transfer)
    expect(statuses(kit)).toEqual(["pending"])
    const [entry] = await kit.transactions.list()
    await pass(20, () => statuses(kit)[0] === "confirmed")
    expect(await kit.transactions.follow(entry!.id)).toMatchObject({ status: "confirmed" })
  })

  it("T28 one that is lost, with the page, is pending until its last block and dropped after it, and can be sent again", async () => {
    const { kit, transfer, leave, again, node } = await open({ lostBroadcasts: 100 })
    await kit.send.submit(transfer)
    await leave()
    const after = await again()
    await after.kit.transactions.list()
    await pass(20)
    expect(statuses(after.kit)).toEqual(["pending"])
    part.passSlots(290n, solanaMainnet.caipNetworkId)
    await pass(60)
    expect(statuses(after.kit)).toEqual(["pending"])
    part.passSlots(11n, solanaMainnet.caipNetworkId)
    await pass(120, () => statuses(after.kit)[0] === "dropped")
    expect(statuses(after.kit)).toEqual(["dropped"])
    await setMode(node, {})
    const { isRepeated } = await after.kit.send.prepare({
      receiver: transfer.receiver,
      amount: { value: 2_000_000n, decimals: 9 }
    })
    expect(isRepeated ?? false).toBe(false)
  })

  it("T28 one whose answer the page was left without is found by what it does", async () => {
    const { kit, transfer, leave, again, node } = await open({})
    // The page goes while the wallet's answer is on its way through the node.
    await setMode(node, { delay: 300 })
    const submitted = kit.send.submit(transfer).catch(() => {})
    await vi.waitFor(() => expect(statuses(kit)).toEqual(["asking"]))
    await vi.waitFor(async () =>
      expect((await kit.transactions.list())[0]?.order?.["blockhash"]).toBeDefined()
    )
    await new Promise((resolve) => realTimeout(resolve, 500))
    await leave()
    await submitted
    await setMode(node, {})
    const after = await again()
    await after.kit.transactions.list()
    await pass(300, () => statuses(after.kit)[0] === "confirmed")
    expect(statuses(after.kit)).toEqual(["confirmed"])
  })
})

const isBitcoinThere = isNodeInstalled("what becomes of bitcoin transfers after a reload")
describe.runIf(isBitcoinThere)("Bitcoin", { timeout: 60_000 }, () => {
  let part: BitcoinPart
  beforeAll(async () => {
    const started = await startBitcoin()
    if ("missing" in started) throw new Error(`Install ${started.package}`)
    part = started
  })
  afterAll(() => part?.stop())

  const open = async () => {
    const id = bitcoinMainnet.caipNetworkId!
    const url = part.network(id).rpcUrl
    const wallet = createBitcoinWallet({ provider: "satsConnect", esploraUrl: { [id]: url } })
    const opening: Opening = {
      namespace: "bip122",
      plugin: bitcoin(),
      networks: [{ ...bitcoinMainnet, rpcUrls: { default: { http: [url] } } }],
      announce: (window) => wallet.announce(window)
    }
    const page = await openPage(opening)
    await part.fund(page.sender, 1_000_000n, id)
    const receiver = bitcoinTestAccounts[1]!.mainnet.payment.address
    const { transfer } = await page.kit.send.prepare({ receiver, amount: { value: 54_321n, decimals: 8 } })
    const { hash } = await page.kit.send.submit(transfer)
    expect(statuses(page.kit)).toEqual(["pending"])
    await page.leave()
    return { transfer, hash, again: () => openPage(opening, page.storage) }
  }
  const settled = async (kit: Kit) => {
    await pass(120, () => statuses(kit)[0] !== "pending")
    return (await kit.transactions.list())[0]
  }

  it("T28 one that a reload left in no block is followed by the page that comes after it", async () => {
    const { again, hash } = await open()
    const { kit } = await again()
    await kit.transactions.list()
    await pass(10)
    expect(statuses(kit)).toEqual(["pending"])
    await part.mine()
    expect(await settled(kit)).toMatchObject({ status: "confirmed", hash })
  })

  it("T28 one whose fee is raised in the wallet, while the page was away, is sped up by another id", async () => {
    const { again, transfer, hash } = await open()
    const { kit } = await again()
    await kit.transactions.list()
    const other = await bumpFee(kit.getProvider("bip122") as Parameters<typeof bumpFee>[0], transfer)
    await pass(10)
    expect(statuses(kit)).toEqual(["pending"])
    await part.mine()
    expect(await settled(kit)).toMatchObject({
      status: "replaced",
      hash,
      replacement: { by: "speedUp", hash: other, status: "confirmed" }
    })
  })

  it("T28 one whose coins the wallet gives to another amount is replaced by another", async () => {
    const { again, transfer } = await open()
    const { kit } = await again()
    await kit.transactions.list()
    const wallet = kit.getProvider("bip122") as Parameters<typeof bumpFee>[0]
    const other = await bumpFee(wallet, transfer, { value: 54_320n })
    await part.mine()
    expect(await settled(kit)).toMatchObject({
      status: "replaced",
      replacement: { by: "other", hash: other }
    })
  })
})

describe("Cosmos", () => {
  let part: CosmosPart
  beforeAll(async () => {
    part = (await startCosmos()) as CosmosPart
  })
  afterAll(() => part?.stop())

  it("T28 one that a reload left is followed by the page that comes after it, by its hash or, without one, by its number", async () => {
    const wallet = createCosmosWallet()
    const url = part.network("cosmoshub-4").rpcUrl
    const opening: Opening = {
      namespace: "cosmos",
      plugin: cosmos(),
      networks: [{ ...cosmosHub, rpcUrls: { default: { http: [url] } } }],
      announce: (window) => wallet.announce(window as never)
    }
    const page = await openPage(opening)
    part.fund(page.sender, 100_000_000n)
    const receiver = wallet.addressOn("cosmoshub-4", "Account 2")
    const { transfer } = await page.kit.send.prepare({ receiver, amount: { value: 5n, decimals: 6 } })
    const { hash } = await page.kit.send.submit(transfer)
    await page.leave()
    // As a tab leaves it that is lost before its answer is written down.
    await expectFollowed(opening, page.storage.get("transactions")!, hash)
  })
})

describe("Polkadot", { timeout: 120_000 }, () => {
  let part: PolkadotPart
  beforeAll(async () => {
    const started = await startPolkadot()
    if ("missing" in started) throw new Error(`Install ${started.package}`)
    part = started
  }, 120_000)
  afterAll(() => part?.stop())

  it("T28 one that a reload left is followed by the page that comes after it, by its hash or, without one, by its number", async () => {
    const { rpcUrl, wsUrl } = part.network(polkadotRelayChain.caipNetworkId)
    const network: PolkadotNetwork = {
      ...polkadotRelayChain,
      nativeCurrency: runtime.nativeCurrency,
      rpcUrls: { default: { http: [rpcUrl], webSocket: [wsUrl] } }
    }
    const wallet = createPolkadotWallet()
    const opening: Opening = {
      namespace: "polkadot",
      plugin: polkadot(),
      networks: [network],
      announce: (window) => wallet.announce(window)
    }
    const page = await openPage(opening)
    const { transfer } = await page.kit.send.prepare({
      receiver: encodeAddress(randomAsU8a(32), 0),
      amount: { value: 10n ** 12n, decimals: 12 }
    })
    const { hash } = await page.kit.send.submit(transfer)
    await page.leave()
    await expectFollowed(opening, page.storage.get("transactions")!, hash)
  })
})
