import type { ActivityMessages, DetailMessages } from "../ActivityMessages.ts"
import type { ReplacingMessages } from "../ReplacingMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  list: "פעילות",
  transaction: "עסקה"
}

export const words: ActivityMessages = {
  kinds: {
    send: "נשלח",
    receive: "התקבל",
    self: "נשלח לעצמכם",
    mint: "הוטבע",
    burn: "נשרף",
    trade: "הומר",
    approve: "הותרה הוצאה",
    approved: "אושר",
    revoked: "האישור בוטל",
    cancel: "בוטל",
    deploy: "נוצר חוזה",
    deposit: "הופקד",
    withdraw: "נמשך",
    borrow: "נלווה",
    repay: "הוחזר",
    stake: "הופקד בסטייקינג",
    unstake: "הוצא מסטייקינג",
    claim: "נדרש",
    contract: "נעשה שימוש בחוזה",
    taken: "הועבר על ידי כתובת אחרת",
    failed: "נכשל",
    sending: "בשליחה",
    swapping: "בהמרה",
    approving: "באישור",
    revoking: "האישור בביטול",
    unknown: "התוצאה לא ידועה"
  },
  tags: {
    lookAlike: "מתחזה",
    unverified: "לא מאומת",
    nothing: "ריק",
    spam: "ספאם"
  },
  pending: "בביצוע",
  usually: "בדרך כלל {time}",
  to: "אל {address}",
  from: "מאת {address}",
  spender: "עבור {address}",
  unlimited: "ללא הגבלה",
  all: "כל",
  nothing: "ללא",
  more: "ועוד {count}",
  older: "הצגת פעילות ישנה יותר",
  olderFailed: "לא ניתן היה לטעון פעילות ישנה יותר.",
  partial: "ייתכן שחסרה פעילות ישנה יותר.",
  fallback: "מקור אחד לא השיב. ייתכן שחלק מהפעילות חסר.",
  failed: "לא ניתן היה לטעון את הפעילות שלכם.",
  outdated: "לא ניתן היה לרענן את הפעילות שלכם. ייתכן שחסרה פעילות חדשה.",
  unfetched: "טעינת העסקאות נכשלה",
  readAgain: "רענון",
  none: "עדיין לא קרה כאן כלום.",
  noneKnown: "אין פעילות אחרונה. ייתכן שחסרה פעילות ישנה יותר.",
  untold: "אי אפשר להציג כאן פעילות ב-{network}.",
  hidden: "עסקאות מוסתרות: {count}",
  showHidden: "הצגה",
  hideHidden: "הסתרה",
  hiddenNote: "נוכלים משאירים את אלה. לעולם אל תעתיקו מהן כתובת."
}

export const details: DetailMessages = {
  doubts: {
    lookAlike: "הכתובת הזאת נראית כמו אחת שלכם, או כמו כתובת ששלחתם אליה, אבל היא לא. אל תעתיקו אותה.",
    unverified: "ייתכן שזה לא הטוקן שאת שמו הוא נושא, וייתכן שאין לו ערך.",
    nothing: "מישהו אחר שלח את זה, ושום דבר לא הועבר. ייתכן שזו תחבולה שתגרום לכם להעתיק את הכתובת.",
    spam: "זה נראה כמו פרסומת. אל תיכנסו לאתרים שמוזכרים בה."
  },
  mayTake: "מותר לקחת מעכשיו",
  gone: "העסקה הזאת לא נמצאת בפעילות של החשבון הזה.",
  unknownNote: "היא נשלחה, אבל התוצאה עדיין לא ידועה. בדקו מה קרה לה לפני שאתם שולחים שוב.",
  failedNote: "היא נכשלה, ולכן שום דבר לא הועבר. העמלה נשארת ברשת.",
  takenNote: "לא אתם חתמתם על זה. ייתכן שחתמה כתובת שהרשיתם לה להוציא.",
  unlimitedNote: "אישור ללא הגבלה יכול לקחת את כל מה שיש לכם ממנו, עד שתבטלו אותו.",
  status: "מצב",
  statuses: { success: "הושלם", failed: "נכשל", pending: "בביצוע", unknown: "לא ידוע" },
  date: "תאריך",
  sender: "נחתם על ידי",
  network: "רשת",
  fee: "עמלת רשת",
  hash: "עסקה",
  copyHash: "העתקת מזהה העסקה",
  copyAddress: "העתקת הכתובת",
  copied: "הועתק",
  copyFailed: "ההעתקה לא הצליחה"
}

export const replacing: ReplacingMessages = {
  speedUp: "האצה",
  cancel: "ביטול העסקה",
  speedUpText: "היא נשלחת שוב בעמלה גבוהה יותר. רק אחת מהשתיים תבוצע.",
  cancelText: "עסקה ריקה אליך תופסת את מקומה. ייתכן שהראשונה תבוצע לפני כן.",
  feeBefore: "העמלה עד כה (לכל היותר)",
  speedingUp: "בהאצה. רק אחת מהשתיים תבוצע.",
  cancelling: "בביטול. ייתכן שהיא תבוצע לפני כן.",
  settled: "היא כבר בוצעה.",
  fixed: "דבר לא יכול לתפוס את מקומה. אפשר רק לחכות.",
  beside: "הארנק שלך שלח עסקה חדשה במקום להחליף את הראשונה. ייתכן ששתיהן יבוצעו."
}
