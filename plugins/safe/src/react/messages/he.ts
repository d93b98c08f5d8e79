import type { SafeMessages } from "../SafeMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  proposals: "הצעות"
}

export const words: SafeMessages = {
  owners: {
    one: "נדרשת חתימה של אחד מתוך {owners} בעלים.",
    two: "נדרשות חתימות של שניים מתוך {owners} בעלים.",
    other: "נדרשות חתימות של {required} מתוך {owners} בעלים."
  },
  readOnly: "אינכם בעלים של ה-Safe הזה. אפשר לצפות, אבל לא להציע.",
  empty: "מה שהאפליקציה מציעה ל-Safe שלכם מוצג כאן עד לביצוע.",
  unknown: "פונים ל-Safe",
  signatures: "ממתינים לחתימות: {signatures} מתוך {required}",
  execution: "מוכן לביצוע",
  executed: "בוצע",
  failed: "נכשל",
  cancelled: "בוטל",
  signaturesText: "בקשו מהבעלים האחרים לחתום ב-Safe שלהם.",
  executionText: "מספיק בעלים חתמו. אחד מהם צריך לבצע את העסקה.",
  proposal: "הצעה",
  transaction: "עסקה"
}
