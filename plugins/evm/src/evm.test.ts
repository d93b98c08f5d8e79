import { readFile } from "node:fs/promises"
import { createKit, memoryStorage } from "@latchkey/core"
import { createVirtualWallet, announce } from "@latchkey/testing"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { recoverMessageAddress, verifyTypedData, type Address, type Hex } from "viem"
import { getBalance } from "viem/actions"
import { mainnet, optimism } from "viem/chains"
import { fakeWindow, makeKit, networkInput } from "../support/makeKit.ts"
import { evm } from "./evm.ts"

const kits: Array<{ dispose: () => Promise<void> }> = []
afterEach(async () => {
  await Promise.all(kits.splice(0).map((kit) => kit.dispose()))
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const chain = (id: number) => ({
  id,
  name: `Network ${id}`,
  rpcUrl: "http://127.0.0.1:1",
  nativeCurrency: networkInput(id).nativeCurrency
})

const setUp = async (
  options: Partial<Parameters<typeof createVirtualWallet>[0]> = {},
  storage = memoryStorage()
) => {
  const window = fakeWindow()
  const wallet = createVirtualWallet({ chains: [chain(1), chain(10)] as never, ...options })
  announce(wallet, window)
  const kit = makeKit(window, { storage })
  kits.push(kit)
  await kit.ready()
  const connectorId = wallet.info.rdns
  return { wallet, kit, connectorId, account: () => kit.getSnapshot().account["eip155"] }
}

// What wallets tell reaches the state once a frame.
const nextFrame = () => vi.advanceTimersByTimeAsync(20)

describe("evm", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }))
  afterEach(() => void vi.useRealTimers())

  it("takes viem's chains unchanged, and leaves networks of other namespaces alone", () => {
    const owns = evm().namespaces?.[0]?.owns
    expect([mainnet, optimism].map((network) => owns?.(network))).toEqual([true, true])
    expect(owns?.({ ...mainnet, chainNamespace: "solana" })).toBe(false)
    expect(owns?.({ ...mainnet, id: "mainnet" })).toBe(false)
  })

  it("S4.03 in part, S7.28 in part: connects a wallet, signs with it, switches it, and disconnects it", async () => {
    const { wallet, kit, connectorId, account } = await setUp()
    await kit.connect({ connectorId })
    expect(account()).toMatchObject({ status: "connected" })
    const address = account()?.address as Address
    expect(address.toLowerCase()).toBe(wallet.accounts()[0])

    const signature = await kit.signMessage({ message: "hello" })
    expect(await recoverMessageAddress({ message: "hello", signature: signature as Hex })).toBe(address)

    const typedData = {
      domain: { name: "Test", chainId: 1 },
      types: { Greeting: [{ name: "text", type: "string" }] },
      primaryType: "Greeting",
      message: { text: "hello" }
    } as const
    const typedSignature = await kit.evm.signTypedData({ typedData })
    expect(await verifyTypedData({ ...typedData, address, signature: typedSignature as Hex })).toBe(true)

    await kit.switchNetwork({ networkId: "eip155:10" })
    expect(wallet.chainId()).toBe(10)
    await expect(kit.evm.signTypedData({ typedData })).rejects.toMatchObject({ code: "NETWORK_MISMATCH" })

    expect(await kit.evm.getPermissions()).toEqual([
      { parentCapability: "eth_accounts", accounts: [address] }
    ])
    const client = await kit.evm.getWalletClient()
    expect([client.account.address, client.chain?.id]).toEqual([address, 10])

    await kit.disconnect()
    expect(account()).toMatchObject({ status: "disconnected" })
    expect(wallet.accounts()).toEqual([])
    expect(wallet.listenerCount()).toBe(0)
  })

  it("S8.13 in part: adds a network that the wallet does not know, and T22 fails when the wallet stays where it was", async () => {
    const { wallet, kit, connectorId } = await setUp({ chains: [chain(1)] as never })
    await kit.connect({ connectorId })
    wallet.setFault("wallet_addEthereumChain", async () => {
      wallet.setFault("eth_chainId", () => "0xa")
      return null
    })
    await kit.switchNetwork({ networkId: "eip155:10" })
    expect(wallet.requests().map(({ method }) => method)).toContain("wallet_switchEthereumChain")
  })

  it("T09 follows the wallet's accounts and networks, and ends when it takes the permission away", async () => {
    const { wallet, kit, connectorId, account } = await setUp()
    await kit.connect({ connectorId })
    wallet.setAccounts([wallet.addresses[1]!])
    wallet.switchTo(10)
    await nextFrame()
    expect(account()?.address).toBe(wallet.addresses[1])
    expect(kit.getSnapshot().network.byNamespace["eip155"]?.caipNetwork?.id).toBe(10)
    wallet.revoke()
    await vi.waitFor(() => expect(account()?.status).toBe("disconnected"))
    expect(wallet.listenerCount()).toBe(0)
  })

  it("T08 what a wallet owes to a function of kit.evm ends with the connection", async () => {
    const { wallet, kit, connectorId } = await setUp()
    await kit.connect({ connectorId })
    wallet.setPolicy("hang")
    const typedData = {
      domain: { chainId: 1 },
      types: { Greeting: [{ name: "text", type: "string" }] },
      primaryType: "Greeting",
      message: { text: "hello" }
    }
    const pending = [kit.evm.signTypedData({ typedData }), kit.evm.requestPermissions()].map((promise) =>
      promise.then(
        () => "resolved",
        ({ code }: { readonly code: string }) => code
      )
    )
    await vi.waitFor(() => expect(wallet.pending()).toHaveLength(2))
    await kit.disconnect()
    expect(await Promise.all(pending)).toEqual(["NOT_CONNECTED", "NOT_CONNECTED"])
  })

  it("T09 a wallet that is locked and unlocked, or cut off for a moment, stays connected", async () => {
    const { wallet, kit, connectorId, account } = await setUp()
    await kit.connect({ connectorId })
    wallet.lock()
    await vi.advanceTimersByTimeAsync(400)
    wallet.unlock()
    await vi.advanceTimersByTimeAsync(2_000)
    expect(account()?.status).toBe("connected")
    wallet.disconnect()
    wallet.reconnect()
    await vi.advanceTimersByTimeAsync(2_000)
    expect(account()?.status).toBe("connected")
    wallet.disconnect()
    await vi.advanceTimersByTimeAsync(2_000)
    expect(account()?.status).toBe("disconnected")
  })

  it("T10 a click reaches the wallet in its own task, also for a switch of networks", async () => {
    const { wallet, kit, connectorId } = await setUp()
    const asked = () => wallet.requests().map(({ method }) => method)
    const connecting = kit.connect({ connectorId })
    expect(asked()).toEqual(["eth_requestAccounts"])
    await connecting
    wallet.clearRequests()
    const switching = kit.switchNetwork({ networkId: "eip155:10" })
    expect(asked()).toEqual(["wallet_switchEthereumChain"])
    await switching
    wallet.clearRequests()
    const signing = kit.signMessage({ message: "hello" })
    expect(asked()).toEqual(["personal_sign"])
    await signing
  })

  it("T11, S4.04 in part: a stored session comes back without asking the visitor, and is dropped where there is none", async () => {
    const storage = memoryStorage()
    const { wallet, kit, connectorId } = await setUp({}, storage)
    await kit.connect({ connectorId })
    await kit.dispose()
    wallet.clearRequests()
    const window = fakeWindow()
    announce(wallet, window)
    const open = async () => {
      const again = makeKit(window, { storage })
      kits.push(again)
      await again.ready()
      return again.getSnapshot().account["eip155"]?.status
    }
    expect(await open()).toBe("connected")
    expect(wallet.requests().map(({ method }) => method)).not.toContain("eth_requestAccounts")
    wallet.revoke()
    await nextFrame()
    expect(await open()).toBe("disconnected")
  })

  it("S4.03 in part: a rejection leaves everything as it was", async () => {
    const { kit, connectorId, account } = await setUp({ policy: "reject" })
    const before = account()
    await expect(kit.connect({ connectorId })).rejects.toMatchObject({ code: "CONNECTION_REJECTED" })
    expect(account()).toEqual(before)
  })

  it("its functions need a connected wallet, and a network that the kit has", async () => {
    const { kit } = await setUp()
    await expect(kit.evm.getPermissions()).rejects.toMatchObject({ code: "NOT_CONNECTED" })
    await expect(kit.evm.getWalletClient()).rejects.toMatchObject({ code: "NOT_CONNECTED" })
    await expect(kit.evm.getClient({ networkId: "eip155:5" })).rejects.toMatchObject({
      code: "NETWORK_NOT_FOUND"
    })
  })
})

