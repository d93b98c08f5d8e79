import type { SiwxMessages } from "../SiwxMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  sign: "כניסה"
}

export const words: SiwxMessages = {
  checking: "רק רגע",
  checkingText: "בודקים אם כבר נכנסתם.",
  ask: "הוכיחו שהחשבון הזה שלכם",
  askText: "חתמו על הודעה עם {wallet}. זה לא עולה כלום ולא מעביר כלום.",
  askRequired: "האתר הזה צריך חתימה מ-{wallet}. זה לא עולה כלום ולא מעביר כלום.",
  open: "פתחו את {wallet} כדי לחתום",
  openText: "ודאו שהאתר הזה מוזכר בהודעה, ואז חתמו עליה.",
  verifying: "מכניסים אתכם",
  verifyingText: "האתר בודק את החתימה שלכם.",
  declined: "דחיתם בארנק",
  declinedText: "לא נכנסתם. שום דבר לא נשלח.",
  failed: "לא נכנסתם",
  failedText: "האתר לא השיב כצפוי. נסו שוב.",
  invalidText: "האתר לא קיבל את החתימה. נסו שוב, או השתמשו בחשבון אחר.",
  wrongNetwork: "לא ברשת הזאת",
  wrongNetworkText: "האתר הזה לא מקבל כניסות ב-{network}.",
  chooseNetwork: "בחירת רשת",
  sign: "חתימה",
  site: "אתר",
  account: "חשבון",
  network: "רשת",
  notConnected: "חברו ארנק כדי להיכנס."
}
