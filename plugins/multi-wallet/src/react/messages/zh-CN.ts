import type { MultiWalletMessages } from "../MultiWalletMessages.ts"

export const words: MultiWalletMessages = {
  accounts: "账户",
  recent: "最近连接",
  connect: "连接",
  forget: "从此列表中移除 {wallet}",
  walletDeleted: "钱包已从列表中移除",
  accountSwitched: "账户已切换"
}
