import { finishPsbt, signPsbt } from "@latchkey/bitcoin/psbt"
import { Psbt } from "bitcoinjs-lib"
import { kit } from "../bitcoin/kit"

// The same with a `Transaction` of @scure/btc-signer.
export const signed = async (base64: string) => {
  const { psbt } = await signPsbt(kit, Psbt.fromBase64(base64))
  return psbt === undefined ? undefined : finishPsbt(psbt)
}
