// Written by `npm run lists` from the files of this folder.

/** The titles of views, tiles and tabs, by the English ones. */
export const titles = {
  Activity: "কার্যকলাপ",
  Approvals: "অনুমোদন",
  Approve: "অনুমোদন করুন",
  "Batch of calls": "একগুচ্ছ কল",
  Buy: "কিনুন",
  "Change e-mail": "ইমেইল বদলান",
  "Choose a name": "একটি নাম বেছে নিন",
  "Choose token": "টোকেন বেছে নিন",
  "Compatible networks": "সামঞ্জস্যপূর্ণ নেটওয়ার্ক",
  "How you pay": "যেভাবে অর্থ দেবেন",
  NFT: "NFT-এর বিবরণ",
  NFTs: "NFT",
  Name: "নাম",
  Offers: "অফারগুলো",
  Payment: "পেমেন্ট",
  Proposals: "প্রস্তাব",
  Purchases: "কেনাকাটা",
  Receive: "গ্রহণ করুন",
  Review: "যাচাই করুন",
  "Revoke approval": "অনুমোদন প্রত্যাহার করুন",
  Send: "পাঠান",
  "Sign in": "সাইন ইন করুন",
  "Smart session": "স্মার্ট সেশন",
  "Smart sessions": "স্মার্ট সেশন",
  Swap: "সোয়াপ",
  Tokens: "টোকেন",
  Transaction: "লেনদেন",
  Wallet: "ওয়ালেট",
  "Your name": "আপনার নাম"
}
