import type { Buttons } from "./en/buttons.ts"
import type { EmbeddedMessages } from "../EmbeddedMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  signIn: "ورود",
  approve: "تأیید",
  wallet: "کیف پول",
  updateEmail: "تغییر ایمیل"
}

export const buttons: Buttons = {
  email: "ادامه با ایمیل",
  passkey: "ادامه با کلید عبور",
  provider: "ادامه با {provider}"
}

export const words: EmbeddedMessages = {
  emailLabel: "ایمیل",
  emailSubmit: "ادامه",
  emailIntro: "کدی به آدرس شما می\u200cفرستیم. بدون رمز عبور، بدون نصب.",
  emailInvalid: "این آدرس ایمیل معتبر نیست. دوباره امتحان کنید.",
  cooldown: "لطفاً پس از {seconds} دوباره امتحان کنید",
  frameFailed: "کیف پول بارگیری نشد. اتصال خود را بررسی کنید و دوباره امتحان کنید.",
  timedOut: "کیف پول پاسخ نداد. دوباره امتحان کنید.",
  failed: "انجام نشد. دوباره امتحان کنید.",
  failedTitle: "ورود انجام نشد",
  deviceTitle: "این دستگاه را تأیید کنید",
  deviceText: "پیش از این از اینجا وارد نشده\u200cاید. لینکی را که به {email} فرستاده شد باز کنید.",
  codeTitle: "کد را وارد کنید",
  codeText: "به {email} فرستاده شد.",
  codeLabel: "کد شش\u200cرقمی",
  codeLife: "کد تا ۲۰ دقیقه معتبر است.",
  codeChecking: "در حال بررسی کد",
  codeFailed: "\u200f{reason}. دوباره امتحان کنید",
  resend: "ارسال دوبارهٔ کد",
  resendIn: "ارسال دوباره تا {seconds} ثانیهٔ دیگر",
  resent: "کد دوباره فرستاده شد",
  otherEmail: "استفاده از ایمیل دیگر",
  accountTitle: "در حال باز کردن کیف پول شما",
  accountText: "چند لحظه طول می\u200cکشد.",
  continueWith: "ادامه با {provider}",
  passkey: "ادامه با کلید عبور",
  moreProviders: "روش\u200cهای دیگر ورود",
  socialTitle: "ورود با {provider}",
  socialText: "ورود را در پنجرهٔ ارائه\u200cدهنده کامل کنید",
  socialClosed: "پنجره پیش از ورود شما بسته شد.",
  socialFailed: "ورود از آنجا آغاز نشد. دوباره امتحان کنید یا روش دیگری انتخاب کنید.",
  socialBlocked: "مرورگر پنجره را مسدود کرد. به این صفحه اجازهٔ باز کردن پنجره بدهید و دوباره امتحان کنید.",
  socialCutOff: "این صفحه پیامی از آن پنجره دریافت نمی\u200cکند. روش دیگری برای ورود انتخاب کنید.",
  insecure: "ورود به صفحهٔ امن نیاز دارد و این صفحه امن نیست.",
  forgetful: "مرورگر شما چیزی برای این کیف پول نگه نمی\u200cدارد. دفعهٔ بعد باید دوباره وارد شوید.",
  farcasterPreparing: "در حال آماده\u200cسازی",
  farcasterText: "با گوشی اسکن کنید یا Farcaster را روی این دستگاه باز کنید.",
  farcasterCode: "کد QR که Farcaster باز می\u200cکند",
  farcasterCopy: "کپی لینک",
  farcasterCopied: "لینک کپی شد",
  farcasterCopyFailed: "لینک کپی نشد",
  farcasterOpen: "باز کردن Farcaster",
  farcasterFailed: "ورود با Farcaster انجام نشد. دوباره امتحان کنید.",
  approveTitle: "در کیف پولتان تأیید کنید",
  approveText: "پیش از تأیید، آنچه امضا می\u200cشود را بخوانید.",
  walletEmail: "ایمیل",
  walletBackUp: "پشتیبان\u200cگیری از کیف پول",
  walletBackUpText: "عبارت بازیابی را فقط به شما نشان می\u200cدهد",
  walletType: "حساب",
  eoa: "حساب معمولی",
  smartAccount: "حساب هوشمند",
  smartNew: "حساب هوشمند شما هنوز روی این شبکه نیست. نخستین تراکنش آن را راه\u200cاندازی می\u200cکند.",
  smartHint:
    "حساب هوشمند شما چند مرحله را با یک تأیید انجام می\u200cدهد. آدرس خودش را دارد: آنچه دارید همان\u200cجا که هست می\u200cماند.",
  updateTitle: "تغییر ایمیل",
  updateText: "از آن پس با این ایمیل وارد می\u200cشوید. حسابتان همان می\u200cماند.",
  save: "ذخیره",
  primaryText: "ابتدا کدی را که به آدرس فعلی شما فرستاده شد وارد کنید.",
  secondaryText: "کدی را که به {email} فرستاده شد وارد کنید.",
  updated: "ایمیل شما تغییر کرد.",
  signedOut: "برای دیدن کیف پولتان وارد شوید.",
  frameTitle: "کیف پول شما"
}
