import type { SmartSessionsMessages } from "../SmartSessionsMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  list: "הרשאות חכמות",
  session: "הרשאה חכמה"
}

export const words: SmartSessionsMessages = {
  tabs: { active: "פעיל", expired: "פג תוקף", revoked: "בוטל" },
  none: {
    active: "לאף אפליקציה אין הרשאה לפעול בשם החשבון הזה.",
    expired: "אין הרשאה של החשבון הזה שפג תוקפה.",
    revoked: "אין הרשאה של החשבון הזה שבוטלה."
  },
  off: "הרשאות חכמות מושבתות בדף הזה.",
  failed: "לא ניתן היה לטעון את ההרשאות החכמות שלכם.",
  outdated: "לא ניתן היה לרענן את ההרשאות החכמות שלכם. ייתכן שהן השתנו.",
  readAgain: "רענון",
  unnamed: "אפליקציה",
  until: "עד {date}",
  endedAt: "הסתיים {date}",
  revokedOn: "בוטל {date}",
  allows: "מותר בלי לשאול אתכם",
  spend: "להוציא עד {amount} לכל {period}",
  call: "לקרוא ל-{functions} של {address}",
  actAs: "להריץ את {functions} של {address} כאילו זה החשבון שלכם",
  withValue: "עם עד {amount} בכל פעם",
  unread: "ועוד דברים שאי אפשר להציג כאן. בדקו אותם בארנק שלכם.",
  units: {
    one: "יחידה אחת של {address}",
    two: "שתי יחידות של {address}",
    other: "\u200f{count} יחידות של {address}"
  },
  periods: { second: "שנייה", minute: "דקה", hour: "שעה", day: "יום", week: "שבוע" },
  project: "אפליקציה",
  account: "עבור חשבון",
  network: "רשת",
  begun: "ניתן",
  ends: "מסתיים",
  ended: "הסתיים",
  revoked: "בוטל",
  revoke: "ביטול ההרשאה",
  revokeNote: "הארנק שלכם יבקש שתחתמו על כך. זה לא עולה כלום.",
  asking: "אשרו ב-{wallet}",
  declined: "דחיתם. ההרשאה נשארה כפי שהייתה.",
  revokeFailed: "ההרשאה החכמה לא בוטלה. נסו שוב.",
  gone: "ההרשאה הזאת כבר לא קיימת.",
  grantedTitle: "ניתנה הרשאה חכמה",
  grantedText: "אפשר לבטל אותה בכל עת בחשבון שלכם.",
  refusedTitle: "ניתן יותר ממה שהתבקש",
  refusedText: "ההרשאה לא בשימוש. בטלו אותה ב-{wallet}.",
  seeAll: "כל ההרשאות החכמות",
  done: "סיום"
}
