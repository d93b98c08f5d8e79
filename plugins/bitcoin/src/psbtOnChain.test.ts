import { memoryStorage, type NetworkInput } from "@latchkey/core"
import { bitcoinTestAccounts, createBitcoinWallet, type BitcoinProviderKind } from "@latchkey/testing"
import { Transaction as BtcTransaction } from "@scure/btc-signer"
import { networks, payments, Psbt } from "bitcoinjs-lib"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { isNodeInstalled } from "../stack/isNodeInstalled.ts"
import { startBitcoin, type BitcoinPart } from "../stack/startBitcoin.ts"
import { fakeWindow, makeKit } from "../support/makeKit.ts"
import { decodeAddress } from "./address/Address.ts"
import { MAINNET } from "./networkIds.ts"
import { bitcoinMainnet } from "./networks.ts"
import { finishPsbt, signPsbt, type LibraryPsbt } from "./psbt.ts"

const runs = isNodeInstalled("libraries over the kit's Bitcoin connection")
let part: BitcoinPart
let onStack: ReadonlyArray<NetworkInput> = []
beforeAll(async () => {
  if (!runs) return
  const started = await startBitcoin()
  if ("missing" in started) throw new Error(`Install ${started.package}`)
  part = started
  onStack = [{ ...bitcoinMainnet, rpcUrls: { default: { http: [started.network(MAINNET).rpcUrl] } } }]
})
afterAll(() => part?.stop())

const kits: Array<{ dispose: () => Promise<void> }> = []
afterEach(() => Promise.all(kits.splice(0).map((kit) => kit.dispose())))

const [{ mainnet }, other] = bitcoinTestAccounts as [
  (typeof bitcoinTestAccounts)[number],
  (typeof bitcoinTestAccounts)[number]
]
const kinds: ReadonlyArray<BitcoinProviderKind> = ["standard", "satsConnect", "leather", "unisat", "okx"]
const FUNDED = 200_000n
const PAID = 190_000n

const open = async (provider: BitcoinProviderKind) => {
  const wallet = createBitcoinWallet({ provider, esploraUrl: { [MAINNET]: part.network(MAINNET).rpcUrl } })
  const window = fakeWindow()
  wallet.announce(window)
  const kit = makeKit(window, { storage: memoryStorage(), networks: onStack })
  kits.push(kit)
  await kit.ready()
  await kit.connect({ connectorId: kit.getSnapshot().connection.connectors[0]!.id })
  return kit
}

const ask = async (path: string, init?: RequestInit) => {
  const response = await fetch(`${part.network(MAINNET).rpcUrl}${path}`, init)
  if (!response.ok) throw new Error(await response.text())
  return response
}

const ownScript = `0014${decodeAddress(mainnet.payment.address)!.hash}`
const otherScript = () =>
  payments.p2wpkh({ pubkey: Buffer.from(other.mainnet.payment.publicKey, "hex") }).output!

/** A coin of the connected account. */
const coin = async () => {
  const txid = await part.fund(mainnet.payment.address, FUNDED)
  const funding = (await (await ask(`/tx/${txid}`)).json()) as {
    readonly vout: ReadonlyArray<{ readonly scriptpubkey: string }>
  }
  return { txid, index: funding.vout.findIndex(({ scriptpubkey }) => scriptpubkey === ownScript) }
}

const libraries = {
  "bitcoinjs-lib": async (): Promise<LibraryPsbt> => {
    const { txid, index } = await coin()
    const witnessUtxo = { script: Buffer.from(ownScript, "hex"), value: FUNDED }
    return new Psbt({ network: networks.bitcoin })
      .addInput({ hash: txid, index, witnessUtxo })
      .addOutput({ script: otherScript(), value: PAID })
  },
  "@scure/btc-signer": async (): Promise<LibraryPsbt> => {
    const { txid, index } = await coin()
    const transaction = new BtcTransaction()
    const witnessUtxo = { script: Uint8Array.from(Buffer.from(ownScript, "hex")), amount: FUNDED }
    transaction.addInput({ txid, index, witnessUtxo })
    transaction.addOutput({ script: otherScript(), amount: PAID })
    return transaction
  }
}
const cases = Object.entries(libraries).flatMap(([library, make]) =>
  kinds.map((kind) => [library, kind, make] as const)
)

describe.runIf(runs)("libraries over the kit's Bitcoin connection, on a real node", () => {
  it.each(cases)(
    "%s, %s: what the wallet signed is of the page's class, and is mined once the page has sent it",
    async (_library, kind, make) => {
      const kit = await open(kind)
      const asked = await make()
      const { psbt } = await signPsbt(kit, asked)
      expect(psbt).toBeInstanceOf(asked.constructor)
      expect(psbt).not.toBe(asked)
      const sent = await ask("/tx", { method: "POST", body: finishPsbt(psbt!) })
      await part.mine()
      const mined = await (await ask(`/tx/${await sent.text()}`)).json()
      expect(mined).toMatchObject({ status: { confirmed: true }, vout: [{ value: Number(PAID) }] })
    },
    60_000
  )

  it.each(Object.entries(libraries))("%s: the wallet sends it", async (_library, make) => {
    const kit = await open("unisat")
    const { txid } = await signPsbt(kit, await make(), { broadcast: true })
    await part.mine()
    expect(await (await ask(`/tx/${txid}`)).json()).toMatchObject({ status: { confirmed: true } })
  })

  it.each(Object.entries(libraries))(
    "%s: inputs that are finished stay as they are",
    async (_library, make) => {
      const { psbt } = await signPsbt(await open("unisat"), await make())
      const once = finishPsbt(psbt!)
      expect(finishPsbt(psbt!)).toBe(once)
    }
  )

  it("a PSBT that not all have signed is not finished", async () => {
    for (const make of Object.values(libraries)) {
      const asked = await make()
      expect(() => finishPsbt(asked)).toThrow()
    }
  })
})

it("what is no PSBT of a library is not asked about", async () => {
  const kit = { bitcoin: { signPsbt: () => Promise.reject(new Error("asked")) } }
  await expect(signPsbt(kit, { toBase64: () => "" } as never)).rejects.toMatchObject({
    code: "BITCOIN_PSBT_INVALID"
  })
})
