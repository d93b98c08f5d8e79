import { bitcoinTestAccounts, createBitcoinWallet, faults, type BitcoinProviderKind } from "@latchkey/testing"
import * as ecc from "@bitcoinerlab/secp256k1"
import { Psbt, Transaction } from "bitcoinjs-lib"
import { afterEach, describe, expect, it, vi } from "vitest"
import { fakeWindow, makeKit } from "../../support/makeKit.ts"
import { makePsbt, type Coin } from "../../support/psbts.ts"
import { decodeAddress } from "../address/Address.ts"

const kits: Array<{ dispose: () => Promise<void> }> = []
afterEach(async () => {
  await Promise.all(kits.splice(0).map((kit) => kit.dispose()))
  vi.doUnmock("bitcoinjs-lib")
})

const { payment, ordinals } = bitcoinTestAccounts[0]!.mainnet
const stranger = bitcoinTestAccounts[2]!.mainnet.payment
const paymentCoin: Coin = { segwit: payment.publicKey }
const ordinalCoin: Coin = {
  taproot: ordinals.publicKey,
  script: `5120${decodeAddress(ordinals.address)!.hash}`
}

const open = async (provider: BitcoinProviderKind) => {
  const window = fakeWindow()
  const wallet = createBitcoinWallet({ provider, name: "Wallet" })
  wallet.announce(window)
  const kit = makeKit(window)
  kits.push(kit)
  await kit.ready()
  await kit.connect({ connectorId: kit.getSnapshot().connection.connectors[0]!.id })
  wallet.clearRequests()
  return { kit, wallet, asked: () => wallet.requests().map(({ method }) => method) }
}

const ecdsa = (publicKey: Uint8Array, hash: Uint8Array, signature: Uint8Array) =>
  ecc.verify(hash, publicKey, signature)
const signMethods = {
  standard: "bitcoin:signTransaction",
  satsConnect: "signPsbt",
  leather: "signPsbt",
  unisat: "signPsbt",
  okx: "signPsbt"
} as const
const kinds = Object.keys(signMethods) as ReadonlyArray<BitcoinProviderKind>

/** Another PSBT in place of the one that a wallet answers with, in the wallet's own shape. */
const answerOf = (kind: BitcoinProviderKind, psbt: Psbt): unknown =>
  ({
    standard: [{ signedPsbt: psbt.toBuffer() }],
    satsConnect: { result: { psbt: psbt.toBase64() } },
    leather: { result: { hex: psbt.toHex() } },
    unisat: psbt.toHex(),
    okx: psbt.toHex()
  })[kind]

