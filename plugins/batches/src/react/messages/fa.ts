import type { BatchesMessages } from "../BatchesMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  status: "دستهٔ فراخوانی\u200cها"
}

export const words: BatchesMessages = {
  outcomes: {
    pending: {
      title: "در حال ارسال تراکنش\u200cهای شما",
      text: "\u200f{wallet} مشغول انجام آن است. می\u200cتوانید این را ببندید."
    },
    confirmed: {
      title: "همهٔ فراخوانی\u200cها موفق بودند",
      text: "\u200f{network} همهٔ آن\u200cها را اجرا کرد."
    },
    partlyFailed: {
      title: "فقط برخی فراخوانی\u200cها موفق بودند",
      text: "آنچه موفق بود باقی می\u200cماند. بقیه چیزی را تغییر ندادند."
    },
    failed: {
      title: "همهٔ فراخوانی\u200cها ناموفق بودند",
      text: "هیچ\u200cکدام چیزی را تغییر ندادند. فقط کارمزد خرج شد."
    },
    offchainFailure: {
      title: "فراخوانی\u200cها ارسال نشدند",
      text: "\u200f{wallet} پیش از ارسال آن\u200cها منصرف شد. چیزی خرج نشد."
    },
    unknown: {
      title: "نتوانستیم تأیید کنیم که ارسال شده\u200cاند",
      text: "شاید اجرا شده باشند. پیش از ارسال دوباره، حسابتان را بررسی کنید."
    }
  },
  checkAgain: "بررسی دوباره",
  done: "انجام شد",
  none: "این حساب از این صفحه فراخوانی\u200cای ارسال نکرده است.",
  transactions: "تراکنش\u200cها",
  account: "از حساب",
  network: "شبکه",
  call: "فراخوانی {number}",
  callPays: "\u200f{amount} به {address}",
  callTo: "به {address}",
  allCalls: "همهٔ فراخوانی\u200cها",
  transaction: "تراکنش {number}",
  ended: {
    success: "موفق",
    failed: "ناموفق",
    unknown: "تأیید نشد"
  }
}
