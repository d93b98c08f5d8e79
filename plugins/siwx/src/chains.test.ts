import { bitcoin, bitcoinMainnet, bitcoinTestnet } from "@latchkey/bitcoin"
import {
  createKit,
  memoryStorage,
  readSlice,
  type NetworkInput,
  type Plugin,
  type SiwxSession
} from "@latchkey/core"
import { fromBase58 } from "@latchkey/core/chain-kit"
import { cosmos, cosmosHub, osmosis } from "@latchkey/cosmos"
import { evm } from "@latchkey/evm"
import { kusamaRelayChain, polkadot, polkadotRelayChain } from "@latchkey/polkadot"
import { solana, solanaDevnet, solanaMainnet } from "@latchkey/solana"
import {
  bitcoinTestAccounts,
  announce,
  createBitcoinWallet,
  createCosmosWallet,
  createPolkadotWallet,
  createSolanaWallet,
  createVirtualWallet,
  type BitcoinWalletOptions
} from "@latchkey/testing"
import { verifyADR36Amino } from "@keplr-wallet/cosmos"
import { cryptoWaitReady, signatureVerify } from "@polkadot/util-crypto"
import { Verifier } from "bip322-js"
import nacl from "tweetnacl"
import { verifyMessage, type Hex } from "viem"
import { mainnet } from "viem/chains"
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest"
import { testServer } from "../support/testServer.ts"
import { siwx } from "./react/index.ts"
import { siwxSlice, type SiwxState } from "./SiwxState.ts"

afterEach(() => vi.unstubAllGlobals())

interface Announced {
  readonly announce: (place: EventTarget) => () => void
}

/** A page with one chain and one of its wallets, whose visitors sign in with the real server part. */
const openPage = async (
  plugin: Plugin<any, any, any>,
  networks: ReadonlyArray<NetworkInput>,
  wallet: Announced
) => {
  const window = new EventTarget()
  wallet.announce(window)
  const site = testServer()
  const kit = createKit({
    app: { name: "Shop", url: "http://shop.test" },
    // Nothing answers there: signing in reads no chain.
    networks: networks.map((network) => ({
      ...network,
      rpcUrls: { default: { http: ["http://127.0.0.1:1"] } }
    })) as unknown as readonly [NetworkInput],
    plugins: [plugin, siwx({ backend: site.backend })],
    storage: memoryStorage()
  })
  onTestFinished(() => kit.dispose())
  // Where the chain's module looks for wallets; the kit itself runs as it does without a page.
  vi.stubGlobal("window", window)
  await kit.ready()
  await vi.waitFor(() => expect(kit.getSnapshot().connection.connectors).not.toEqual([]), { interval: 1 })
  const now = (): SiwxState => readSlice(kit.getSnapshot(), siwxSlice)
  const until = (status: SiwxState["status"], account?: string) =>
    vi.waitFor(() => expect(now()).toMatchObject({ status, ...(account === undefined ? {} : { account }) }), {
      interval: 1,
      timeout: 10_000
    })
  return {
    kit,
    site,
    now,
    until,
    connect: async () => {
      kit.open()
      await kit.connect({ connectorId: kit.getSnapshot().connection.connectors[0]!.id })
      await until("asked")
    }
  }
}

const { mainnet: keys } = bitcoinTestAccounts[0]!
const bitcoinPage = (options: BitcoinWalletOptions) =>
  openPage(bitcoin(), [bitcoinMainnet, bitcoinTestnet], createBitcoinWallet(options))

