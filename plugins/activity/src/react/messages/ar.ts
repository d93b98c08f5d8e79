import type { ActivityMessages, DetailMessages } from "../ActivityMessages.ts"
import type { ReplacingMessages } from "../ReplacingMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  list: "النشاط",
  transaction: "المعاملة"
}

export const words: ActivityMessages = {
  kinds: {
    send: "أُرسل",
    receive: "استُلم",
    self: "أُرسل إلى نفسك",
    mint: "سُكّ",
    burn: "أُحرق",
    trade: "بُودل",
    approve: "سُمح بالإنفاق",
    approved: "تمت الموافقة",
    revoked: "أُلغيت الموافقة",
    cancel: "أُلغي",
    deploy: "أُنشئ عقد",
    deposit: "أُودع",
    withdraw: "سُحب",
    borrow: "اقتُرض",
    repay: "سُدّد",
    stake: "رُهن",
    unstake: "فُكّ الرهن",
    claim: "طُولب به",
    contract: "استُخدم عقد",
    taken: "نقله عنوان آخر",
    failed: "فشلت",
    sending: "جارٍ الإرسال",
    swapping: "جارٍ المبادلة",
    approving: "جارٍ منح الموافقة",
    revoking: "جارٍ إلغاء الموافقة",
    unknown: "النتيجة مجهولة"
  },
  tags: {
    lookAlike: "مشابه",
    unverified: "غير موثّق",
    nothing: "فارغة",
    spam: "إزعاج"
  },
  pending: "قيد التنفيذ",
  usually: "عادةً {time}",
  to: "إلى {address}",
  from: "من {address}",
  spender: "لصالح {address}",
  unlimited: "بلا حد",
  all: "كل",
  nothing: "لا شيء من",
  more: "و{count} أخرى",
  older: "عرض الأقدم",
  olderFailed: "تعذّرت قراءة النشاط الأقدم.",
  partial: "قد ينقص هنا بعض النشاط، ولا سيما الأقدم.",
  fallback: "لم يُجب أحد مصادر هذا النشاط، فيُعرض مصدر آخر. قد ينقص بعضه.",
  failed: "تعذّرت قراءة نشاطك.",
  outdated: "تعذّرت قراءة نشاطك من جديد. قد ينقص شيء جديد.",
  unfetched: "تعذّر جلب المعاملات",
  readAgain: "القراءة من جديد",
  none: "لم يحدث شيء هنا بعد.",
  noneKnown: "لم يُعثر على نشاط حديث. قد ينقص النشاط الأقدم.",
  untold: "لا يمكن قراءة النشاط على {network} هنا.",
  hidden: "المعاملات المخفية: {count}",
  showHidden: "عرض",
  hideHidden: "إخفاء",
  hiddenNote: "يترك الغرباء معاملات كهذه للخداع. لا تنسخ منها عنوانًا أبدًا."
}

export const details: DetailMessages = {
  doubts: {
    lookAlike: "يبدأ عنوان هنا وينتهي كأحد عناوينك أو كعنوان أرسلت إليه، لكنه عنوان آخر. لا تنسخه.",
    unverified: "يحمل توكن هنا اسمًا كاسم توكن ربما تعرفه، وقد يكون توكنًا آخر. ربما لا قيمة له.",
    nothing: "أرسل شخص آخر هذه المعاملة ولم تنقل شيئًا. ربما وُضعت لتنسخ منها عنوانًا.",
    spam: "يبدو هذا إعلانًا. لا تزُر المواقع التي يذكرها."
  },
  mayTake: "يمكن أخذه من الآن",
  gone: "ليست هذه المعاملة من نشاط هذا الحساب.",
  unknownNote: "أُرسلت، لكن لم يُعرف في الوقت المناسب ما آلت إليه. ابحث عنها قبل أن ترسل من جديد.",
  failedNote: "فشلت، فلم يُنقل شيء. تحتفظ الشبكة بالرسوم.",
  takenNote: "لم توقّع هذه المعاملة: ربما وقّعها عنوان سمحت له بالإنفاق.",
  unlimitedNote: "من لديه موافقة بلا حد يمكنه أخذ كل ما تملكه منها، الآن ولاحقًا، إلى أن تلغيها.",
  status: "الحالة",
  statuses: { success: "تمّت", failed: "فشلت", pending: "قيد التنفيذ", unknown: "مجهولة" },
  date: "التاريخ",
  sender: "الموقّع",
  network: "الشبكة",
  fee: "رسوم الشبكة",
  hash: "المعاملة",
  copyHash: "نسخ معرّف المعاملة",
  copyAddress: "نسخ العنوان",
  copied: "تم النسخ",
  copyFailed: "تعذّر النسخ"
}

export const replacing: ReplacingMessages = {
  speedUp: "تسريع",
  cancel: "إلغاء المعاملة",
  speedUpText: "تُرسَل من جديد برسوم أعلى. تُنفَّذ واحدة فقط من الاثنتين.",
  cancelText: "تحلّ محلّها معاملة فارغة إلى حسابك. قد تُنفَّذ الأولى قبل ذلك.",
  feeBefore: "الرسوم حتى الآن (بحد أقصى)",
  speedingUp: "يجري التسريع. تُنفَّذ واحدة فقط من الاثنتين.",
  cancelling: "يجري الإلغاء. قد تُنفَّذ المعاملة قبل ذلك.",
  settled: "كانت قد نُفِّذت بالفعل.",
  fixed: "لا يمكن أن يحلّ شيء محلّها. لا يبقى إلا الانتظار.",
  beside: "أرسلت محفظتك معاملة جديدة بدلًا من استبدال الأولى. قد تُنفَّذ الاثنتان."
}
