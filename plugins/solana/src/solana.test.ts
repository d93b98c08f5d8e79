import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { createKit, memoryStorage } from "@latchkey/core"
import { createSolanaWallet, type SolanaWalletOptions } from "@latchkey/testing"
import { getBase58Encoder } from "@solana/kit"
import nacl from "tweetnacl"
import { afterEach, describe, expect, it, vi } from "vitest"
import { makeKit } from "../support/makeKit.ts"
import { solanaDevnet, solanaMainnet, solanaTestnet } from "./networks.ts"
import { solana } from "./solana.ts"

const kits: Array<{ dispose: () => Promise<void> }> = []
afterEach(async () => {
  await Promise.all(kits.splice(0).map((kit) => kit.dispose()))
  vi.doUnmock("@solana/kit")
  vi.unstubAllGlobals()
})

const bytesOf = (base58: string) => Uint8Array.from(getBase58Encoder().encode(base58))

const setUp = async (options: SolanaWalletOptions = {}, kitOptions: Parameters<typeof makeKit>[1] = {}) => {
  const window = new EventTarget()
  const wallet = createSolanaWallet({ name: "One", ...options })
  wallet.announce(window)
  const kit = makeKit(window, kitOptions)
  kits.push(kit)
  await kit.ready()
  return { kit, wallet, window, account: () => kit.getSnapshot().account["solana"] }
}
const connectorId = "solana:One"

describe("solana", () => {
  it("S1.15 in part, S9.07 in part: is called Solana, and its accounts are ordinary ones", () => {
    expect(solana().namespaces).toEqual([{ id: "solana", name: "Solana", defaultAccountType: "eoa" }])
  })

  it("S7.28 in part: connects a wallet, signs with it, moves to another network, and disconnects it", async () => {
    const { kit, wallet, account } = await setUp()
    await kit.connect({ connectorId })
    const address = wallet.addresses[0]!
    expect(account()).toMatchObject({ status: "connected", address })
    const signature = await kit.signMessage({ message: "hello" })
    const hello = new TextEncoder().encode("hello")
    expect(nacl.sign.detached.verify(hello, bytesOf(signature), bytesOf(address))).toBe(true)

    wallet.clearRequests()
    await kit.switchNetwork({ networkId: solanaDevnet.caipNetworkId })
    expect(account()?.caipAddress).toBe(`${solanaDevnet.caipNetworkId}:${address}`)
    expect(wallet.requests()).toEqual([])

    await kit.disconnect()
    expect(account()).toMatchObject({ status: "disconnected" })
    expect([wallet.accounts(), wallet.listenerCount()]).toEqual([[], 0])
  })

  it("S4.05 in part: after disconnecting nothing of the account is left but the preferred type", async () => {
    const { kit, account } = await setUp()
    const before = account()
    await kit.connect({ connectorId })
    await kit.disconnect()
    expect(account()).toEqual(before)
    expect(kit.getProvider("solana")).toBeUndefined()
  })

  it("S4.09 in part: a network that the wallet has no account on is not switched to, and nothing is asked", async () => {
    const { kit, wallet, account } = await setUp({}, { networks: [solanaMainnet, solanaTestnet] })
    await kit.connect({ connectorId })
    wallet.clearRequests()
    await expect(kit.switchNetwork({ networkId: solanaTestnet.caipNetworkId })).rejects.toMatchObject({
      code: "NETWORK_SWITCH_UNSUPPORTED"
    })
    expect(account()?.caipAddress).toMatch(solanaMainnet.caipNetworkId)
    expect(wallet.requests()).toEqual([])
  })

  it("T22, S3.04 in part: shows on each network the accounts that the wallet has there", async () => {
    const { kit, wallet, account } = await setUp()
    const [first, second] = wallet.addresses
    wallet.pretend([
      { address: first, chains: ["solana:mainnet"], features: [] },
      { address: second, chains: ["solana:devnet"], features: [] }
    ])
    await kit.connect({ connectorId })
    expect(account()?.allAccounts?.map(({ address }) => address)).toEqual([first])
    await kit.switchNetwork({ networkId: solanaDevnet.caipNetworkId })
    expect(account()?.allAccounts?.map(({ address }) => address)).toEqual([second])
  })

  it("T10 a click reaches the wallet in its own task", async () => {
    const { kit, wallet } = await setUp()
    const asked = () => wallet.requests().map(({ method }) => method)
    const connecting = kit.connect({ connectorId })
    expect(asked()).toEqual(["standard:connect"])
    await connecting
    wallet.clearRequests()
    const signing = kit.signMessage({ message: "hello" })
    expect(asked()).toEqual(["solana:signMessage"])
    await signing
  })

  it("a wallet that cannot sign messages says so in a typed error", async () => {
    const { kit } = await setUp({ features: ["standard:connect", "solana:signTransaction"] })
    await kit.connect({ connectorId })
    await expect(kit.signMessage({ message: "hello" })).rejects.toMatchObject({
      code: "SIGNING_FAILED",
      cause: { code: 4200 }
    })
  })

  it("T09 follows the wallet's accounts, and ends when it takes the permission away", async () => {
    const { kit, wallet, account } = await setUp()
    await kit.connect({ connectorId })
    wallet.setAccounts([wallet.addresses[1]!])
    await vi.waitFor(() => expect(account()?.address).toBe(wallet.addresses[1]))
    wallet.revoke()
    await vi.waitFor(() => expect(account()?.status).toBe("disconnected"))
    expect(wallet.listenerCount()).toBe(0)
  })

  it("T11, S4.04 in part: a stored session comes back silently, on the network it was on", async () => {
    const storage = memoryStorage()
    const { kit, wallet, window } = await setUp({ keepsPermission: true }, { storage })
    await kit.connect({ connectorId })
    await kit.switchNetwork({ networkId: solanaDevnet.caipNetworkId })
    await kit.dispose()
    wallet.clearRequests()
    const again = makeKit(window, { storage })
    kits.push(again)
    await again.ready()
    expect(again.getSnapshot().account["solana"]).toMatchObject({
      status: "connected",
      caipAddress: `${solanaDevnet.caipNetworkId}:${wallet.addresses[0]}`
    })
    expect(wallet.requests().map(({ params }) => params)).toEqual([[{ silent: true }]])
  })

  it("its functions need a connected wallet, and a network that the kit has", async () => {
    const { kit } = await setUp()
    await expect(kit.solana.signIn()).rejects.toMatchObject({ code: "NOT_CONNECTED" })
    await expect(kit.solana.getRpc({ networkId: solanaTestnet.caipNetworkId })).rejects.toMatchObject({
      code: "NETWORK_NOT_FOUND"
    })
  })
})

