import type { PreparedTransfer } from "@latchkey/core/effect"
import { Psbt } from "bitcoinjs-lib"
import type { BitcoinProvider } from "../src/provider/BitcoinProvider.ts"

/**
 * Lets the wallet send another transaction in the place of a transfer: of the same coins, for 2,000 satoshi more, which the change
 * pays. Answers with its id. `receiver` and `value` are its first output's where given.
 */
export const bumpFee = async (
  wallet: Pick<BitcoinProvider, "signPSBT">,
  { request }: Pick<PreparedTransfer, "request">,
  to: { readonly script?: Uint8Array; readonly value?: bigint } = {}
): Promise<string> => {
  const { psbt: before, signInputs } = request as Parameters<BitcoinProvider["signPSBT"]>[0] & {
    readonly psbt: string
  }
  const old = Psbt.fromBase64(before)
  const psbt = new Psbt()
  old.txInputs.forEach(({ hash, index, sequence }, at) =>
    psbt.addInput({
      hash,
      index,
      ...(sequence === undefined ? {} : { sequence }),
      witnessUtxo: old.data.inputs[at]!.witnessUtxo!
    })
  )
  const [paid, change] = old.txOutputs
  psbt.addOutput({ script: to.script ?? paid!.script, value: to.value ?? paid!.value })
  psbt.addOutput({ script: change!.script, value: change!.value - 2_000n })
  const { txid } = await wallet.signPSBT({ psbt: psbt.toBase64(), signInputs, broadcast: true })
  return txid!
}
