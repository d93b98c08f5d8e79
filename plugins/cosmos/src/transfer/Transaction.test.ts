import { AuthInfo, TxBody, TxRaw } from "cosmjs-types/cosmos/tx/v1beta1/tx"
import { MsgSend } from "cosmjs-types/cosmos/bank/v1beta1/tx"
import { PubKey } from "cosmjs-types/cosmos/crypto/secp256k1/keys"
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { decodeTransaction, encodeTransaction } from "./Transaction.ts"
import { decodeTransferDoc, encodeTransferDoc, type TransferFacts } from "./TransferDoc.ts"

const word = fc.string({ minLength: 1, maxLength: 200, unit: "binary" })
const count = fc.bigInt({ min: 0n, max: 2n ** 63n - 1n })
const anyFacts: fc.Arbitrary<TransferFacts> = fc.record({
  chainId: word,
  accountNumber: count,
  sequence: count,
  sender: word,
  receiver: word,
  denom: word,
  value: fc.bigInt({ min: 1n, max: 2n ** 200n }),
  memo: fc.string({ maxLength: 300, unit: "binary" }),
  gas: count,
  fee: count
})
const publicKey = new Uint8Array(33).fill(2)
const signature = { publicKey, bytes: new Uint8Array(64).fill(7) }

describe("a transaction", () => {
  it("T20 is what an independent library reads: sender, receiver, coin, amount, memo, fee and gas", () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const raw = TxRaw.decode(encodeTransaction(facts, signature))
        expect(raw.signatures).toEqual([signature.bytes])
        const { messages, memo, ...rest } = TxBody.decode(raw.bodyBytes)
        expect(memo).toBe(facts.memo)
        expect(rest).toMatchObject({ timeoutHeight: 0n })
        expect(messages.map(({ typeUrl }) => typeUrl)).toEqual(["/cosmos.bank.v1beta1.MsgSend"])
        expect(MsgSend.decode(messages[0]!.value)).toEqual({
          fromAddress: facts.sender,
          toAddress: facts.receiver,
          amount: [{ denom: facts.denom, amount: String(facts.value) }]
        })
        const { signerInfos, fee } = AuthInfo.decode(raw.authInfoBytes)
        expect(fee).toMatchObject({
          amount: facts.fee === 0n ? [] : [{ denom: facts.denom, amount: String(facts.fee) }],
          gasLimit: facts.gas
        })
        expect(signerInfos).toHaveLength(1)
        expect(signerInfos[0]).toMatchObject({
          sequence: facts.sequence,
          modeInfo: { single: { mode: 127 } }
        })
        expect(PubKey.decode(signerInfos[0]!.publicKey!.value).key).toEqual(publicKey)
      })
    )
  })

  it("T20 is read as what it does, and as nothing where it does more", () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const { sender, receiver, denom, value, memo } = facts
        const bytes = encodeTransaction(facts, signature)
        expect(decodeTransaction(bytes)).toEqual({ sender, receiver, denom, value, memo })
        const raw = TxRaw.decode(bytes)
        const body = TxBody.decode(raw.bodyBytes)
        const withBody = (change: object) =>
          TxRaw.encode({
            ...raw,
            bodyBytes: TxBody.encode(TxBody.fromPartial({ ...body, ...change })).finish()
          }).finish()
        const message = body.messages[0]!
        const sends = (change: object) => ({
          ...message,
          value: MsgSend.encode({ ...MsgSend.decode(message.value), ...change }).finish()
        })
        const one = { denom, amount: "1" }
        for (const change of [
          { messages: [message, message] },
          { messages: [{ ...message, typeUrl: "/cosmos.bank.v1beta1.MsgMultiSend" }] },
          { messages: [sends({ amount: [one, one] })] },
          { messages: [sends({ amount: [] })] },
          { messages: [] },
          { timeoutHeight: 5n }
        ])
          expect(decodeTransaction(withBody(change))).toBeUndefined()
      }),
      { numRuns: 30 }
    )
  })

  it("T08 of any bytes is none, and never thrown", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(decodeTransaction(bytes)).toBeUndefined()
      })
    )
  })
})

describe("the document to sign", () => {
  it("T20 says what it was made of, and is none with anything else in it", () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const doc = encodeTransferDoc(facts) as any
        expect(decodeTransferDoc(doc)).toEqual(facts)
        expect(decodeTransferDoc(JSON.parse(JSON.stringify(doc)))).toEqual(facts)
        for (const other of [
          { ...doc, timeout_height: "1" },
          { ...doc, msgs: [...doc.msgs, ...doc.msgs] },
          { ...doc, msgs: [] },
          { ...doc, sequence: "01" },
          { ...doc, fee: { ...doc.fee, payer: "x" } },
          { ...doc, fee: { ...doc.fee, amount: [{ denom: `${facts.denom}x`, amount: "1" }] } },
          { ...doc, msgs: [{ ...doc.msgs[0], type: "cosmos-sdk/MsgMultiSend" }] },
          null,
          7
        ])
          expect(decodeTransferDoc(other)).toBeUndefined()
      }),
      { numRuns: 50 }
    )
  })
})
