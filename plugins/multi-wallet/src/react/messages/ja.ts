import type { MultiWalletMessages } from "../MultiWalletMessages.ts"

export const words: MultiWalletMessages = {
  accounts: "アカウント",
  recent: "最近接続したウォレット",
  connect: "接続",
  forget: "{wallet}をこの一覧から削除",
  walletDeleted: "ウォレットを一覧から削除しました",
  accountSwitched: "アカウントを切り替えました"
}
