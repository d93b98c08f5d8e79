import type { MailWords } from "../mail/MailWords.ts"
import type { PageWords } from "../sign-in/PageWords.ts"
import type { Refusals } from "./en.ts"

export const mail: MailWords = {
  unasked:
    "اگر این را نخواسته\u200cاید، کاری نکنید و کد را به هیچ\u200cکس نگویید. هیچ\u200cیک از ما هرگز آن را از شما نخواهد خواست.",
  codeSubject: (project) => `کد شما برای ${project}`,
  code: (code) => `کد شما ${code} است`,
  codeFor: (origin, label) =>
    `این کد شما را از ${label} وارد کیف پولتان در ${origin} می\u200cکند. یک بار و تا ۲۰ دقیقه کار می\u200cکند.`,
  deviceSubject: (project) => `دستگاه جدید برای کیف پول شما در ${project}`,
  deviceFirst: (origin, label) =>
    `کسی برای نخستین بار از ${label} وارد کیف پول شما در ${origin} می\u200cشود.`,
  deviceConfirm: "اگر خودتان هستید، این صفحه را باز کنید و تأیید کنید. یک بار و تا ۲۰ دقیقه کار می\u200cکند:",
  deviceUnasked: "اگر شما نیستید، کاری نکنید: بدون تأیید شما هیچ\u200cکس وارد نمی\u200cشود.",
  movedSubject: (project) => `آدرس ایمیل کیف پول شما در ${project} تغییر کرد`,
  changeSubject: (project) => `تغییر آدرس ایمیل کیف پول شما در ${project}`,
  changeWhat: (from, to) =>
    `این شما را وارد نمی\u200cکند. این به کیف پول شما آدرس ایمیل دیگری می\u200cدهد: \u2066${to}\u2069 به جای \u2066${from}\u2069 که از آن پس دیگر وارد نمی\u200cشود.`,
  changeCode: (code) => `کد این کار ${code} است`,
  changeAsked: (origin, label) =>
    `این در ${origin} و از ${label} درخواست شد. کد یک بار و تا ۲۰ دقیقه کار می\u200cکند.`,
  changeUnasked:
    "اگر این را نمی\u200cخواهید، کاری نکنید و کد را به هیچ\u200cکس نگویید: بدون آن، آدرس همان که هست می\u200cماند.",
  passkeySubject: (project) => `کلیدهای عبور کیف پول شما در ${project} تغییر کرد`,
  passkeyAdded: (name, label) =>
    `از ${label} که کیف پول در آن باز بود، کلید عبور «${name}» افزوده شد. از این پس کیف پول را باز می\u200cکند.`,
  passkeyRemoved: (name, label) =>
    `از ${label} که کیف پول در آن باز بود، کلید عبور «${name}» حذف شد. دیگر چیزی را باز نمی\u200cکند.`,
  renewedSubject: (project) => `کیف پول شما در ${project} کد بازیابی جدیدی دارد`,
  renewed: (label) =>
    `از ${label} که کیف پول در آن باز بود، کد بازیابی جدیدی ساخته شد. کد قبلی دیگر چیزی را باز نمی\u200cکند.`,
  renewedUnasked:
    "اگر شما نبودید، کسی به دستگاهی دسترسی داشته که کیف پول شما روی آن باز است. آنچه در آن است را از دستگاهی که هنوز آن را باز می\u200cکند به کیف پول دیگری منتقل کنید.",
  moved: (from, to) =>
    `آدرس ایمیل کیف پول شما اکنون \u2066${to}\u2069 است. این آدرس، \u2066${from}\u2069، دیگر وارد آن نمی\u200cشود و همهٔ دستگاه\u200cهای دیگر خارج شدند.`,
  movedHow:
    "این تغییر روی دستگاهی که کیف پول روی آن باز است، با کدی که به اینجا و کدی که به آدرس جدید فرستاده شد، تأیید شد.",
  overSubject: (project) => `کسی می\u200cخواهد کیف پول شما در ${project} را رها کند`,
  overAsked: (label) =>
    `از ${label} کسی که با آدرس شما وارد شده است، درخواست شروع دوباره با کیف پولی جدید و خالی کرد.`,
  overWhat: (day) =>
    `از ${day} (UTC) هر کس با این آدرس وارد شود می\u200cتواند این کار را بکند. آن\u200cوقت دیگر نمی\u200cتوان با این آدرس به کیف پول فعلی شما و آنچه در آن است رسید.`,
  overStop: "اگر این را نمی\u200cخواهید، در این صفحه متوقفش کنید:",
  overNothing:
    "اگر کد بازیابی و همهٔ دستگاه\u200cها را از دست داده\u200cاید، کاری نکنید. تا آن زمان هر روز این ایمیل را می\u200cگیرید. باز کردن کیف پول روی دستگاهی که آن را دارد نیز این کار را متوقف می\u200cکند.",
  stoppedSubject: (project) => `کیف پول شما در ${project} حفظ شد`,
  stopped:
    "شروع دوباره متوقف شد: کیف پولتان همان که هست می\u200cماند. اگر شما آن را متوقف نکردید، کس دیگری می\u200cتواند ایمیل\u200cهای شما را بخواند یا دستگاه شما را دارد.",
  doneSubject: (project) => `کیف پول جدیدی جای کیف پول شما در ${project} را گرفت`,
  done: "شروع دوباره انجام شد: این آدرس اکنون کیف پولی جدید و خالی دارد. دیگر نمی\u200cتوان با آن به کیف پول قبلی رسید."
}

