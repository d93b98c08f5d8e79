import type { MailWords } from "../mail/MailWords.ts"
import type { PageWords } from "../sign-in/PageWords.ts"
import type { Refusals } from "./en.ts"

export const mail: MailWords = {
  unasked: "إذا لم تطلب هذا فلا تفعل شيئًا ولا تخبر أحدًا بالرمز. لن يطلبه منك أحد منا أبدًا.",
  codeSubject: (project) => `رمزك لـ ${project}`,
  code: (code) => `رمزك هو ${code}`,
  codeFor: (origin, label) =>
    `يسجّل دخولك إلى محفظتك في ${origin} من ${label}. يصلح مرة واحدة ولمدة 20 دقيقة.`,
  deviceSubject: (project) => `جهاز جديد لمحفظتك في ${project}`,
  deviceFirst: (origin, label) => `يسجّل أحدهم الدخول إلى محفظتك في ${origin} من ${label} لأول مرة.`,
  deviceConfirm: "إذا كنت أنت، فافتح هذه الصفحة وأكّد. تصلح مرة واحدة ولمدة 20 دقيقة:",
  deviceUnasked: "إذا لم تكن أنت، فلا تفعل شيئًا: لا يدخل أحد من دون تأكيدك.",
  movedSubject: (project) => `أصبح لمحفظتك في ${project} عنوان بريد آخر`,
  changeSubject: (project) => `تغيير عنوان البريد لمحفظتك في ${project}`,
  changeWhat: (from, to) =>
    `هذا ليس تسجيل دخول. بهذا يصبح لمحفظتك عنوان بريد آخر: \u2066${to}\u2069 بدلًا من \u2066${from}\u2069 الذي لن يسجّل الدخول بعدها.`,
  changeCode: (code) => `الرمز لذلك هو ${code}`,
  changeAsked: (origin, label) => `طُلب ذلك في ${origin} من ${label}. يصلح الرمز مرة واحدة ولمدة 20 دقيقة.`,
  changeUnasked: "إذا لم تكن تريد ذلك، فلا تفعل شيئًا ولا تخبر أحدًا بالرمز: من دونه يبقى العنوان كما هو.",
  passkeySubject: (project) => `تغيّرت مفاتيح المرور لمحفظتك في ${project}`,
  passkeyAdded: (name, label) =>
    `أُضيف مفتاح المرور «${name}» من ${label} حيث كانت المحفظة مفتوحة. يفتح المحفظة من الآن.`,
  passkeyRemoved: (name, label) =>
    `أُزيل مفتاح المرور «${name}» من ${label} حيث كانت المحفظة مفتوحة. لم يعد يفتح شيئًا.`,
  renewedSubject: (project) => `لمحفظتك في ${project} رمز استرداد جديد`,
  renewed: (label) =>
    `أُنشئ رمز استرداد جديد من ${label} حيث كانت المحفظة مفتوحة. لم يعد الرمز السابق يفتح شيئًا.`,
  renewedUnasked:
    "إذا لم تكن أنت، فقد كان لدى أحدهم جهاز محفظتك مفتوحة عليه. انقل ما فيها إلى محفظة أخرى من جهاز ما زال يفتحها.",
  moved: (from, to) =>
    `أصبح عنوان البريد لمحفظتك \u2066${to}\u2069. لم يعد هذا العنوان \u2066${from}\u2069 يسجّل الدخول إليها، وسُجّل خروج كل جهاز آخر.`,
  movedHow: "أُكّد التغيير على جهاز محفظتك مفتوحة عليه، وبرمز أُرسل إلى هنا وبرمز أُرسل إلى العنوان الجديد.",
  overSubject: (project) => `يريد أحدهم التخلي عن محفظتك في ${project}`,
  overAsked: (label) => `من ${label} طلب شخص سجّل الدخول بعنوانك البدء من جديد بمحفظة جديدة فارغة.`,
  overWhat: (day) =>
    `ابتداءً من ${day} (UTC) يستطيع ذلك كل من يسجّل الدخول بهذا العنوان. عندها لا يمكن الوصول بهذا العنوان إلى محفظتك الحالية وما فيها.`,
  overStop: "إذا لم تكن تريد ذلك، فأوقفه في هذه الصفحة:",
  overNothing:
    "إذا فقدت رمز الاسترداد وجميع الأجهزة، فلا تفعل شيئًا. تصلك هذه الرسالة كل يوم حتى ذلك الحين. وفتح المحفظة على جهاز هي عليه يوقف ذلك أيضًا.",
  stoppedSubject: (project) => `محفظتك في ${project} باقية`,
  stopped:
    "أُوقف البدء من جديد: تبقى محفظتك كما هي. إذا لم تكن أنت من أوقفه، فهناك من يقرأ بريدك أو لديه جهازك.",
  doneSubject: (project) => `حلّت محفظة جديدة محل محفظتك في ${project}`,
  done: "تم البدء من جديد: لهذا العنوان الآن محفظة جديدة فارغة. لم يعد ممكنًا الوصول به إلى المحفظة السابقة."
}

