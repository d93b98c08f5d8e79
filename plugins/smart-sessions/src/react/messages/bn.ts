import type { SmartSessionsMessages } from "../SmartSessionsMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  list: "স্মার্ট সেশন",
  session: "স্মার্ট সেশন"
}

export const words: SmartSessionsMessages = {
  tabs: { active: "সক্রিয়", expired: "মেয়াদোত্তীর্ণ", revoked: "প্রত্যাহার করা হয়েছে" },
  none: {
    active: "কোনো অ্যাপ এই অ্যাকাউন্টের হয়ে কাজ করতে পারে না।",
    expired: "এই অ্যাকাউন্টের কোনো সেশনের মেয়াদ শেষ হয়নি।",
    revoked: "এই অ্যাকাউন্টের কোনো সেশন প্রত্যাহার করা হয়নি।"
  },
  off: "এই পেজে স্মার্ট সেশন বন্ধ আছে।",
  failed: "আপনার স্মার্ট সেশন লোড করা যায়নি।",
  outdated: "আপনার স্মার্ট সেশন রিফ্রেশ করা যায়নি। এগুলো বদলে গিয়ে থাকতে পারে।",
  readAgain: "রিফ্রেশ করুন",
  unnamed: "একটি অ্যাপ",
  until: "{date} পর্যন্ত",
  endedAt: "{date}-এ শেষ হয়েছে",
  revokedOn: "{date}-এ প্রত্যাহার করা হয়েছে",
  allows: "আপনাকে জিজ্ঞাসা না করে করতে পারে",
  spend: "প্রতি {period} {amount} পর্যন্ত খরচ",
  call: "{address}-এর {functions} কল করা",
  actAs: "{address}-এর {functions} এমনভাবে চালানো যেন সেটি আপনার অ্যাকাউন্ট",
  withValue: "প্রতিবার সর্বোচ্চ {amount} সহ",
  unread: "আরও আছে যা এখানে দেখানো যায় না। তা আপনার ওয়ালেটে দেখুন।",
  units: "{address}-এর {count} একক",
  periods: { second: "সেকেন্ডে", minute: "মিনিটে", hour: "ঘণ্টায়", day: "দিনে", week: "সপ্তাহে" },
  project: "অ্যাপ",
  account: "যে অ্যাকাউন্টের জন্য",
  network: "নেটওয়ার্ক",
  begun: "দেওয়া হয়েছে",
  ends: "শেষ হবে",
  ended: "শেষ হয়েছে",
  revoked: "প্রত্যাহার করা হয়েছে",
  revoke: "সেশন প্রত্যাহার করুন",
  revokeNote: "আপনার ওয়ালেট আপনাকে এতে স্বাক্ষর করতে বলবে। এতে কোনো খরচ নেই।",
  asking: "{wallet}-এ অনুমোদন করুন",
  declined: "আপনি প্রত্যাখ্যান করেছেন। সেশন আগের মতোই আছে।",
  revokeFailed: "স্মার্ট সেশন প্রত্যাহার করা যায়নি। আবার চেষ্টা করুন।",
  gone: "এই সেশন আর নেই।",
  grantedTitle: "স্মার্ট সেশন দেওয়া হয়েছে",
  grantedText: "আপনি যেকোনো সময় আপনার অ্যাকাউন্টে এটি প্রত্যাহার করতে পারেন।",
  refusedTitle: "যা চাওয়া হয়েছিল তার চেয়ে বেশি দেওয়া হয়েছে",
  refusedText: "সেশনটি ব্যবহার করা হচ্ছে না। {wallet}-এ এটি প্রত্যাহার করুন।",
  seeAll: "সব স্মার্ট সেশন",
  done: "সম্পন্ন"
}
