import ecc from "@bitcoinerlab/secp256k1"
import { Verifier } from "bip322-js"
import { base58 } from "@scure/base"
import { address as addresses, initEccLib, networks, Psbt, Transaction } from "bitcoinjs-lib"
import { describe, expect, it } from "vitest"
import { bitcoinTestAccountFrom } from "../accounts/BitcoinTestAccount.ts"
import { bitcoinTestAccounts } from "../accounts/bitcoinTestAccounts.ts"
import type { BitcoinWalletOptions } from "../BitcoinWallet.ts"
import { createBitcoinWallet } from "../createBitcoinWallet.ts"

initEccLib(ecc)

const testnetId = "bip122:000000000933ea01ad0ee984209779ba"
const keys = bitcoinTestAccounts[0]!.mainnet
const stranger = bitcoinTestAccounts[1]!.mainnet
// Hashes of BIP-322's own vectors.
const vectorHashes: Readonly<Record<string, string>> = {
  "": "c90c269c4f8fcbe6880f72a721ddfbf1914268a794cbb21cfafee13770ae19f1",
  "Hello World": "f0eb03b1a75ac6d9847f55c624a99169b5dccba2a31f5b23bea77ba270de0a7a"
}
const vectorKey = Buffer.from(
  base58.decode("L3VFeEujGtevx9w18HD1fhRbCH67Az2dpCymeRE1SoPK6XQtaN2k").subarray(1, 33)
).toString("hex")
const toBase64 = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64")

/** A Wallet Standard wallet that is connected, and its accounts. */
async function connected(options: Partial<BitcoinWalletOptions<"standard">> = {}) {
  const wallet = createBitcoinWallet({ provider: "standard", ...options })
  const { accounts } = await wallet.provider.features["bitcoin:connect"].connect({
    purposes: ["payment", "ordinals"]
  })
  const [payment, ordinals] = accounts
  const { signMessage } = wallet.provider.features["bitcoin:signMessage"]
  const { signTransaction } = wallet.provider.features["bitcoin:signTransaction"]
  return { wallet, payment: payment!, ordinals: ordinals!, signMessage, signTransaction }
}

interface PsbtInput {
  readonly address: string
  readonly value?: number
  readonly sighashType?: number
}

/** A PSBT with the least that a page can put in, spending made-up coins of these addresses. */
function psbtOf(inputs: readonly PsbtInput[], network = networks.bitcoin): Psbt {
  const psbt = new Psbt({ network })
  for (const [index, { address, value = 10_000, sighashType }] of inputs.entries()) {
    psbt.addInput({
      hash: `${index + 1}`.repeat(64),
      index,
      witnessUtxo: { script: addresses.toOutputScript(address, network), value: BigInt(value) },
      ...(sighashType !== undefined && { sighashType })
    })
  }
  const total = inputs.reduce((sum, input) => sum + (input.value ?? 10_000), 0)
  psbt.addOutput({ address: inputs[0]!.address, value: BigInt(total - 1000) })
  return psbt
}

const isEcdsa = (publicKey: Uint8Array, hash: Uint8Array, signature: Uint8Array) =>
  ecc.verify(hash, publicKey, signature)
const isSchnorr = (publicKey: Uint8Array, hash: Uint8Array, signature: Uint8Array) =>
  ecc.verifySchnorr(hash, publicKey, signature)

