import { readFile } from "node:fs/promises"
import { createKit, memoryStorage, type Storage } from "@latchkey/core"
import { Verifier } from "bip322-js"
import { afterEach, describe, expect, it, vi } from "vitest"
import {
  bitcoinAnswerLies,
  bitcoinTestAccounts,
  createBitcoinWallet,
  tellBitcoinEventLies,
  type BitcoinProviderKind,
  type BitcoinWalletOptions
} from "@latchkey/testing"
import { fakeWindow, makeKit } from "../support/makeKit.ts"
import { bitcoin } from "./bitcoin.ts"
import { MAINNET, SIGNET, TESTNET } from "./networkIds.ts"
import { bitcoinMainnet, bitcoinTestnet } from "./networks.ts"

const kits: Array<{ dispose: () => Promise<void> }> = []
afterEach(async () => {
  vi.useRealTimers()
  await Promise.all(kits.splice(0).map((kit) => kit.dispose()))
  vi.unstubAllGlobals()
})

const kinds: ReadonlyArray<BitcoinProviderKind> = ["standard", "satsConnect", "leather", "unisat", "okx"]
const [first, second] = bitcoinTestAccounts as [
  (typeof bitcoinTestAccounts)[number],
  (typeof bitcoinTestAccounts)[number]
]

const open = async <K extends BitcoinProviderKind>(
  provider: K,
  options: Partial<BitcoinWalletOptions<K>> = {},
  kitOptions: Parameters<typeof makeKit>[1] = {}
) => {
  const window = fakeWindow()
  const wallet = createBitcoinWallet<K>({ provider, ...options } as BitcoinWalletOptions<K>)
  wallet.announce(window)
  const kit = makeKit(window, kitOptions)
  kits.push(kit)
  await kit.ready()
  const { connectors } = kit.getSnapshot().connection
  const account = () => kit.getSnapshot().account["bip122"]!
  const network = () => kit.getSnapshot().network.byNamespace["bip122"]?.caipNetwork?.caipNetworkId
  const asked = () => wallet.requests().map(({ method }) => method)
  return { window, wallet, kit, connectors, connectorId: connectors[0]!.id, account, network, asked }
}

const types = ({ account }: Awaited<ReturnType<typeof open>>) =>
  account().allAccounts.map(({ type, address }) => [type, address])

