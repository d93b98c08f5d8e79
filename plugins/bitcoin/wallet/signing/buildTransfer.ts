import { Address, OutScript, Transaction } from "@scure/btc-signer"
import { refuse } from "../../../../tests/testing/src/decode/Decode.ts"
import {
  ProviderRpcError,
  providerErrorCode
} from "../../../../tests/testing/src/provider/ProviderRpcError.ts"
import type { Coin } from "../esplora/Esplora.ts"
import type { BitcoinAddressType, Holding } from "../state/Holding.ts"
import { paymentOf, prefixesOf } from "./keyPair.ts"

/** Who gets how much. */
export interface Recipient {
  readonly address: string
  /** In satoshi. */
  readonly amount: bigint
}

/** Below this many satoshi change is left to the miner, as nodes do not forward it. */
const dust = 546n

const inputSize: Readonly<Record<BitcoinAddressType, number>> = { p2wpkh: 68, p2sh: 91, p2tr: 58 }
const emptySize = 11
const outputSize = (script: Uint8Array) => 9 + script.length

/**
 * Builds an unsigned transfer out of an address's coins, the largest first, with the change back to it.
 *
 * @param feeRate satoshi for each virtual byte
 *
 * Fails: -32602 for a malformed address or amount, -32603 when the coins do not suffice.
 */
export function buildTransfer(
  from: Holding,
  recipients: readonly Recipient[],
  coins: readonly Coin[],
  feeRate: number
): Transaction {
  const { script, tapInternalKey, redeemScript } = paymentOf(from)
  const outputs = recipients.map(({ address, amount }, index) => {
    if (amount <= 0n) refuse(`amount of recipient ${index}`, "above zero", amount)
    return { script: scriptOf(address, from, `address of recipient ${index}`), amount }
  })
  const wanted = outputs.reduce((sum, output) => sum + output.amount, 0n)
  const fixedSize = outputs.reduce((sum, output) => sum + outputSize(output.script), emptySize)
  const fee = (inputs: number, change: number) =>
    BigInt(Math.ceil((fixedSize + inputs * inputSize[from.type] + change) * feeRate))

  const psbt = new Transaction()
  let gathered = 0n
  for (const coin of coins.toSorted((one, other) => Number(other.value - one.value))) {
    if (gathered >= wanted + fee(psbt.inputsLength, 0)) break
    psbt.addInput({
      txid: coin.txid,
      index: coin.vout,
      witnessUtxo: { script, amount: coin.value },
      ...(tapInternalKey !== undefined && { tapInternalKey }),
      ...(redeemScript !== undefined && { redeemScript })
    })
    gathered += coin.value
  }
  if (gathered < wanted + fee(psbt.inputsLength, 0)) {
    throw new ProviderRpcError(providerErrorCode.internal, "Insufficient balance")
  }
  for (const output of outputs) psbt.addOutput(output)
  const change = gathered - wanted - fee(psbt.inputsLength, outputSize(script))
  if (change >= dust) psbt.addOutput({ script, amount: change })
  return psbt
}

function scriptOf(address: string, { network }: Holding, at: string): Uint8Array {
  try {
    return OutScript.encode(Address(prefixesOf(network)).decode(address))
  } catch {
    return refuse(at, `an address on ${network.name}`, address)
  }
}
