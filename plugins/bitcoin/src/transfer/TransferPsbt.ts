import { attempt, fromHex, readField, toHex } from "@latchkey/core/chain-kit"
import type { Psbt } from "bitcoinjs-lib"
import { decodeAddress } from "../address/Address.ts"
import { readPsbt, scriptOf } from "../api/psbt.ts"
import type { Choice } from "./chooseCoins.ts"

/** The transaction that is signed, as it does what. */
export interface PsbtFacts {
  readonly kind: "psbt"
  /** Hex of the receiver's script. */
  readonly receiver: string
  readonly value: bigint
  readonly fee: bigint
  readonly inputs: ReadonlyArray<{ readonly txid: string; readonly index: number }>
  readonly outputs: ReadonlyArray<{ readonly script: string; readonly value: bigint }>
}

/** A payment whose inputs and fee the wallet chooses. */
export interface PaymentFacts {
  readonly kind: "payment"
  readonly receiver: string
  readonly value: bigint
}

/** What a request does. */
export type TransferFacts = PsbtFacts | PaymentFacts

type PsbtClass = typeof Psbt

/** Lets the visitor raise the fee of a transaction that waits for long. */
const REPLACEABLE = 0xffff_fffd

const bytesOf = (hex: string) => fromHex(hex, 200) ?? new Uint8Array()

/** The request for a wallet that signs: the receiver's output first, then the change. Frozen. */
export const encodePsbt = (
  Class: PsbtClass,
  { sender, receiver, choice }: { sender: string; receiver: string; choice: Choice }
): object => {
  const own = scriptOf(decodeAddress(sender)!)
  const psbt = new Class()
  for (const { txid, index, value } of choice.coins)
    psbt.addInput({
      hash: txid,
      index,
      sequence: REPLACEABLE,
      witnessUtxo: { script: bytesOf(own), value }
    })
  psbt.addOutput({ script: bytesOf(receiver), value: choice.value })
  if (choice.change > 0n) psbt.addOutput({ script: bytesOf(own), value: choice.change })
  return Object.freeze({
    psbt: psbt.toBase64(),
    signInputs: Object.freeze(choice.coins.map((_, index) => Object.freeze({ address: sender, index }))),
    broadcast: true
  })
}

/** The request for a wallet that pays by itself. Frozen. */
export const encodePayment = (sender: string, recipient: string, amount: bigint): object =>
  Object.freeze({ recipient, amount, address: sender })

/** What a request does that the wallet pays by itself. Never throws. */
export const decodePayment = (request: object, sender: string): PaymentFacts | undefined => {
  const recipient = decodeAddress(readField(request, "recipient"))
  const value = readField(request, "amount")
  return Object.keys(request).toSorted().join() === "address,amount,recipient" &&
    recipient !== undefined &&
    typeof value === "bigint" &&
    readField(request, "address") === sender
    ? { kind: "payment", receiver: scriptOf(recipient), value }
    : undefined
}

/** What a request does that the wallet signs: undefined for anything but a transfer of the sender's coins, with change to nobody else. Never throws. */
export const decodePsbt = (Class: PsbtClass, request: object, sender: string): PsbtFacts | undefined =>
  attempt((): PsbtFacts | undefined => {
    const account = decodeAddress(sender)
    const keys = Object.keys(request).toSorted().join()
    if (
      account === undefined ||
      keys !== "broadcast,psbt,signInputs" ||
      readField(request, "broadcast") !== true
    )
      return undefined
    const own = scriptOf(account)
    const psbt = readPsbt(Class, readField(request, "psbt"))
    const spent = psbt.data.inputs.map(({ witnessUtxo }) => witnessUtxo)
    const outputs = psbt.txOutputs.map(({ script, value }) => ({ script: toHex(script), value }))
    const [first, change] = outputs
    const signs = readField(request, "signInputs")
    const isSigned =
      Array.isArray(signs) &&
      signs.length === spent.length &&
      signs.every(
        (input, index) => readField(input, "address") === sender && readField(input, "index") === index
      )
    const isOwn = spent.length > 0 && spent.every((utxo) => utxo !== undefined && toHex(utxo.script) === own)
    if (!isSigned || !isOwn || first === undefined || outputs.length > 2) return undefined
    if (change !== undefined && change.script !== own) return undefined
    const fee =
      spent.reduce((sum, utxo) => sum + utxo!.value, 0n) - outputs.reduce((sum, { value }) => sum + value, 0n)
    return fee < 0n
      ? undefined
      : {
          kind: "psbt",
          receiver: first.script,
          value: first.value,
          fee,
          inputs: psbt.txInputs.map(({ hash, index }) => ({
            txid: toHex(Uint8Array.from(hash).toReversed()),
            index
          })),
          outputs
        }
  })
