import type { MultiWalletMessages } from "../MultiWalletMessages.ts"

export const words: MultiWalletMessages = {
  accounts: "Акаунти",
  recent: "Нещодавно підключені",
  connect: "Підключити",
  forget: "Прибрати {wallet} із цього списку",
  walletDeleted: "Гаманець прибрано зі списку",
  accountSwitched: "Акаунт змінено"
}
