import { readFile } from "node:fs/promises"
import { createKit, memoryStorage } from "@latchkey/core"
import {
  createPolkadotWallet,
  faults,
  oddInjectedAccounts,
  oddInjectedExtensions,
  oddInjectedSignatures,
  polkadotAccounts,
  polkadotEthereumAccount,
  polkadotMultisig,
  type PolkadotWalletOptions
} from "@latchkey/testing"
import { u8aWrapBytes } from "@polkadot/util"
import { encodeAddress, signatureVerify } from "@polkadot/util-crypto"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { settle } from "../support/fakeExtension.ts"
import { fakeWindow, makeKit } from "../support/makeKit.ts"
import { kusamaRelayChain, polkadotAssetHub, polkadotRelayChain } from "./networks.ts"
import { polkadot } from "./polkadot.ts"

const kits: Array<{ dispose: () => Promise<void> }> = []
afterEach(async () => {
  await Promise.all(kits.splice(0).map((kit) => kit.dispose()))
  vi.unstubAllGlobals()
})

const [alice, bob, ed25519, ecdsa] = polkadotAccounts.map(({ address }) => address)
const kusamaGenesis = "0xb0a8d493285c2df73290dfb7e61f870f17b41801197a149ca93654499ea3dafe"
const connectorId = "polkadot:polkadot-js"

const setUp = async (options: PolkadotWalletOptions = {}, storage = memoryStorage()) => {
  const window = fakeWindow()
  const wallet = createPolkadotWallet(options)
  wallet.announce(window)
  const open = async () => {
    const kit = makeKit(window, { storage })
    kits.push(kit)
    await kit.ready()
    return kit
  }
  const kit = await open()
  const account = (of = kit) => of.getSnapshot().account["polkadot"]!
  const networkId = () => kit.getSnapshot().network.byNamespace["polkadot"]?.caipNetwork?.caipNetworkId
  return { wallet, kit, open, account, networkId, asked: () => wallet.requests().map(({ method }) => method) }
}

// What wallets tell reaches the state once a frame.
const nextFrame = () => vi.advanceTimersByTimeAsync(20)
beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }))
afterEach(() => void vi.useRealTimers())

