import type { ExchangeMessages, PayMessages, ReviewMessages } from "../PayMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  pay: "روش پرداخت شما",
  review: "بازبینی",
  progress: "پرداخت"
}

export const words: PayMessages = {
  nothing: "چیزی برای پرداخت نیست.",
  asset: "دارایی",
  underWay: "این پرداخت در جریان است",
  byWallet: "پرداخت با {wallet}",
  connect: "اتصال یک کیف پول",
  switchFirst: "ابتدا می\u200cپرسد که به {network} بروید",
  preparing: "اگر کیف پول پرسید، تأیید کنید",
  exchanges: "از صرافی",
  loadingExchanges: "در حال پرسش از صرافی\u200cها",
  noExchanges: "هیچ صرافی\u200cای این را نمی\u200cپردازد.",
  exchangesFailed: "پرسش از صرافی\u200cها ممکن نشد.",
  askingText: "آنجا بررسی کنید که مقدار و گیرنده همان باشد که اینجاست.",
  sentTitle: "در حال پرداخت {amount}",
  successTitle: "\u200f{amount} پرداخت شد",
  successText: "به {address} رسید.",
  unsentTitle: "پرداخت نشد",
  declinedText: "چیزی پرداخت نشد.",
  unknownTitle: "نتوانستیم پرداخت آن را تأیید کنیم",
  unknownText: "پیش از پرداخت دوباره، حسابتان را بررسی کنید.",
  shortTitle: "\u200f{arrived} از {amount} رسید",
  shortText:
    "این توکن {percent} را نگه داشت، پس مبلغ کامل پرداخت نشده است. پیش از پرداخت دوباره از فروشنده بپرسید.",
  problems: {
    amountTooMuch: "کیف پول شما این مقدار {symbol} ندارد.",
    amountRest: "\u200f{symbol} خیلی کمی در حسابتان باقی می\u200cماند.",
    amountUnconfirmed: "بخشی از {symbol} شما هنوز تأیید نشده است. پس از بلاک بعدی دوباره امتحان کنید.",
    amountLeast: "شبکه مقداری به این کمی را منتقل نمی\u200cکند.",
    decimals: "\u200f{symbol} به شیوهٔ دیگری شمرده می\u200cشود. به این سایت اطلاع دهید.",
    token: "با این توکن نمی\u200cتوان پرداخت کرد.",
    recipient: "گیرنده آدرسی نیست که بتوان در این شبکه به آن پرداخت کرد. به این سایت اطلاع دهید.",
    tax: "این توکن بخشی از هر انتقال را نگه می\u200cدارد، پس نمی\u200cتوان با آن مبلغ کامل را پرداخت.",
    refused: "توکن یا گیرنده این پرداخت را رد می\u200cکند.",
    changed: "چیزی تغییر کرده است. روش پرداخت را دوباره انتخاب کنید.",
    switchDeclined: "کیف پول شما روی شبکهٔ دیگری ماند. چیزی پرداخت نشد.",
    waiting: "این پرداخت از پیش در حال انجام است.",
    exchange: "صرافی پاسخ نداد. دوباره امتحان کنید یا به روش دیگری بپردازید.",
    link: "لینک صرافی درست نیست، به همین دلیل باز نشد.",
    unsupported: "این را نمی\u200cتوان اینجا پرداخت."
  }
}

export const exchange: ExchangeMessages = {
  open: {
    title: "ادامه در {exchange}",
    text: "صفحهٔ آن در پنجرهٔ جدیدی باز است. آنجا بررسی کنید که مقدار و گیرنده همان باشد که اینجاست."
  },
  blocked: {
    title: "پنجره\u200cای باز نشد",
    text: "مرورگر شما جلوی آن را گرفت. صفحهٔ {exchange} را با لینک باز کنید."
  },
  closed: {
    title: "به نظر می\u200cرسد صفحهٔ {exchange} بسته شده است",
    text: "اگر آنجا پرداخت کرده\u200cاید، صبر کنید. اگر نه، دوباره آن را باز کنید."
  },
  pending: {
    title: "\u200f{exchange} در حال پرداخت است",
    text: "پرداخت شما را دریافت کرده و آن را ارسال می\u200cکند."
  },
  success: {
    title: "\u200f{amount} پرداخت شد",
    text: "\u200f{exchange} می\u200cگوید که آن را ارسال کرده است."
  },
  failed: { title: "پرداخت ناموفق بود", text: "\u200f{exchange} می\u200cگوید که انجام نشد." },
  unknown: {
    title: "نتوانستیم پرداخت آن را تأیید کنیم",
    text: "\u200f{exchange} چیزی نمی\u200cگوید. پیش از پرداخت دوباره، حسابتان را آنجا بررسی کنید."
  },
  openPage: "باز کردن صفحهٔ {exchange}",
  copyLink: "کپی لینک",
  linkCopied: "لینک کپی شد"
}

export const review: ReviewMessages = {
  feeAbout: "کارمزد شبکه (تقریبی)",
  reviewGone: "چیزی برای بازبینی نیست. شاید حساب یا شبکهٔ شما تغییر کرده باشد.",
  pay: "پرداخت {amount}",
  checkTo: "مطمئن شوید این آدرس را می\u200cشناسید: پرداخت به آن برگشت\u200cپذیر نیست.",
  warnSelf: "این آدرس خودتان است.",
  warnBurn: "هیچ\u200cکس کلید این آدرس را ندارد. آنچه به آن بپردازید از دست می\u200cرود.",
  warnToken: "این قرارداد خود توکن است. آنچه به آن بپردازید به احتمال زیاد از دست می\u200cرود.",
  warnContract: "این یک قرارداد است. مطمئن شوید که پرداخت می\u200cپذیرد.",
  confirm: "گیرنده را بررسی کرده\u200cام"
}