export const pages: PageWords = {
  isYou: "آیا این شما هستید؟",
  firstTime: "کسی برای نخستین بار وارد کیف پول شما می\u200cشود",
  at: "در",
  in: "از",
  notYou: "اگر شما نیستید، این صفحه را ببندید: آن\u200cوقت اتفاقی نمی\u200cافتد.",
  letIn: "بله، این دستگاه وارد شود",
  expired: "این لینک منقضی شده است",
  expiredText: "یک بار و تا ۲۰ دقیقه کار می\u200cکند. در صفحه از نو شروع کنید.",
  notConfirmed: "تأیید نشد",
  otherPage: "این از صفحهٔ دیگری آمده است.",
  done: "دستگاه اجازهٔ ورود گرفت",
  doneText: "کدی برایتان فرستاده شد. آن را در صفحه\u200cای که شروع کردید بنویسید.",
  stopTitle: "کیف پولتان حفظ شود؟",
  stopText:
    "کسی درخواست کرده کیف پول شما رها شود و با کیف پول جدیدی از نو شروع شود. اگر آن را متوقف کنید، کیف پول همان که هست می\u200cماند.",
  stop: "متوقف شود، کیف پولم حفظ شود",
  stopped: "کیف پول شما حفظ شد",
  stoppedText:
    "شروع دوباره متوقف شد. اگر شما آن را نخواسته\u200cاید، شاید کس دیگری ایمیل\u200cهای شما را می\u200cخواند.",
  nothingToStop: "چیزی برای متوقف کردن نیست: قبلاً متوقف شده یا تمام شده است.",
  signedIn: "وارد شده\u200cاید",
  goBack: "به صفحه\u200cای که از آن شروع کردید برگردید.",
  notSignedIn: "وارد نشده\u200cاید",
  closeWindow: "این پنجره را ببندید و در صفحه\u200cای که از آن شروع کردید دوباره امتحان کنید."
}

export const refusals: Refusals = {
  "Please try again after {} seconds": "لطفاً پس از {} دوباره امتحان کنید",
  "The code is wrong": "کد نادرست است",
  "The code has expired, or was tried too often. Ask for a new one.":
    "کد منقضی شده یا بیش از حد امتحان شده است. کد جدیدی بخواهید.",
  "The code was used before. Ask for a new one.": "کد قبلاً استفاده شده است. کد جدیدی بخواهید.",
  "The confirmation has expired. Start again.": "تأیید منقضی شده است. از نو شروع کنید.",
  "The sign-in has expired. Start again.": "ورود منقضی شده است. از نو شروع کنید.",
  "This link was used before, or is older than 20 minutes.":
    "این لینک قبلاً استفاده شده یا بیش از ۲۰ دقیقه از آن گذشته است.",
  "Start again.": "از نو شروع کنید.",
  "Sign in first": "ابتدا وارد شوید",
  "The mail could not be sent. Try again later.": "ایمیل فرستاده نشد. بعداً دوباره امتحان کنید.",
  "The provider does not answer. Try again.": "ارائه\u200cدهنده پاسخ نمی\u200cدهد. دوباره امتحان کنید.",
  "Farcaster does not answer. Try again.": "\u200fFarcaster پاسخ نمی\u200cدهد. دوباره امتحان کنید.",
  "Farcaster does not confirm who this is": "\u200fFarcaster هویت این شخص را تأیید نمی\u200cکند",
  "This wallet has no sign-in by {}": "این کیف پول امکان ورود با {} را ندارد",
  "This wallet does not know the network {}": "این کیف پول شبکهٔ {} را نمی\u200cشناسد",
  "The network's node does not answer. Try again.": "گرهٔ شبکه پاسخ نمی\u200cدهد. دوباره امتحان کنید.",
  "This network has no smart accounts": "این شبکه حساب هوشمند ندارد",
  "This wallet has no e-mail address": "این کیف پول آدرس ایمیل ندارد",
  "This address has a wallet of its own": "این آدرس کیف پول خودش را دارد",
  "The wallet was changed on another device": "کیف پول روی دستگاه دیگری تغییر کرد",
  "Open the wallet on this device first: this is for its owner alone":
    "ابتدا کیف پول را روی این دستگاه باز کنید: این فقط برای صاحب آن است",
  "This passkey opens your wallet no more": "این کلید عبور دیگر کیف پول شما را باز نمی\u200cکند",
  "This is the last passkey that signs you in: add another one first":
    "این آخرین کلید عبوری است که با آن وارد می\u200cشوید: اول یکی دیگر اضافه کنید",
  "This page may not use the wallet": "این صفحه اجازهٔ استفاده از کیف پول را ندارد",
  "There is no wallet yet that could be given up": "هنوز کیف پولی نیست که بتوان رها کرد",
  "Starting over was not asked for, or its time has not come":
    "شروع دوباره درخواست نشده یا زمان آن نرسیده است",
  "Sign out, and sign in by e-mail once more, to start over":
    "برای شروع دوباره، خارج شوید و یک بار دیگر با ایمیل وارد شوید",
  "Something failed on the server": "خطایی در سرور رخ داد"
}
