import { attempt } from "@latchkey/core/chain-kit"
import { isSameJson, plainJson } from "../api/plainJson.ts"

/** A transfer of the chain's own coin, as it is signed. */
export interface TransferFacts {
  readonly chainId: string
  /** The sender's number on the chain. */
  readonly accountNumber: bigint
  /** How many transactions the sender sent before: no two of one number get into the chain. */
  readonly sequence: bigint
  readonly sender: string
  readonly receiver: string
  readonly denom: string
  readonly value: bigint
  readonly memo: string
  readonly gas: bigint
  /** The most that is paid for the gas, in the same coin. */
  readonly fee: bigint
}

const NUMBER = /^(?:0|[1-9][0-9]{0,77})$/

/** The transaction to sign, in amino's JSON, which every wallet and every Ledger signs. Frozen, all of it. */
export const encodeTransferDoc = (facts: TransferFacts): object => {
  const coins = (amount: bigint) =>
    Object.freeze(amount === 0n ? [] : [Object.freeze({ denom: facts.denom, amount: String(amount) })])
  return Object.freeze({
    chain_id: facts.chainId,
    account_number: String(facts.accountNumber),
    sequence: String(facts.sequence),
    fee: Object.freeze({ amount: coins(facts.fee), gas: String(facts.gas) }),
    msgs: Object.freeze([
      Object.freeze({
        type: "cosmos-sdk/MsgSend",
        value: Object.freeze({
          from_address: facts.sender,
          to_address: facts.receiver,
          amount: coins(facts.value)
        })
      })
    ]),
    memo: facts.memo
  })
}

/** What a transaction does, where it is one such transfer and nothing else. Never throws. */
export const decodeTransferDoc = (value: unknown): TransferFacts | undefined =>
  attempt(() => {
    const doc = plainJson(value) as any
    const { from_address: sender, to_address: receiver, amount } = doc.msgs[0].value
    const [paid = { amount: "0" }] = doc.fee.amount
    const numbers = [doc.account_number, doc.sequence, amount[0].amount, doc.fee.gas, paid.amount]
    const texts = [doc.chain_id, sender, receiver, amount[0].denom, doc.memo]
    if (!numbers.every((text) => typeof text === "string" && NUMBER.test(text))) return undefined
    if (!texts.every((text) => typeof text === "string")) return undefined
    const facts: TransferFacts = {
      chainId: doc.chain_id,
      accountNumber: BigInt(doc.account_number),
      sequence: BigInt(doc.sequence),
      sender,
      receiver,
      denom: amount[0].denom,
      value: BigInt(amount[0].amount),
      memo: doc.memo,
      gas: BigInt(doc.fee.gas),
      fee: BigInt(paid.amount)
    }
    // Whatever else is in it, a second message or a payer, is in no such transfer.
    return isSameJson(plainJson(encodeTransferDoc(facts)), doc) ? facts : undefined
  })

/** Whether two transfers do the same, whatever they cost. */
export const isSameTransfer = (one: TransferFacts, other: TransferFacts): boolean =>
  one.sender === other.sender &&
  one.receiver === other.receiver &&
  one.denom === other.denom &&
  one.value === other.value &&
  one.memo === other.memo
