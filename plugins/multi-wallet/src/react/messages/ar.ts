import type { MultiWalletMessages } from "../MultiWalletMessages.ts"

export const words: MultiWalletMessages = {
  accounts: "الحسابات",
  recent: "المتصلة مؤخرًا",
  connect: "ربط",
  forget: "إزالة {wallet} من هذه القائمة",
  walletDeleted: "حُذفت المحفظة",
  accountSwitched: "تم تبديل الحساب"
}
