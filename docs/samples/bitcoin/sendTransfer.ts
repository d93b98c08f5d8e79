import { KitError } from "@latchkey/core"
import { kit } from "./kit"

export const pay = async (recipient: string) => {
  try {
    return await kit.bitcoin.sendTransfer({ recipient, amount: 25_000n }) // satoshi
  } catch (error) {
    if (error instanceof KitError && error.code === "BITCOIN_TRANSFER_UNCERTAIN") return "unknown"
    throw error
  }
}
