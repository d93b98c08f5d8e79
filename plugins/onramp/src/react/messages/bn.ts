import type { OnrampMessages } from "../OnrampMessages.ts"
import type { OnrampProgressMessages } from "../OnrampProgressMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  buy: "কিনুন",
  purchases: "কেনাকাটা"
}

export const words: OnrampMessages = {
  notConnected: "কিনতে একটি ওয়ালেট সংযুক্ত করুন।",
  unsupported: "{network}-এ এখানে কিছু কেনা যায় না।",
  chooseNetwork: "অন্য নেটওয়ার্ক বেছে নিন",
  restricted: "আপনি যেখানে আছেন সেখানে কেনার সুবিধা নেই।",
  pay: "আপনি দেবেন",
  currency: "মুদ্রা",
  preset: "{amount} দিন",
  get: "আপনি পাবেন প্রায়",
  coin: "যা কিনছেন",
  method: "অর্থ দেওয়ার উপায়",
  methods: { card: "কার্ড", ach_bank_account: "ব্যাংক অ্যাকাউন্ট" },
  provider: "মাধ্যম",
  fee: "{provider}, ফি {fee}%",
  providerFee: "{provider}-এর ফি",
  networkFee: "নেটওয়ার্ক ফি",
  to: "আপনার অ্যাকাউন্টে",
  onPage: "{provider} তার পেজে দাম দেখায়।",
  quoteFailed: "{provider} দাম জানায়নি। অর্থ দেওয়ার আগে তার পেজে দেখতে পাবেন।",
  listsDefault: "{provider} কী বিক্রি করে তা জানায়নি। তার পেজে অন্য কিছু থাকতে পারে।",
  opaque: "{provider}-এর পেজে দেখে নিন এটি এই ঠিকানায় যাচ্ছে কি না: লিংকে তা দেখা যায় না।",
  leaves: "আপনি নতুন উইন্ডোতে {provider}-এর পেজে অর্থ দেবেন। প্রদানকারী আপনার ঠিকানা দেখতে পাবে।",
  buyAt: "{provider}-এ চালিয়ে যান",
  latest: "সর্বশেষ কেনা",
  purchases: "আপনার কেনাকাটা",
  problems: {
    amountMissing: "একটি পরিমাণ লিখুন।",
    amountFormat: "একটি সংখ্যা লিখুন, যেমন 0.5।",
    amountAmbiguous: "হাজারের বিভাজক ছাড়া লিখুন।",
    amountDecimals: "{currency}-এ দশমিকের পরে সর্বোচ্চ {decimals}টি ঘর থাকে।",
    amountZero: "শূন্যের চেয়ে বেশি লিখুন।",
    amountLow: "{min} বা তার বেশি লিখুন।",
    amountHigh: "{max} বা তার কম লিখুন।",
    provider: "{provider} সাড়া দেয়নি। আবার চেষ্টা করুন, অথবা অন্য প্রদানকারী বেছে নিন।",
    link: "{provider}-এর লিংক যেখানে যাওয়ার কথা সেখানে যায় না। কিছুই খোলা হয়নি।",
    invalid: "{provider} এটি আর বিক্রি করে না। আবার বেছে নিন।",
    other: "তা হয়নি। আবার চেষ্টা করুন।"
  }
}

export const progress: OnrampProgressMessages = {
  to: "আপনার অ্যাকাউন্টে",
  nothingBegun: "এখনও কিছু কেনা হয়নি।",
  openTitle: "{provider}-এ চালিয়ে যান",
  openText: "এর পেজ অন্য উইন্ডোতে খোলা আছে। শেষ হলে ফিরে আসুন।",
  blockedTitle: "কোনো উইন্ডো খোলেনি",
  blockedText: "আপনার ব্রাউজার এটি আটকে দিয়েছে। {provider}-এর পেজ নিজে খুলুন:",
  closedTitle: "মনে হচ্ছে {provider}-এর পেজ বন্ধ হয়ে গেছে",
  closedText: "অর্থ দিয়ে থাকলে পৌঁছাতে কিছুটা সময় লাগতে পারে। না দিয়ে থাকলে আপনি এটি আবার খুলতে পারেন।",
  pendingTitle: "আপনার কেনাটি পথে আছে",
  pendingText: "এটি {provider}-এর কাছে আছে। আপনি এটি বন্ধ করতে পারেন।",
  successTitle: "{provider} এটি পাঠিয়েছে",
  successText: "আপনার অ্যাকাউন্টে দেখা যেতে কয়েক মিনিট লাগতে পারে।",
  failedTitle: "কেনা ব্যর্থ হয়েছে",
  failedText: "{provider} বলছে এটি সম্পন্ন হয়নি। আপনার টাকার কী হয়েছে তা তার পেজে জানানো আছে।",
  unknownTitle: "এখনও কিছু দেখা যায়নি",
  unknownText: "অর্থ দিয়ে থাকলে এটি এখনও পৌঁছাতে পারে। {provider}-এর পেজ বা ইমেইলে আরও জানা যাবে।",
  showBalance: "আমার ব্যালেন্স দেখান",
  held: "আপনার আছে {amount}",
  grown: "আগের চেয়ে {amount} বেশি",
  notGrown: "এখনও কিছু পৌঁছায়নি।",
  lookFailed: "আপনার ব্যালেন্স লোড করা যায়নি।",
  openPage: "{provider}-এর পেজ খুলুন",
  copyLink: "লিংক কপি করুন",
  linkCopied: "লিংক কপি হয়েছে",
  checkAgain: "আবার দেখুন",
  done: "সম্পন্ন",
  paid: "{amount} দেওয়া হয়েছে",
  somePurchase: "কেনা",
  tags: { pending: "পথে আছে", success: "পাঠানো হয়েছে", failed: "ব্যর্থ" },
  unread: "{provider} সাড়া দেয়নি।",
  listFailed: "আপনি যা কিনেছেন তা লোড করা যায়নি।"
}