describe("signing in with Bitcoin accounts", () => {
  it.each([
    ["standard", "p2wpkh", keys.payment.address],
    ["standard", "p2sh", keys.nested.address],
    ["satsConnect", "p2wpkh", keys.payment.address],
    ["satsConnect", "p2sh", keys.nested.address],
    ["leather", "p2wpkh", keys.payment.address],
    ["unisat", "p2wpkh", keys.payment.address],
    ["unisat", "p2sh", keys.nested.address],
    ["okx", "p2wpkh", keys.payment.address],
    ["okx", "p2sh", keys.nested.address]
  ] as const)(
    "S4.24 in part: a wallet of kind %s with a %s account is verified",
    async (provider, paymentType, address) => {
      const page = await bitcoinPage({ provider, paymentType })
      await page.connect()
      await page.kit.siwx.signIn()
      expect(await page.site.session()).toMatchObject({ chainId: bitcoinMainnet.caipNetworkId, address })
    }
  )

  it.each(["unisat", "okx"] as const)(
    "S4.24 in part: a taproot account of %s is verified",
    async (provider) => {
      const page = await bitcoinPage({ provider, purpose: "ordinals" })
      await page.connect()
      await page.kit.siwx.signIn()
      expect(await page.site.session()).toMatchObject({ address: keys.ordinals.address })
    }
  )

  it("T30 of a wallet that offers several kinds of addresses, each that becomes current is asked by itself", async () => {
    const wallet = createBitcoinWallet({ provider: "standard" })
    const page = await openPage(bitcoin(), [bitcoinMainnet, bitcoinTestnet], wallet)
    const on = ({ address }: { readonly address: string }) => `${bitcoinMainnet.caipNetworkId}:${address}`
    await page.connect()
    await page.kit.siwx.signIn()
    expect(await page.site.session()).toMatchObject({ address: keys.payment.address })
    wallet.setAccounts([keys.ordinals.address])
    await page.until("asked", on(keys.ordinals))
    expect(await page.site.session()).toBeUndefined()
    await page.kit.siwx.signIn()
    expect(await page.site.session()).toMatchObject({ address: keys.ordinals.address })
    wallet.setAccounts([keys.payment.address, keys.ordinals.address])
    await page.until("signedIn", on(keys.payment))
    expect(await page.site.session()).toMatchObject({ address: keys.payment.address })
    expect(await page.site.kept()).toHaveLength(2)
  })
})

describe("signing in with Polkadot accounts", () => {
  it("S4.24 in part: the address of each network signs in there, and only there", async () => {
    const page = await openPage(polkadot(), [polkadotRelayChain, kusamaRelayChain], createPolkadotWallet())
    await page.connect()
    const { data } = await page.kit.siwx.signIn()
    expect(data.accountAddress).toMatch(/^1/)
    expect(await page.site.session()).toMatchObject({
      chainId: polkadotRelayChain.caipNetworkId,
      address: data.accountAddress
    })
    await page.kit.switchNetwork({ networkId: kusamaRelayChain.caipNetworkId })
    await page.until("asked")
    expect(await page.site.session()).toBeUndefined()
    const other = await page.kit.siwx.signIn()
    expect(other.data.chainId).toBe(kusamaRelayChain.caipNetworkId)
    expect(other.data.accountAddress).not.toBe(data.accountAddress)
    expect(await page.site.session()).toMatchObject({ address: other.data.accountAddress })
  })
})

describe("signing in with Cosmos accounts", () => {
  it("T30 each network asks for the address that the account has there", async () => {
    const wallet = createCosmosWallet()
    const page = await openPage(cosmos(), [cosmosHub, osmosis], wallet)
    await page.connect()
    await page.kit.siwx.signIn()
    const onHub = { chainId: "cosmos:cosmoshub-4", address: wallet.addressOn("cosmoshub-4") }
    expect(await page.site.session()).toMatchObject(onHub)
    await page.kit.switchNetwork({ networkId: "cosmos:osmosis-1" })
    await page.until("asked")
    expect(await page.site.session()).toBeUndefined()
    await page.kit.siwx.signIn()
    const onOsmosis = { chainId: "cosmos:osmosis-1", address: wallet.addressOn("osmosis-1") }
    expect(await page.site.session()).toMatchObject(onOsmosis)
    await page.kit.switchNetwork({ networkId: "cosmos:cosmoshub-4" })
    await page.until("signedIn", `cosmos:cosmoshub-4:${onHub.address}`)
    expect(await page.site.session()).toMatchObject(onHub)
    expect(await page.site.kept()).toHaveLength(2)
  })
})

