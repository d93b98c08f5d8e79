import type { MultiWalletMessages } from "../MultiWalletMessages.ts"

export const words: MultiWalletMessages = {
  accounts: "Accounts",
  recent: "Recent verbonden",
  connect: "Verbinden",
  forget: "{wallet} uit deze lijst verwijderen",
  walletDeleted: "Wallet uit de lijst verwijderd",
  accountSwitched: "Account gewisseld"
}
