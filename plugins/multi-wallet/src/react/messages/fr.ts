import type { MultiWalletMessages } from "../MultiWalletMessages.ts"

export const words: MultiWalletMessages = {
  accounts: "Comptes",
  recent: "Connectés récemment",
  connect: "Connecter",
  forget: "Retirer {wallet} de cette liste",
  walletDeleted: "Portefeuille retiré de la liste",
  accountSwitched: "Compte changé"
}