export const pages: PageWords = {
  isYou: "هل هذا أنت؟",
  firstTime: "يسجّل أحدهم الدخول إلى محفظتك لأول مرة",
  at: "في",
  in: "من",
  notYou: "إذا لم تكن أنت، فأغلق هذه الصفحة: لن يحدث شيء.",
  letIn: "نعم، اسمح لهذا الجهاز",
  expired: "انتهت صلاحية هذا الرابط",
  expiredText: "يصلح مرة واحدة ولمدة 20 دقيقة. ابدأ من جديد في الصفحة.",
  notConfirmed: "لم يُؤكَّد",
  otherPage: "جاء هذا من صفحة أخرى.",
  done: "سُمح للجهاز بالدخول",
  doneText: "أُرسل إليك رمز. اكتبه في الصفحة التي بدأت منها.",
  stopTitle: "هل تريد الاحتفاظ بمحفظتك؟",
  stopText: "طلب أحدهم التخلي عن محفظتك والبدء بمحفظة جديدة. إذا أوقفت ذلك تبقى المحفظة كما هي.",
  stop: "أوقف ذلك واحتفظ بمحفظتي",
  stopped: "محفظتك باقية",
  stoppedText: "أُوقف البدء من جديد. إذا لم تطلبه أنت، فربما يقرأ شخص آخر بريدك.",
  nothingToStop: "لا شيء لإيقافه: أُوقف من قبل أو انتهى.",
  signedIn: "تم تسجيل الدخول",
  goBack: "عُد إلى الصفحة التي بدأت منها.",
  notSignedIn: "لم يتم تسجيل الدخول",
  closeWindow: "أغلق هذه النافذة وحاول مرة أخرى في الصفحة التي بدأت منها."
}

export const refusals: Refusals = {
  "Please try again after {} seconds": "الوقت المتبقي قبل المحاولة التالية: {}",
  "The code is wrong": "الرمز غير صحيح",
  "The code has expired, or was tried too often. Ask for a new one.":
    "انتهت صلاحية الرمز أو جُرّب أكثر من اللازم. اطلب رمزًا جديدًا.",
  "The code was used before. Ask for a new one.": "استُخدم الرمز من قبل. اطلب رمزًا جديدًا.",
  "The confirmation has expired. Start again.": "انتهت صلاحية التأكيد. ابدأ من جديد.",
  "The sign-in has expired. Start again.": "انتهت صلاحية تسجيل الدخول. ابدأ من جديد.",
  "This link was used before, or is older than 20 minutes.":
    "استُخدم هذا الرابط من قبل، أو مضى عليه أكثر من 20 دقيقة.",
  "Start again.": "ابدأ من جديد.",
  "Sign in first": "سجّل الدخول أولًا",
  "The mail could not be sent. Try again later.": "تعذّر إرسال البريد. حاول لاحقًا.",
  "The provider does not answer. Try again.": "المزوّد لا يستجيب. حاول مرة أخرى.",
  "Farcaster does not answer. Try again.": "لا يستجيب Farcaster. حاول مرة أخرى.",
  "Farcaster does not confirm who this is": "لا يؤكد Farcaster هوية هذا الشخص",
  "This wallet has no sign-in by {}": "لا تتيح هذه المحفظة تسجيل الدخول عبر {}",
  "This wallet does not know the network {}": "لا تعرف هذه المحفظة الشبكة {}",
  "The network's node does not answer. Try again.": "عقدة الشبكة لا تستجيب. حاول مرة أخرى.",
  "This network has no smart accounts": "لا حسابات ذكية على هذه الشبكة",
  "This wallet has no e-mail address": "ليس لهذه المحفظة عنوان بريد",
  "This address has a wallet of its own": "لهذا العنوان محفظة خاصة به",
  "The wallet was changed on another device": "غُيّرت المحفظة على جهاز آخر",
  "Open the wallet on this device first: this is for its owner alone":
    "افتح المحفظة على هذا الجهاز أولًا: هذا لصاحبها وحده",
  "This passkey opens your wallet no more": "لم يعد مفتاح المرور هذا يفتح محفظتك",
  "This is the last passkey that signs you in: add another one first":
    "هذا آخر مفتاح مرور يسجّل دخولك: أضف مفتاحًا آخر أولًا",
  "This page may not use the wallet": "لا يُسمح لهذه الصفحة باستخدام المحفظة",
  "There is no wallet yet that could be given up": "لا توجد محفظة بعد يمكن التخلي عنها",
  "Starting over was not asked for, or its time has not come": "لم يُطلب البدء من جديد، أو لم يحن وقته بعد",
  "Sign out, and sign in by e-mail once more, to start over":
    "سجّل الخروج ثم سجّل الدخول بالبريد مرة أخرى لتبدأ من جديد",
  "Something failed on the server": "حدث خطأ في الخادم"
}
