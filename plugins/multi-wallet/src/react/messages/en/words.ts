import type { MultiWalletMessages } from "../../MultiWalletMessages.ts"

/** The words in English. */
export const words: MultiWalletMessages = {
  accounts: "Accounts",
  recent: "Recently connected",
  connect: "Connect",
  forget: "Remove {wallet} from this list",
  walletDeleted: "Removed from this list",
  accountSwitched: "Account switched"
}