describe("connecting", () => {
  it("S3.04[payment, ordinal, publicKey] S3.05[all] Xverse: payment at index 0, ordinals at index 1, with public keys", async () => {
    const page = await open("satsConnect")
    expect(page.connectors.map(({ id, name }) => [id, name])).toEqual([["bip122:Xverse", "Xverse"]])
    await page.kit.connect({ connectorId: page.connectorId })
    const { payment, ordinals } = first.mainnet
    expect(page.account()).toMatchObject({ status: "connected", address: payment.address })
    expect(page.account().allAccounts).toEqual([
      { namespace: "bip122", type: "payment", address: payment.address, publicKey: payment.publicKey },
      {
        namespace: "bip122",
        type: "ordinal",
        address: ordinals.address,
        publicKey: expect.stringContaining(ordinals.publicKey.slice(2))
      }
    ])
    expect(page.network()).toBe(MAINNET)
  })

  it("S3.05[all] the Wallet Standard and Leather give both accounts too, in that order", async () => {
    for (const kind of ["standard", "leather"] as const) {
      const page = await open(kind)
      await page.kit.connect({ connectorId: page.connectorId })
      expect(types(page)).toEqual([
        ["payment", first.mainnet.payment.address],
        ["ordinal", first.mainnet.ordinals.address]
      ])
      for (const { publicKey } of page.account().allAccounts) expect(publicKey).toMatch(/^[0-9a-f]{64,66}$/)
    }
  })

  it("S3.05[payment] UniSat and OKX give their one address as the payment account, whatever kind it is", async () => {
    for (const kind of ["unisat", "okx"] as const) {
      for (const purpose of ["payment", "ordinals"] as const) {
        const page = await open(kind, { purpose })
        await page.kit.connect({ connectorId: page.connectorId })
        expect(types(page)).toEqual([["payment", first.mainnet[purpose].address]])
        expect(page.account().allAccounts[0]?.publicKey).toContain(first.mainnet[purpose].publicKey.slice(2))
      }
    }
  })

  it.each(kinds)(
    "T10 %s is asked in the click's own task, for a connection and for a signature",
    async (kind) => {
      const { kit, wallet, connectorId, asked } = await open(kind)
      const connecting = kit.connect({ connectorId })
      expect(asked()).toHaveLength(1)
      await connecting
      wallet.clearRequests()
      const signing = kit.signMessage({ message: "hello" })
      expect(asked()).toHaveLength(1)
      await signing
    }
  )

  it.each(kinds)("S4.03 in part: %s: a rejection is told as one and changes nothing", async (kind) => {
    const { kit, connectorId, account } = await open(kind, { policy: "reject" })
    const before = account()
    await expect(kit.connect({ connectorId })).rejects.toMatchObject({ code: "CONNECTION_REJECTED" })
    expect(account()).toEqual(before)
  })

  it.each(kinds)("T08 %s: one that never answers is left by cancelling, and asked again", async (kind) => {
    const { kit, wallet, connectorId, account } = await open(kind, { policy: "ask" })
    const connecting = kit.connect({ connectorId })
    await vi.waitFor(() => expect(wallet.pending()).toHaveLength(1))
    kit.cancelConnect()
    await expect(connecting).rejects.toMatchObject({ code: "CANCELLED" })
    expect(account().status).toBe("disconnected")
    const again = kit.connect({ connectorId })
    await vi.waitFor(() => expect(wallet.pending().length).toBeGreaterThan(0))
    // The window of the abandoned request counts too.
    wallet.pending()[0]!.approve()
    await again
    expect(account().status).toBe("connected")
  })

  it("T08 a wallet that is busy is told as busy, one without permission for a look as failed", async () => {
    for (const [code, expected] of [
      [-32002, "WALLET_BUSY"],
      [4001, "CONNECTION_REJECTED"],
      [-32603, "CONNECTION_FAILED"]
    ] as const) {
      const { kit, wallet, connectorId } = await open("unisat")
      wallet.setFault("requestAccounts", () => Promise.reject({ code, message: "no" }))
      await expect(kit.connect({ connectorId })).rejects.toMatchObject({ code: expected })
    }
    // The same number says something else in Sats Connect.
    const { kit, wallet, connectorId } = await open("satsConnect")
    wallet.setFault("wallet_connect", async () => ({ error: { code: -32002, message: "Access denied" } }))
    await expect(kit.connect({ connectorId })).rejects.toMatchObject({ code: "CONNECTION_FAILED" })
  })

  it("an older wallet of Sats Connect is asked for its addresses", async () => {
    const page = await open("satsConnect")
    page.wallet.setFault("wallet_connect", async () => ({ error: { code: -32601, message: "unknown" } }))
    await page.kit.connect({ connectorId: page.connectorId })
    expect(page.asked()).toEqual(["wallet_connect", "getAddresses"])
    expect(types(page)[1]).toEqual(["ordinal", first.mainnet.ordinals.address])
  })

  it("S3.04 in part: an address of Stacks, which some wallets give beside, is no account of this namespace", async () => {
    const stacks = { address: "SP2J6ZY48GV1EZ5V2V5RB9MP66SW86PYKKNRV9EJ7", publicKey: "", purpose: "stacks" }
    const page = await open("satsConnect")
    const { payment, ordinals } = first.mainnet
    const answer = (addresses: ReadonlyArray<object>) =>
      page.wallet.setFault("wallet_connect", async () => ({ result: { addresses } }))
    answer([stacks])
    await expect(page.kit.connect({ connectorId: page.connectorId })).rejects.toMatchObject({
      code: "CONNECTION_FAILED"
    })
    answer([stacks, { ...ordinals, purpose: "ordinals" }, { ...payment, purpose: "payment" }])
    await page.kit.connect({ connectorId: page.connectorId })
    expect(types(page)).toEqual([
      ["payment", payment.address],
      ["ordinal", ordinals.address]
    ])
  })
})

