import type { NamesMessages } from "../NamesMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  tile: "الاسم",
  register: "اختيار اسم",
  success: "اسمك"
}

export const words: NamesMessages = {
  intro: "الاسم أسهل من العنوان في القراءة والمشاركة. لكل حساب اسم واحد يبقى له.",
  field: "الاسم",
  placeholder: "your-name",
  hint: "4 أحرف لاتينية أو أرقام أو شرطات على الأقل.",
  checking: "جارٍ التحقق",
  free: "{name} متاح.",
  problems: {
    short: "استخدم 4 أحرف على الأقل.",
    characters: "استخدم الأحرف اللاتينية والأرقام والشرطات.",
    form: "لا يمكن أن يكون هذا اسمًا. جرّب اسمًا آخر.",
    taken: "{name} محجوز. جرّب أحد هذه الأسماء أو اسمًا آخر.",
    owned: "لهذا الحساب اسم بالفعل.",
    declined: "رفضت التوقيع. لم يُسجَّل الاسم.",
    network: "لا تُمنح أسماء على هذه الشبكة. انتقل إلى شبكة أخرى.",
    account: "لم يعد الحساب مربوطًا.",
    failed: "تعذّر الوصول إلى خدمة الأسماء. حاول مرة أخرى."
  },
  suggestions: "الأسماء",
  available: "متاح",
  registered: "محجوز",
  register: "تسجيل الاسم",
  asking: "وقّع في {wallet} لتسجيل {name}. لا يكلف ذلك شيئًا.",
  successTitle: "أصبح {name} لك",
  successText: "يجد الآخرون حسابك به، ويظهر بدلًا من عنوانك.",
  successButton: "تم",
  notConnected: "اربط محفظة للحصول على اسم لها."
}
