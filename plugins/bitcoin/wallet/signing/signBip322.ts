import { RawWitness, Script, Transaction } from "@scure/btc-signer"
import { tagSchnorr } from "@scure/btc-signer/utils.js"
import { hex } from "@scure/base"
import type { Holding } from "../state/Holding.ts"
import { paymentOf, privateKeyOf } from "./keyPair.ts"

/** The hash that BIP-322 makes of a message. */
export const bip322MessageHash = (message: Uint8Array): Uint8Array =>
  tagSchnorr("BIP0322-signed-message", message)

const anyScript = {
  version: 0,
  allowUnknownVersion: true,
  allowUnknownInputs: true,
  allowUnknownOutputs: true,
  disableScriptCheck: true
} as const

/** Signs a message by BIP-322, form "simple": the witness of the transaction that would spend the message. */
export function signBip322(message: Uint8Array, holding: Holding): Uint8Array {
  const { script, tapInternalKey, redeemScript } = paymentOf(holding)
  const toSpend = new Transaction(anyScript)
  // The output first: to a final input the library adds none.
  toSpend.addOutput({ script, amount: 0n })
  toSpend.addInput({
    txid: new Uint8Array(32),
    index: 0xffff_ffff,
    sequence: 0,
    finalScriptSig: Script.encode(["OP_0", bip322MessageHash(message)])
  })

  const toSign = new Transaction(anyScript)
  toSign.addInput({
    txid: hex.decode(toSpend.id),
    index: 0,
    sequence: 0,
    witnessUtxo: { script, amount: 0n },
    ...(tapInternalKey !== undefined && { tapInternalKey }),
    ...(redeemScript !== undefined && { redeemScript })
  })
  toSign.addOutput({ script: Script.encode(["RETURN"]), amount: 0n })
  toSign.signIdx(privateKeyOf(holding), 0)
  toSign.finalizeIdx(0)
  return RawWitness.encode(toSign.getInput(0).finalScriptWitness ?? [])
}
