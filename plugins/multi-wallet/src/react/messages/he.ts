import type { MultiWalletMessages } from "../MultiWalletMessages.ts"

export const words: MultiWalletMessages = {
  accounts: "חשבונות",
  recent: "חוברו לאחרונה",
  connect: "חיבור",
  forget: "הסרת {wallet} מהרשימה",
  walletDeleted: "הארנק הוסר מהרשימה",
  accountSwitched: "החשבון הוחלף"
}
