import { testAccounts, type TestAccount } from "@latchkey/testing"
import { coinlessAccount } from "./coinlessAccount.ts"

/** The accounts of Ethereum that the test wallets of this page hold. */
export const evmAccounts: ReadonlyArray<TestAccount> = [...testAccounts, coinlessAccount]

/** Where the one without coin is in the list. */
export const coinlessPlace = testAccounts.length
