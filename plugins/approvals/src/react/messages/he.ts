import type { ApprovalsMessages } from "../ApprovalsMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  list: "אישורים",
  revoke: "ביטול האישור"
}

export const words: ApprovalsMessages = {
  intro: "אלה יכולים להעביר את הטוקנים שלכם בלי לשאול אתכם שוב, עד שתבטלו את האישור.",
  none: "החשבון הזה לא נתן אישורים שידועים כאן.",
  failed: "לא ניתן היה לטעון את האישורים שלכם.",
  outdated: "לא ניתן היה לרענן את האישורים שלכם. ייתכן שהם השתנו.",
  readAgain: "רענון",
  since: "ייתכן שחסרים אישורים שניתנו לפני {date}.",
  sinceBlock: "ייתכן שחסרים אישורים שניתנו לפני בלוק {block}.",
  unlimited: "\u200f{token} ללא הגבלה",
  upTo: "עד {amount}",
  all: "כל ה-{token}",
  spenderIs: "עבור {spender}",
  mayTake: "מורשה לקחת כעת",
  contract: "חוזה",
  spender: "הגורם המורשה",
  account: "מחשבון",
  after: "אחרי זה הגורם המורשה לא יוכל לקחת עוד {token}. מה שכבר לקח לא יחזור.",
  leaves: "אי אפשר לבטל את האישור לטוקן הזה עד אפס. הסכום הקטן ביותר נשאר מאושר: {amount}.",
  revoke: "ביטול האישור",
  gone: "האישור הזה כבר לא קיים.",
  askingText: "בדקו שם שהגורם המורשה זהה לזה שמופיע כאן.",
  sentTitle: "מבטלים",
  successTitle: "בוטל",
  successText: "הגורם המורשה לא יכול לקחת עוד {token}.",
  failedText: "האישור נשאר כפי שהיה. רק העמלה שולמה.",
  declinedText: "האישור נשאר כפי שהיה.",
  unknownText: "בדקו שוב את האישורים שלכם בעוד זמן מה.",
  problems: {
    refused: "החוזה מסרב לכך. כדי שהגורם המורשה לא יוכל לקחת את ה-{token} שלכם, העבירו אותם לחשבון אחר.",
    changed: "משהו השתנה מאז שבדקתם. בדקו שוב.",
    waiting: "בקשה אחרת עדיין ממתינה בארנק שלכם."
  }
}
