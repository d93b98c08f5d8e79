import type { Titles } from "./en/titles.ts"
import type { TokensMessages } from "../TokensMessages.ts"

export const titles: Titles = {
  list: "توکن\u200cها"
}

export const words: TokensMessages = {
  failed: "توکن\u200cهای شما بارگیری نشد.",
  outdated: "توکن\u200cهای شما به\u200cروز نشد. شاید این\u200cها تغییر کرده باشند.",
  readAgain: "به\u200cروزرسانی",
  none: "این حساب توکن شناخته\u200cشده\u200cای در اینجا ندارد.",
  total: "مجموع",
  totalUnknown: "نامشخص",
  totalPartial: "توکن\u200cهایی که قیمتشان معلوم نیست شمرده نمی\u200cشوند.",
  unverified: "تأییدنشده",
  unverifiedNote:
    "این\u200cها نامی شبیه توکن\u200cهای دیگر دارند و شاید برای فریب شما باشند. به خاطر نامشان به آن\u200cها اعتماد نکنید.",
  manage: "افزودن یا پنهان کردن توکن\u200cها",
  addLabel: "آدرس قرارداد توکن",
  addNote: "می\u200cتوانید آن را از سایت خود توکن یا کاوشگر کپی کنید.",
  add: "افزودن",
  added: "افزوده شد. به محض اینکه مقداری از آن داشته باشید در فهرستتان است.",
  notToken: "در این آدرس روی این شبکه توکنی نیست.",
  notRead: "توکن بارگیری نشد. دوباره امتحان کنید.",
  hide: "پنهان کردن",
  show: "نمایش"
}
