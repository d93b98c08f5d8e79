import type { NftsMessages } from "../NftsMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  list: "NFT",
  nft: "NFT-এর বিবরণ"
}

export const words: NftsMessages = {
  failed: "আপনার NFT লোড করা যায়নি।",
  outdated: "আপনার NFT রিফ্রেশ করা যায়নি। এগুলো বদলে গিয়ে থাকতে পারে।",
  readAgain: "রিফ্রেশ করুন",
  none: "এই অ্যাকাউন্টের কোনো NFT এখানে জানা নেই।",
  partial: "নেটওয়ার্ক অস্বাভাবিক উপায়ে রাখে এমন NFT বাদ থাকতে পারে।",
  since: "{date}-এর আগে পাওয়া NFT বাদ থাকতে পারে।",
  sinceBlock: "ব্লক {block}-এর আগে পাওয়া NFT বাদ থাকতে পারে।",
  hidden: "লুকানো NFT: {count}",
  showHidden: "দেখান",
  hideHidden: "লুকান",
  hiddenNote: "অপরিচিতরা প্রতারণার জন্য এমন NFT পাঠায়। এগুলোতে উল্লেখ করা সাইটে যাবেন না।",
  doubts: {
    spam: "এটি একটি বিজ্ঞাপনের মতো দেখাচ্ছে। এতে উল্লেখ করা সাইটে যাবেন না।",
    unverified: "এর কালেকশনের নাম আপনার পরিচিত কোনো কালেকশনের মতো, কিন্তু এটি অন্য একটি। এর কোনো মূল্য নাও থাকতে পারে।"
  },
  tags: { spam: "স্প্যাম", unverified: "যাচাই করা হয়নি" },
  many: "× {count}",
  numbered: "NFT {number}",
  gone: "এই অ্যাকাউন্টে এই NFT আর নেই।",
  barred: "এই অ্যাপ এর ছবি ও বিবরণ লোড করতে পারে না।",
  undescribed: "এর বিবরণ লোড করা যায়নি।",
  traits: "বৈশিষ্ট্য",
  contract: "ঠিকানা",
  number: "নম্বর",
  standard: "স্ট্যান্ডার্ড",
  network: "নেটওয়ার্ক",
  held: "কয়টি আছে",
  copyContract: "ঠিকানা কপি করুন",
  copyNumber: "নম্বর কপি করুন",
  copied: "কপি হয়েছে",
  copyFailed: "কপি করা যায়নি"
}
