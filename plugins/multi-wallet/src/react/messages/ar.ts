import type { MultiWalletMessages } from "../MultiWalletMessages.ts"

export const words: MultiWalletMessages = {
  accounts: "الحسابات",
  recent: "المربوطة مؤخرًا",
  connect: "ربط",
  forget: "إزالة {wallet} من هذه القائمة",
  walletDeleted: "أُزيلت من هذه القائمة",
  accountSwitched: "تم تبديل الحساب"
}