describe("signPsbt", () => {
  it.each(kinds)("T20 %s signs what spends from the account, and nothing else", async (kind) => {
    const { kit } = await open(kind)
    const asked = makePsbt([{ segwit: stranger.publicKey }, paymentCoin])
    const { psbt, txid } = await kit.bitcoin.signPsbt({ psbt: asked.toBase64() })
    const signed = Psbt.fromBase64(psbt!)
    expect(signed.validateSignaturesOfInput(1, ecdsa)).toBe(true)
    expect(signed.data.inputs[0]).toEqual({ witnessUtxo: asked.data.inputs[0]?.witnessUtxo })
    expect(signed.data.globalMap.unsignedTx.toBuffer()).toEqual(asked.data.globalMap.unsignedTx.toBuffer())
    expect(txid).toBeUndefined()
  })

  it.each(["standard", "satsConnect", "leather"] as const)(
    "S3.05 in part: %s signs with the payment and the ordinal account at once",
    async (kind) => {
      const { kit } = await open(kind)
      const asked = makePsbt([paymentCoin, ordinalCoin])
      const signed = Psbt.fromBase64((await kit.bitcoin.signPsbt({ psbt: asked.toHex() })).psbt!)
      expect(signed.validateSignaturesOfInput(0, ecdsa)).toBe(true)
      expect(signed.data.inputs[1]?.tapKeySig).toHaveLength(64)
    }
  )

  it("finds a coin of a whole earlier transaction too, and signs only what is named", async () => {
    const { kit, wallet } = await open("satsConnect")
    const asked = makePsbt([paymentCoin, paymentCoin])
    const signInputs = [{ address: payment.address.toUpperCase(), index: 1 }]
    const signed = Psbt.fromBase64((await kit.bitcoin.signPsbt({ psbt: asked.toBase64(), signInputs })).psbt!)
    expect([signed.data.inputs[0]?.partialSig, signed.data.inputs[1]?.partialSig?.length]).toEqual([
      undefined,
      1
    ])
    expect(wallet.requests()[0]?.params).toEqual({
      psbt: asked.toBase64(),
      signInputs: { [payment.address]: [1] },
      broadcast: false
    })
    const foreign = makePsbt([{ legacy: stranger.publicKey }])
    await expect(kit.bitcoin.signPsbt({ psbt: foreign.toBase64() })).rejects.toMatchObject({
      code: "BITCOIN_PSBT_INVALID"
    })
  })

  it.each(kinds)("T20, T24 in part: %s: what comes back must be what was asked, signed", async (kind) => {
    const { kit, wallet } = await open(kind)
    const asked = makePsbt([paymentCoin])
    const outcome = async (answer: unknown) => {
      wallet.setFault(signMethods[kind], faults.resolves(answer))
      return kit.bitcoin.signPsbt({ psbt: asked.toBase64() }).then(
        () => "resolved",
        ({ code, details }) => details.problem ?? code
      )
    }
    const signed = (psbt: Psbt) => psbt.updateInput(0, { finalScriptWitness: new Uint8Array([1, 0]) })
    for (const other of [
      makePsbt([paymentCoin], 4_999),
      makePsbt([paymentCoin], 5_000, `0014${"23".repeat(20)}`),
      makePsbt([paymentCoin, paymentCoin])
    ]) {
      expect(await outcome(answerOf(kind, signed(other)))).toBe("inputs or outputs are others")
    }
    expect(await outcome(answerOf(kind, asked))).toBe("input 0 is not signed")
    expect(await outcome(answerOf(kind, signed(makePsbt([paymentCoin]))))).toBe("resolved")
    for (const nonsense of [undefined, null, 7, "", {}, [], [{}], { result: {} }]) {
      expect(await outcome(nonsense)).toBe("SIGNING_FAILED")
    }
  })

  it.each(["unisat", "okx"] as const)("T20 %s: what was changed is not sent", async (kind) => {
    const { kit, wallet, asked } = await open(kind)
    const changed = makePsbt([paymentCoin], 4_999)
    wallet.setFault("signPsbt", faults.resolves(changed.toHex()))
    await expect(
      kit.bitcoin.signPsbt({ psbt: makePsbt([paymentCoin]).toBase64(), broadcast: true })
    ).rejects.toMatchObject({ code: "BITCOIN_PSBT_CHANGED" })
    expect(asked()).toEqual(["signPsbt"])
  })

  it("T20 T28 where it was sent already, the error names the transaction", async () => {
    const { kit, wallet } = await open("satsConnect")
    const asked = makePsbt([paymentCoin])
    const txid = "ab".repeat(32)
    wallet.setFault(
      "signPsbt",
      faults.resolves({ result: { psbt: makePsbt([paymentCoin], 1).toBase64(), txid } })
    )
    await expect(kit.bitcoin.signPsbt({ psbt: asked.toBase64(), broadcast: true })).rejects.toMatchObject({
      code: "BITCOIN_PSBT_CHANGED",
      details: { txid }
    })
  })

  it("T20 an id alone is compared with the transaction, where signatures do not change it", async () => {
    const { kit, wallet } = await open("standard")
    const asked = makePsbt([paymentCoin])
    const psbt = asked.toBase64()
    const id = Transaction.fromBuffer(asked.data.globalMap.unsignedTx.toBuffer()).getId()
    const answer = (txId: unknown) =>
      wallet.setFault("bitcoin:signAndSendTransaction", faults.resolves([{ txId }]))
    answer(id)
    expect(await kit.bitcoin.signPsbt({ psbt, broadcast: true })).toEqual({ txid: id })
    answer("ab".repeat(32))
    await expect(kit.bitcoin.signPsbt({ psbt, broadcast: true })).rejects.toMatchObject({
      code: "BITCOIN_PSBT_CHANGED"
    })
    answer("no id")
    await expect(kit.bitcoin.signPsbt({ psbt, broadcast: true })).rejects.toMatchObject({
      code: "SIGNING_FAILED"
    })
  })

  it("asks no wallet about what is no PSBT, names no input of it, or no account", async () => {
    const { kit, asked } = await open("satsConnect")
    const psbt = makePsbt([paymentCoin]).toBase64()
    const { address } = payment
    const outcome = (request: unknown) =>
      kit.bitcoin.signPsbt(request as never).then(
        () => "resolved",
        ({ code }) => code
      )
    for (const text of [undefined, 7, "", "text", "00", psbt.slice(0, -8), "x".repeat(3_000_000)]) {
      expect(await outcome({ psbt: text })).toBe("BITCOIN_PSBT_INVALID")
    }
    for (const signInputs of [
      [],
      7,
      [null],
      [{ address }],
      [{ address, index: -1 }],
      [{ address, index: 1 }],
      [{ address, index: 0.5 }],
      [{ address, index: 0, sighashTypes: "ALL" }],
      [{ address, index: 0, sighashTypes: [256] }]
    ]) {
      expect(await outcome({ psbt, signInputs })).toBe("BITCOIN_PSBT_INVALID")
    }
    for (const other of [stranger.address, undefined, 7]) {
      expect(await outcome({ psbt, signInputs: [{ address: other, index: 0 }] })).toBe(
        "BITCOIN_ACCOUNT_UNKNOWN"
      )
    }
    expect(asked()).toEqual([])
  })

  it("a declined signature is told as one; OKX's test networks cannot broadcast, and are not asked to sign", async () => {
    const { kit, wallet } = await open("unisat")
    wallet.setPolicy("reject")
    const psbt = makePsbt([paymentCoin]).toBase64()
    await expect(kit.bitcoin.signPsbt({ psbt })).rejects.toMatchObject({ code: "SIGNING_REJECTED" })
    const okx = await open("okx")
    await okx.kit.switchNetwork({ networkId: "bip122:000000000933ea01ad0ee984209779ba" })
    const { publicKey } = bitcoinTestAccounts[0]!.testnet.payment
    okx.wallet.clearRequests()
    const request = { psbt: makePsbt([{ segwit: publicKey }]).toBase64() }
    await expect(okx.kit.bitcoin.signPsbt({ ...request, broadcast: true })).rejects.toMatchObject({
      code: "BITCOIN_METHOD_UNSUPPORTED"
    })
    expect(okx.asked()).toEqual([])
    await okx.kit.bitcoin.signPsbt(request)
  })

  it("says what to install where bitcoinjs-lib is not there, and loads it for nothing else", async () => {
    let isAsked = false
    vi.doMock("bitcoinjs-lib", () => {
      isAsked = true
      throw new Error("Cannot find package")
    })
    vi.resetModules()
    const { makeKit: makeOther } = await import("../../support/makeKit.ts")
    const window = fakeWindow()
    createBitcoinWallet({ provider: "unisat" }).announce(window)
    const kit = makeOther(window)
    kits.push(kit)
    await kit.ready()
    await kit.connect({ connectorId: "bip122:UniSat" })
    await kit.bitcoin.signMessage({ message: "hello" })
    await kit.bitcoin.getAccountAddresses()
    await kit.bitcoin.sendTransfer({ recipient: "nobody", amount: 1 }).catch(() => {})
    expect(isAsked).toBe(false)
    await expect(kit.bitcoin.signPsbt({ psbt: "cHNidP8=" })).rejects.toMatchObject({
      code: "SDK_MISSING",
      advice: expect.stringContaining("bitcoinjs-lib")
    })
    expect(isAsked).toBe(true)
  })
})
