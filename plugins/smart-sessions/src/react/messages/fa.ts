import type { SmartSessionsMessages } from "../SmartSessionsMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  list: "نشست\u200cهای هوشمند",
  session: "نشست هوشمند"
}

export const words: SmartSessionsMessages = {
  tabs: { active: "فعال", expired: "منقضی", revoked: "لغو شد" },
  none: {
    active: "هیچ برنامه\u200cای اجازهٔ اقدام برای این حساب ندارد.",
    expired: "هیچ نشستی از این حساب منقضی نشده است.",
    revoked: "هیچ نشستی از این حساب لغو نشده است."
  },
  off: "نشست\u200cهای هوشمند در این صفحه غیرفعال است.",
  failed: "نشست\u200cهای هوشمند شما بارگیری نشد.",
  outdated: "نشست\u200cهای هوشمند شما به\u200cروز نشد. شاید این\u200cها تغییر کرده باشند.",
  readAgain: "به\u200cروزرسانی",
  unnamed: "یک برنامه",
  until: "تا {date}",
  endedAt: "پایان: {date}",
  revokedOn: "لغو: {date}",
  allows: "بدون پرسیدن از شما می\u200cتواند",
  spend: "خرج تا {amount} در هر {period}",
  call: "فراخوانی {functions} از {address}",
  actAs: "اجرای {functions} از {address} طوری که انگار حساب شماست",
  withValue: "هر بار با حداکثر {amount}",
  unread: "موارد دیگری هم هست که اینجا قابل نمایش نیست. آن را در کیف پولتان ببینید.",
  units: "\u200f{count} واحد از {address}",
  periods: { second: "ثانیه", minute: "دقیقه", hour: "ساعت", day: "روز", week: "هفته" },
  project: "برنامه",
  account: "برای حساب",
  network: "شبکه",
  begun: "اعطا شد",
  ends: "پایان می\u200cیابد",
  ended: "پایان یافت",
  revoked: "لغو شد",
  revoke: "لغو نشست",
  revokeNote: "کیف پولتان از شما می\u200cخواهد این را امضا کنید. هزینه\u200cای ندارد.",
  asking: "در {wallet} تأیید کنید",
  declined: "رد کردید. نشست همان است که بود.",
  revokeFailed: "نشست هوشمند لغو نشد. دوباره امتحان کنید.",
  gone: "این نشست دیگر وجود ندارد.",
  grantedTitle: "نشست هوشمند اعطا شد",
  grantedText: "می\u200cتوانید هر زمان آن را در حسابتان لغو کنید.",
  refusedTitle: "بیش از آنچه خواسته شد اعطا شد",
  refusedText: "از این نشست استفاده نمی\u200cشود. آن را در {wallet} لغو کنید.",
  seeAll: "همهٔ نشست\u200cهای هوشمند",
  done: "انجام شد"
}
