import type { ReceiveMessages } from "../ReceiveMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  receive: "গ্রহণ করুন",
  networks: "সামঞ্জস্যপূর্ণ নেটওয়ার্ক"
}

export const words: ReceiveMessages = {
  qrCode: "আপনার ঠিকানার QR কোড",
  link: "{network}-এর পেমেন্ট লিংক",
  copyLink: "পেমেন্ট লিংক কপি করুন",
  linkCopied: "পেমেন্ট লিংক কপি হয়েছে",
  linkFailed: "পেমেন্ট লিংক কপি করা যায়নি।",
  onlyHere: "এই ঠিকানায় শুধু {network}-এর কয়েন ও টোকেন পাঠান।",
  onlyCompatible: "এই ঠিকানায় শুধু {network} বা অন্য সামঞ্জস্যপূর্ণ নেটওয়ার্কের কয়েন ও টোকেন পাঠান।",
  networksText: "এই নেটওয়ার্কগুলোতে আপনার ঠিকানা একই। অন্য কোনো নেটওয়ার্কে যা পাঠানো হয় তা হারিয়ে যেতে পারে।",
  notConnected: "কোথায় আপনাকে অর্থ পাঠানো যায় দেখতে একটি ওয়ালেট সংযুক্ত করুন।"
}