describe("reads", () => {
  const signature = "5VERv8NMvzbJMEkV8xnrLkEaWRtSz9CosKDYjCJjBRnbJLgp8uirBgmQpjKhoR4tjF3ZpRzrFmBV6UjKdiSZkQUW"
  const results: Readonly<Record<string, unknown>> = {
    getBalance: { context: { slot: 1 }, value: 1_500_000_000 },
    getSlot: 12,
    getSignatureStatuses: { value: [{ slot: 5, err: null, confirmationStatus: "finalized" }] }
  }

  /** A connected kit on a page whose every request is answered, and written down. */
  const setUpReads = async (options: Parameters<typeof makeKit>[1]) => {
    const urls = new Set<string>()
    vi.stubGlobal("fetch", async (url: string, { body }: { readonly body: string }) => {
      urls.add(new URL(url).href)
      const { id, method } = JSON.parse(body)
      return Response.json({ jsonrpc: "2.0", id, result: results[method] })
    })
    const page = await setUp({}, options)
    await page.kit.connect({ connectorId })
    const readAll = async () => {
      await page.kit.refreshBalance({ force: true }).catch(() => {})
      return {
        balance: page.account()?.balance,
        symbol: page.account()?.balanceSymbol,
        slot: await page.kit.solana
          .getRpc()
          .then((rpc) => rpc.getSlot().send())
          .catch(({ code }) => code),
        waited: await page.kit.solana.waitForSignature({ signature }).then(
          ({ commitment }) => commitment,
          ({ code }) => code
        )
      }
    }
    return { ...page, readAll, urls: () => [...urls] }
  }
  const answered = { balance: "1.5", symbol: "SOL", slot: 12n, waited: "finalized" }
  const onUrl = (url: string) => [{ ...solanaMainnet, rpcUrls: { default: { http: [url] } } }]

  it("T32, S9.12 in part: the public URL of the network object is not asked", async () => {
    const { readAll, urls } = await setUpReads({})
    expect(await readAll()).toMatchObject({ slot: "RPC_URL_MISSING", waited: "RPC_URL_MISSING" })
    expect(urls()).toEqual([])
  })

  it("T32, S9.12 in part: with publicRpc it is", async () => {
    const { readAll, urls } = await setUpReads({ solana: { publicRpc: true } })
    expect(await readAll()).toEqual(answered)
    expect(urls()).toEqual(["https://api.mainnet-beta.solana.com/"])
  })

  it("T32, S9.12 in part: a URL on loopback is asked without being told to", async () => {
    const { readAll, urls } = await setUpReads({ networks: onUrl("http://localhost:8899/") })
    expect(await readAll()).toEqual(answered)
    expect(urls()).toEqual(["http://localhost:8899/"])
  })

  it("T32, S9.12 in part: the app's own URL is asked, and nobody else when it answers", async () => {
    const { readAll, urls } = await setUpReads({
      solana: { publicRpc: true },
      customRpcUrls: { [solanaMainnet.caipNetworkId]: ["https://own.test/key"] }
    })
    expect(await readAll()).toEqual(answered)
    expect(urls()).toEqual(["https://own.test/key"])
  })
})

