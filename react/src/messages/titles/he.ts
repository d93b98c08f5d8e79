// Written by `npm run lists` from the files of this folder.

/** The titles of views, tiles and tabs, by the English ones. */
export const titles = {
  Activity: "פעילות",
  Approvals: "אישורים",
  Approve: "אישור",
  "Batch of calls": "אצוות קריאות",
  Buy: "קנייה",
  "Change e-mail": "שינוי אימייל",
  "Choose a name": "בחירת שם",
  "Choose token": "בחירת טוקן",
  "Compatible networks": "רשתות תואמות",
  "How you pay": "איך תשלמו",
  NFT: "פרטי NFT",
  NFTs: "NFT",
  Name: "שם",
  Offers: "הצעות",
  Payment: "תשלום",
  Proposals: "הצעות",
  Purchases: "קניות",
  Receive: "קבלה",
  Review: "בדיקה",
  "Revoke approval": "ביטול האישור",
  Send: "שליחה",
  "Sign in": "כניסה",
  "Smart session": "הרשאה חכמה",
  "Smart sessions": "הרשאות חכמות",
  Swap: "המרה",
  Tokens: "טוקנים",
  Transaction: "עסקה",
  Wallet: "ארנק",
  "Your name": "השם שלכם"
}
