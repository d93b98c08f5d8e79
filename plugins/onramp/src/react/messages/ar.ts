import type { OnrampMessages } from "../OnrampMessages.ts"

/** Arabic. */
export const ar: OnrampMessages = {
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
    amountFormat: "اكتب رقمًا عاديًا.",
    amountAmbiguous: "ليس واضحًا إن كان الفاصل للآلاف. اكتب الرقم من دونه.",
    amountDecimals: "لعملة {currency} {decimals} من المنازل العشرية على الأكثر.",
    amountZero: "أدخل أكثر من صفر.",
    amountLow: "أدخل {min} أو أكثر.",
    amountHigh: "أدخل {max} أو أقل.",
    provider: "لم تُجب {provider}. حاول مرة أخرى أو اختر جهة أخرى.",
    link: "لا يؤدي رابط {provider} إلى حيث يجب. لم يُفتح شيء.",
    invalid: "لم تعد {provider} تبيع هذا. اختر من جديد.",
    other: "لم ينجح ذلك. حاول مرة أخرى."
  }
}
