import type { BatchesMessages } from "../BatchesMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  status: "مجموعة عمليات"
}

export const words: BatchesMessages = {
  outcomes: {
    pending: { title: "جارٍ إرسال معاملاتك", text: "تعمل {wallet} على ذلك. يمكنك إغلاق هذه النافذة." },
    confirmed: { title: "نجحت كل العمليات", text: "نفّذتها {network} كلها." },
    partlyFailed: { title: "نجح بعض العمليات فقط", text: "ما نجح يبقى. أما الباقي فلم يغيّر شيئًا." },
    failed: { title: "فشلت كل العمليات", text: "لم تغيّر أي منها شيئًا. صُرفت الرسوم فقط." },
    offchainFailure: {
      title: "لم تُرسل العمليات",
      text: "توقفت {wallet} قبل إرسالها. لم يُصرف شيء."
    },
    unknown: {
      title: "تعذّر التأكد من إرسالها",
      text: "ربما نُفّذت. راجع حسابك قبل أن ترسلها مرة أخرى."
    }
  },
  checkAgain: "التحقق مرة أخرى",
  done: "تم",
  none: "لم يرسل هذا الحساب أي عمليات من هذه الصفحة.",
  transactions: "المعاملات",
  account: "من الحساب",
  network: "الشبكة",
  call: "العملية {number}",
  callPays: "{amount} إلى {address}",
  callTo: "إلى {address}",
  allCalls: "كل العمليات",
  transaction: "المعاملة {number}",
  ended: { success: "نجحت", failed: "فشلت", unknown: "غير مؤكدة" }
}
