// Written by `npm run lists` from the files of this folder.

/** The titles of views, tiles and tabs, by the English ones. */
export const titles = {
  Activity: "النشاط",
  Approvals: "الموافقات",
  Approve: "الموافقة",
  "Batch of calls": "مجموعة عمليات",
  Buy: "شراء",
  "Change e-mail": "تغيير البريد الإلكتروني",
  "Choose a name": "اختيار اسم",
  "Choose token": "اختيار التوكن",
  "Compatible networks": "الشبكات المتوافقة",
  "How you pay": "طريقة الدفع",
  NFT: "رمز NFT",
  NFTs: "رموز NFT",
  Name: "الاسم",
  Offers: "العروض",
  Payment: "الدفع",
  Proposals: "المقترحات",
  Purchases: "المشتريات",
  Receive: "استلام",
  Review: "مراجعة",
  "Revoke approval": "إلغاء الموافقة",
  Send: "إرسال",
  "Sign in": "تسجيل الدخول",
  "Smart session": "جلسة ذكية",
  "Smart sessions": "الجلسات الذكية",
  Swap: "مبادلة",
  Tokens: "التوكنات",
  Transaction: "المعاملة",
  Wallet: "المحفظة",
  "Your name": "اسمك"
}
