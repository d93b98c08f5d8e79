import { kit } from "./kit"

export const buy = async (psbt: string) => {
  // Signs the inputs that spend from the connected accounts, and sends the transaction.
  const { txid } = await kit.bitcoin.signPsbt({ psbt, broadcast: true })
  return txid
}