describe("signing in with Solana accounts", () => {
  it("S4.24 in part: the same key signs in on each network by itself", async () => {
    const page = await openPage(solana(), [solanaMainnet, solanaDevnet], createSolanaWallet())
    await page.connect()
    const { data } = await page.kit.siwx.signIn()
    expect(await page.site.session()).toMatchObject({ chainId: solanaMainnet.caipNetworkId })
    await page.kit.switchNetwork({ networkId: solanaDevnet.caipNetworkId! })
    await page.until("asked")
    expect(await page.site.session()).toBeUndefined()
    const other = await page.kit.siwx.signIn()
    expect(other.data).toMatchObject({
      accountAddress: data.accountAddress,
      chainId: solanaDevnet.caipNetworkId
    })
  })
})

describe("what the server takes on each namespace", () => {
  const bytesOf = (text: string) => new TextEncoder().encode(text)
  const bytesIn = (base64: string) => new Uint8Array(Buffer.from(base64, "base64"))
  type Proof = Pick<SiwxSession, "data" | "message" | "signature">
  const cosmosWallet = createCosmosWallet()
  const namespaces: ReadonlyArray<
    readonly [
      string,
      () => Promise<Awaited<ReturnType<typeof openPage>>>,
      (proof: Proof) => boolean | Promise<boolean>
    ]
  > = [
    [
      "eip155",
      () => {
        const wallet = createVirtualWallet({ chains: [{ id: 1, rpcUrl: "http://127.0.0.1:1" }] })
        return openPage(evm(), [mainnet], { announce: (place) => announce(wallet, place) })
      },
      ({ data, message, signature }) =>
        verifyMessage({ address: data.accountAddress as Hex, message, signature: signature as Hex })
    ],
    [
      "solana",
      () => openPage(solana(), [solanaMainnet], createSolanaWallet()),
      ({ data, message, signature }) => {
        const [made, key] = [signature, data.accountAddress].map((text) => fromBase58(text, 88))
        return nacl.sign.detached.verify(bytesOf(message), made!, key!)
      }
    ],
    [
      "bip122",
      () => bitcoinPage({ provider: "standard", paymentType: "p2wpkh" }),
      ({ data, message, signature }) => Verifier.verifySignature(data.accountAddress, message, signature)
    ],
    [
      "polkadot",
      async () => {
        await cryptoWaitReady()
        return openPage(polkadot(), [polkadotRelayChain], createPolkadotWallet())
      },
      ({ data, message, signature }) =>
        signatureVerify(bytesOf(`<Bytes>${message}</Bytes>`), signature, data.accountAddress).isValid
    ],
    [
      "cosmos",
      () => openPage(cosmos(), [cosmosHub], cosmosWallet),
      async ({ data, message, signature }) => {
        const { pubKey } = await cosmosWallet.provider.getKey("cosmoshub-4")
        return verifyADR36Amino("cosmos", data.accountAddress, message, pubKey, bytesIn(signature))
      }
    ]
  ]

  it("S4.24 in part, T29: is what an independent library takes for signed by that account, on all five", async () => {
    for (const [namespace, open, verify] of namespaces) {
      // Each page is one of its own.
      vi.unstubAllGlobals()
      const page = await open()
      await page.connect()
      const { data, message, signature } = await page.kit.siwx.signIn()
      expect(await page.site.session()).toMatchObject({ chainId: data.chainId, address: data.accountAddress })
      expect([namespace, data.chainId.split(":")[0], await verify({ data, message, signature })]).toEqual([
        namespace,
        namespace,
        true
      ])
      const other = { data, message: message.replace("shop.test", "evil.test"), signature }
      expect([namespace, await verify(other)]).toEqual([namespace, false])
    }
  })
})
