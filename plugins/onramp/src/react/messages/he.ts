import type { OnrampMessages } from "../OnrampMessages.ts"
import type { OnrampProgressMessages } from "../OnrampProgressMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  buy: "קנייה",
  purchases: "קניות"
}

export const words: OnrampMessages = {
  notConnected: "חברו ארנק כדי לקנות.",
  unsupported: "אי אפשר לקנות כאן כלום ב-{network}.",
  chooseNetwork: "בחירת רשת אחרת",
  restricted: "קנייה לא מוצעת במקום שבו אתם נמצאים.",
  pay: "אתם משלמים",
  currency: "מטבע",
  preset: "תשלום {amount}",
  get: "תקבלו בערך",
  coin: "מה קונים",
  method: "אמצעי תשלום",
  methods: { card: "כרטיס", ach_bank_account: "חשבון בנק" },
  provider: "באמצעות",
  fee: "\u200f{provider}, עמלה {fee}%",
  providerFee: "העמלה של {provider}",
  networkFee: "עמלת רשת",
  to: "לחשבון שלכם",
  onPage: "\u200f{provider} מציג את המחיר בדף שלו.",
  quoteFailed: "\u200f{provider} לא מסר מחיר. תראו אותו בדף שלו לפני שתשלמו.",
  listsDefault: "\u200f{provider} לא ציין מה הוא מוכר. ייתכן שבדף שלו מוצע משהו אחר.",
  opaque: "ודאו בדף של {provider} שהקנייה נשלחת לכתובת הזאת: הקישור לא מראה זאת.",
  leaves: "התשלום מתבצע בדף של {provider}, בחלון חדש. הספק יראה את הכתובת שלכם.",
  buyAt: "המשך אצל {provider}",
  latest: "הקנייה האחרונה",
  purchases: "הקניות שלכם",
  problems: {
    amountMissing: "הזינו סכום.",
    amountFormat: "הזינו מספר, למשל 0.5.",
    amountAmbiguous: "כתבו את המספר בלי מפריד אלפים.",
    amountDecimals: "ל-{currency} יש לכל היותר {decimals} ספרות אחרי הנקודה.",
    amountZero: "הזינו יותר מאפס.",
    amountLow: "הזינו {min} או יותר.",
    amountHigh: "הזינו {max} או פחות.",
    provider: "\u200f{provider} לא השיב. נסו שוב, או בחרו ספק אחר.",
    link: "הקישור של {provider} לא מוביל לאן שצריך. דבר לא נפתח.",
    invalid: "\u200f{provider} כבר לא מוכר את זה. בחרו שוב.",
    other: "זה לא הצליח. נסו שוב."
  }
}

export const progress: OnrampProgressMessages = {
  to: "לחשבון שלכם",
  nothingBegun: "עדיין לא נקנה דבר.",
  openTitle: "המשך אצל {provider}",
  openText: "הדף פתוח בחלון אחר. חזרו לכאן כשתסיימו.",
  blockedTitle: "לא נפתח חלון",
  blockedText: "הדפדפן שלכם מנע זאת. פתחו בעצמכם את הדף של {provider}:",
  closedTitle: "נראה שהדף של {provider} נסגר",
  closedText: "אם שילמתם, ייתכן שייקח זמן עד שזה יגיע. אם לא, אפשר לפתוח אותו שוב.",
  pendingTitle: "הקנייה בדרך אליכם",
  pendingText: "\u200f{provider} קיבל אותה. אפשר לסגור את החלון.",
  successTitle: "\u200f{provider} שלח את הקנייה",
  successText: "ייתכן שיעברו כמה דקות עד שתראו אותה בחשבון.",
  failedTitle: "הקנייה נכשלה",
  failedText: "\u200f{provider} מודיע שהקנייה לא הושלמה. מה קרה לכסף שלכם כתוב בדף שלו.",
  unknownTitle: "עדיין לא רואים כלום",
  unknownText: "אם שילמתם, ייתכן שזה עוד יגיע. בדף של {provider} או באימייל ממנו יש מידע נוסף.",
  showBalance: "הצגת היתרה שלי",
  held: "יש לכם {amount}",
  grown: "\u200f{amount} יותר מקודם",
  notGrown: "עדיין לא הגיע כלום.",
  lookFailed: "לא ניתן היה לטעון את היתרה שלכם.",
  openPage: "פתיחת הדף של {provider}",
  copyLink: "העתקת הקישור",
  linkCopied: "הקישור הועתק",
  checkAgain: "בדיקה חוזרת",
  done: "סיום",
  paid: "שולמו {amount}",
  somePurchase: "קנייה",
  tags: { pending: "בדרך", success: "נשלח", failed: "נכשל" },
  unread: "\u200f{provider} לא השיב.",
  listFailed: "לא ניתן היה לטעון את הקניות שלכם."
}
