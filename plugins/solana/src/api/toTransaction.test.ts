import {
  Keypair,
  SystemProgram,
  Transaction,
  TransactionMessage,
  VersionedTransaction
} from "@solana/web3.js"
import { describe, expect, it } from "vitest"
import { anyBlockhash, transferOf } from "../../support/transfer.ts"
import { writeTransaction } from "../provider/WireTransaction.ts"
import { toTransaction } from "./toTransaction.ts"

const [payer, other] = [Keypair.generate(), Keypair.generate()]
const bytesOf = (input: unknown) => writeTransaction(toTransaction(input)!)
const transfer = SystemProgram.transfer({
  fromPubkey: payer.publicKey,
  toPubkey: other.publicKey,
  lamports: 5
})

describe("a transaction that a page passes", () => {
  it("T20 as bytes, copied: what the page does to them later changes nothing", () => {
    const { bytes } = transferOf(payer.publicKey.toBase58(), other.publicKey.toBase58(), 5n)
    const before = bytes.slice()
    const read = toTransaction(bytes)!
    bytes.fill(0)
    expect(writeTransaction(read)).toEqual(before)
  })

  it("T20 of @solana/kit, whatever order its signatures are in", () => {
    const { transaction, bytes } = transferOf(payer.publicKey.toBase58(), other.publicKey.toBase58(), 5n)
    expect(bytesOf(transaction)).toEqual(bytes)
    const [signer] = Object.keys(transaction.signatures)
    const signatures = { extra: new Uint8Array(64), [signer!]: new Uint8Array(64).fill(3) }
    expect(toTransaction({ ...transaction, signatures })?.signatures).toEqual([new Uint8Array(64).fill(3)])
  })

  it("T20 of web3.js 1 without its signatures, and with one", () => {
    const legacy = new Transaction({
      blockhash: anyBlockhash,
      lastValidBlockHeight: 1,
      feePayer: payer.publicKey
    }).add(transfer)
    const unsigned = { requireAllSignatures: false, verifySignatures: false }
    expect(bytesOf(legacy)).toEqual(Uint8Array.from(legacy.serialize(unsigned)))
    legacy.sign(payer)
    expect(bytesOf(legacy)).toEqual(Uint8Array.from(legacy.serialize()))

    const versioned = new VersionedTransaction(
      new TransactionMessage({
        payerKey: payer.publicKey,
        recentBlockhash: anyBlockhash,
        instructions: [transfer]
      }).compileToV0Message()
    )
    expect(bytesOf(versioned)).toEqual(Uint8Array.from(versioned.serialize()))
    expect(toTransaction(versioned)?.signers).toEqual([payer.publicKey.toBase58()])
  })

  it.each([
    undefined,
    null,
    7,
    "AQ==",
    [],
    {},
    new Uint8Array(),
    new Uint8Array(100),
    { serialize: () => "AQ==" },
    { serialize: () => new Uint8Array(5_000) },
    { messageBytes: new Uint8Array(10), signatures: {} },
    { messageBytes: "AQ==", signatures: {} },
    { messageBytes: new Uint8Array(100), signatures: null }
  ])("%o is none", (input) => {
    expect(toTransaction(input)).toBeUndefined()
  })

  it("T20 with a signature that is none is none", () => {
    const { transaction } = transferOf(payer.publicKey.toBase58(), other.publicKey.toBase58(), 5n)
    const [signer] = Object.keys(transaction.signatures)
    for (const signature of [new Uint8Array(63), "x", {}]) {
      expect(toTransaction({ ...transaction, signatures: { [signer!]: signature } })).toBeUndefined()
    }
  })
})
