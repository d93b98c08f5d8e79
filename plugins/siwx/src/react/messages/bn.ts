import type { SiwxMessages } from "../SiwxMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  sign: "সাইন ইন করুন"
}

export const words: SiwxMessages = {
  checking: "একটু অপেক্ষা করুন",
  checkingText: "আপনি আগে থেকেই সাইন ইন করা আছেন কি না দেখা হচ্ছে।",
  ask: "প্রমাণ করুন যে এই অ্যাকাউন্ট আপনার",
  askText: "{wallet} দিয়ে একটি বার্তায় স্বাক্ষর করুন। এতে কোনো খরচ নেই এবং কিছুই সরে না।",
  askRequired: "এই সাইটের {wallet}-এর স্বাক্ষর দরকার। এতে কোনো খরচ নেই এবং কিছুই সরে না।",
  open: "স্বাক্ষর করতে {wallet} খুলুন",
  openText: "দেখুন বার্তায় এই সাইটের নাম আছে কি না, তারপর স্বাক্ষর করুন।",
  verifying: "সাইন ইন করা হচ্ছে",
  verifyingText: "সাইটটি আপনার স্বাক্ষর যাচাই করছে।",
  declined: "আপনি ওয়ালেটে প্রত্যাখ্যান করেছেন",
  declinedText: "আপনি সাইন ইন করা নেই। কিছুই পাঠানো হয়নি।",
  failed: "আপনি সাইন ইন করা নেই",
  failedText: "সাইটটি ঠিকমতো সাড়া দেয়নি। আবার চেষ্টা করুন।",
  invalidText: "সাইটটি স্বাক্ষর গ্রহণ করেনি। আবার চেষ্টা করুন, অথবা অন্য অ্যাকাউন্ট ব্যবহার করুন।",
  wrongNetwork: "এই নেটওয়ার্কে নয়",
  wrongNetworkText: "এই সাইট {network}-এ সাইন ইন নেয় না।",
  chooseNetwork: "নেটওয়ার্ক বেছে নিন",
  sign: "স্বাক্ষর করুন",
  site: "সাইট",
  account: "অ্যাকাউন্ট",
  network: "নেটওয়ার্ক",
  notConnected: "সাইন ইন করতে একটি ওয়ালেট সংযুক্ত করুন।"
}
