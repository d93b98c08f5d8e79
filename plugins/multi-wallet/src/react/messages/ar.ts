import type { MultiWalletMessages } from "../MultiWalletMessages.ts"

/** The words in Arabic. */
export const ar: MultiWalletMessages = {
  accounts: "الحسابات",
  recent: "المتصلة مؤخرًا",
  connect: "ربط",
  forget: "إزالة {wallet} من هذه القائمة",
  walletDeleted: "حُذفت المحفظة",
  accountSwitched: "تم تبديل الحساب"
}
