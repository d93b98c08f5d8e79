import { kit } from "./kit"

/** Tells how many wallets are connected, now and after each change; answers with the way to stop. */
export const followCount = async (show: (count: number) => void) => {
  show((await kit.multiWallet.connections()).length)
  return kit.multiWallet.subscribe(({ connections }) => show(connections.length))
}
