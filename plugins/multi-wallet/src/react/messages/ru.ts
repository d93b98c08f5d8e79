import type { MultiWalletMessages } from "../MultiWalletMessages.ts"

export const words: MultiWalletMessages = {
  accounts: "Аккаунты",
  recent: "Недавно подключённые",
  connect: "Подключить",
  forget: "Убрать {wallet} из этого списка",
  walletDeleted: "Кошелёк убран из списка",
  accountSwitched: "Аккаунт сменён"
}
