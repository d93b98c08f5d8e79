import type { NamesMessages } from "../NamesMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  tile: "নাম",
  register: "একটি নাম বেছে নিন",
  success: "আপনার নাম"
}

export const words: NamesMessages = {
  intro: "ঠিকানার চেয়ে নাম পড়া ও শেয়ার করা সহজ। একটি অ্যাকাউন্টের একটিই নাম থাকে, আর তা তারই থাকে।",
  field: "নাম",
  placeholder: "your-name",
  hint: "অন্তত ৪টি ইংরেজি অক্ষর, অঙ্ক বা হাইফেন।",
  checking: "নামটি খালি আছে কি না দেখা হচ্ছে",
  free: "{name} পাওয়া যাবে।",
  problems: {
    short: "নামে অন্তত ৪টি অক্ষর থাকতে হবে",
    characters: "শুধু ইংরেজি অক্ষর, অঙ্ক ও হাইফেন ব্যবহার করুন",
    form: "এটি নাম হতে পারে না। অন্য একটি চেষ্টা করুন।",
    taken: "{name} নেওয়া হয়ে গেছে। এগুলোর একটি বা অন্য কোনো নাম চেষ্টা করুন।",
    owned: "এই অ্যাকাউন্টের আগে থেকেই একটি নাম আছে",
    declined: "আপনি স্বাক্ষর করা প্রত্যাখ্যান করেছেন। নামটি নিবন্ধন করা হয়নি।",
    network: "এই নেটওয়ার্কে নাম দেওয়া হয় না। অন্য একটিতে যান।",
    account: "অ্যাকাউন্টটি আর সংযুক্ত নেই।",
    failed: "নাম পরিষেবায় পৌঁছানো যায়নি। আবার চেষ্টা করুন।"
  },
  suggestions: "নাম",
  available: "পাওয়া যাবে",
  registered: "নিবন্ধিত",
  register: "নাম নিবন্ধন করুন",
  asking: "{name} নিবন্ধন করতে {wallet}-এ স্বাক্ষর করুন। এতে কোনো খরচ নেই।",
  successTitle: "{name} এখন আপনার",
  successText: "অন্যরা এটি দিয়ে আপনার অ্যাকাউন্ট খুঁজে পায়, এবং আপনার ঠিকানার বদলে এটি দেখানো হয়।",
  successButton: "ঠিক আছে",
  notConnected: "ওয়ালেটের জন্য নাম পেতে সেটি সংযুক্ত করুন।"
}
