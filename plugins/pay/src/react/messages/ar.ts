import type { ExchangeMessages, PayMessages, ReviewMessages } from "../PayMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  pay: "طريقة الدفع",
  review: "مراجعة",
  progress: "الدفع"
}

export const words: PayMessages = {
  nothing: "لا يوجد ما يُدفع.",
  asset: "العملة",
  underWay: "هذا الدفع جارٍ",
  byWallet: "الدفع عبر {wallet}",
  connect: "ربط محفظة",
  switchFirst: "تطلب أولًا التبديل إلى {network}",
  preparing: "وافق في المحفظة إن طلبت ذلك",
  exchanges: "من منصة تداول",
  loadingExchanges: "جارٍ سؤال المنصات",
  noExchanges: "لا توجد منصة تدفع هذا.",
  exchangesFailed: "تعذّر الوصول إلى المنصات.",
  askingText: "تحقق هناك من أن المبلغ والمستلم كما هما هنا.",
  sentTitle: "جارٍ دفع {amount}",
  successTitle: "تم دفع {amount}",
  successText: "وصل إلى {address}.",
  unsentTitle: "لم يُدفع",
  declinedText: "لم يُدفع شيء.",
  unknownTitle: "لا يُعرف إن تم الدفع",
  unknownText: "راجع حسابك قبل أن تدفع مرة أخرى.",
  shortTitle: "وصل {arrived} من {amount}",
  shortText: "احتفظ هذا التوكن بنسبة {percent} من دفعتك، فهي غير مكتملة. اسأل البائع قبل أن تدفع مرة أخرى.",
  problems: {
    amountTooMuch: "لا تملك محفظتك هذا القدر من {symbol}.",
    amountRest: "سيتبقى القليل جدًا من {symbol} في حسابك.",
    amountUnconfirmed: "جزء من {symbol} لديك لم يؤكد بعد. أعد المحاولة بعد الكتلة التالية.",
    amountLeast: "هذا أقل مما تسمح به الشبكة.",
    decimals: "حُسب المبلغ بغير ما تُحسب به {symbol}. أخبر هذا الموقع.",
    token: "لا يمكن الدفع بهذا التوكن.",
    recipient: "المستلم ليس عنوانًا يمكن لهذه الشبكة الدفع إليه. أخبر هذا الموقع.",
    tax: "يحتفظ هذا التوكن بجزء من كل تحويل، فلا يمكن الدفع به كاملًا.",
    refused: "التوكن أو المستلم يرفض هذا الدفع.",
    changed: "تغيّر شيء منذ أن نظرت. اختر مرة أخرى كيف تدفع.",
    switchDeclined: "بقيت محفظتك على شبكة أخرى. لم يُدفع شيء.",
    waiting: "هذا الدفع جارٍ بالفعل.",
    exchange: "لم تجب المنصة. حاول مرة أخرى أو ادفع بطريقة أخرى.",
    link: "رابط المنصة ليس كما ينبغي، ولذلك لم يُفتح.",
    unsupported: "لا يمكن دفع هذا هنا."
  }
}

export const exchange: ExchangeMessages = {
  open: {
    title: "تابع في {exchange}",
    text: "الصفحة مفتوحة في نافذة مستقلة. تحقق هناك من أن المبلغ والمستلم كما هما هنا."
  },
  blocked: {
    title: "لم تُفتح أي نافذة",
    text: "متصفحك يمنعها. افتح صفحة {exchange} بالرابط."
  },
  closed: {
    title: "يبدو أن صفحة {exchange} أُغلقت",
    text: "إن كنت قد دفعت هناك فانتظر، وإلا فيمكنك فتحها مرة أخرى."
  },
  pending: { title: "{exchange} تدفع الآن", text: "وصلتها دفعتك وهي ترسلها." },
  success: { title: "تم دفع {amount}", text: "تقول {exchange} إنها أرسلته." },
  failed: { title: "فشل الدفع", text: "تقول {exchange} إن الدفع لم يتم." },
  unknown: {
    title: "لا يُعرف إن تم الدفع",
    text: "لا تقول {exchange} ذلك. راجع حسابك هناك قبل أن تدفع مرة أخرى."
  },
  openPage: "فتح صفحة {exchange}",
  copyLink: "نسخ الرابط",
  linkCopied: "تم نسخ الرابط"
}

export const review: ReviewMessages = {
  feeAbout: "رسوم الشبكة تقريبًا",
  reviewGone: "لا يوجد ما يُراجع. ربما تغيّر حسابك أو شبكتك.",
  pay: "دفع {amount}",
  checkTo: "تأكد من أنك تعرف هذا العنوان: الدفع إليه لا يمكن استرجاعه.",
  warnSelf: "هذا عنوانك أنت.",
  warnBurn: "لا أحد يملك مفتاح هذا العنوان. ما تدفعه إليه يضيع.",
  warnToken: "هذا عقد التوكن نفسه. ما تدفعه إليه يضيع على الأرجح.",
  warnContract: "هذا العنوان عقد. تأكد من أنه يقبل المدفوعات.",
  confirm: "لقد تحققت من المستلم"
}