describe("wallets that lie", () => {
  it.each(bitcoinAnswerLies)("T08 $name", async (lie) => {
    const page = await open(lie.kind, {}, { networks: [bitcoinMainnet] })
    lie.tell(page.wallet)
    // The wallet itself knows of no permission, and so would not tell its chain.
    page.wallet.setFault("getChain", async () => ({ enum: "BITCOIN_MAINNET" }))
    const connecting = page.kit.connect({ connectorId: page.connectorId })
    if (lie.fate === "refused") {
      await expect(connecting).rejects.toMatchObject({ code: "CONNECTION_FAILED" })
      expect(page.account().status).toBe("disconnected")
    } else {
      await connecting
      expect(page.account().address).toBe(first.mainnet.payment.address)
      for (const { publicKey = "00" } of page.account().allAccounts) expect(publicKey).toMatch(/^[0-9a-f]+$/)
    }
  })

  it.each(kinds)("T09 %s: events that say nothing true change nothing, and cost little", async (kind) => {
    const page = await open(kind)
    await page.kit.connect({ connectorId: page.connectorId })
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    const before = page.account()
    page.wallet.clearRequests()
    tellBitcoinEventLies(page.wallet)
    for (let time = 0; time < 5_000; time++) {
      page.wallet.emit(
        kind === "satsConnect" ? "accountChange" : kind === "standard" ? "change" : "accountsChanged",
        {}
      )
    }
    const questions = () =>
      page.asked().filter((method) => method !== "getPublicKey" && method !== "getChain")
    await vi.waitFor(() => expect(questions().length).toBeGreaterThanOrEqual(kind === "leather" ? 0 : 1))
    await vi.advanceTimersByTimeAsync(1_000)
    expect(questions().length).toBeLessThanOrEqual(3)
    expect(page.account()).toEqual(before)
  })
})

