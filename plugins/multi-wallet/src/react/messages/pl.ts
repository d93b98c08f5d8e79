import type { MultiWalletMessages } from "../MultiWalletMessages.ts"

export const words: MultiWalletMessages = {
  accounts: "Konta",
  recent: "Ostatnio połączone",
  connect: "Połącz",
  forget: "Usuń {wallet} z tej listy",
  walletDeleted: "Usunięto portfel z listy",
  accountSwitched: "Zmieniono konto"
}
