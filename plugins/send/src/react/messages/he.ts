import type { ReviewMessages } from "../ReviewMessages.ts"
import type { SendMessages } from "../SendMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  form: "שליחה",
  tokens: "בחירת טוקן",
  review: "בדיקה"
}

export const words: SendMessages = {
  notConnected: "חברו ארנק כדי לשלוח.",
  token: "טוקן: {symbol}",
  balance: "יש לכם {amount}",
  max: "מקס׳",
  maxLabel: "מקס׳, לשלוח הכול",
  toPlaceholder: "כתובת הנמען",
  toNamePlaceholder: "כתובת או שם",
  paste: "הדבקה",
  memoLabel: "ממו, אם הנמען מבקש",
  memoNote: "כולם יכולים לקרוא אותו. לעיתים קרובות בורסות צריכות אותו.",
  review: "בדיקה",
  tokensFailed: "לא ניתן היה לטעון את הטוקנים שלכם.",
  noTokens: "החשבון הזה לא מחזיק טוקנים שידועים כאן.",
  searchTokens: "חיפוש טוקנים",
  noTokenFound: "אין טוקן שמתאים ל-”{query}”.",
  latest: "ההעברה האחרונה",
  unverified: "לטוקן {address} יש שם של טוקן אחר, וייתכן שהוא נועד להונות אתכם.",
  reviewGone: "אין מה לבדוק. ייתכן שהחשבון או הרשת שלכם השתנו.",
  deposit: "מתוך העמלה, {amount} פותחים חשבון לטוקן הזה אצל הנמען ונשארים בו.",
  send: "שליחת {amount}",
  confirm: "בדקתי את הנמען",
  warnSelf: "זו הכתובת שלכם עצמכם.",
  warnBurn: "לאף אחד אין המפתח של הכתובת הזאת. מה שתשלחו אליה יאבד.",
  warnToken: "זה החוזה של הטוקן עצמו. מה שתשלחו אליו יאבד קרוב לוודאי.",
  warnContract: "הכתובת הזאת היא חוזה. ודאו שהוא יכול להשתמש במה שאתם שולחים.",
  warnLookAlike:
    "הכתובת הזאת נראית כמו כתובת שאתם מכירים, {address}, אבל היא כתובת אחרת. ייתכן שמישהו רוצה שתתבלבלו ביניהן.",
  askingText: "בדקו שם שהסכום והנמען זהים למה שמופיע כאן.",
  sentTitle: "שולחים {amount}",
  successTitle: "נשלחו {amount}",
  successText: "הסכום הגיע אל {address}.",
  unknownText: "בדקו את החשבון לפני שאתם שולחים שוב.",
  shortTitle: "הגיעו {arrived} מתוך {amount}",
  shortText: "הטוקן הזה השאיר אצלו {percent} מההעברה שלכם אל {address}.",
  shortTried: "\u200f{text} בבדיקה הקודמת היו מגיעים {tried}: הטוקן מתנהג אחרת כשבודקים אותו.",
  noTransfer: "עדיין לא נשלח דבר.",
  problems: {
    amountMissing: "הזינו סכום.",
    amountFormat: "הזינו מספר, למשל 0.5.",
    amountAmbiguous: "כתבו את המספר בלי מפריד אלפים.",
    amountDecimals: "ל-{symbol} יש לכל היותר {decimals} ספרות אחרי הנקודה.",
    amountZero: "הזינו יותר מאפס.",
    amountTooMuch: "אין לכם כל כך הרבה.",
    amountLeast: "שלחו לשם לפחות {least}.",
    amountRest: "צריך להישאר בחשבון שלכם קצת {symbol}. הכפתור ”מקס׳” משאיר אותו שם.",
    amountUnconfirmed: "חלק מה-{symbol} שלכם עדיין לא אושר. נסו שוב אחרי הבלוק הבא.",
    receiverMissing: "הזינו את הנמען.",
    receiverFormat: "זו לא כתובת ב-{network}. בדקו כל תו.",
    receiverInvisible: "בכתובת יש תווים שלא רואים. העתיקו אותה ממקום אחר.",
    receiverAccount: "זה חשבון שמחזיק טוקן, לא ארנק. בקשו את כתובת הארנק.",
    receiverLink: "אי אפשר להשתמש בקישור הזה כאן.",
    memo: "הממו ארוך מדי, או שיש בו תווים שאי אפשר לשלוח.",
    receiverNameNone: "השם הזה לא מצביע על שום כתובת ב-{network}.",
    receiverNameInvalid: "זה לא שם, או שזה שם שאפשר לבלבל עם אחר.",
    receiverNameFailed: "לא ניתן היה לחפש את השם. נסו שוב.",
    receiverMoved: "השם מצביע עכשיו על כתובת אחרת. שאלו את הנמען.",
    token: "אי אפשר לשלוח את הטוקן הזה.",
    tax: "הטוקן הזה משאיר אצלו מכל העברה יותר ממה שהאתר מאפשר.",
    refused: "הטוקן או הנמען דוחים את ההעברה הזאת.",
    changed: "משהו השתנה מאז שבדקתם. בדקו שוב את הפרטים.",
    unsupported: "אי אפשר לשלוח מכאן דבר ב-{network}.",
    waiting: "העברה עדיין ממתינה בארנק שלכם."
  },
  standsFor: "\u200f{name} מצביע על הכתובת הזאת:",
  lookingUp: "מחפשים את השם",
  links: {
    reading: "קוראים את הקישור",
    filled: "מולא מתוך הקישור. בדקו לפני שאתם שולחים.",
    says: "בקישור כתוב: ”{label}”",
    switchTo: "מעבר אל {name}",
    elsewhere: "רשת אחרת",
    failed: "לא ניתן היה לקרוא את הקישור. נסו שוב.",
    problems: {
      transaction: "בקישור הזה אתר כותב את העסקה. בקשו במקומו כתובת או קישור תשלום.",
      unsupported: "הקישור הזה מבקש יותר מהעברה. בקשו במקומו כתובת.",
      malformed: "הקישור הזה פגום. בקשו קישור חדש.",
      network: "הקישור הזה מיועד ל-{name}.",
      token: "הקישור הזה מבקש טוקן שאין לכם כאן.",
      references: "הקישור הזה מבקש משהו שאי אפשר לצרף להעברות ברשת הזאת. בקשו במקומו כתובת.",
      other: "הקישור הזה מבקש משהו אחר ממה שהזנתם."
    }
  }
}