describe("a message", () => {
  it.each(["", "Hello World", "Grüße \u{1f511}\n", "x".repeat(300)])(
    "%j is signed by BIP-137 for the payment address",
    async (text) => {
      const { payment, signMessage } = await connected()
      const message = new TextEncoder().encode(text)
      const [output] = await signMessage({ account: payment, message })
      expect(output!.signature).toHaveLength(65)
      expect(output!.signedMessage).toEqual(message)
      const signature = toBase64(output!.signature)
      expect(Verifier.verifySignature(payment.address, text, signature, true)).toBe(true)
      expect(Verifier.verifySignature(payment.address, `${text}.`, signature, true)).toBe(false)
      expect(Verifier.verifySignature(stranger.payment.address, text, signature)).toBe(false)
    }
  )

  it.each(["", "Hello World", "Grüße \u{1f511}\n"])(
    "%j is signed by BIP-322 for the ordinals address",
    async (text) => {
      const { ordinals, signMessage } = await connected()
      const [output] = await signMessage({ account: ordinals, message: new TextEncoder().encode(text) })
      const signature = toBase64(output!.signature)
      expect(Verifier.verifySignature(ordinals.address, text, signature)).toBe(true)
      expect(Verifier.verifySignature(ordinals.address, `${text}.`, signature)).toBe(false)
    }
  )

  it("has the header of a nested address when the payment address is one", async () => {
    const { payment, signMessage } = await connected({ paymentType: "p2sh" })
    expect(payment.address).toBe(keys.nested.address)
    const [output] = await signMessage({ account: payment, message: new TextEncoder().encode("nested") })
    expect(output!.signature[0]).toBeGreaterThanOrEqual(35)
    expect(output!.signature[0]).toBeLessThanOrEqual(38)
    expect(Verifier.verifySignature(payment.address, "nested", toBase64(output!.signature), true)).toBe(true)
  })

  it.each(["p2wpkh", "p2sh"] as const)(
    "is signed by BIP-322 for a payment address of kind %s",
    async (paymentType) => {
      const { provider } = createBitcoinWallet({ provider: "satsConnect", paymentType })
      await provider.request("wallet_connect")
      const { address } = paymentType === "p2sh" ? keys.nested : keys.payment
      const answer = await provider.request("signMessage", { address, message: "simple", protocol: "BIP322" })
      const { signature } = (answer as { result: { signature: string } }).result
      expect(Verifier.verifySignature(address, "simple", signature)).toBe(true)
      expect(Verifier.verifySignature(address, "other", signature)).toBe(false)
    }
  )

  // Source: the test vectors of BIP-322, made with L3VFeEujGtevx9w18HD1fhRbCH67Az2dpCymeRE1SoPK6XQtaN2k.
  it.each([
    [
      "",
      "AkgwRQIhAPkJ1Q4oYS0htvyuSFHLxRQpFAY56b70UvE7Dxazen0ZAiAtZfFz1S6T6I23MWI2lK/pcNTWncuyL8UL+oMdydVgzAEhAsfxIAMZZEKUPYWI4BruhAQjzFT8FSFSajuFwrDL1Yhy"
    ],
    [
      "Hello World",
      "AkgwRQIhAOzyynlqt93lOKJr+wmmxIens//zPzl9tqIOua93wO6MAiBi5n5EyAcPScOjf1lAqIUIQtr3zKNeavYabHyR8eGhowEhAsfxIAMZZEKUPYWI4BruhAQjzFT8FSFSajuFwrDL1Yhy"
    ]
  ])("%j is signed as in the standard", async (text, expected) => {
    const account = await bitcoinTestAccountFrom(vectorKey)
    const { provider } = createBitcoinWallet({ provider: "satsConnect", accounts: [account] })
    await provider.request("wallet_connect")
    const { address } = account.mainnet.payment
    expect(address).toBe("bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l")
    expect(Verifier.verifySignature(address, text, expected)).toBe(true)
    const answer = await provider.request("signMessage", { address, message: text, protocol: "BIP322" })
    expect(answer).toMatchObject({ result: { address, protocol: "BIP322", messageHash: vectorHashes[text] } })
    const { signature } = (answer as { result: { signature: string } }).result
    expect(Verifier.verifySignature(address, text, signature)).toBe(true)
  })

  it("is signed on Testnet with the keys of Testnet", async () => {
    const { payment, signMessage } = await connected({ network: testnetId })
    expect(payment.address).toBe(bitcoinTestAccounts[0]!.testnet.payment.address)
    const [output] = await signMessage({ account: payment, message: new TextEncoder().encode("test") })
    expect(Verifier.verifySignature(payment.address, "test", toBase64(output!.signature), true)).toBe(true)
  })
})

