import type { NamesMessages } from "../NamesMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  tile: "שם",
  register: "בחירת שם",
  success: "השם שלכם"
}

export const words: NamesMessages = {
  intro: "שם קל יותר לקרוא ולשתף מאשר כתובת. לכל חשבון יש שם אחד, והוא נשאר שלו.",
  field: "שם",
  placeholder: "your-name",
  hint: "לפחות 4 אותיות לועזיות, ספרות או מקפים.",
  checking: "בודקים אם השם פנוי",
  free: "\u200f{name} פנוי.",
  problems: {
    short: "השם חייב להיות באורך 4 תווים לפחות",
    characters: "מותר להשתמש רק באותיות לועזיות, בספרות ובמקפים",
    form: "זה לא יכול להיות שם. נסו שם אחר.",
    taken: "\u200f{name} תפוס. נסו אחד מאלה, או שם אחר.",
    owned: "לחשבון הזה כבר יש שם.",
    declined: "דחיתם את החתימה. השם לא נרשם.",
    network: "ברשת הזאת לא ניתנים שמות. עברו לרשת אחרת.",
    account: "החשבון כבר לא מחובר.",
    failed: "לא ניתן היה להגיע לשירות השמות. נסו שוב."
  },
  suggestions: "שמות",
  available: "פנוי",
  registered: "רשום",
  register: "רישום השם",
  asking: "חתמו ב-{wallet} כדי לרשום את {name}. זה לא עולה כלום.",
  successTitle: "\u200f{name} שלכם",
  successText: "אחרים ימצאו את החשבון שלכם לפיו, והוא יוצג במקום הכתובת.",
  successButton: "סיום",
  notConnected: "חברו ארנק כדי לקבל עבורו שם."
}
