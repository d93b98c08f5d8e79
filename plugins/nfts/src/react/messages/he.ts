import type { NftsMessages } from "../NftsMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  list: "NFT",
  nft: "פרטי NFT"
}

export const words: NftsMessages = {
  failed: "לא ניתן היה לטעון את ה-NFT שלכם.",
  outdated: "לא ניתן היה לרענן את ה-NFT שלכם. ייתכן שהם השתנו.",
  readAgain: "רענון",
  none: "לא ידוע כאן על NFT של החשבון הזה.",
  partial: "ייתכן שחסרים NFT שהרשת שומרת בדרכים לא רגילות.",
  since: "ייתכן שחסרים NFT שהתקבלו לפני {date}.",
  sinceBlock: "ייתכן שחסרים NFT שהתקבלו לפני בלוק {block}.",
  hidden: "\u200fNFT מוסתרים: {count}",
  showHidden: "הצגה",
  hideHidden: "הסתרה",
  hiddenNote: "זרים שולחים NFT כאלה כדי להונות. אל תיכנסו לאתרים שמוזכרים בהם.",
  doubts: {
    spam: "זה נראה כמו פרסומת. אל תיכנסו לאתרים שמוזכרים בה.",
    unverified: "לאוסף שלו יש שם כמו של אוסף שאולי אתם מכירים, אבל זה אוסף אחר. ייתכן שאין לו שום ערך."
  },
  tags: { spam: "ספאם", unverified: "לא מאומת" },
  many: "× {count}",
  numbered: "NFT {number}",
  gone: "החשבון הזה כבר לא מחזיק ב-NFT הזה.",
  barred: "האפליקציה לא יכולה לטעון את התמונה והתיאור שלו.",
  undescribed: "לא ניתן היה לטעון את התיאור שלו.",
  traits: "מאפיינים",
  contract: "כתובת",
  number: "מספר",
  standard: "תקן",
  network: "רשת",
  held: "כמות",
  copyContract: "העתקת הכתובת",
  copyNumber: "העתקת המספר",
  copied: "הועתק",
  copyFailed: "ההעתקה לא הצליחה"
}
