import type { OnrampProgressMessages } from "../../OnrampProgressMessages.ts"

/** Arabic. */
export const ar: OnrampProgressMessages = {
  to: "إلى حسابك",
  nothingBegun: "لم يُشترَ شيء بعد.",
  openTitle: "تابع لدى {provider}",
  openText: "صفحتها مفتوحة في نافذة أخرى. عُد إلى هنا عندما تنتهي.",
  blockedTitle: "لم تُفتح أي نافذة",
  blockedText: "منعها متصفحك. افتح صفحة {provider} بنفسك:",
  closedTitle: "يبدو أن صفحة {provider} أُغلقت",
  closedText: "إن كنت قد دفعت فقد يستغرق الوصول بعض الوقت، وإلا فيمكنك فتحها من جديد.",
  pendingTitle: "عملية الشراء في الطريق",
  pendingText: "وصلت إلى {provider}. يمكنك إغلاق هذه النافذة.",
  successTitle: "أرسلته {provider}",
  successText: "قد يستغرق ظهوره في حسابك بضع دقائق.",
  failedTitle: "فشلت عملية الشراء",
  failedText: "تقول {provider} إنها لم تتم. وتجد في صفحتها ما حدث لمالك.",
  unknownTitle: "لم يظهر شيء بعد",
  unknownText: "إن كنت قد دفعت فقد يصل لاحقًا. تجد المزيد في صفحة {provider} أو في رسالة منها.",
  showBalance: "عرض رصيدي",
  held: "لديك {amount}",
  grown: "أكثر من قبل بمقدار {amount}",
  notGrown: "لم يصل شيء بعد.",
  lookFailed: "تعذّرت قراءة رصيدك.",
  openPage: "فتح صفحة {provider}",
  copyLink: "نسخ الرابط",
  linkCopied: "تم نسخ الرابط",
  checkAgain: "تحقق مرة أخرى",
  done: "تم"
}
