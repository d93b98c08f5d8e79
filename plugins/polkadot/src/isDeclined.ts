import { describeForeign, isRejection } from "@latchkey/core"

/**
 * Whether what a wallet threw says that the visitor declined. Wallets of this namespace give an `Error` with a text and no
 * code; a site that was refused for good is told that it is not allowed to interact.
 */
export const isDeclined = (cause: unknown): boolean =>
  isRejection(cause) ||
  /^(cancell?ed|rejected)$|(cancell?ed|rejected) by the user|not allowed to interact/i.test(
    describeForeign(cause).message
  )
