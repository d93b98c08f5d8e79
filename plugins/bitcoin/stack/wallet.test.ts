import ecc from "@bitcoinerlab/secp256k1"
import { address as addresses, initEccLib, networks, Psbt, Transaction } from "bitcoinjs-lib"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { createBitcoinWallet } from "../wallet/createBitcoinWallet.ts"
import { bitcoinTestAccounts } from "../wallet/accounts/bitcoinTestAccounts.ts"
import type { BitcoinProviderKind, BitcoinWalletOptions } from "../wallet/BitcoinWallet.ts"
import { isNodeInstalled } from "./isNodeInstalled.ts"
import { startBitcoin, type BitcoinPart } from "./startBitcoin.ts"

initEccLib(ecc)

const mainnet = "bip122:000000000019d6689c085ae165831e93"
const testnet = "bip122:000000000933ea01ad0ee984209779ba"
const [first, second, third] = bitcoinTestAccounts as [any, any, any]

describe.runIf(isNodeInstalled("the virtual Bitcoin wallet on a node"))(
  "a virtual Bitcoin wallet over the node",
  () => {
    let part: BitcoinPart
    beforeAll(async () => {
      part = (await startBitcoin()) as BitcoinPart
    })
    afterAll(() => part?.stop())

    const make = <K extends BitcoinProviderKind>(
      provider: K,
      options: Partial<BitcoinWalletOptions<K>> = {}
    ) => {
      const esploraUrl = Object.fromEntries(part.networks.map((each) => [each.caipNetworkId, each.rpcUrl]))
      return createBitcoinWallet({ provider, esploraUrl, ...options })
    }
    const read = async (path: string, id = mainnet) =>
      (await fetch(part.network(id).rpcUrl + path)).json() as Promise<any>
    const send = (raw: string) => fetch(`${part.network(mainnet).rpcUrl}/tx`, { method: "POST", body: raw })
    const received = async (address: string, id = mainnet) => {
      const { chain_stats, mempool_stats } = await read(`/address/${address}`, id)
      return chain_stats.funded_txo_sum + mempool_stats.funded_txo_sum
    }
    const fresh = (network = networks.bitcoin) =>
      addresses.toBech32(crypto.getRandomValues(new Uint8Array(20)), 0, network.bech32)

    /** A PSBT that spends a newly funded coin of each address. */
    async function psbtOf(owners: readonly string[], receiver: string) {
      const psbt = new Psbt()
      for (const owner of owners) {
        const hash = await part.fund(owner, 100_000n)
        const { vout } = await read(`/tx/${hash}`)
        const index = vout.findIndex((output: any) => output.scriptpubkey_address === owner)
        psbt.addInput({
          hash,
          index,
          witnessUtxo: { script: addresses.toOutputScript(owner), value: 100_000n }
        })
      }
      return psbt.addOutput({ address: receiver, value: BigInt(owners.length * 100_000 - 2000) })
    }

    it.each(["p2wpkh", "p2sh"] as const)(
      "signs a PSBT of a %s and a taproot input that is mined, and refused when tampered with",
      async (paymentType) => {
        const { provider } = make("standard", { paymentType })
        const { accounts } = await provider.features["bitcoin:connect"].connect({
          purposes: ["payment", "ordinals"]
        })
        const receiver = fresh()
        const psbt = await psbtOf(
          accounts.map((account) => account.address),
          receiver
        )
        const [output] = await provider.features["bitcoin:signTransaction"].signTransaction({
          psbt: psbt.toBuffer(),
          chain: "bitcoin:mainnet",
          inputsToSign: accounts.map((account, index) => ({ account, signingIndexes: [index] }))
        })
        const raw = Psbt.fromBuffer(output!.signedPsbt).finalizeAllInputs().extractTransaction().toHex()
        const tampered = Transaction.fromHex(raw)
        tampered.outs[0]!.value -= 1n
        const refused = await send(tampered.toHex())
        expect(refused.status).toBe(400)
        expect(await refused.text()).toMatch(/-26/)
        const taken = await send(raw)
        expect(taken.status).toBe(200)
        await part.mine()
        expect(await read(`/tx/${await taken.text()}/status`)).toMatchObject({ confirmed: true })
        expect(await received(receiver)).toBe(198_000)
      }
    )

    it.each([0x81, 0x82, 0x83])("signs with the hash kind %i as the node understands it", async (sigHash) => {
      const { provider } = make("standard")
      const { accounts } = await provider.features["bitcoin:connect"].connect({
        purposes: ["payment", "ordinals"]
      })
      const receiver = fresh()
      const psbt = await psbtOf(
        accounts.map((account) => account.address),
        receiver
      )
      psbt.addOutput({ address: receiver, value: 1000n })
      const [output] = await provider.features["bitcoin:signTransaction"].signTransaction({
        psbt: psbt.toBuffer(),
        inputsToSign: accounts.map((account, index) => ({ account, signingIndexes: [index], sigHash }))
      })
      const raw = Psbt.fromBuffer(output!.signedPsbt).finalizeAllInputs().extractTransaction().toHex()
      expect((await send(raw)).status).toBe(200)
      await part.mine()
    })

    it("signs and sends by the Wallet Standard", async () => {
      const { provider } = make("standard")
      const { accounts } = await provider.features["bitcoin:connect"].connect({ purposes: ["payment"] })
      const [account] = accounts
      const receiver = fresh()
      const psbt = (await psbtOf([account!.address], receiver)).toBuffer()
      const inputsToSign = [{ account: account!, signingIndexes: [0] }]
      const { signAndSendTransaction } = provider.features["bitcoin:signAndSendTransaction"]
      await expect(signAndSendTransaction({ psbt, inputsToSign })).rejects.toMatchObject({ code: -32602 })
      const [sent] = await signAndSendTransaction({ psbt, inputsToSign, chain: "bitcoin:mainnet" })
      expect(await read(`/tx/${sent!.txId}/status`)).toEqual({ confirmed: false })
      expect(await received(receiver)).toBe(98_000)
    })

    it("signs and sends by Sats Connect", async () => {
      const { provider } = make("satsConnect")
      await provider.request("wallet_connect")
      const { payment, ordinals } = first.mainnet
      const receiver = fresh()
      const psbt = (await psbtOf([payment.address, ordinals.address], receiver)).toBase64()
      const signInputs = { [payment.address]: [0], [ordinals.address]: [1] }
      const open = (await provider.request("signPsbt", { psbt, signInputs })) as any
      expect(open.result).not.toHaveProperty("txid")
      expect(Psbt.fromBase64(open.result.psbt).data.inputs[0]!.partialSig).toHaveLength(1)
      const sent = (await provider.request("signPsbt", { psbt, signInputs, broadcast: true })) as any
      expect(await read(`/tx/${sent.result.txid}/status`)).toEqual({ confirmed: false })
      expect(await received(receiver)).toBe(198_000)
      expect(((await provider.request("getBalance")) as any).result).toMatchObject({
        total: expect.stringMatching(/^\d+$/)
      })
    })

    it("transfers by Sats Connect, to several, with the change back", async () => {
      const wallet = make("satsConnect", { accounts: [second] })
      const { address } = second.mainnet.payment
      await part.fund(address, 300_000n)
      await part.fund(address, 40_000n)
      await wallet.provider.request("wallet_connect")
      const [one, other] = [fresh(), fresh()]
      const answer = (await wallet.provider.request("sendTransfer", {
        recipients: [
          { address: one, amount: 310_000 },
          { address: other, amount: 1000 }
        ]
      })) as any
      const transaction = await read(`/tx/${answer.result.txid}`)
      expect(transaction.vin).toHaveLength(2)
      expect(transaction.vout.map((output: any) => [output.scriptpubkey_address, output.value])).toEqual([
        [one, 310_000],
        [other, 1000],
        [address, 340_000 - 311_000 - transaction.fee]
      ])
      expect(transaction.fee / (transaction.weight / 4)).toBeGreaterThanOrEqual(3.2)
      expect(transaction.fee / (transaction.weight / 4)).toBeLessThan(3.5)
    })

    it("asks the person for a transfer with the very outputs", async () => {
      const wallet = make("unisat", { policies: { sendBitcoin: "hang" } })
      await part.fund(first.mainnet.payment.address, 50_000n)
      const receiver = fresh()
      const sending = wallet.provider.sendBitcoin(receiver, 20_000, { feeRate: 2 })
      await expect.poll(() => wallet.pending().length).toBe(1)
      const { review } = wallet.pending()[0]!
      expect(review).toMatchObject({ kind: "signTransaction", sends: true })
      expect((review as any).facts).toContainEqual({ label: "Output 0", value: `${receiver} 20000 sat` })
      wallet.pending()[0]!.reject()
      await expect(sending).rejects.toMatchObject({ code: 4001 })
      expect(await received(receiver)).toBe(0)
    })

    it.each([
      ["p2wpkh", "payment"],
      ["p2sh", "payment"],
      ["p2wpkh", "ordinals"]
    ] as const)("sends by UniSat from a %s wallet's %s address", async (paymentType, purpose) => {
      const { provider } = make("unisat", { paymentType, purpose, accounts: [third] })
      const [address] = await provider.requestAccounts()
      await part.fund(address!, 50_000n)
      const receiver = fresh()
      const txid = await provider.sendBitcoin(receiver, 20_000, { feeRate: 2 })
      const { fee, weight } = await read(`/tx/${txid}`)
      expect(fee / (weight / 4)).toBeGreaterThanOrEqual(2)
      expect(fee / (weight / 4)).toBeLessThan(2.2)
      await part.mine()
      expect(await received(receiver)).toBe(20_000)
      const { confirmed } = await provider.getBalance()
      expect(confirmed).toBeGreaterThanOrEqual(30_000 - fee)
    })

    it("pushes by UniSat what it has signed", async () => {
      const { provider } = make("unisat")
      const [address] = await provider.requestAccounts()
      const [one, other] = [fresh(), fresh()]
      const signed = await provider.signPsbt((await psbtOf([address!], one)).toHex())
      expect(await provider.pushPsbt(signed)).toMatch(/^[0-9a-f]{64}$/)
      const open = await provider.signPsbt((await psbtOf([address!], other)).toHex())
      const rawtx = Psbt.fromHex(open).extractTransaction().toHex()
      expect(await provider.pushTx({ rawtx })).toMatch(/^[0-9a-f]{64}$/)
      expect([await received(one), await received(other)]).toEqual([98_000, 98_000])
      await expect(provider.pushTx(rawtx.slice(2))).rejects.toMatchObject({ code: -32603 })
    })

    it("sends by OKX on the network of the provider", async () => {
      const { provider } = make("okx")
      const { address } = await provider.bitcoinTestnet!.connect()
      await part.fund(address, 50_000n, testnet)
      const receiver = fresh(networks.testnet)
      const transfer = { from: address, to: receiver, value: "0.00012", satBytes: "3" }
      const { txhash } = await provider.bitcoinTestnet!.send(transfer)
      expect(await read(`/tx/${txhash}/status`, testnet)).toEqual({ confirmed: false })
      expect(await received(receiver, testnet)).toBe(12_000)
      const foreign = provider.bitcoinTestnet!.send({ ...transfer, to: fresh() })
      await expect(foreign).rejects.toMatchObject({ code: -32602 })
    })

    it("signs and sends by Leather", async () => {
      const { provider } = make("leather")
      const { payment } = first.mainnet
      const [one, other] = [fresh(), fresh()]
      const hex = (await psbtOf([payment.address], one)).toHex()
      const signed = (await provider.request("signPsbt", { hex, broadcast: true })) as any
      expect(await read(`/tx/${signed.result.txid}/status`)).toEqual({ confirmed: false })
      const transfer = { address: other, amount: "5000", network: "mainnet" }
      const sent = (await provider.request("sendTransfer", transfer)) as any
      expect(sent.result.txid).toMatch(/^[0-9a-f]{64}$/)
      await provider.request("sendTransfer", {
        recipients: [{ address: other, amount: 6000 }],
        network: "mainnet"
      })
      expect([await received(one), await received(other)]).toEqual([98_000, 11_000])
    })

    it("says in the wallet's words when the coins do not suffice or the server does not answer", async () => {
      const { provider } = make("satsConnect", { accounts: [second], network: testnet })
      await provider.request("wallet_connect")
      const recipients = [{ address: fresh(networks.testnet), amount: 1000 }]
      expect(await provider.request("sendTransfer", { recipients })).toMatchObject({
        error: { code: -32603, message: "Insufficient balance" }
      })
      const offline = createBitcoinWallet({
        provider: "satsConnect",
        network: mainnet,
        esploraUrl: { [mainnet]: "http://127.0.0.1:1" }
      })
      await offline.provider.request("wallet_connect")
      expect(await offline.provider.request("getBalance")).toMatchObject({ error: { code: -32603 } })
      const bare = createBitcoinWallet({ provider: "satsConnect" })
      await bare.provider.request("wallet_connect")
      expect(await bare.provider.request("getBalance")).toMatchObject({
        error: { code: -32603, message: expect.stringMatching(/no Esplora address/) }
      })
    })
  }
)
