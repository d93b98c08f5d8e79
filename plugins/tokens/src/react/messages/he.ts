import type { Titles } from "./en/titles.ts"
import type { TokensMessages } from "../TokensMessages.ts"

export const titles: Titles = {
  list: "טוקנים"
}

export const words: TokensMessages = {
  failed: "לא ניתן היה לטעון את הטוקנים שלכם.",
  outdated: "לא ניתן היה לרענן את הטוקנים שלכם. ייתכן שהם השתנו.",
  readAgain: "רענון",
  none: "החשבון הזה לא מחזיק טוקנים שידועים כאן.",
  total: "סה״כ",
  totalUnknown: "לא ידוע עדיין",
  totalPartial: "טוקנים שמחירם לא ידוע לא נכללים בחישוב.",
  unverified: "לא מאומת",
  unverifiedNote: "אלה נושאים שמות של טוקנים אחרים, וייתכן שנועדו להונות אתכם. אל תסמכו עליהם בגלל השם.",
  manage: "הוספה או הסתרה של טוקנים",
  addLabel: "כתובת החוזה של הטוקן",
  addNote: "אפשר להעתיק אותה מהאתר של הטוקן עצמו או מסייר בלוקים.",
  add: "הוספה",
  added: "נוסף. הוא יופיע ברשימה שלכם ברגע שתחזיקו ממנו משהו.",
  notToken: "אין טוקן בכתובת הזאת ברשת הזאת.",
  notRead: "לא ניתן היה לטעון את הטוקן. נסו שוב.",
  hide: "הסתרה",
  show: "הצגה"
}
