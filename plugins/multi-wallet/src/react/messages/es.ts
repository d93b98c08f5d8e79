import type { MultiWalletMessages } from "../MultiWalletMessages.ts"

export const words: MultiWalletMessages = {
  accounts: "Cuentas",
  recent: "Conectadas hace poco",
  connect: "Conectar",
  forget: "Quitar {wallet} de esta lista",
  walletDeleted: "Billetera quitada de la lista",
  accountSwitched: "Cuenta cambiada"
}