export const review: ReviewMessages = {
  feeAbout: "עמלת רשת, בערך",
  feeAboutNote: "הארנק שלכם בוחר את העמלה ומציג אותה לפני שאתם מאשרים.",
  feeChoice: "מהירות",
  feeLevels: {
    slow: "איטית",
    normal: "רגילה",
    fast: "מהירה"
  },
  totalAbout: "סה״כ, בערך",
  warnMemo: "הנמען הזה צריך ממו כדי לדעת למי זה שייך. בלעדיו, מה שתשלחו עלול ללכת לאיבוד.",
  warnSpelling: "הזנתם את החשבון הזה כפי שרשת אחרת כותבת אותו. ודאו שהנמען משתמש בו גם ב-{network}.",
  warnRepeated:
    "כבר שלחתם את אותו סכום לנמען הזה, וייתכן שהוא עוד יגיע. אם תשלחו שוב, אתם עלולים לשלם פעמיים.",
  confirmRepeated: "אני רוצה לשלוח פעם נוספת",
  memo: "ממו",
  reference: "אסמכתה לנמען",
  warnTax: "יגיעו {arrived} מתוך {amount}: הטוקן הזה משאיר אצלו {percent}.",
  confirmTax: "לשלוח בכל זאת",
  untried: "לא הצלחנו לבדוק כמה מהטוקן הזה מגיע."
}
