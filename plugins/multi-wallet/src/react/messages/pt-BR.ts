import type { MultiWalletMessages } from "../MultiWalletMessages.ts"

export const words: MultiWalletMessages = {
  accounts: "Contas",
  recent: "Conectadas recentemente",
  connect: "Conectar",
  forget: "Remover {wallet} desta lista",
  walletDeleted: "Carteira removida da lista",
  accountSwitched: "Conta trocada"
}
