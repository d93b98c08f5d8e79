// Written by `npm run lists` from the files of this folder.

/** The titles of views, tiles and tabs, by the English ones. */
export const titles = {
  Activity: "فعالیت",
  Approvals: "مجوزها",
  Approve: "تأیید",
  "Batch of calls": "دستهٔ فراخوانی‌ها",
  Buy: "خرید",
  "Change e-mail": "تغییر ایمیل",
  "Choose a name": "انتخاب نام",
  "Choose token": "انتخاب توکن",
  "Compatible networks": "شبکه‌های سازگار",
  "How you pay": "روش پرداخت شما",
  NFT: "جزئیات NFT",
  NFTs: "‏NFTها",
  Name: "نام",
  Offers: "پیشنهادها",
  Payment: "پرداخت",
  Proposals: "پیشنهادها",
  Purchases: "خریدها",
  Receive: "دریافت",
  Review: "بازبینی",
  "Revoke approval": "لغو مجوز",
  Send: "ارسال",
  "Sign in": "ورود",
  "Smart session": "نشست هوشمند",
  "Smart sessions": "نشست‌های هوشمند",
  Swap: "سواپ",
  Tokens: "توکن‌ها",
  Transaction: "تراکنش",
  Wallet: "کیف پول",
  "Your name": "نام شما"
}