describe("what is loaded", () => {
  it("T32 names the networks' own URLs as hosts only where the app asked for them, or they are on loopback", () => {
    const origins = (plugin: ReturnType<typeof solana>) => plugin.hosts?.map(({ origin }) => origin)
    expect(origins(solana())).toEqual(["<customRpcUrls>", "<loopback URLs of networks>"])
    expect(origins(solana({ publicRpc: true }))).toEqual(["<customRpcUrls>", "<networks>"])
  })

  /** Everything outside of this folder that a module needs before it runs. */
  const needs = (file: string, seen = new Set<string>()): ReadonlySet<string> => {
    const source = readFileSync(file, "utf8")
    const imported = [...source.matchAll(/^(?:import|export)\s(?!type\b)(?:[^"]*?\sfrom\s)?"([^"]+)"/gm)]
    for (const [, specifier] of imported as Iterable<readonly [string, string]>) {
      const target = specifier.startsWith(".") ? path.resolve(path.dirname(file), specifier) : specifier
      if (seen.has(target)) continue
      seen.add(target)
      if (existsSync(target)) needs(target, seen)
    }
    return new Set([...seen].filter((target) => !existsSync(target)))
  }
  const source = (name: string) => path.join(import.meta.dirname, name)

  it("a page load needs nothing, the engine no library of the chain, nor the API before it is called", () => {
    expect([...needs(source("index.ts"))]).toEqual(["@latchkey/core"])
    for (const file of ["module.ts", "api/makeSolanaApi.ts"]) {
      const foreign = [...needs(source(file))].filter((name) => !/^(@latchkey\/core|effect)(\/|$)/.test(name))
      expect(foreign).toEqual([])
    }
  })

  it("@solana/kit is loaded with the first RPC client, not before; without it, the error says what to install", async () => {
    const load = vi.fn(() => {
      throw new Error("Cannot find package")
    })
    vi.doMock("@solana/kit", load)
    const url = { customRpcUrls: { [solanaMainnet.caipNetworkId]: ["http://127.0.0.1:1"] } }
    const { kit } = await setUp({}, url)
    await kit.connect({ connectorId })
    await kit.signMessage({ message: "hello" })
    await kit.solana.signTransaction({ transaction: new Uint8Array() }).catch(() => {})
    await kit.solana.waitForSignature({ signature: "" }).catch(() => {})
    expect(load).not.toHaveBeenCalled()
    await expect(kit.solana.getRpc()).rejects.toMatchObject({
      code: "SDK_MISSING",
      advice: expect.stringContaining("@solana/kit 8")
    })
    expect(load).toHaveBeenCalled()
  })

  it("works on a server, where there is no window", async () => {
    const kit = createKit({
      app: { name: "Test" },
      networks: [solanaMainnet],
      plugins: [solana()],
      storage: memoryStorage()
    })
    kits.push(kit)
    await kit.ready()
    expect(kit.getSnapshot().connection.connectors).toEqual([])
    expect(kit.getSnapshot().plugin.failed).toEqual({})
  })
})
