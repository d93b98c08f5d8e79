import { describeForeign } from "@latchkey/core"
import type { FaultKindOf } from "@latchkey/core/chain-kit"

const BUSY = /pending authori[sz]ation/i
const DECLINED = /^(cancell?ed|rejected)$|(cancell?ed|rejected) by the user|not allowed to interact/i

/**
 * What the words of this namespace's wallets mean: they give an `Error` with a text and no code. A site that was refused
 * for good is told that it is not allowed to interact.
 */
export const kindOf: FaultKindOf = (cause) => {
  const { message } = describeForeign(cause)
  return BUSY.test(message) ? "busy" : DECLINED.test(message) ? "rejected" : undefined
}
