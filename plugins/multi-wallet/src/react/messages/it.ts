import type { MultiWalletMessages } from "../MultiWalletMessages.ts"

export const words: MultiWalletMessages = {
  accounts: "Account",
  recent: "Connessi di recente",
  connect: "Connetti",
  forget: "Rimuovi {wallet} da questo elenco",
  walletDeleted: "Wallet rimosso dall'elenco",
  accountSwitched: "Account cambiato"
}
