import type { BitcoinNetworkDeclaration } from "./bitcoinNetworks.ts"
import type { EsploraInput, EsploraOutput, EsploraStatus, EsploraTransaction } from "./EsploraTransaction.ts"
import type { NodeInput, NodeOutput, NodeTransaction } from "./NodeTransaction.ts"
import { addressOf, asmOf, lastPush, scriptType } from "./scripts.ts"

/** Finds an output that a transaction spends. */
export type FindOutput = (txid: string, vout: number) => NodeOutput | undefined

/** Whole coins as the node writes them, in satoshi. */
export const satoshi = (coins: number) => Math.round(coins * 1e8)

/** Tells a transaction of the node the way that Esplora does, with addresses of that network. */
export function esploraTransactionOf(
  transaction: NodeTransaction,
  status: EsploraStatus,
  network: BitcoinNetworkDeclaration,
  find: FindOutput
): EsploraTransaction {
  const { txid, version, locktime, size, weight } = transaction
  const vin = transaction.vin.map((input) => inputOf(input, network, find))
  const vout = transaction.vout.map((output) => outputOf(output, network))
  const isCoinbase = vin.some((input) => input.is_coinbase)
  const spent = vin.reduce((sum, input) => sum + (input.prevout?.value ?? 0), 0)
  const fee = isCoinbase ? 0 : spent - vout.reduce((sum, output) => sum + output.value, 0)
  return { txid, version, locktime, vin, vout, size, weight, fee, status }
}

export function outputOf(output: NodeOutput, network: BitcoinNetworkDeclaration): EsploraOutput {
  const { hex, type } = output.scriptPubKey
  const address = addressOf(hex, network)
  return {
    scriptpubkey: hex,
    scriptpubkey_asm: asmOf(hex),
    scriptpubkey_type: scriptType(type),
    ...(address !== undefined && { scriptpubkey_address: address }),
    value: satoshi(output.value)
  }
}

function inputOf(input: NodeInput, network: BitcoinNetworkDeclaration, find: FindOutput): EsploraInput {
  const { coinbase, txid, vout, sequence, txinwitness: witness } = input
  const scriptsig = coinbase ?? input.scriptSig?.hex ?? ""
  const spent = txid === undefined ? undefined : find(txid, vout!)
  const prevout = spent === undefined ? null : outputOf(spent, network)
  const redeem = prevout?.scriptpubkey_type === "p2sh" ? lastPush(scriptsig) : undefined
  const inner = prevout?.scriptpubkey_type === "v0_p2wsh" ? witness?.at(-1) : undefined
  return {
    txid: txid ?? "0".repeat(64),
    vout: vout ?? 0xffff_ffff,
    prevout,
    scriptsig,
    scriptsig_asm: asmOf(scriptsig),
    ...(witness !== undefined && { witness }),
    is_coinbase: coinbase !== undefined,
    sequence,
    ...(redeem !== undefined && { inner_redeemscript_asm: asmOf(redeem) }),
    ...(inner !== undefined && { inner_witnessscript_asm: asmOf(inner) })
  }
}
