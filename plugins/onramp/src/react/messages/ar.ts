import type { OnrampMessages } from "../OnrampMessages.ts"
import type { OnrampProgressMessages } from "../OnrampProgressMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  buy: "شراء",
  purchases: "المشتريات"
}

export const words: OnrampMessages = {
  notConnected: "اربط محفظة كي تشتري.",
  unsupported: "لا يمكن شراء شيء على {network} هنا.",
  chooseNetwork: "اختيار شبكة أخرى",
  restricted: "الشراء غير متاح حيث أنت.",
  pay: "تدفع",
  currency: "العملة",
  preset: "دفع {amount}",
  get: "تحصل تقريبًا على",
  coin: "ما تشتريه",
  method: "طريقة الدفع",
  methods: { card: "بطاقة", ach_bank_account: "حساب مصرفي" },
  provider: "عن طريق",
  fee: "{provider}، الرسوم {fee}%",
  providerFee: "رسوم {provider}",
  networkFee: "رسوم الشبكة",
  to: "إلى حسابك",
  onPage: "تعرض {provider} السعر في صفحتها.",
  quoteFailed: "لم تذكر {provider} سعرًا. ستراه في صفحتها قبل أن تدفع.",
  listsDefault: "لم تذكر {provider} ما تبيعه. قد تعرض صفحتها شيئًا آخر.",
  opaque: "تأكد في صفحة {provider} أن الشراء يذهب إلى هذا العنوان، فالرابط لا يبيّنه.",
  leaves: "تدفع في صفحة {provider} في نافذة جديدة، وستعرف عنوانك.",
  buyAt: "المتابعة لدى {provider}",
  latest: "آخر عملية شراء",
  purchases: "مشترياتك",
  problems: {
    amountMissing: "أدخل مبلغًا.",
    amountFormat: "أدخل رقمًا، مثل 0.5.",
    amountAmbiguous: "أدخله من دون فاصل للآلاف.",
    amountDecimals: "عدد المنازل العشرية لعملة {currency} على الأكثر: {decimals}.",
    amountZero: "أدخل أكثر من صفر.",
    amountLow: "أدخل {min} أو أكثر.",
    amountHigh: "أدخل {max} أو أقل.",
    provider: "لم تُجب {provider}. حاول مرة أخرى أو اختر جهة أخرى.",
    link: "لا يؤدي رابط {provider} إلى حيث يجب. لم يُفتح شيء.",
    invalid: "لم تعد {provider} تبيع هذا. اختر من جديد.",
    other: "لم ينجح ذلك. حاول مرة أخرى."
  }
}

export const progress: OnrampProgressMessages = {
  to: "إلى حسابك",
  nothingBegun: "لم يُشترَ شيء بعد.",
  openTitle: "المتابعة لدى {provider}",
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
  unknownText: "إن كنت قد دفعت فقد يصل لاحقًا. تجد المزيد في صفحة {provider} أو في بريد منها.",
  showBalance: "عرض رصيدي",
  held: "لديك {amount}",
  grown: "أكثر من قبل بمقدار {amount}",
  notGrown: "لم يصل شيء بعد.",
  lookFailed: "تعذّرت قراءة رصيدك.",
  openPage: "فتح صفحة {provider}",
  copyLink: "نسخ الرابط",
  linkCopied: "تم نسخ الرابط",
  checkAgain: "التحقق مرة أخرى",
  done: "تم",
  paid: "تم دفع {amount}",
  somePurchase: "عملية شراء",
  tags: { pending: "في الطريق", success: "أُرسلت", failed: "فشلت" },
  unread: "لم تُجب {provider}.",
  listFailed: "تعذّرت قراءة مشترياتك."
}
