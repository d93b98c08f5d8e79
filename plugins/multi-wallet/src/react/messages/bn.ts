import type { MultiWalletMessages } from "../MultiWalletMessages.ts"

export const words: MultiWalletMessages = {
  accounts: "অ্যাকাউন্ট",
  recent: "সম্প্রতি সংযুক্ত",
  connect: "সংযুক্ত করুন",
  forget: "এই তালিকা থেকে {wallet} সরান",
  walletDeleted: "ওয়ালেটটি এই তালিকা থেকে সরানো হয়েছে",
  accountSwitched: "অ্যাকাউন্ট বদলানো হয়েছে"
}
