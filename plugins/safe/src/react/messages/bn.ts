import type { SafeMessages } from "../SafeMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  proposals: "প্রস্তাব"
}

export const words: SafeMessages = {
  owners: "{owners} জন মালিকের মধ্যে {required} জনকে স্বাক্ষর করতে হবে।",
  readOnly: "আপনি এই Safe-এর মালিক নন। দেখতে পারবেন, প্রস্তাব দিতে পারবেন না।",
  empty: "এই অ্যাপ আপনার Safe-কে যা প্রস্তাব করে, কার্যকর না হওয়া পর্যন্ত তা এখানে দেখানো হয়।",
  unknown: "Safe-এর কাছে জানতে চাওয়া হচ্ছে",
  signatures: "স্বাক্ষরের অপেক্ষায়: {required}-এর মধ্যে {signatures}",
  execution: "কার্যকর করার জন্য প্রস্তুত",
  executed: "কার্যকর হয়েছে",
  failed: "ব্যর্থ",
  cancelled: "বাতিল হয়েছে",
  signaturesText: "অন্য মালিকদের তাদের Safe-এ স্বাক্ষর করতে বলুন।",
  executionText: "যথেষ্ট মালিক স্বাক্ষর করেছেন। তাদের একজনকে এটি কার্যকর করতে হবে।",
  proposal: "প্রস্তাব",
  transaction: "লেনদেন"
}
