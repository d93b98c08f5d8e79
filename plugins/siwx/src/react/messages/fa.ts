import type { SiwxMessages } from "../SiwxMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  sign: "ورود"
}

export const words: SiwxMessages = {
  checking: "یک لحظه",
  checkingText: "در حال بررسی اینکه از قبل وارد شده\u200cاید یا نه.",
  ask: "ثابت کنید این حساب از آنِ شماست",
  askText: "پیامی را با {wallet} امضا کنید. هزینه\u200cای ندارد و چیزی جابه\u200cجا نمی\u200cکند.",
  askRequired: "این سایت به امضای {wallet} نیاز دارد. هزینه\u200cای ندارد و چیزی جابه\u200cجا نمی\u200cکند.",
  open: "برای امضا {wallet} را باز کنید",
  openText: "بررسی کنید که نام این سایت در پیام باشد، سپس آن را امضا کنید.",
  verifying: "در حال ورود",
  verifyingText: "سایت در حال بررسی امضای شماست.",
  declined: "در کیف پول رد کردید",
  declinedText: "وارد نشده\u200cاید. چیزی ارسال نشد.",
  failed: "وارد نشده\u200cاید",
  failedText: "سایت آن\u200cطور که باید پاسخ نداد. دوباره امتحان کنید.",
  invalidText: "سایت امضا را نپذیرفت. دوباره امتحان کنید یا از حساب دیگری استفاده کنید.",
  wrongNetwork: "روی این شبکه ممکن نیست",
  wrongNetworkText: "این سایت ورود روی {network} را نمی\u200cپذیرد.",
  chooseNetwork: "انتخاب شبکه",
  sign: "امضا",
  site: "سایت",
  account: "حساب",
  network: "شبکه",
  notConnected: "برای ورود، یک کیف پول وصل کنید."
}
