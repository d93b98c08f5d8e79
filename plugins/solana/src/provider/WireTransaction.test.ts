import {
  address,
  appendTransactionMessageInstruction,
  compileTransaction,
  createTransactionMessage,
  generateKeyPairSigner,
  getSignatureFromTransaction,
  getTransactionDecoder,
  getTransactionEncoder,
  partiallySignTransaction,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
  type Blockhash
} from "@solana/kit"
import {
  Keypair,
  SystemProgram,
  Transaction,
  TransactionMessage,
  VersionedTransaction
} from "@solana/web3.js"
import { describe, expect, it } from "vitest"
import { MAX_TRANSACTION, readTransaction, signatureOf, writeTransaction } from "./WireTransaction.ts"

const blockhash = "EkSnNWid2cvwEVnVx9aBqawnmiCNiDgp3gUdkDPTKN1N"
const lifetime = { blockhash: blockhash as Blockhash, lastValidBlockHeight: 1n }

const ofKit = async (version: "legacy" | 0 | 1) => {
  const [payer, other] = [await generateKeyPairSigner(), await generateKeyPairSigner()]
  const transaction = compileTransaction(
    pipe(
      createTransactionMessage({ version } as { readonly version: 0 }),
      (message) => setTransactionMessageFeePayer(payer.address, message),
      (message) => setTransactionMessageLifetimeUsingBlockhash(lifetime, message),
      (message) =>
        appendTransactionMessageInstruction(
          {
            programAddress: address("11111111111111111111111111111111"),
            accounts: [{ address: other.address, role: 3 }],
            data: Uint8Array.from([1, 2, 3])
          },
          message
        )
    )
  )
  const signed = await partiallySignTransaction([payer.keyPair], transaction)
  return {
    payer: payer.address,
    other: other.address,
    signed,
    bytes: Uint8Array.from(getTransactionEncoder().encode(signed))
  }
}

describe("a transaction on the wire", () => {
  it.each(["legacy", 0, 1] as const)("T20 of version %s is what @solana/kit wrote", async (version) => {
    const { payer, other, signed, bytes } = await ofKit(version)
    const read = readTransaction(bytes)!
    expect(read.signers).toEqual([payer, other])
    expect(read.signers).toEqual(Object.keys(signed.signatures))
    expect(read.message).toEqual(Uint8Array.from(signed.messageBytes))
    expect(signatureOf(read, payer)).toBe(getSignatureFromTransaction(signed))
    expect(signatureOf(read, other)).toBeUndefined()
    expect(signatureOf(read, blockhash)).toBeUndefined()
    expect(writeTransaction(read)).toEqual(bytes)
    expect(getTransactionDecoder().decode(writeTransaction(read)).signatures).toEqual(signed.signatures)
  })

  it("T20 of web3.js 1 is what it wrote, both kinds", () => {
    const payer = Keypair.generate()
    const transfer = SystemProgram.transfer({
      fromPubkey: payer.publicKey,
      toPubkey: payer.publicKey,
      lamports: 1
    })
    const legacy = new Transaction({ blockhash, lastValidBlockHeight: 1, feePayer: payer.publicKey }).add(
      transfer
    )
    legacy.sign(payer)
    const versioned = new VersionedTransaction(
      new TransactionMessage({
        payerKey: payer.publicKey,
        recentBlockhash: blockhash,
        instructions: [transfer]
      }).compileToV0Message()
    )
    versioned.sign([payer])
    for (const bytes of [legacy.serialize(), versioned.serialize()].map((one) => Uint8Array.from(one))) {
      const read = readTransaction(bytes)!
      expect(read.signers).toEqual([payer.publicKey.toBase58()])
      expect(writeTransaction(read)).toEqual(bytes)
    }
    expect(readTransaction(Uint8Array.from(versioned.serialize()))?.message).toEqual(
      versioned.message.serialize()
    )
  })

  it("T20 cut anywhere, or of a version nobody knows, is none", async () => {
    for (const version of ["legacy", 0, 1] as const) {
      const { bytes } = await ofKit(version)
      const minimum = 100
      for (let length = 0; length < minimum; length++)
        expect(readTransaction(bytes.slice(0, length))).toBeUndefined()
      const odd = bytes.slice()
      odd[version === 1 ? 0 : 1 + 64 * 2] = 0x82
      expect(readTransaction(odd)).toBeUndefined()
      // The number is the message's own in version 1.
      if (version === 1) continue
      const fewer = bytes.slice()
      fewer[0]! -= 1
      expect(readTransaction(fewer)).toBeUndefined()
    }
    const { bytes: two } = await ofKit(0)
    const three = Uint8Array.from([3, ...two.slice(1, 129), ...new Uint8Array(64), ...two.slice(129)])
    expect(readTransaction(three)).toBeUndefined()
    expect(readTransaction(new Uint8Array())).toBeUndefined()
    expect(readTransaction(new Uint8Array(200))).toBeUndefined()
    expect(readTransaction(new Uint8Array(200).fill(255))).toBeUndefined()
    const { bytes } = await ofKit(0)
    expect(readTransaction(Uint8Array.from([...bytes, ...new Uint8Array(MAX_TRANSACTION)]))).toBeUndefined()
  })
})
