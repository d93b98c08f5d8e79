import type { MultiWalletMessages } from "../MultiWalletMessages.ts"

export const words: MultiWalletMessages = {
  accounts: "계정",
  recent: "최근 연결됨",
  connect: "연결",
  forget: "이 목록에서 {wallet} 제거",
  walletDeleted: "목록에서 지갑이 제거됨",
  accountSwitched: "계정이 전환됨"
}
