import type { MultiWalletMessages } from "../MultiWalletMessages.ts"

export const words: MultiWalletMessages = {
  accounts: "Hesaplar",
  recent: "Son bağlananlar",
  connect: "Bağla",
  forget: "{wallet} cüzdanını bu listeden kaldır",
  walletDeleted: "Cüzdan listeden kaldırıldı",
  accountSwitched: "Hesap değiştirildi"
}
