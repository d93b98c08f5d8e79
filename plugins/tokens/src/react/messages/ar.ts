import type { Titles } from "./en/titles.ts"
import type { TokensMessages } from "../TokensMessages.ts"

export const titles: Titles = {
  list: "التوكنات"
}

export const words: TokensMessages = {
  failed: "تعذّرت قراءة توكناتك.",
  outdated: "تعذّرت قراءة توكناتك من جديد. ربما تغيّرت هذه.",
  readAgain: "القراءة من جديد",
  none: "لا يملك هذا الحساب توكنات معروفة هنا.",
  total: "المجموع",
  totalUnknown: "غير معروف",
  totalPartial: "لا تُحسب التوكنات التي لا يُعرف سعرها.",
  unverified: "غير موثّق",
  unverifiedNote: "تحمل هذه أسماءً كأسماء توكنات أخرى، وربما أُريد بها خداعك. لا تثق بها بسبب أسمائها.",
  manage: "إضافة توكنات أو إخفاؤها",
  addLabel: "عنوان عقد التوكن",
  addNote: "يمكنك نسخه من موقع التوكن نفسه أو من مستكشف.",
  add: "إضافة",
  added: "تمت الإضافة. سيظهر في قائمتك حالما تملك منه شيئًا.",
  notToken: "لا يوجد توكن بهذا العنوان على هذه الشبكة.",
  notRead: "تعذّر تحميل التوكن. حاول مرة أخرى.",
  hide: "إخفاء",
  show: "عرض"
}
