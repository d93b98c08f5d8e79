import type { MultiWalletMessages } from "../MultiWalletMessages.ts"

export const words: MultiWalletMessages = {
  accounts: "حساب\u200cها",
  recent: "اخیراً وصل\u200cشده",
  connect: "اتصال",
  forget: "حذف {wallet} از این فهرست",
  walletDeleted: "کیف پول از این فهرست حذف شد",
  accountSwitched: "حساب عوض شد"
}
