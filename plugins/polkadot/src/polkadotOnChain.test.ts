import { createKit, memoryStorage } from "@latchkey/core"
import { u8aWrapBytes } from "@polkadot/util"
import { encodeAddress, signatureVerify } from "@polkadot/util-crypto"
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest"
import { createPolkadotWallet, polkadotAccounts, type PolkadotWalletOptions } from "@latchkey/testing"
import { holders, runtime } from "../stack/networks.ts"
import { startPolkadot, type PolkadotPart } from "../stack/startPolkadot.ts"
import {
  kusamaRelayChain,
  polkadot,
  polkadotRelayChain,
  westendRelayChain,
  type PolkadotNetwork
} from "./index.ts"

const [alice, bob] = holders
const connectorId = "polkadot:polkadot-js"

let part: PolkadotPart
beforeAll(async () => {
  const started = await startPolkadot()
  if ("missing" in started) throw new Error(`${started.package} is not installed`)
  part = started
})
afterAll(() => part?.stop())

/** A network object over the stack's node for it, whose coin is another one than the network's. */
const onStack = (network: PolkadotNetwork, kind: "http" | "webSocket" = "http"): PolkadotNetwork => {
  const { rpcUrl, wsUrl } = part.network(network.caipNetworkId)
  const urls = kind === "http" ? { http: [rpcUrl], webSocket: [wsUrl] } : { http: [], webSocket: [wsUrl] }
  return { ...network, nativeCurrency: runtime.nativeCurrency, rpcUrls: { default: urls } }
}

const memory = () => {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value)
  }
}

const kits: Array<{ dispose: () => Promise<void> }> = []
afterEach(async () => {
  await Promise.all(kits.splice(0).map((kit) => kit.dispose()))
  vi.unstubAllGlobals()
})

/** A page with a wallet, which can be loaded again. */
const visit = (options: PolkadotWalletOptions = {}, kind?: "http" | "webSocket") => {
  const storage = memoryStorage()
  const window = new EventTarget()
  vi.stubGlobal("window", window)
  vi.stubGlobal("location", { origin: "http://127.0.0.1", protocol: "http:", href: "http://127.0.0.1/" })
  const wallet = createPolkadotWallet({ storage: memory(), ...options })
  wallet.announce(window)
  const load = async () => {
    const kit = createKit({
      app: { name: "Test" },
      networks: [polkadotRelayChain, kusamaRelayChain].map((network) => onStack(network, kind)),
      plugins: [polkadot()],
      storage
    })
    kits.push(kit)
    await kit.ready()
    const account = () => kit.getSnapshot().account["polkadot"]!
    return { kit, account }
  }
  return { wallet, load }
}

const free = async (networkId: string, address: string) => {
  const { kit } = await visit().load()
  const api = await kit.polkadot.getApi({ networkId: networkId as `polkadot:${string}` })
  const stored = await api.query["system"]!["account"]!(address)
  return (stored as unknown as { data: { free: { toBigInt: () => bigint } } }).data.free.toBigInt()
}
const shown = (planck: bigint) => {
  const [whole, fraction] = [planck / 10n ** 12n, planck % 10n ** 12n]
  return `${whole}${fraction === 0n ? "" : `.${String(fraction).padStart(12, "0").replace(/0+$/, "")}`}`
}

describe("a kit with polkadot on real nodes", () => {
  it("S3.04[address] in part: connects, signs, goes to another network, reads, comes back after a reload, and disconnects", async () => {
    const { wallet, load } = visit()
    const { kit, account } = await load()
    await kit.connect({ connectorId })
    expect(account()).toMatchObject({ status: "connected", address: encodeAddress(alice, 0) })

    const signature = await kit.signMessage({ message: "login" })
    expect(signatureVerify(u8aWrapBytes("login"), signature, account().address!).isValid).toBe(true)

    await kit.refreshBalance({ force: true })
    const expected = await free(polkadotRelayChain.caipNetworkId, alice)
    expect(account()).toMatchObject({ balance: shown(expected), balanceSymbol: "ROC", balanceFailed: false })

    await part.fund(alice, 123n * 10n ** 10n, kusamaRelayChain.caipNetworkId)
    await kit.switchNetwork({ networkId: kusamaRelayChain.caipNetworkId })
    expect(account().address).toBe(encodeAddress(alice, 2))
    await kit.refreshBalance({ force: true })
    expect(account().balance).toBe(shown(await free(kusamaRelayChain.caipNetworkId, alice)))
    expect(account().balance).not.toBe(shown(expected))

    await kit.dispose()
    wallet.setPolicy("reject")
    const reloaded = await load()
    expect(reloaded.account()).toMatchObject({ status: "connected", address: encodeAddress(alice, 2) })
    await reloaded.kit.disconnect()
    expect(reloaded.account().status).toBe("disconnected")
    expect(wallet.listenerCount()).toBe(0)
    await reloaded.kit.dispose()
    expect((await load()).account().status).toBe("disconnected")
  })

  it("an account that the chain does not know has nothing", async () => {
    const { kit, account } = await visit({ shared: [polkadotAccounts[2]!.address] }).load()
    await kit.connect({ connectorId })
    await kit.refreshBalance({ force: true })
    expect(account()).toMatchObject({ balance: "0", balanceFailed: false })
  })

  it("reads over a WebSocket where there is nothing else", async () => {
    const { kit, account } = await visit({}, "webSocket").load()
    await kit.connect({ connectorId })
    await kit.refreshBalance({ force: true })
    expect(account().balance).toBe(shown(await free(polkadotRelayChain.caipNetworkId, alice)))
  })

  it("T22 signs a transaction of @polkadot/api that the chain takes, and none for another network", async () => {
    const { kit, account } = await visit().load()
    await kit.connect({ connectorId })
    const api = await kit.polkadot.getApi()
    expect(api).toBe(await kit.polkadot.getApi())
    const before = await free(polkadotRelayChain.caipNetworkId, bob)
    const options = {
      signer: { signPayload: async (payload: object) => ({ id: 1, ...(await sign(payload)) }) }
    }
    const sign = (payload: object) => kit.polkadot.signPayload(payload as never)
    const transfer = api.tx["balances"]!["transferKeepAlive"]!(bob, 5n * 10n ** 12n)
    await new Promise<void>((resolve, reject) => {
      transfer
        .signAndSend(account().address!, options as never, ({ status, dispatchError }) => {
          if (dispatchError !== undefined) reject(new Error(dispatchError.toString()))
          else if (status.isInBlock || status.isFinalized) resolve()
        })
        .catch(reject)
    })
    expect(await free(polkadotRelayChain.caipNetworkId, bob)).toBe(before + 5n * 10n ** 12n)

    await kit.switchNetwork({ networkId: kusamaRelayChain.caipNetworkId })
    await expect(transfer.signAsync(account().address!, options as never)).rejects.toMatchObject({
      code: "NETWORK_MISMATCH"
    })
  })

  it("T31 a node that is not there fails the API, and nothing else", async () => {
    const { kit } = await visit().load()
    const gone = { default: { http: [], webSocket: ["ws://127.0.0.1:1"] } }
    kit.addNetwork({ ...westendRelayChain, rpcUrls: gone })
    await expect(kit.polkadot.getApi({ networkId: westendRelayChain.caipNetworkId })).rejects.toMatchObject({
      code: "POLKADOT_NODE_UNREACHABLE",
      details: { hosts: "127.0.0.1:1" }
    })
    await kit.connect({ connectorId })
    expect(await kit.signMessage({ message: "x" })).toMatch(/^0x/)
  })
})
