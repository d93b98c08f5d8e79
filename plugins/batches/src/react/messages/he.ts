import type { BatchesMessages } from "../BatchesMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  status: "אצוות קריאות"
}

export const words: BatchesMessages = {
  outcomes: {
    pending: {
      title: "שולחים את העסקאות שלכם",
      text: "\u200f{wallet} מטפל בזה. אפשר לסגור את החלון."
    },
    confirmed: { title: "כל הקריאות הצליחו", text: "\u200f{network} ביצעה את כולן." },
    partlyFailed: {
      title: "רק חלק מהקריאות הצליחו",
      text: "מה שהצליח נשאר. האחרות לא שינו דבר."
    },
    failed: {
      title: "כל הקריאות נכשלו",
      text: "אף אחת מהן לא שינתה דבר. רק העמלה שולמה."
    },
    offchainFailure: {
      title: "הקריאות לא נשלחו",
      text: "\u200f{wallet} הפסיק לפני ששלח אותן. דבר לא שולם."
    },
    unknown: {
      title: "לא הצלחנו לוודא שהן נשלחו",
      text: "ייתכן שהן בוצעו. בדקו את החשבון לפני שאתם שולחים אותן שוב."
    }
  },
  checkAgain: "בדיקה חוזרת",
  done: "סיום",
  none: "החשבון הזה לא שלח קריאות מהדף הזה.",
  transactions: "עסקאות",
  account: "מחשבון",
  network: "רשת",
  call: "קריאה {number}",
  callPays: "\u200f{amount} אל {address}",
  callTo: "אל {address}",
  allCalls: "כל הקריאות",
  transaction: "עסקה {number}",
  ended: {
    success: "הצליח",
    failed: "נכשל",
    unknown: "לא אושר"
  }
}
