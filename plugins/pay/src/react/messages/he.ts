import type { ExchangeMessages, PayMessages, ReviewMessages } from "../PayMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  pay: "איך תשלמו",
  review: "בדיקה",
  progress: "תשלום"
}

export const words: PayMessages = {
  nothing: "אין מה לשלם.",
  asset: "נכס",
  underWay: "התשלום הזה בביצוע",
  byWallet: "תשלום עם {wallet}",
  connect: "חיבור ארנק",
  switchFirst: "מבקש קודם לעבור אל {network}",
  preparing: "אשרו בארנק אם הוא מבקש",
  exchanges: "מבורסת קריפטו",
  loadingExchanges: "פונים לבורסות",
  noExchanges: "אין בורסה שמשלמת את זה.",
  exchangesFailed: "לא ניתן היה לפנות לבורסות.",
  askingText: "בדקו שם שהסכום והנמען זהים למה שמופיע כאן.",
  sentTitle: "משלמים {amount}",
  successTitle: "שולמו {amount}",
  successText: "הסכום הגיע אל {address}.",
  unsentTitle: "התשלום לא בוצע",
  declinedText: "דבר לא שולם.",
  unknownTitle: "לא הצלחנו לוודא שזה שולם",
  unknownText: "בדקו את החשבון לפני שאתם משלמים שוב.",
  shortTitle: "הגיעו {arrived} מתוך {amount}",
  shortText: "הטוקן הזה השאיר אצלו {percent}, ולכן התשלום לא מלא. שאלו את המוכר לפני שאתם משלמים שוב.",
  problems: {
    amountTooMuch: "אין בארנק שלכם כל כך הרבה {symbol}.",
    amountRest: "יישאר בחשבון שלכם מעט מדי {symbol}.",
    amountUnconfirmed: "חלק מה-{symbol} שלכם עדיין לא אושר. נסו שוב אחרי הבלוק הבא.",
    amountLeast: "הרשת לא מעבירה סכום כל כך קטן.",
    decimals: "הסכום ב-{symbol} נספר בדרך אחרת. הודיעו לאתר הזה.",
    token: "אי אפשר לשלם בטוקן הזה.",
    recipient: "הנמען אינו כתובת שאפשר לשלם אליה ברשת הזאת. הודיעו לאתר הזה.",
    tax: "הטוקן הזה משאיר אצלו חלק מכל העברה, ולכן אי אפשר לשלם בו את מלוא הסכום.",
    refused: "הטוקן או הנמען דוחים את התשלום הזה.",
    changed: "משהו השתנה. בחרו שוב איך לשלם.",
    switchDeclined: "הארנק שלכם נשאר ברשת אחרת. דבר לא שולם.",
    waiting: "התשלום הזה כבר מתבצע.",
    exchange: "הבורסה לא השיבה. נסו שוב, או שלמו בדרך אחרת.",
    link: "הקישור של הבורסה לא תקין, ולכן לא נפתח.",
    unsupported: "אי אפשר לשלם את זה כאן."
  }
}

export const exchange: ExchangeMessages = {
  open: {
    title: "המשך אצל {exchange}",
    text: "הדף שלה פתוח בחלון חדש. בדקו שם שהסכום והנמען זהים למה שמופיע כאן."
  },
  blocked: {
    title: "לא נפתח חלון",
    text: "הדפדפן שלכם מנע זאת. פתחו את הדף של {exchange} באמצעות הקישור."
  },
  closed: {
    title: "נראה שהדף של {exchange} נסגר",
    text: "אם שילמתם שם, המתינו. אם לא, פתחו אותו שוב."
  },
  pending: { title: "\u200f{exchange} מבצעת את התשלום", text: "התשלום שלכם התקבל אצלה והיא שולחת אותו." },
  success: { title: "שולמו {amount}", text: "\u200f{exchange} מודיעה שהתשלום נשלח." },
  failed: { title: "התשלום נכשל", text: "\u200f{exchange} מודיעה שהתשלום לא בוצע." },
  unknown: {
    title: "לא הצלחנו לוודא שזה שולם",
    text: "\u200f{exchange} לא מודיעה אם שולם. בדקו שם את החשבון שלכם לפני שאתם משלמים שוב."
  },
  openPage: "פתיחת הדף של {exchange}",
  copyLink: "העתקת הקישור",
  linkCopied: "הקישור הועתק"
}

export const review: ReviewMessages = {
  feeAbout: "עמלת רשת, בערך",
  reviewGone: "אין מה לבדוק. ייתכן שהחשבון או הרשת שלכם השתנו.",
  pay: "תשלום {amount}",
  checkTo: "ודאו שאתם מכירים את הכתובת הזאת: אי אפשר לבטל תשלום שנשלח אליה.",
  warnSelf: "זו הכתובת שלכם עצמכם.",
  warnBurn: "לאף אחד אין המפתח של הכתובת הזאת. מה שתשלמו אליה יאבד.",
  warnToken: "זה החוזה של הטוקן עצמו. מה שתשלמו אליו יאבד קרוב לוודאי.",
  warnContract: "זה חוזה. ודאו שהוא מקבל תשלומים.",
  confirm: "בדקתי את הנמען"
}