describe("a session", () => {
  it.each(["standard", "satsConnect", "unisat", "okx"] as const)(
    "T09 %s: follows the wallet's accounts, and ends when it takes the permission away",
    async (kind) => {
      const page = await open(kind)
      await page.kit.connect({ connectorId: page.connectorId })
      const { payment, ordinals } = second.mainnet
      page.wallet.setAccounts(kind === "standard" ? [payment.address, ordinals.address] : [payment.address])
      await vi.waitFor(() => expect(page.account().address).toBe(payment.address))
      page.wallet.revoke()
      await vi.waitFor(() => expect(page.account().status).toBe("disconnected"))
      expect(page.wallet.listenerCount()).toBe(0)
    }
  )

  it.each(["standard", "satsConnect", "unisat"] as const)(
    "T09 %s: follows the wallet to another network, with the accounts that it has there",
    async (kind) => {
      const page = await open(kind)
      await page.kit.connect({ connectorId: page.connectorId })
      page.wallet.switchNetwork(TESTNET)
      await vi.waitFor(() => expect(page.network()).toBe(TESTNET))
      expect(page.account().address).toBe(first.testnet.payment.address)
    }
  )

  it.each(["standard", "satsConnect", "unisat", "okx"] as const)(
    "T11, S4.04 in part: %s: comes back after a reload without asking anybody, and not where there is none",
    async (kind) => {
      const storage: Storage = memoryStorage()
      const { kit, wallet, connectorId, asked } = await open(kind, {}, { storage })
      await kit.connect({ connectorId })
      await kit.dispose()
      wallet.clearRequests()
      wallet.setPolicy("reject")
      const reload = async () => {
        const window = fakeWindow()
        wallet.announce(window)
        const again = makeKit(window, { storage })
        kits.push(again)
        await again.ready()
        return again.getSnapshot().account["bip122"]!
      }
      expect(await reload()).toMatchObject({ status: "connected", address: first.mainnet.payment.address })
      const asking = ["wallet_connect", "bitcoin:connect", "requestAccounts", "connect", "getAddresses"]
      expect(asked().filter((method) => asking.includes(method))).toEqual([])
      wallet.revoke()
      expect((await reload()).status).toBe("disconnected")
    }
  )

  it("S4.04 in part: OKX comes back on a test network too, where it lists no accounts", async () => {
    const storage = memoryStorage()
    const { kit, wallet, connectorId } = await open("okx", {}, { storage, networks: [bitcoinTestnet] })
    await kit.connect({ connectorId })
    await kit.dispose()
    const window = fakeWindow()
    wallet.announce(window)
    const again = makeKit(window, { storage, networks: [bitcoinTestnet] })
    kits.push(again)
    await again.ready()
    expect(again.getSnapshot().account["bip122"]).toMatchObject({
      status: "connected",
      address: first.testnet.payment.address
    })
  })

  it("S4.04 in part: Leather shows its window for every question, so it is not asked after a reload", async () => {
    const storage = memoryStorage()
    const { kit, wallet, connectorId } = await open("leather", {}, { storage })
    await kit.connect({ connectorId })
    await kit.dispose()
    wallet.clearRequests()
    const window = fakeWindow()
    wallet.announce(window)
    const again = makeKit(window, { storage })
    kits.push(again)
    await again.ready()
    expect([again.getSnapshot().account["bip122"]?.status, wallet.requests()]).toEqual(["disconnected", []])
  })

  it.each(["standard", "satsConnect", "unisat", "okx"] as const)(
    "S4.05 in part: %s: a disconnect gives the permission back and leaves no listener",
    async (kind) => {
      const { kit, wallet, connectorId } = await open(kind)
      await kit.connect({ connectorId })
      await kit.disconnect()
      expect([wallet.accounts(), wallet.listenerCount()]).toEqual([[], 0])
    }
  )

  it("S4.05 in part: a wallet that never answers a disconnect does not hold it up", async () => {
    const { kit, wallet, connectorId, account } = await open("satsConnect")
    await kit.connect({ connectorId })
    wallet.setFault("wallet_disconnect", () => new Promise(() => {}))
    await kit.disconnect()
    expect(account().status).toBe("disconnected")
  })
})

