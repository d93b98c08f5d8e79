import type { BatchesMessages } from "../BatchesMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  status: "একগুচ্ছ কল"
}

export const words: BatchesMessages = {
  outcomes: {
    pending: {
      title: "আপনার লেনদেনগুলো পাঠানো হচ্ছে",
      text: "{wallet} এটি নিয়ে কাজ করছে। আপনি এটি বন্ধ করতে পারেন।"
    },
    confirmed: { title: "সব কল সফল হয়েছে", text: "{network} সবগুলো সম্পন্ন করেছে।" },
    partlyFailed: {
      title: "শুধু কিছু কল সফল হয়েছে",
      text: "যা সফল হয়েছে তা থেকে যায়। বাকিগুলো কিছুই বদলায়নি।"
    },
    failed: {
      title: "সব কল ব্যর্থ হয়েছে",
      text: "কোনোটিই কিছু বদলায়নি। শুধু ফি খরচ হয়েছে।"
    },
    offchainFailure: {
      title: "কলগুলো পাঠানো হয়নি",
      text: "{wallet} পাঠানোর আগেই ছেড়ে দিয়েছে। কিছুই খরচ হয়নি।"
    },
    unknown: {
      title: "এগুলো পাঠানো হয়েছে কি না নিশ্চিত করা যায়নি",
      text: "এগুলো সম্পন্ন হয়ে থাকতে পারে। আবার পাঠানোর আগে আপনার অ্যাকাউন্ট দেখুন।"
    }
  },
  checkAgain: "আবার দেখুন",
  done: "সম্পন্ন",
  none: "এই অ্যাকাউন্ট এই পেজ থেকে কোনো কল পাঠায়নি।",
  transactions: "লেনদেন",
  account: "যে অ্যাকাউন্ট থেকে",
  network: "নেটওয়ার্ক",
  call: "কল {number}",
  callPays: "{address}-এর প্রতি {amount}",
  callTo: "প্রাপক: {address}",
  allCalls: "সব কল",
  transaction: "লেনদেন {number}",
  ended: {
    success: "সফল",
    failed: "ব্যর্থ",
    unknown: "নিশ্চিত হয়নি"
  }
}