describe("reads", () => {
  const hash = `0x${"ab".repeat(32)}`
  const address = `0x${"11".repeat(20)}` as const
  const receipt = { transactionHash: hash, status: "0x1", blockNumber: "0x10", gasUsed: "0x5208" }
  const results: Readonly<Record<string, unknown>> = {
    eth_getBalance: "0xde0b6b3a7640000",
    eth_estimateGas: "0x5208",
    eth_getTransactionReceipt: receipt
  }

  /** A connected kit whose wallet answers no read, in a page whose every request is answered, and written down. */
  const setUpReads = async (options: Parameters<typeof makeKit>[1]) => {
    const urls = new Set<string>()
    vi.stubGlobal("fetch", async (url: string, { body }: { readonly body: string }) => {
      urls.add(new URL(url).href)
      const { id, method } = JSON.parse(body)
      return Response.json({ jsonrpc: "2.0", id, result: results[method] })
    })
    const window = fakeWindow()
    const wallet = createVirtualWallet({ chains: [chain(1)] as never })
    for (const method of Object.keys(results)) {
      wallet.setFault(method, () => Promise.reject(Object.assign(new Error("no"), { code: -32603 })))
    }
    announce(wallet, window)
    const kit = makeKit(window, options)
    kits.push(kit)
    await kit.ready()
    await kit.connect({ connectorId: wallet.info.rdns })

    /** What each way to read ends in. */
    const readAll = async () => {
      await kit.refreshBalance({ force: true }).catch(() => {})
      const told = {
        balance: kit.getSnapshot().account["eip155"]?.balance,
        gas: await kit.evm.estimateGas({ to: address }).catch(({ code }) => code),
        client: await kit.evm
          .getClient()
          .then((client) => getBalance(client, { address }))
          .catch(({ name }) => name)
      }
      vi.useFakeTimers()
      const receipt = kit.evm.waitForTransaction({ hash }).then(
        ({ status }) => status,
        ({ code }) => code
      )
      await vi.advanceTimersByTimeAsync(25_000)
      return { ...told, receipt: await receipt }
    }
    const asked = () => wallet.requests().map(({ method }) => method)
    return { kit, wallet, asked, readAll, urls: () => [...urls] }
  }
  const answered = { balance: "1", gas: 21_000n, client: 10n ** 18n, receipt: "success" }

  it("T32, S9.12 in part: viem's mainnet unchanged, and a wallet that answers no read: the public URL is not asked", async () => {
    const { readAll, asked, urls } = await setUpReads({ networks: [mainnet] })
    expect(await readAll()).toEqual({
      balance: "0.00",
      gas: "EVM_GAS_ESTIMATE_FAILED",
      client: "InternalRpcError",
      receipt: "EVM_TRANSACTION_PENDING"
    })
    expect(asked()).toEqual(expect.arrayContaining(Object.keys(results)))
    expect(urls()).toEqual([])
  })

  it("T32, S9.12 in part: with publicRpc it is asked", async () => {
    const { readAll, urls } = await setUpReads({ networks: [mainnet], evm: { publicRpc: true } })
    expect(await readAll()).toEqual(answered)
    expect(urls()).toEqual(mainnet.rpcUrls.default.http.map((url) => new URL(url).href))
  })

  it("T32, S9.12 in part: a URL on loopback is asked without being told to", async () => {
    const url = "http://localhost:8545/"
    const { readAll, urls } = await setUpReads({ networks: [networkInput(1, [url])] })
    expect(await readAll()).toEqual(answered)
    expect(urls()).toEqual([url])
  })

  it("T32, S9.12 in part: the app's own URLs are asked first, and nobody else when they answer", async () => {
    const url = "https://own.test/key"
    const { readAll, asked, urls } = await setUpReads({
      networks: [mainnet],
      evm: { publicRpc: true },
      customRpcUrls: { "eip155:1": [url] }
    })
    expect(await readAll()).toEqual(answered)
    expect(urls()).toEqual([url])
    expect(asked().filter((method) => Object.hasOwn(results, method))).toEqual([])
  })

  it("T32 without a wallet and a URL it says what to configure, and asks nobody", async () => {
    const { kit, urls } = await setUpReads({ networks: [mainnet] })
    await kit.disconnect()
    const missing = { code: "RPC_URL_MISSING", advice: expect.stringContaining("customRpcUrls") }
    await expect(kit.evm.getClient()).rejects.toMatchObject(missing)
    await expect(kit.evm.waitForTransaction({ hash })).rejects.toMatchObject(missing)
    await expect(kit.evm.estimateGas({ to: address, address })).rejects.toMatchObject(missing)
    expect(urls()).toEqual([])
  })

  it("S9.10 in part: a wait that is aborted ends at once, and asks no more", async () => {
    const { kit, wallet, asked } = await setUpReads({ networks: [mainnet] })
    wallet.setFault("eth_getTransactionReceipt", async () => null)
    const polls = () => asked().filter((method) => method === "eth_getTransactionReceipt").length
    // The chunk behind `kit.evm` is there before the clock stands still.
    await kit.evm.getPermissions()
    vi.useFakeTimers()
    const aborting = new AbortController()
    const waiting = kit.evm.waitForTransaction({ hash }, { signal: aborting.signal })
    await vi.waitFor(() => expect(polls()).toBe(1))
    aborting.abort()
    await expect(waiting).rejects.toMatchObject({ code: "CANCELLED" })
    await vi.advanceTimersByTimeAsync(30_000)
    expect(polls()).toBe(1)
    const gone = kit.evm.getClient({}, { signal: aborting.signal })
    await expect(gone).rejects.toMatchObject({ code: "CANCELLED" })
  })
})

