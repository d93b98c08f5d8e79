import { KitError } from "@latchkey/core"
import { kit } from "./kit"

/** Asks the wallet to switch, and to add the network where it does not know it. */
export const toBase = async (): Promise<boolean> => {
  try {
    await kit.switchNetwork({ networkId: "eip155:8453" })
    return true
  } catch (error) {
    if (error instanceof KitError && error.rejected) return false
    throw error
  }
}
