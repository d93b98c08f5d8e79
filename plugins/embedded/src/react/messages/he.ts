import type { Buttons } from "./en/buttons.ts"
import type { EmbeddedMessages } from "../EmbeddedMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  signIn: "כניסה",
  approve: "אישור",
  wallet: "ארנק",
  updateEmail: "שינוי אימייל"
}

export const buttons: Buttons = {
  email: "המשך עם אימייל",
  passkey: "המשך עם מפתח גישה",
  provider: "המשך עם {provider}"
}

export const words: EmbeddedMessages = {
  emailLabel: "אימייל",
  emailSubmit: "המשך",
  emailIntro: "נשלח קוד לכתובת שלכם. בלי סיסמה, בלי להתקין כלום.",
  emailInvalid: "זו לא כתובת אימייל תקינה. נסו שוב.",
  cooldown: "נסו שוב בעוד {seconds}",
  frameFailed: "לא ניתן היה לטעון את הארנק. בדקו את החיבור ונסו שוב.",
  timedOut: "הארנק לא השיב. נסו שוב.",
  failed: "זה לא הצליח. נסו שוב.",
  failedTitle: "הכניסה לא הצליחה",
  deviceTitle: "אשרו את המכשיר הזה",
  deviceText: "עוד לא נכנסתם מכאן. פתחו את הקישור שנשלח אל {email}.",
  codeTitle: "הזינו את הקוד",
  codeText: "הוא נשלח אל {email}.",
  codeLabel: "קוד בן שש ספרות",
  codeLife: "הקוד תקף ל-20 דקות.",
  codeChecking: "בודקים את הקוד",
  codeFailed: "\u200f{reason}. נסו שוב",
  resend: "שליחת הקוד מחדש",
  resendIn: "שליחה מחדש בעוד {seconds} שנ׳",
  resent: "הקוד נשלח שוב",
  otherEmail: "שימוש באימייל אחר",
  accountTitle: "פותחים את הארנק שלכם",
  accountText: "זה לוקח רגע.",
  continueWith: "המשך עם {provider}",
  passkey: "המשך עם מפתח גישה",
  moreProviders: "דרכי כניסה נוספות",
  socialTitle: "כניסה עם {provider}",
  socialText: "השלימו את הכניסה בחלון של הספק",
  socialClosed: "החלון נסגר לפני שנכנסתם.",
  socialFailed: "לא ניתן היה להתחיל את הכניסה שם. נסו שוב או בחרו דרך אחרת.",
  socialBlocked: "הדפדפן חסם את החלון. אפשרו לדף הזה לפתוח חלונות ונסו שוב.",
  socialCutOff: "הדף הזה לא מקבל מידע מהחלון. בחרו דרך כניסה אחרת.",
  insecure: "כניסה דורשת דף מאובטח, והדף הזה אינו כזה.",
  forgetful: "הדפדפן שלכם לא שומר דבר עבור הארנק הזה. בפעם הבאה תצטרכו להיכנס שוב.",
  farcasterPreparing: "מכינים",
  farcasterText: "סרקו עם הטלפון, או פתחו את Farcaster במכשיר הזה.",
  farcasterCode: "קוד QR ש-Farcaster פותח",
  farcasterCopy: "העתקת הקישור",
  farcasterCopied: "הקישור הועתק",
  farcasterCopyFailed: "לא ניתן היה להעתיק את הקישור",
  farcasterOpen: "פתיחת Farcaster",
  farcasterFailed: "הכניסה עם Farcaster לא הצליחה. נסו שוב.",
  approveTitle: "אשרו בארנק שלכם",
  approveText: "קראו על מה חותמים לפני שאתם מאשרים.",
  walletEmail: "אימייל",
  walletBackUp: "גיבוי הארנק",
  walletBackUpText: "מציג את ביטוי השחזור, לכם בלבד",
  walletType: "חשבון",
  eoa: "חשבון רגיל",
  smartAccount: "חשבון חכם",
  smartNew: "החשבון החכם שלכם עדיין לא קיים ברשת הזאת. העסקה הראשונה שלו מקימה אותו.",
  smartHint: "החשבון החכם שלכם מבצע כמה צעדים באישור אחד. יש לו כתובת משלו: מה שיש לכם נשאר במקומו.",
  updateTitle: "שינוי אימייל",
  updateText: "מאז תיכנסו באמצעותו. החשבון שלכם נשאר אותו חשבון.",
  save: "שמירה",
  primaryText: "הזינו קודם את הקוד שנשלח לכתובת הנוכחית שלכם.",
  secondaryText: "הזינו את הקוד שנשלח אל {email}.",
  updated: "האימייל שלכם שונה.",
  signedOut: "היכנסו כדי לראות את הארנק שלכם.",
  frameTitle: "הארנק שלכם"
}
