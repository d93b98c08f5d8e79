import type { MultiWalletMessages } from "../MultiWalletMessages.ts"

export const words: MultiWalletMessages = {
  accounts: "Konten",
  recent: "Zuletzt verbunden",
  connect: "Verbinden",
  forget: "{wallet} aus dieser Liste entfernen",
  walletDeleted: "Aus dieser Liste entfernt",
  accountSwitched: "Konto gewechselt"
}