describe("polkadot", () => {
  it("S1.14 in part, S1.15 in part, S9.07 in part: declares its namespace, its name and its kind of account", () => {
    expect(polkadot().namespaces).toEqual([{ id: "polkadot", name: "Polkadot", defaultAccountType: "eoa" }])
  })

  it("S1.14[polkadot] in part: fills what the chain has: signing, switching, balances, and no link for payments", async () => {
    const { kit } = await setUp()
    const has = (capability: string) => kit.hasCapability(capability, "polkadot")
    expect(["signing", "networkSwitching", "nativeBalance"].map(has)).toEqual([true, true, true])
    expect(has("paymentRequest")).toBe(false)
  })

  it("S4.03 in part, S3.04 in part: connects a wallet, signs with it, goes to another network, and disconnects", async () => {
    const { wallet, kit, account, networkId } = await setUp({ shared: [alice!, bob!] })
    await kit.connect({ connectorId })
    const aliceOnPolkadot = encodeAddress(alice!, 0)
    expect(account()).toMatchObject({ status: "connected", address: aliceOnPolkadot })
    expect(account().allAccounts).toEqual([
      {
        namespace: "polkadot",
        address: aliceOnPolkadot,
        type: "eoa",
        publicKey: "0xd43593c715fdd31c61141abd04a99fd6822c8558854ccde39a5684e7a56da27d"
      },
      expect.objectContaining({ address: encodeAddress(bob!, 0) })
    ])
    expect(networkId()).toBe(polkadotRelayChain.caipNetworkId)

    const signature = await kit.signMessage({ message: "hello" })
    expect(signatureVerify(u8aWrapBytes("hello"), signature, alice!).isValid).toBe(true)

    await kit.switchNetwork({ networkId: kusamaRelayChain.caipNetworkId })
    expect(account()).toMatchObject({
      address: encodeAddress(alice!, 2),
      caipAddress: `${kusamaRelayChain.caipNetworkId}:${encodeAddress(alice!, 2)}`
    })
    const again = await kit.signMessage({ message: new Uint8Array([0, 255]) })
    expect(signatureVerify(u8aWrapBytes(new Uint8Array([0, 255])), again, account().address!).isValid).toBe(
      true
    )

    await kit.disconnect()
    expect(account()).toMatchObject({ status: "disconnected" })
    expect(wallet.listenerCount()).toBe(0)
  })

  it.each([
    ["sr25519", alice!],
    ["ed25519", ed25519!],
    ["ecdsa", ecdsa!]
  ])("T20 signs with a key of %s, as an independent library verifies", async (_, address) => {
    const { kit, account } = await setUp({ shared: [address] })
    await kit.connect({ connectorId })
    const signature = await kit.signMessage({ message: "hello" })
    expect(signatureVerify(u8aWrapBytes("hello"), signature, account().address!).isValid).toBe(true)
    expect(signatureVerify(u8aWrapBytes("hallo"), signature, account().address!).isValid).toBe(false)
  })

  it("offers neither accounts of Ethereum's kind nor what is no key", async () => {
    const accounts = [polkadotEthereumAccount, polkadotMultisig, ...polkadotAccounts]
    const { kit, account } = await setUp({ accounts, shared: accounts.map(({ address }) => address) })
    await kit.connect({ connectorId })
    expect(account().allAccounts.map(({ address }) => address)).toEqual(
      polkadotAccounts.map(({ address }) => encodeAddress(address, 0))
    )
  })

  it("T22 an account that its wallet keeps for another network is only there", async () => {
    const bound = polkadotAccounts.map((account) =>
      account.address === bob ? { ...account, genesisHash: kusamaGenesis as `0x${string}` } : account
    )
    const { kit, account } = await setUp({ accounts: bound, shared: [alice!, bob!] })
    await kit.connect({ connectorId })
    expect(account().allAccounts).toHaveLength(1)
    await kit.switchNetwork({ networkId: kusamaRelayChain.caipNetworkId })
    expect(account().allAccounts).toHaveLength(2)
    await kit.switchNetwork({ networkId: polkadotAssetHub.caipNetworkId })
    expect(account().allAccounts).toHaveLength(1)
  })

  it("S4.03 in part: a wallet whose only account is of another network comes on that one, and stays there", async () => {
    const accounts = [{ ...polkadotAccounts[1]!, genesisHash: kusamaGenesis as `0x${string}` }]
    const { kit, account, networkId } = await setUp({ accounts })
    await kit.connect({ connectorId })
    const onKusama = () =>
      expect([networkId(), account().address]).toEqual([
        kusamaRelayChain.caipNetworkId,
        encodeAddress(bob!, 2)
      ])
    onKusama()
    await expect(kit.switchNetwork({ networkId: polkadotRelayChain.caipNetworkId })).rejects.toMatchObject({
      code: "NETWORK_SWITCH_FAILED"
    })
    onKusama()
  })

  it("T09 follows the wallet's accounts on the network that the page is on, and ends when they vanish", async () => {
    const { wallet, kit, account } = await setUp()
    await kit.connect({ connectorId })
    await kit.switchNetwork({ networkId: kusamaRelayChain.caipNetworkId })
    wallet.setAccounts([bob!])
    await nextFrame()
    expect(account().address).toBe(encodeAddress(bob!, 2))
    for (const odd of oddInjectedAccounts.slice(0, 7)) wallet.emit(odd.make())
    await nextFrame()
    expect(account().address).toBe(encodeAddress(bob!, 2))
    wallet.revoke()
    await vi.waitFor(() => expect(account().status).toBe("disconnected"))
    expect(wallet.listenerCount()).toBe(0)
  })

  it("T10 a click reaches the wallet in its own task", async () => {
    const { wallet, kit, asked } = await setUp()
    const connecting = kit.connect({ connectorId })
    expect(asked()).toEqual(["enable"])
    await connecting
    wallet.clearRequests()
    const signing = kit.signMessage({ message: "hello" })
    expect(asked()).toEqual(["signer.signRaw"])
    await signing
    wallet.clearRequests()
    await kit.switchNetwork({ networkId: kusamaRelayChain.caipNetworkId })
    expect(asked()).toEqual([])
  })

  it("T11, S4.04 in part: a stored session comes back on its network, and not where the wallet was never connected", async () => {
    const storage = memoryStorage()
    const { wallet, kit, open, account } = await setUp({}, storage)
    await kit.connect({ connectorId })
    await kit.switchNetwork({ networkId: kusamaRelayChain.caipNetworkId })
    await kit.dispose()
    wallet.setPolicy("reject")
    const again = await open()
    expect(account(again)).toMatchObject({ status: "connected", address: encodeAddress(alice!, 2) })
    await again.dispose()
    storage.remove(`${connectorId}:enabled`)
    wallet.clearRequests()
    const third = await open()
    expect(account(third).status).toBe("disconnected")
    expect(wallet.requests()).toEqual([])
  })

  it("S4.04 in part: a wallet that asks at the next load, since it was told to forget the site, is left alone after 5 s", async () => {
    const { wallet, kit, open, account } = await setUp()
    await kit.connect({ connectorId })
    await kit.dispose()
    wallet.revoke()
    wallet.setPolicy("hang")
    vi.useFakeTimers()
    const reopened = open()
    await vi.advanceTimersByTimeAsync(5_000)
    vi.useRealTimers()
    const again = await reopened
    expect(account(again).status).toBe("disconnected")
    for (const request of wallet.pending()) request.approve()
    await settle()
    expect(account(again).status).toBe("disconnected")
  })

  it.each(["enable", "connect", "both"] as const)("takes the door %s", async (door) => {
    const { wallet, kit, account } = await setUp({ door })
    await kit.connect({ connectorId: `polkadot:${wallet.key}` })
    expect(account().status).toBe("connected")
  })

  it.each(oddInjectedExtensions.map((odd) => [odd.name, odd] as const))(
    "T08 a wallet that answers with %s",
    async (_, odd) => {
      const { wallet, kit, account } = await setUp()
      wallet.setFault("enable", faults.changes(odd.change))
      const outcome = await kit.connect({ connectorId }).then(
        () => "connected",
        ({ code }) => code
      )
      expect(outcome).toBe(odd.fate === "connects" ? "connected" : "CONNECTION_FAILED")
      if (odd.fate === "refused") return
      await kit.signMessage({ message: "hello" }).catch(({ code }) => expect(code).toBe("SIGNING_FAILED"))
      await kit.disconnect()
      expect(account().status).toBe("disconnected")
    }
  )

  it.each(oddInjectedSignatures.map(({ name, make }) => [name, make] as const))(
    "T08 %s is no signature, and ends no connection",
    async (_, make) => {
      const { wallet, kit, account } = await setUp()
      await kit.connect({ connectorId })
      wallet.setFault("signer.signRaw", faults.resolves(make()))
      await expect(kit.signMessage({ message: "x" })).rejects.toMatchObject({ code: "SIGNING_FAILED" })
      expect(account().status).toBe("connected")
    }
  )
})

