import { testAccounts } from "@latchkey/testing"

/** An account that nothing is sent from: that a wallet declined is believed where its account has sent nothing meanwhile. */
export const decliningAccount = testAccounts[4]!
