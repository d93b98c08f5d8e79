import type { MultiWalletMessages } from "../MultiWalletMessages.ts"

/** The words in German. */
export const de: MultiWalletMessages = {
  accounts: "Konten",
  recent: "Zuletzt verbunden",
  connect: "Verbinden",
  forget: "{wallet} aus dieser Liste entfernen",
  walletDeleted: "Wallet gelöscht",
  accountSwitched: "Konto gewechselt"
}
