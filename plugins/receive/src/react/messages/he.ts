import type { ReceiveMessages } from "../ReceiveMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  receive: "קבלה",
  networks: "רשתות תואמות"
}

export const words: ReceiveMessages = {
  qrCode: "קוד QR של הכתובת שלכם",
  link: "קישור תשלום ל-{network}",
  copyLink: "העתקת קישור התשלום",
  linkCopied: "קישור התשלום הועתק",
  linkFailed: "לא ניתן היה להעתיק את קישור התשלום.",
  onlyHere: "שלחו לכתובת הזאת רק מטבעות וטוקנים ברשת {network}.",
  onlyCompatible: "שלחו לכתובת הזאת רק מטבעות וטוקנים ברשת {network} או ברשת תואמת אחרת.",
  networksText: "הכתובת שלכם זהה ברשתות האלה. מה שיישלח בכל רשת אחרת עלול ללכת לאיבוד.",
  notConnected: "חברו ארנק כדי לראות לאן אפשר לשלם לכם."
}