describe("the declaration", () => {
  it("T32 names the networks' own URLs as hosts only where the app asked for them, or they are on loopback", () => {
    const origins = (plugin: ReturnType<typeof polkadot>) => plugin.hosts?.map(({ origin }) => origin)
    expect(origins(polkadot())).toEqual(["<customRpcUrls>", "<loopback URLs of networks>"])
    expect(origins(polkadot({ publicRpc: true }))).toEqual(["<customRpcUrls>", "<networks>"])
  })

  it.each([
    ["index.ts", ["./polkadot.ts", "./networks.ts"]],
    ["polkadot.ts", ["@latchkey/core"]],
    ["networks.ts", []]
  ])("%s reaches nothing heavy: data, types and dynamic imports only", async (file, expected) => {
    const source = await readFile(new URL(file, import.meta.url), "utf8")
    const imported = [...source.matchAll(/^(?:import|export) (?!type)[^"]*? from "([^"]+)"/gm)].map(
      (match) => match[1]
    )
    expect(imported).toEqual(expected)
  })

  it("works on a server, where there is no window", async () => {
    const kit = createKit({
      app: { name: "Test" },
      networks: [polkadotAssetHub],
      plugins: [polkadot()],
      storage: memoryStorage()
    })
    kits.push(kit)
    await kit.ready()
    expect(kit.getSnapshot().connection.connectors).toEqual([])
    expect(kit.getSnapshot().plugin.failed).toEqual({})
  })
})