describe("switching", () => {
  it.each(kinds)("S7.28 in part: %s: moves to another network and back, accounts with it", async (kind) => {
    const page = await open(kind)
    await page.kit.connect({ connectorId: page.connectorId })
    for (const [networkId, keys] of [
      [TESTNET, "testnet"],
      [SIGNET, "testnet"],
      [MAINNET, "mainnet"]
    ] as const) {
      await page.kit.switchNetwork({ networkId })
      expect(page.network()).toBe(networkId)
      expect(page.account().address).toBe(first[keys].payment.address)
      expect((await page.kit.bitcoin.getAccountAddresses())[0]?.address).toBe(first[keys].payment.address)
      const message = `on ${networkId}`
      const signature = await page.kit.signMessage({ message })
      expect(Verifier.verifySignature(first[keys].payment.address, message, signature)).toBe(true)
    }
  })

  it("T22 a wallet that says yes and stays where it was did not switch", async () => {
    const satsConnect = await open("satsConnect")
    await satsConnect.kit.connect({ connectorId: satsConnect.connectorId })
    satsConnect.wallet.setFault("wallet_changeNetwork", async () => ({ result: null }))
    await expect(satsConnect.kit.switchNetwork({ networkId: TESTNET })).rejects.toMatchObject({
      code: "NETWORK_SWITCH_FAILED"
    })
    expect(satsConnect.network()).toBe(MAINNET)
    // Testnet and signet have the same addresses, so that only the wallet's word tells.
    satsConnect.wallet.setFault("wallet_changeNetwork", undefined)
    await satsConnect.kit.switchNetwork({ networkId: TESTNET })
    satsConnect.wallet.setFault("wallet_changeNetwork", async () => ({ result: null }))
    await expect(satsConnect.kit.switchNetwork({ networkId: SIGNET })).rejects.toMatchObject({
      code: "NETWORK_SWITCH_FAILED"
    })
    expect(satsConnect.network()).toBe(TESTNET)
  })

  it("T22 one that says that it moved and gives addresses of elsewhere did not either", async () => {
    for (const kind of ["unisat", "okx", "leather"] as const) {
      const page = await open(kind)
      await page.kit.connect({ connectorId: page.connectorId })
      const { address } = first.mainnet.payment
      page.wallet.setFault("getAccounts", async () => [address])
      page.wallet.setFault("connect", async () => ({ address }))
      page.wallet.setFault("getAddresses", async () => ({
        result: { addresses: [{ symbol: "BTC", type: "p2wpkh", address }] }
      }))
      await expect(page.kit.switchNetwork({ networkId: TESTNET })).rejects.toMatchObject({
        code: "NETWORK_SWITCH_FAILED"
      })
      expect(page.account().address).toBe(address)
    }
  })

  it("S4.03 in part: a declined switch is told as one, and what cannot switch as that", async () => {
    for (const kind of ["satsConnect", "unisat", "leather", "okx"] as const) {
      const { kit, wallet, connectorId, network } = await open(kind)
      await kit.connect({ connectorId })
      for (const method of ["connect", "getAddresses"]) {
        wallet.setFault(method, () => Promise.reject({ error: { code: 4001, message: "no" } }))
      }
      wallet.setPolicy("reject")
      await expect(kit.switchNetwork({ networkId: TESTNET })).rejects.toMatchObject({
        code: "NETWORK_SWITCH_REJECTED",
        details: { networkId: TESTNET }
      })
      expect(network()).toBe(MAINNET)
    }
    const { kit, wallet, connectorId } = await open("satsConnect")
    await kit.connect({ connectorId })
    wallet.setFault("wallet_changeNetwork", async () => ({ error: { code: -32601, message: "unknown" } }))
    await expect(kit.switchNetwork({ networkId: TESTNET })).rejects.toMatchObject({
      code: "NETWORK_SWITCH_UNSUPPORTED"
    })
  })
})

describe("the declaration", () => {
  it("S1.15 in part, S9.07 in part: names the namespace, and pays from payment accounts", () => {
    expect(bitcoin().namespaces).toEqual([{ id: "bip122", name: "Bitcoin", defaultAccountType: "payment" }])
  })

  it("T32 names the networks' own URLs as hosts only where the app asked for them, or they are on loopback", () => {
    const origins = (plugin: ReturnType<typeof bitcoin>) => plugin.hosts?.map(({ origin }) => origin)
    expect(origins(bitcoin())).toEqual(["<customRpcUrls>", "<loopback URLs of networks>"])
    expect(origins(bitcoin({ publicRpc: true }))).toEqual(["<customRpcUrls>", "<networks>"])
  })

  it.each(["index.ts", "bitcoin.ts", "networks.ts"])(
    "%s reaches nothing heavy: types and dynamic imports only",
    async (file) => {
      const source = await readFile(new URL(file, import.meta.url), "utf8")
      const imported = [...source.matchAll(/^(?:import|export) (?!type)[^\n]* from "([^"]+)"/gm)].map(
        (match) => match[1]
      )
      expect(imported).toEqual(
        {
          "index.ts": ["./bitcoin.ts", "./networks.ts"],
          "bitcoin.ts": ["@latchkey/core"]
        }[file] ?? []
      )
    }
  )

  it("works on a server, where there is no window", async () => {
    const kit = createKit({
      app: { name: "Test" },
      networks: [bitcoinMainnet],
      plugins: [bitcoin()],
      storage: memoryStorage()
    })
    kits.push(kit)
    await kit.ready()
    expect(kit.getSnapshot().connection.connectors).toEqual([])
    expect(kit.getSnapshot().plugin.failed).toEqual({})
  })
})