describe("the declaration", () => {
  it("T32 names the networks' own URLs as hosts only where the app asked for them, or they are on loopback", () => {
    const origins = (plugin: ReturnType<typeof evm>) => plugin.hosts?.map(({ origin }) => origin)
    expect(origins(evm())).toEqual(["<customRpcUrls>", "<loopback URLs of networks>"])
    expect(origins(evm({ publicRpc: true }))).toEqual(["<customRpcUrls>", "<networks>"])
  })

  it.each(["index.ts", "evm.ts"])(
    "%s reaches nothing heavy: types and dynamic imports only",
    async (file) => {
      const source = await readFile(new URL(file, import.meta.url), "utf8")
      const imported = [...source.matchAll(/^(?:import|export) (?!type)[^\n]* from "([^"]+)"/gm)].map(
        (match) => match[1]
      )
      expect(imported).toEqual([file === "index.ts" ? "./evm.ts" : "@latchkey/core"])
    }
  )

  it("works on a server, where there is no window", async () => {
    const kit = createKit({
      app: { name: "Test" },
      networks: [networkInput(1)],
      plugins: [evm()],
      storage: memoryStorage()
    })
    kits.push(kit)
    await kit.ready()
    expect(kit.getSnapshot().connection.connectors).toEqual([])
    expect(kit.getSnapshot().plugin.failed).toEqual({})
  })
})
