import type { KitCore } from "@latchkey/core"
import { followProvider as followWallet, type FollowedProvider } from "@latchkey/core/page"
import { NAMESPACE, readConnection } from "./readConnection.ts"
import type { Describe } from "./SentRequest.ts"
import { takeIntoLedger } from "./takeIntoLedger.ts"

/** The provider that wagmi is given: of whichever wallet the kit is connected to. What it sends is in the kit's ledger. */
export const followProvider = (kit: KitCore, describe?: Describe): FollowedProvider => {
  const wallet = followWallet(kit, NAMESPACE, (reference) => `0x${Number(reference).toString(16)}`)
  const take = takeIntoLedger(kit, wallet.request, describe)
  return {
    ...wallet,
    request: async (call) => {
      const chainId = readConnection(kit.getSnapshot())?.chainId
      const answer: unknown = await wallet.request(call)
      if (chainId !== undefined) take(call.method, call.params, chainId, answer)
      return answer
    }
  }
}
