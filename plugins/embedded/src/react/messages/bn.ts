import type { Buttons } from "./en/buttons.ts"
import type { EmbeddedMessages } from "../EmbeddedMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  signIn: "সাইন ইন করুন",
  approve: "অনুমোদন করুন",
  wallet: "ওয়ালেট",
  updateEmail: "ইমেইল বদলান"
}

export const buttons: Buttons = {
  email: "ইমেইল দিয়ে চালিয়ে যান",
  passkey: "পাসকি দিয়ে চালিয়ে যান",
  provider: "{provider} দিয়ে চালিয়ে যান"
}

export const words: EmbeddedMessages = {
  emailLabel: "ইমেইল",
  emailSubmit: "চালিয়ে যান",
  emailIntro: "আমরা আপনার ঠিকানায় একটি কোড পাঠাই। পাসওয়ার্ড নেই, কিছু ইনস্টল করতেও হয় না।",
  emailInvalid: "এটি সঠিক ইমেইল ঠিকানা নয়। আবার চেষ্টা করুন।",
  cooldown: "অনুগ্রহ করে {seconds} পরে আবার চেষ্টা করুন",
  frameFailed: "ওয়ালেট লোড করা যায়নি। আপনার সংযোগ দেখুন এবং আবার চেষ্টা করুন।",
  timedOut: "ওয়ালেট সাড়া দেয়নি। আবার চেষ্টা করুন।",
  failed: "তা হয়নি। আবার চেষ্টা করুন।",
  failedTitle: "সাইন ইন হয়নি",
  deviceTitle: "এই ডিভাইস নিশ্চিত করুন",
  deviceText: "আপনি আগে এখানে সাইন ইন করেননি। {email}-এ পাঠানো লিংকটি খুলুন।",
  codeTitle: "কোড লিখুন",
  codeText: "এটি {email}-এ পাঠানো হয়েছে।",
  codeLabel: "ছয় অঙ্কের কোড",
  codeLife: "কোডটি ২০ মিনিট বৈধ।",
  codeChecking: "কোড যাচাই করা হচ্ছে",
  codeFailed: "{reason}। আবার চেষ্টা করুন",
  resend: "কোড আবার পাঠান",
  resendIn: "{seconds} সেকেন্ড পরে আবার পাঠান",
  resent: "কোড আবার পাঠানো হয়েছে",
  otherEmail: "অন্য ইমেইল ব্যবহার করুন",
  accountTitle: "আপনার ওয়ালেট খোলা হচ্ছে",
  accountText: "একটু সময় লাগবে।",
  continueWith: "{provider} দিয়ে চালিয়ে যান",
  passkey: "পাসকি দিয়ে চালিয়ে যান",
  moreProviders: "সাইন ইনের আরও উপায়",
  socialTitle: "{provider} দিয়ে সাইন ইন করুন",
  socialText: "প্রদানকারীর উইন্ডোতে সাইন ইন সম্পন্ন করুন",
  socialClosed: "আপনি সাইন ইন করার আগেই উইন্ডো বন্ধ হয়েছে।",
  socialFailed: "সেখানে সাইন ইন শুরু করা যায়নি। আবার চেষ্টা করুন, অথবা অন্য উপায় বেছে নিন।",
  socialBlocked: "ব্রাউজার উইন্ডোটি আটকে দিয়েছে। এই পেজকে উইন্ডো খোলার অনুমতি দিন এবং আবার চেষ্টা করুন।",
  socialCutOff: "এই পেজ উইন্ডো থেকে কোনো খবর পাচ্ছে না। সাইন ইনের অন্য উপায় বেছে নিন।",
  insecure: "সাইন ইনের জন্য নিরাপদ পেজ দরকার, এই পেজটি তা নয়।",
  forgetful: "আপনার ব্রাউজার এই ওয়ালেটের জন্য কিছু জমা রাখে না। পরের বার আপনাকে আবার সাইন ইন করতে হবে।",
  farcasterPreparing: "প্রস্তুত করা হচ্ছে",
  farcasterText: "আপনার ফোন দিয়ে স্ক্যান করুন, অথবা এই ডিভাইসে Farcaster খুলুন।",
  farcasterCode: "QR কোড যা Farcaster খোলে",
  farcasterCopy: "লিংক কপি করুন",
  farcasterCopied: "লিংক কপি হয়েছে",
  farcasterCopyFailed: "লিংক কপি করা যায়নি",
  farcasterOpen: "Farcaster খুলুন",
  farcasterFailed: "Farcaster দিয়ে সাইন ইন হয়নি। আবার চেষ্টা করুন।",
  approveTitle: "আপনার ওয়ালেটে অনুমোদন করুন",
  approveText: "অনুমোদনের আগে কীসে স্বাক্ষর হবে পড়ে নিন।",
  walletEmail: "ইমেইল",
  walletBackUp: "ওয়ালেটের ব্যাকআপ নিন",
  walletBackUpText: "রিকভারি ফ্রেজ শুধু আপনাকে দেখায়",
  walletType: "অ্যাকাউন্ট",
  eoa: "সাধারণ অ্যাকাউন্ট",
  smartAccount: "স্মার্ট অ্যাকাউন্ট",
  smartNew: "আপনার স্মার্ট অ্যাকাউন্ট এখনও এই নেটওয়ার্কে নেই। এর প্রথম লেনদেন এটি চালু করে।",
  smartHint:
    "আপনার স্মার্ট অ্যাকাউন্ট এক অনুমোদনে কয়েকটি ধাপ সম্পন্ন করে। এর নিজস্ব ঠিকানা আছে: আপনার যা আছে তা যেখানে আছে সেখানেই থাকে।",
  updateTitle: "ইমেইল বদলান",
  updateText: "এরপর থেকে এটি দিয়ে সাইন ইন করবেন। আপনার অ্যাকাউন্ট একই থাকে।",
  save: "সংরক্ষণ করুন",
  primaryText: "আগে আপনার বর্তমান ঠিকানায় পাঠানো কোডটি লিখুন।",
  secondaryText: "{email}-এ পাঠানো কোডটি লিখুন।",
  updated: "আপনার ইমেইল বদলানো হয়েছে।",
  signedOut: "আপনার ওয়ালেট দেখতে সাইন ইন করুন।",
  frameTitle: "আপনার ওয়ালেট"
}