describe("a PSBT", () => {
  it("is signed with the key of each input, taproot's tweaked", async () => {
    const { payment, ordinals, signTransaction } = await connected()
    const psbt = psbtOf([{ address: payment.address }, { address: ordinals.address }])
    const [output] = await signTransaction({
      psbt: psbt.toBuffer(),
      chain: "bitcoin:mainnet",
      inputsToSign: [
        { account: payment, signingIndexes: [0] },
        { account: ordinals, signingIndexes: [1] }
      ]
    })
    const signed = Psbt.fromBuffer(output!.signedPsbt)
    expect(signed.validateSignaturesOfInput(0, isEcdsa)).toBe(true)
    expect(signed.validateSignaturesOfInput(1, isSchnorr)).toBe(true)
    expect(signed.data.inputs[1]!.tapKeySig).toHaveLength(64)
    const transaction = signed.finalizeAllInputs().extractTransaction()
    expect(transaction.getId()).toBe(Transaction.fromBuffer(psbt.data.getTransaction()).getId())
  })

  it("of a nested address is signed without the page knowing its script", async () => {
    const { payment, signTransaction } = await connected({ paymentType: "p2sh" })
    const psbt = psbtOf([{ address: payment.address }])
    const [output] = await signTransaction({
      psbt: psbt.toBuffer(),
      inputsToSign: [{ account: payment, signingIndexes: [0] }]
    })
    const signed = Psbt.fromBuffer(output!.signedPsbt)
    expect(signed.validateSignaturesOfInput(0, isEcdsa)).toBe(true)
    expect(signed.finalizeAllInputs().extractTransaction().ins[0]!.script.length).toBe(23)
  })

  it("is signed only where the page wants it", async () => {
    const { payment, signTransaction } = await connected()
    const psbt = psbtOf([{ address: payment.address }, { address: payment.address }])
    const [output] = await signTransaction({
      psbt: psbt.toBuffer(),
      inputsToSign: [{ account: payment, signingIndexes: [1] }]
    })
    const { inputs } = Psbt.fromBuffer(output!.signedPsbt).data
    expect(inputs.map((input) => input.partialSig?.length ?? 0)).toEqual([0, 1])
  })

  it.each([
    ["ALL", 0x01],
    ["NONE", 0x02],
    ["SINGLE", 0x03],
    ["ALL|ANYONECANPAY", 0x81],
    ["NONE|ANYONECANPAY", 0x82],
    ["SINGLE|ANYONECANPAY", 0x83]
  ])(
    "is signed with the hash kind %s, said by name or number, in both kinds of inputs",
    async (name, number) => {
      const { payment, ordinals, signTransaction } = await connected()
      for (const [sigHash, account, verify] of [
        [name, payment, isEcdsa],
        [number, ordinals, isSchnorr]
      ] as const) {
        const [output] = await signTransaction({
          psbt: psbtOf([{ address: account.address }]).toBuffer(),
          inputsToSign: [{ account, signingIndexes: [0], sigHash }]
        })
        const signed = Psbt.fromBuffer(output!.signedPsbt)
        expect(signed.data.inputs[0]!.sighashType).toBe(number)
        expect(signed.validateSignaturesOfInput(0, verify)).toBe(true)
        const { partialSig, tapKeySig } = signed.data.inputs[0]!
        expect((tapKeySig ?? partialSig![0]!.signature).at(-1)).toBe(number)
      }
    }
  )

  it("is signed with the hash kind that it says itself", async () => {
    const { payment, signTransaction } = await connected()
    const psbt = psbtOf([{ address: payment.address, sighashType: 0x83 }])
    const wish = { account: payment, signingIndexes: [0] }
    const [output] = await signTransaction({ psbt: psbt.toBuffer(), inputsToSign: [wish] })
    expect(Psbt.fromBuffer(output!.signedPsbt).data.inputs[0]!.partialSig![0]!.signature.at(-1)).toBe(0x83)
    const other = signTransaction({ psbt: psbt.toBuffer(), inputsToSign: [{ ...wish, sigHash: 1 }] })
    await expect(other).rejects.toMatchObject({
      code: -32602,
      message: expect.stringMatching(/what the PSBT says/)
    })
  })

  it.each([
    ["bytes that are no PSBT", () => Uint8Array.of(1, 2, 3), [0]],
    ["an input that it does not have", () => psbtOf([{ address: keys.payment.address }]).toBuffer(), [1]],
    ["an input of somebody else", () => psbtOf([{ address: stranger.payment.address }]).toBuffer(), [0]],
    [
      "an input of the account's other address",
      () => psbtOf([{ address: keys.ordinals.address }]).toBuffer(),
      [0]
    ],
    [
      "an odd hash kind",
      () => psbtOf([{ address: keys.payment.address, sighashType: 0x42 }]).toBuffer(),
      [0]
    ],
    ["no input", () => psbtOf([{ address: keys.payment.address }]).toBuffer(), []]
  ])("with %s is refused before anybody is asked", async (_, make, signingIndexes) => {
    const { wallet, payment, signTransaction } = await connected()
    wallet.setPolicy("hang")
    const signing = signTransaction({ psbt: make(), inputsToSign: [{ account: payment, signingIndexes }] })
    await expect(signing).rejects.toMatchObject({ code: -32602 })
    expect(wallet.pending()).toEqual([])
  })

  it("is shown to the person as what it does", async () => {
    const { wallet, payment, ordinals, signTransaction } = await connected()
    wallet.setPolicy("hang")
    const psbt = psbtOf([{ address: payment.address }, { address: stranger.payment.address, value: 5000 }])
    const signing = signTransaction({
      psbt: psbt.toBuffer(),
      inputsToSign: [{ account: payment, signingIndexes: [0] }]
    })
    await expect.poll(() => wallet.pending().length).toBe(1)
    expect(wallet.pending()[0]!.review).toEqual({
      kind: "signTransaction",
      account: payment.address,
      sends: false,
      facts: [
        { label: "Network", value: "Bitcoin" },
        { label: "Input 0, signed", value: `${payment.address} 10000 sat` },
        { label: "Input 1", value: `${stranger.payment.address} 5000 sat` },
        { label: "Output 0", value: `${payment.address} 14000 sat` },
        { label: "Fee", value: "1000 sat" }
      ]
    })
    wallet.pending()[0]!.reject()
    await expect(signing).rejects.toMatchObject({ code: 4001 })
    expect(ordinals.address).toBe(keys.ordinals.address)
  })

  it("keeps what the page put in and the wallet does not know", async () => {
    const { payment, signTransaction } = await connected()
    const psbt = psbtOf([{ address: payment.address }])
    psbt.addUnknownKeyValToInput(0, { key: Uint8Array.of(0xee, 1), value: Uint8Array.of(7) })
    const [output] = await signTransaction({
      psbt: psbt.toBuffer(),
      inputsToSign: [{ account: payment, signingIndexes: [0] }]
    })
    const { unknownKeyVals } = Psbt.fromBuffer(output!.signedPsbt).data.inputs[0]!
    expect(unknownKeyVals?.map(({ value }) => [...value])).toEqual([[7]])
  })

  it("is not signed for a key that is not the address's own", async () => {
    const account = structuredClone(bitcoinTestAccounts[0]!) as any
    account.mainnet.payment.privateKey = stranger.payment.privateKey
    const { payment, signMessage } = await connected({ accounts: [account] })
    await expect(signMessage({ account: payment, message: new Uint8Array(1) })).rejects.toThrow(RangeError)
  })
})
