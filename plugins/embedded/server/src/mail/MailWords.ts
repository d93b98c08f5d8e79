import type { Language } from "../words/Language.ts"

/** What mails say, in one language. */
export interface MailWords {
  readonly unasked: string
  readonly codeSubject: (project: string) => string
  readonly code: (code: string) => string
  readonly codeFor: (origin: string, label: string) => string
  readonly deviceSubject: (project: string) => string
  readonly deviceFirst: (origin: string, label: string) => string
  readonly deviceConfirm: string
  readonly deviceUnasked: string
  readonly movedSubject: (project: string) => string
  readonly moved: string
  readonly movedHow: string
  readonly overSubject: (project: string) => string
  readonly overAsked: (label: string) => string
  /** `day` is a date of the calendar, UTC. */
  readonly overWhat: (day: string) => string
  readonly overStop: string
  readonly overNothing: string
  readonly stoppedSubject: (project: string) => string
  readonly stopped: string
  readonly doneSubject: (project: string) => string
  readonly done: string
}

const english: MailWords = {
  unasked:
    "If you did not ask for this, do nothing and tell nobody the code. Nobody of us will ever ask you for it.",
  codeSubject: (project) => `Your code for ${project}`,
  code: (code) => `Your code is ${code}`,
  codeFor: (origin, label) =>
    `It signs you in to your wallet at ${origin}, in ${label}. It works once, and for 20 minutes.`,
  deviceSubject: (project) => `A new device for your wallet at ${project}`,
  deviceFirst: (origin, label) =>
    `Somebody signs in to your wallet at ${origin}, in ${label}, for the first time.`,
  deviceConfirm: "If that is you, open this page and confirm. It works once, and for 20 minutes:",
  deviceUnasked: "If it is not you, do nothing: without your confirmation nobody gets in.",
  movedSubject: (project) => `Your wallet at ${project} has another e-mail address now`,
  moved: "The e-mail address of your wallet was changed. This address no longer signs in to it.",
  movedHow:
    "The change was confirmed by a code that was sent here, and by one that was sent to the new address.",
  overSubject: (project) => `Somebody wants to give up your wallet at ${project}`,
  overAsked: (label) =>
    `In ${label}, somebody who is signed in with your address asked to start over with a new, empty wallet.`,
  overWhat: (day) =>
    `From ${day} on (UTC), whoever signs in with this address can do that. Your present wallet, and what is in it, can then no longer be reached with this address.`,
  overStop: "If that is not what you want, stop it on this page:",
  overNothing:
    "If you lost the recovery code and every device, do nothing. You get this mail every day until then. Opening the wallet on a device that has it stops it too.",
  stoppedSubject: (project) => `Your wallet at ${project} is kept`,
  stopped:
    "Starting over was stopped: your wallet stays as it is. If you did not stop it, somebody else can read your mails or has your device.",
  doneSubject: (project) => `A new wallet has taken the place of yours at ${project}`,
  done: "Starting over is done: this address has a new, empty wallet now. The one before can no longer be reached with it."
}

const german: MailWords = {
  unasked:
    "Wenn du das nicht angefordert hast, tu nichts und verrate niemandem den Code. Niemand von uns wird dich je danach fragen.",
  codeSubject: (project) => `Dein Code für ${project}`,
  code: (code) => `Dein Code ist ${code}`,
  codeFor: (origin, label) =>
    `Er meldet dich bei deiner Wallet auf ${origin} an, in ${label}. Er gilt einmal und 20 Minuten lang.`,
  deviceSubject: (project) => `Ein neues Gerät für deine Wallet bei ${project}`,
  deviceFirst: (origin, label) =>
    `Jemand meldet sich bei deiner Wallet auf ${origin} an, in ${label}, zum ersten Mal.`,
  deviceConfirm: "Wenn du das bist, öffne diese Seite und bestätige es. Sie gilt einmal und 20 Minuten lang:",
  deviceUnasked: "Wenn du es nicht bist, tu nichts: Ohne deine Bestätigung kommt niemand hinein.",
  movedSubject: (project) => `Deine Wallet bei ${project} hat jetzt eine andere E-Mail-Adresse`,
  moved: "Die E-Mail-Adresse deiner Wallet wurde geändert. Diese Adresse meldet nicht mehr bei ihr an.",
  movedHow:
    "Die Änderung wurde durch einen Code bestätigt, der hierher ging, und durch einen, der an die neue Adresse ging.",
  overSubject: (project) => `Jemand will deine Wallet bei ${project} aufgeben`,
  overAsked: (label) =>
    `In ${label} hat jemand, der mit deiner Adresse angemeldet ist, verlangt, mit einer neuen, leeren Wallet neu anzufangen.`,
  overWhat: (day) =>
    `Ab ${day} (UTC) kann das tun, wer sich mit dieser Adresse anmeldet. Deine jetzige Wallet und was darin ist, ist dann mit dieser Adresse nicht mehr zu erreichen.`,
  overStop: "Wenn du das nicht willst, halte es auf dieser Seite auf:",
  overNothing:
    "Wenn du den Wiederherstellungscode und alle Geräte verloren hast, tu nichts. Bis dahin bekommst du diese E-Mail jeden Tag. Auch wer die Wallet auf einem Gerät öffnet, das sie hat, hält es auf.",
  stoppedSubject: (project) => `Deine Wallet bei ${project} bleibt`,
  stopped:
    "Der Neuanfang wurde aufgehalten: Deine Wallet bleibt, wie sie ist. Wenn du es nicht warst, liest jemand anderes deine E-Mails oder hat dein Gerät.",
  doneSubject: (project) => `Eine neue Wallet ist an die Stelle deiner Wallet bei ${project} getreten`,
  done: "Der Neuanfang ist vollzogen: Diese Adresse hat jetzt eine neue, leere Wallet. Die vorige ist mit ihr nicht mehr zu erreichen."
}

const arabic: MailWords = {
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
  moved: "غُيّر عنوان البريد لمحفظتك. لم يعد هذا العنوان يسجّل الدخول إليها.",
  movedHow: "أُكّد التغيير برمز أُرسل إلى هنا وبرمز أُرسل إلى العنوان الجديد.",
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

/** What mails say, by language. */
export const mailWords: Readonly<Record<Language, MailWords>> = { en: english, de: german, ar: arabic }
