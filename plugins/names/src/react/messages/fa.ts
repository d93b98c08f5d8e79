import type { NamesMessages } from "../NamesMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  tile: "نام",
  register: "انتخاب نام",
  success: "نام شما"
}

export const words: NamesMessages = {
  intro: "خواندن و به اشتراک گذاشتن نام از آدرس آسان\u200cتر است. هر حساب یک نام دارد که برایش می\u200cماند.",
  field: "نام",
  placeholder: "your-name",
  hint: "دست\u200cکم ۴ حرف لاتین، رقم یا خط تیره.",
  checking: "در حال بررسی آزاد بودن نام",
  free: "\u200f{name} آزاد است.",
  problems: {
    short: "نام باید دست\u200cکم ۴ نویسه داشته باشد",
    characters: "فقط حروف لاتین، ارقام و خط تیره مجاز است",
    form: "این نمی\u200cتواند نام باشد. نام دیگری امتحان کنید.",
    taken: "\u200f{name} گرفته شده است. یکی از این\u200cها یا نام دیگری را امتحان کنید.",
    owned: "این حساب از قبل نام دارد.",
    declined: "امضا را رد کردید. نام ثبت نشد.",
    network: "روی این شبکه نام داده نمی\u200cشود. به شبکهٔ دیگری بروید.",
    account: "حساب دیگر وصل نیست.",
    failed: "سرویس نام در دسترس نبود. دوباره امتحان کنید."
  },
  suggestions: "نام\u200cها",
  available: "آزاد",
  registered: "ثبت\u200cشده",
  register: "ثبت نام",
  asking: "برای ثبت {name} در {wallet} امضا کنید. هزینه\u200cای ندارد.",
  successTitle: "\u200f{name} از آنِ شماست",
  successText: "دیگران حساب شما را با آن پیدا می\u200cکنند و به جای آدرستان نمایش داده می\u200cشود.",
  successButton: "انجام شد",
  notConnected: "برای گرفتن نام، یک کیف پول وصل کنید."
}
