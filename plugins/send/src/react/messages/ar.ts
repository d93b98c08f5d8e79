import type { ReviewMessages } from "../ReviewMessages.ts"
import type { SendMessages } from "../SendMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  form: "إرسال",
  tokens: "اختيار التوكن",
  review: "مراجعة"
}

export const words: SendMessages = {
  notConnected: "اربط محفظة للإرسال.",
  token: "التوكن: {symbol}",
  balance: "لديك {amount}",
  max: "الكل",
  maxLabel: "الكل، إرسال كل ما لديك",
  toPlaceholder: "عنوان المستلم",
  toNamePlaceholder: "عنوان أو اسم",
  paste: "لصق",
  memoLabel: "مذكرة، إن طلبها المستلم",
  memoNote: "يستطيع الجميع قراءتها. كثيرًا ما تحتاجها منصات التداول.",
  review: "مراجعة",
  tokensFailed: "تعذّرت قراءة توكناتك.",
  noTokens: "لا يملك هذا الحساب توكنات معروفة هنا.",
  searchTokens: "البحث في التوكنات",
  noTokenFound: "لا توكن يطابق «{query}».",
  latest: "آخر تحويل",
  unverified: "يحمل التوكن {address} اسمًا كاسم توكن آخر، وقد يكون الغرض منه خداعك.",
  reviewGone: "لا شيء للمراجعة. ربما تغيّر حسابك أو شبكتك.",
  deposit: "من الرسوم {amount} لفتح حساب لهذا التوكن لدى المستلم، وتبقى فيه.",
  send: "إرسال {amount}",
  confirm: "لقد تحققت من المستلم",
  warnSelf: "هذا عنوانك أنت.",
  warnBurn: "لا أحد يملك مفتاح هذا العنوان. ما ترسله إليه يضيع.",
  warnToken: "هذا عقد التوكن نفسه. ما ترسله إليه يضيع على الأرجح.",
  warnContract: "هذا العنوان عقد. تأكد من أنه يستطيع استخدام ما ترسله.",
  warnLookAlike: "يشبه هذا العنوان عنوانًا تعرفه، {address}، لكنه عنوان آخر. ربما يريد أحدهم أن تخلط بينهما.",
  askingText: "تحقق هناك من أن المبلغ والمستلم كما هما هنا.",
  sentTitle: "جارٍ إرسال {amount}",
  successTitle: "تم إرسال {amount}",
  successText: "وصل إلى {address}.",
  unknownText: "انظر إلى حسابك قبل أن ترسله مرة أخرى.",
  shortTitle: "وصل {arrived} من {amount}",
  shortText: "احتفظ هذا التوكن بنسبة {percent} من تحويلك إلى {address}.",
  shortTried: "{text} في الاختبار السابق كان سيصل {tried}: يتصرف بشكل مختلف عند الاختبار.",
  noTransfer: "لم يُرسل شيء بعد.",
  problems: {
    amountMissing: "أدخل مبلغًا.",
    amountFormat: "أدخل رقمًا، مثل 0.5.",
    amountAmbiguous: "أدخله من دون فاصل للآلاف.",
    amountDecimals: "عدد المنازل العشرية لـ{symbol} على الأكثر: {decimals}.",
    amountZero: "أدخل أكثر من صفر.",
    amountTooMuch: "ليس لديك هذا القدر.",
    amountLeast: "أرسل {least} على الأقل إلى هناك.",
    amountRest: "يجب أن يبقى بعض {symbol} في حسابك. زر «الكل» يتركه فيه.",
    amountUnconfirmed: "جزء من {symbol} لديك لم يؤكد بعد. أعد المحاولة بعد الكتلة التالية.",
    receiverMissing: "أدخل المستلم.",
    receiverFormat: "هذا ليس عنوانًا على {network}. تحقق من كل حرف.",
    receiverInvisible: "في العنوان محارف لا تُرى. انسخه من مكان آخر.",
    receiverAccount: "هذا حساب يحتفظ بتوكن، وليس محفظة. اطلب عنوان المحفظة.",
    receiverLink: "لا يمكن استخدام هذا الرابط هنا.",
    memo: "هذه المذكرة طويلة جدًا، أو فيها محارف لا يمكن إرسالها.",
    receiverNameNone: "لا يشير هذا الاسم إلى أي عنوان على {network}.",
    receiverNameInvalid: "هذا ليس اسمًا، أو قد يُخلط باسم آخر.",
    receiverNameFailed: "تعذّر البحث عن الاسم. حاول مرة أخرى.",
    receiverMoved: "يشير الاسم الآن إلى عنوان آخر. اسأل المستلم.",
    token: "لا يمكن إرسال هذا التوكن.",
    tax: "يحتفظ هذا التوكن من كل تحويل بأكثر مما يسمح به هذا الموقع.",
    refused: "يرفض التوكن أو المستلم هذا التحويل.",
    changed: "تغيّر شيء منذ أن راجعت. راجع مرة أخرى.",
    unsupported: "لا يمكن الإرسال على {network} من هنا.",
    waiting: "ما زال تحويل ينتظر في محفظتك."
  },
  standsFor: "{name} يشير إلى هذا العنوان:",
  lookingUp: "جارٍ البحث عن الاسم",
  links: {
    reading: "جارٍ قراءة الرابط",
    filled: "تم الملء من الرابط. تحقّق منه قبل الإرسال.",
    says: "يقول الرابط: «{label}»",
    switchTo: "التبديل إلى {name}",
    elsewhere: "شبكة أخرى",
    failed: "تعذّرت قراءة الرابط. حاول مرة أخرى.",
    problems: {
      transaction: "هذا الرابط يجعل موقعًا يكتب المعاملة. اطلب عنوانًا أو رابط دفع بدلًا منه.",
      unsupported: "يطلب هذا الرابط أكثر من مجرد تحويل. اطلب عنوانًا بدلًا منه.",
      malformed: "هذا الرابط غير سليم. اطلب رابطًا جديدًا.",
      network: "هذا الرابط لشبكة {name}.",
      token: "يطلب هذا الرابط توكن لا تملكه هنا.",
      references: "يطلب هذا الرابط ما لا تتيحه التحويلات على هذه الشبكة. اطلب عنوانًا بدلًا منه.",
      other: "يطلب هذا الرابط غير ما أدخلته."
    }
  }
}

export const review: ReviewMessages = {
  feeAbout: "رسوم الشبكة تقريبًا",
  feeAboutNote: "تختار محفظتك الرسوم وتعرضها قبل أن توافق.",
  feeChoice: "السرعة",
  feeLevels: {
    slow: "بطيء",
    normal: "عادي",
    fast: "سريع"
  },
  totalAbout: "المجموع تقريبًا",
  warnMemo: "يحتاج هذا المستلم إلى مذكرة ليعرف لمن المبلغ. ومن دونها قد يضيع ما ترسله.",
  warnSpelling: "أدخلتَ هذا الحساب كما تكتبه شبكة أخرى. تأكد من أن المستلم يستخدمه على {network} أيضًا.",
  warnRepeated: "أرسلتَ المبلغ نفسه إلى هذا المستلم من قبل، وقد يصل بعد. إن أرسلته ثانيةً فقد تدفع مرتين.",
  confirmRepeated: "الإرسال مرة أخرى رغم ذلك",
  memo: "المذكرة",
  reference: "مرجع للمستلم",
  warnTax: "سيصل {arrived} من {amount}: يحتفظ هذا التوكن بنسبة {percent}.",
  confirmTax: "الإرسال رغم ذلك",
  untried: "تعذر اختبار المقدار الذي يصل من هذا التوكن."
}
