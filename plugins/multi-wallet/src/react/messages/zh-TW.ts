import type { MultiWalletMessages } from "../MultiWalletMessages.ts"

export const words: MultiWalletMessages = {
  accounts: "帳戶",
  recent: "最近連接",
  connect: "連接",
  forget: "從此清單中移除 {wallet}",
  walletDeleted: "已從清單中移除錢包",
  accountSwitched: "已切換帳戶"
}
