import { memoryStorage, type NetworkInput } from "@latchkey/core"
import { bitcoinTestAccounts, createBitcoinWallet, type BitcoinProviderKind } from "@latchkey/testing"
import { Verifier } from "bip322-js"
import { payments, Psbt, Transaction } from "bitcoinjs-lib"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { isNodeInstalled } from "../stack/isNodeInstalled.ts"
import { startBitcoin, type BitcoinPart } from "../stack/startBitcoin.ts"
import { fakeWindow, makeKit } from "../support/makeKit.ts"
import { decodeAddress } from "./address/Address.ts"
import { MAINNET, TESTNET } from "./networkIds.ts"
import { bitcoinMainnet, bitcoinSignet, bitcoinTestnet } from "./networks.ts"

const runs = isNodeInstalled("bitcoin on a real node")
let part: BitcoinPart
let networks: ReadonlyArray<NetworkInput> = []
beforeAll(async () => {
  if (!runs) return
  const started = await startBitcoin()
  if ("missing" in started) throw new Error(`Install ${started.package}`)
  part = started
  networks = [bitcoinMainnet, bitcoinTestnet, bitcoinSignet].map((network) => ({
    ...network,
    rpcUrls: { default: { http: [started.network(network.caipNetworkId!).rpcUrl] } }
  }))
})
afterAll(() => part?.stop())

const kits: Array<{ dispose: () => Promise<void> }> = []
afterEach(() => Promise.all(kits.splice(0).map((kit) => kit.dispose())))

const [{ mainnet, testnet }, other] = bitcoinTestAccounts as [
  (typeof bitcoinTestAccounts)[number],
  (typeof bitcoinTestAccounts)[number]
]
const kinds: ReadonlyArray<BitcoinProviderKind> = ["standard", "satsConnect", "leather", "unisat", "okx"]

const open = async (provider: BitcoinProviderKind) => {
  const esploraUrl = Object.fromEntries(
    part.networks.map(({ caipNetworkId, rpcUrl }) => [caipNetworkId, rpcUrl])
  )
  const wallet = createBitcoinWallet({ provider, esploraUrl })
  const storage = memoryStorage()
  const load = async () => {
    const window = fakeWindow()
    wallet.announce(window)
    const kit = makeKit(window, { storage, networks })
    kits.push(kit)
    await kit.ready()
    return kit
  }
  const kit = await load()
  await kit.connect({ connectorId: kit.getSnapshot().connection.connectors[0]!.id })
  return { kit, wallet, load }
}

const esplora = async <A>(networkId: string, path: string): Promise<A> => {
  const response = await fetch(`${part.network(networkId).rpcUrl}${path}`)
  return response.json() as Promise<A>
}
const balanceOf = async (networkId: string, address: string): Promise<bigint> => {
  const unspent = await esplora<ReadonlyArray<{ readonly value: number }>>(
    networkId,
    `/address/${address}/utxo`
  )
  return unspent.reduce((sum, { value }) => sum + BigInt(value), 0n)
}
const inSatoshi = (balance: string | undefined) => {
  const [whole = "", fraction = ""] = (balance ?? "").split(".")
  return BigInt(`${whole}${fraction.padEnd(8, "0")}`)
}

describe.runIf(runs)("a kit with bitcoin on a real node", () => {
  it.each(kinds)(
    "S3.05, S7.28 in part: %s: connects, reads the balance, signs, switches, comes back after a reload, disconnects",
    async (kind) => {
      const { kit, wallet, load } = await open(kind)
      const account = (of = kit) => of.getSnapshot().account["bip122"]!
      const { address } = mainnet.payment
      expect(account()).toMatchObject({ status: "connected", address })
      await part.fund(address, 123_456n)
      await kit.refreshBalance({ force: true })
      expect(account()).toMatchObject({ balanceSymbol: "BTC", balanceFailed: false })
      expect(inSatoshi(account().balance)).toBe(await balanceOf(MAINNET, address))

      const signature = await kit.signMessage({ message: "Grüße 👋" })
      expect(Verifier.verifySignature(address, "Grüße 👋", signature)).toBe(true)

      await kit.switchNetwork({ networkId: TESTNET })
      expect(account().address).toBe(testnet.payment.address)
      await part.fund(testnet.payment.address, 777n, TESTNET)
      await kit.refreshBalance({ force: true })
      expect(account().balanceSymbol).toBe("tBTC")
      expect(inSatoshi(account().balance)).toBe(await balanceOf(TESTNET, testnet.payment.address))

      await kit.dispose()
      const again = await load()
      if (kind === "leather") {
        expect(account(again).status).toBe("disconnected")
        return
      }
      expect(account(again)).toMatchObject({ status: "connected", address: testnet.payment.address })
      await again.disconnect()
      expect([account(again).status, wallet.accounts(), wallet.listenerCount()]).toEqual([
        "disconnected",
        [],
        0
      ])
    },
    60_000
  )

  it.each(["satsConnect", "leather", "unisat", "okx"] as const)(
    "T20 %s: pays exactly that",
    async (kind) => {
      const { kit } = await open(kind)
      await part.fund(mainnet.payment.address, 1_000_000n)
      const recipient = other.mainnet.ordinals.address
      const before = await balanceOf(MAINNET, recipient)
      const txid = await kit.bitcoin.sendTransfer({ recipient, amount: 54_321n })
      await part.mine()
      expect(await esplora(MAINNET, `/tx/${txid}`)).toMatchObject({ txid, status: { confirmed: true } })
      expect((await balanceOf(MAINNET, recipient)) - before).toBe(54_321n)
    },
    60_000
  )

  it.each(kinds)(
    "T20 %s: a PSBT is signed, broadcast and mined as it was asked",
    async (kind) => {
      const { kit } = await open(kind)
      const txid = await part.fund(mainnet.payment.address, 200_000n)
      const funding = await esplora<{ readonly vout: ReadonlyArray<{ readonly scriptpubkey: string }> }>(
        MAINNET,
        `/tx/${txid}`
      )
      const script = `0014${decodeAddress(mainnet.payment.address)!.hash}`
      const index = funding.vout.findIndex(({ scriptpubkey }) => scriptpubkey === script)
      const asked = new Psbt()
      asked.addInput({
        hash: txid,
        index,
        witnessUtxo: { script: Buffer.from(script, "hex"), value: 200_000n }
      })
      const { output } = payments.p2wpkh({ pubkey: Buffer.from(other.mainnet.payment.publicKey, "hex") })
      asked.addOutput({ script: output!, value: 190_000n })
      const sent = await kit.bitcoin.signPsbt({ psbt: asked.toBase64(), broadcast: true })
      expect(sent.txid).toBe(Transaction.fromBuffer(asked.data.globalMap.unsignedTx.toBuffer()).getId())
      await part.mine()
      expect(await esplora(MAINNET, `/tx/${sent.txid}`)).toMatchObject({ status: { confirmed: true } })
    },
    60_000
  )
})
