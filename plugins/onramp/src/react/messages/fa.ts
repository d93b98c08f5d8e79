import type { OnrampMessages } from "../OnrampMessages.ts"
import type { OnrampProgressMessages } from "../OnrampProgressMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  buy: "خرید",
  purchases: "خریدها"
}

export const words: OnrampMessages = {
  notConnected: "برای خرید، یک کیف پول وصل کنید.",
  unsupported: "اینجا روی {network} چیزی نمی\u200cتوان خرید.",
  chooseNetwork: "انتخاب شبکهٔ دیگر",
  restricted: "خرید در محل شما ارائه نمی\u200cشود.",
  pay: "می\u200cپردازید",
  currency: "ارز",
  preset: "پرداخت {amount}",
  get: "حدوداً دریافت می\u200cکنید",
  coin: "آنچه می\u200cخرید",
  method: "روش پرداخت",
  methods: { card: "کارت", ach_bank_account: "حساب بانکی" },
  provider: "از طریق",
  fee: "\u200f{provider}، کارمزد {fee}٪",
  providerFee: "کارمزد {provider}",
  networkFee: "کارمزد شبکه",
  to: "به حساب شما",
  onPage: "\u200f{provider} قیمت را در صفحهٔ خود نشان می\u200cدهد.",
  quoteFailed: "\u200f{provider} قیمتی اعلام نکرد. پیش از پرداخت آن را در صفحهٔ آن می\u200cبینید.",
  listsDefault: "\u200f{provider} نگفت چه می\u200cفروشد. شاید صفحهٔ آن چیز دیگری ارائه دهد.",
  opaque: "در صفحهٔ {provider} بررسی کنید که خرید به همین آدرس برود: لینک آن را نشان نمی\u200cدهد.",
  leaves:
    "در صفحهٔ {provider} و در پنجره\u200cای جدید پرداخت می\u200cکنید. ارائه\u200cدهنده آدرس شما را خواهد دید.",
  buyAt: "ادامه در {provider}",
  latest: "آخرین خرید",
  purchases: "خریدهای شما",
  problems: {
    amountMissing: "مقدار را وارد کنید.",
    amountFormat: "یک عدد ساده وارد کنید، مثلاً 0.5.",
    amountAmbiguous: "آن را بدون جداکنندهٔ هزارگان بنویسید.",
    amountDecimals: "\u200f{currency} حداکثر {decimals} رقم اعشار دارد.",
    amountZero: "بیشتر از صفر وارد کنید.",
    amountLow: "\u200f{min} یا بیشتر وارد کنید.",
    amountHigh: "\u200f{max} یا کمتر وارد کنید.",
    provider: "\u200f{provider} پاسخ نداد. دوباره امتحان کنید یا ارائه\u200cدهندهٔ دیگری انتخاب کنید.",
    link: "لینک {provider} به جایی که باید نمی\u200cرود. چیزی باز نشد.",
    invalid: "\u200f{provider} دیگر این را نمی\u200cفروشد. دوباره انتخاب کنید.",
    other: "انجام نشد. دوباره امتحان کنید."
  }
}

export const progress: OnrampProgressMessages = {
  to: "به حساب شما",
  nothingBegun: "هنوز چیزی خریده نشده است.",
  openTitle: "ادامه در {provider}",
  openText: "صفحهٔ آن در پنجرهٔ دیگری باز است. وقتی کارتان تمام شد برگردید.",
  blockedTitle: "پنجره\u200cای باز نشد",
  blockedText: "مرورگر شما جلوی آن را گرفت. صفحهٔ {provider} را خودتان باز کنید:",
  closedTitle: "به نظر می\u200cرسد صفحهٔ {provider} بسته شده است",
  closedText:
    "اگر پرداخت کرده\u200cاید، شاید رسیدن آن کمی طول بکشد. اگر نه، می\u200cتوانید آن را دوباره باز کنید.",
  pendingTitle: "خرید شما در راه است",
  pendingText: "به {provider} رسیده است. می\u200cتوانید این را ببندید.",
  successTitle: "\u200f{provider} آن را ارسال کرد",
  successText: "شاید چند دقیقه طول بکشد تا در حسابتان دیده شود.",
  failedTitle: "خرید ناموفق بود",
  failedText: "\u200f{provider} می\u200cگوید که انجام نشد. اینکه پولتان چه شد در صفحهٔ خودش آمده است.",
  unknownTitle: "هنوز چیزی دیده نشده است",
  unknownText:
    "اگر پرداخت کرده\u200cاید، شاید هنوز برسد. صفحهٔ {provider} یا ایمیل آن اطلاعات بیشتری می\u200cدهد.",
  showBalance: "نمایش موجودی من",
  held: "\u200f{amount} دارید",
  grown: "\u200f{amount} بیشتر از قبل",
  notGrown: "هنوز چیزی نرسیده است.",
  lookFailed: "موجودی شما بارگیری نشد.",
  openPage: "باز کردن صفحهٔ {provider}",
  copyLink: "کپی لینک",
  linkCopied: "لینک کپی شد",
  checkAgain: "بررسی دوباره",
  done: "انجام شد",
  paid: "\u200f{amount} پرداخت شد",
  somePurchase: "خرید",
  tags: { pending: "در راه", success: "ارسال شد", failed: "ناموفق" },
  unread: "\u200f{provider} پاسخ نداد.",
  listFailed: "خریدهای شما بارگیری نشد."
}
