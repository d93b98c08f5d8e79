import type { Buttons } from "./en/buttons.ts"
import type { EmbeddedMessages } from "../EmbeddedMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  signIn: "تسجيل الدخول",
  approve: "الموافقة",
  wallet: "المحفظة",
  updateEmail: "تغيير البريد الإلكتروني"
}

export const buttons: Buttons = {
  email: "المتابعة بالبريد الإلكتروني",
  passkey: "المتابعة بمفتاح مرور",
  provider: "المتابعة باستخدام {provider}"
}

export const words: EmbeddedMessages = {
  emailLabel: "البريد الإلكتروني",
  emailSubmit: "متابعة",
  emailIntro: "نرسل رمزًا إلى عنوانك. لا كلمة مرور ولا شيء لتثبيته.",
  emailInvalid: "البريد الإلكتروني غير صالح. حاول مرة أخرى.",
  cooldown: "الوقت المتبقي قبل المحاولة التالية: {seconds}",
  frameFailed: "تعذّر تحميل المحفظة. تحقق من اتصالك وحاول مرة أخرى.",
  timedOut: "لم تُجب المحفظة. حاول مرة أخرى.",
  failed: "لم ينجح ذلك. حاول مرة أخرى.",
  failedTitle: "لم ينجح تسجيل الدخول",
  deviceTitle: "أكّد هذا الجهاز",
  deviceText: "لم تسجّل الدخول من هنا من قبل. افتح الرابط المُرسل إلى {email}.",
  codeTitle: "أدخل الرمز",
  codeText: "أُرسل إلى {email}.",
  codeLabel: "رمز من ستة أرقام",
  codeLife: "الرمز صالح لمدة 20 دقيقة.",
  codeChecking: "جارٍ التحقق من الرمز",
  codeFailed: "{reason}. حاول مرة أخرى",
  resend: "إعادة إرسال الرمز",
  resendIn: "إعادة الإرسال بعد {seconds} ث",
  resent: "أُعيد إرسال الرمز",
  otherEmail: "استخدام بريد آخر",
  accountTitle: "جارٍ فتح محفظتك",
  accountText: "سيستغرق ذلك لحظة.",
  continueWith: "المتابعة باستخدام {provider}",
  passkey: "المتابعة بمفتاح مرور",
  moreProviders: "طرق أخرى لتسجيل الدخول",
  socialTitle: "تسجيل الدخول باستخدام {provider}",
  socialText: "أكمل في نافذة المزوّد",
  socialClosed: "أُغلقت النافذة قبل تسجيل الدخول.",
  socialFailed: "تعذّر بدء تسجيل الدخول هناك. حاول مرة أخرى أو اختر طريقة أخرى.",
  socialBlocked: "حظر المتصفح النافذة. اسمح لهذه الصفحة بفتح النوافذ وحاول مرة أخرى.",
  socialCutOff: "لا تصل إلى هذه الصفحة أي معلومات من النافذة. اختر طريقة أخرى.",
  insecure: "يتطلب تسجيل الدخول صفحة آمنة، وهذه الصفحة ليست كذلك.",
  forgetful: "لا يحفظ متصفحك شيئًا لهذه المحفظة. ستسجّل الدخول مجددًا في زيارتك القادمة.",
  farcasterPreparing: "جارٍ التحضير",
  farcasterText: "امسح الرمز بهاتفك، أو افتح Farcaster على هذا الجهاز.",
  farcasterCode: "رمز QR يفتحه Farcaster",
  farcasterCopy: "نسخ الرابط",
  farcasterCopied: "تم نسخ الرابط",
  farcasterCopyFailed: "تعذّر نسخ الرابط",
  farcasterOpen: "فتح Farcaster",
  farcasterFailed: "لم ينجح تسجيل الدخول عبر Farcaster. حاول مرة أخرى.",
  approveTitle: "وافق في محفظتك",
  approveText: "اقرأ ما ستوقّعه قبل أن توافق.",
  walletEmail: "البريد الإلكتروني",
  walletBackUp: "نسخ المحفظة احتياطيًا",
  walletBackUpText: "تُعرض عبارة الاسترداد لك وحدك",
  walletType: "الحساب",
  eoa: "حساب عادي",
  smartAccount: "الحساب الذكي",
  smartNew: "حسابك الذكي غير موجود على هذه الشبكة بعد. أول معاملة له تُفعّله.",
  smartHint: "ينفّذ حسابك الذكي عدة خطوات بموافقة واحدة. وله عنوان خاص به: يبقى ما تملكه في مكانه.",
  updateTitle: "تغيير البريد الإلكتروني",
  updateText: "ستسجّل الدخول به من الآن فصاعدًا. يبقى حسابك كما هو.",
  save: "حفظ",
  primaryText: "أدخل أولًا الرمز المُرسل إلى عنوانك الحالي.",
  secondaryText: "أدخل الرمز المُرسل إلى {email}.",
  updated: "تم تغيير بريدك الإلكتروني.",
  signedOut: "سجّل الدخول لترى محفظتك.",
  frameTitle: "محفظتك"
}
