import type { MailWords } from "../mail/MailWords.ts"
import type { PageWords } from "../sign-in/PageWords.ts"
import type { Refusals } from "./en.ts"

export const mail: MailWords = {
  unasked: "আপনি এটি না চেয়ে থাকলে কিছু করবেন না এবং কোডটি কাউকে বলবেন না। আমাদের কেউ কখনও আপনার কাছে এটি চাইবে না।",
  codeSubject: (project) => `${project}-এর জন্য আপনার কোড`,
  code: (code) => `আপনার কোড ${code}`,
  codeFor: (origin, label) =>
    `এটি ${label}-এ ${origin}-এর আপনার ওয়ালেটে আপনাকে সাইন ইন করায়। এটি একবার, এবং ২০ মিনিট কাজ করে।`,
  deviceSubject: (project) => `${project}-এ আপনার ওয়ালেটের জন্য নতুন ডিভাইস`,
  deviceFirst: (origin, label) => `কেউ ${label}-এ ${origin}-এর আপনার ওয়ালেটে প্রথমবার সাইন ইন করছে।`,
  deviceConfirm: "এটি আপনি হলে এই পেজ খুলুন এবং নিশ্চিত করুন। এটি একবার, এবং ২০ মিনিট কাজ করে:",
  deviceUnasked: "এটি আপনি না হলে কিছু করবেন না: আপনার নিশ্চিতকরণ ছাড়া কেউ ঢুকতে পারে না।",
  movedSubject: (project) => `${project}-এ আপনার ওয়ালেটের ইমেইল ঠিকানা এখন অন্য`,
  changeSubject: (project) => `${project}-এ আপনার ওয়ালেটের ইমেইল ঠিকানা বদলান`,
  changeWhat: (from, to) =>
    `এটি আপনাকে সাইন ইন করায় না। এটি আপনার ওয়ালেটকে অন্য ইমেইল ঠিকানা দেয়: ${from}-এর বদলে ${to}। এরপর পুরোনো ঠিকানাটি দিয়ে আর সাইন ইন করা যাবে না।`,
  changeCode: (code) => `এর জন্য কোড ${code}`,
  changeAsked: (origin, label) => `এটি ${label}-এ ${origin}-এ চাওয়া হয়েছে। কোডটি একবার, এবং ২০ মিনিট কাজ করে।`,
  changeUnasked: "আপনি এটি না চাইলে কিছু করবেন না এবং কোডটি কাউকে বলবেন না: কোড ছাড়া ঠিকানা যেমন আছে তেমনই থাকে।",
  passkeySubject: (project) => `${project}-এ আপনার ওয়ালেটের পাসকি বদলেছে`,
  passkeyAdded: (name, label) =>
    `${label}-এ, যেখানে ওয়ালেট খোলা ছিল, “${name}” পাসকি যোগ করা হয়েছে। এখন থেকে এটি ওয়ালেট খোলে।`,
  passkeyRemoved: (name, label) =>
    `${label}-এ, যেখানে ওয়ালেট খোলা ছিল, “${name}” পাসকি সরানো হয়েছে। এটি আর কিছুই খোলে না।`,
  renewedSubject: (project) => `${project}-এ আপনার ওয়ালেটের নতুন রিকভারি কোড তৈরি হয়েছে`,
  renewed: (label) =>
    `${label}-এ, যেখানে ওয়ালেট খোলা ছিল, একটি নতুন রিকভারি কোড তৈরি হয়েছে। আগেরটি আর কিছুই খোলে না।`,
  renewedUnasked:
    "এটি আপনি না হলে কারও কাছে এমন ডিভাইস ছিল যেটিতে আপনার ওয়ালেট খোলা। যে ডিভাইস এখনও এটি খোলে তা থেকে ওয়ালেটে যা আছে তা অন্য ওয়ালেটে সরান।",
  moved: (from, to) =>
    `আপনার ওয়ালেটের ইমেইল ঠিকানা এখন ${to}। এই ঠিকানা, ${from}, দিয়ে আর এতে সাইন ইন করা যায় না, এবং অন্য সব ডিভাইস সাইন আউট করা হয়েছে।`,
  movedHow:
    "ওয়ালেট খোলা আছে এমন একটি ডিভাইসে, এখানে পাঠানো কোড ও নতুন ঠিকানায় পাঠানো কোড দিয়ে পরিবর্তনটি নিশ্চিত করা হয়েছে।",
  overSubject: (project) => `কেউ ${project}-এ আপনার ওয়ালেট ছেড়ে দিতে চায়`,
  overAsked: (label) =>
    `${label}-এ, আপনার ঠিকানা দিয়ে সাইন ইন করা কেউ নতুন, খালি ওয়ালেট দিয়ে আবার শুরু করার অনুরোধ করেছে।`,
  overWhat: (day) =>
    `${day} (UTC) থেকে, এই ঠিকানা দিয়ে যে-ই সাইন ইন করুক সে তা করতে পারবে। এরপর এই ঠিকানা দিয়ে আপনার বর্তমান ওয়ালেট ও তাতে যা আছে তাতে আর পৌঁছানো যাবে না।`,
  overStop: "আপনি তা না চাইলে এই পেজে থামান:",
  overNothing:
    "রিকভারি কোড ও সব ডিভাইস হারিয়ে থাকলে কিছু করবেন না। ততদিন প্রতিদিন এই ইমেইল পাবেন। যে ডিভাইসে ওয়ালেট আছে তাতে সেটি খুললেও এটি থেমে যায়।",
  stoppedSubject: (project) => `${project}-এ আপনার ওয়ালেট রাখা হয়েছে`,
  stopped:
    "আবার শুরু করা থামানো হয়েছে: আপনার ওয়ালেট যেমন আছে তেমনই থাকছে। আপনি না থামিয়ে থাকলে অন্য কেউ আপনার ইমেইল পড়তে পারে বা আপনার ডিভাইস তার কাছে আছে।",
  doneSubject: (project) => `${project}-এ আপনার ওয়ালেটের জায়গায় নতুন ওয়ালেট এসেছে`,
  done: "আবার শুরু করা সম্পন্ন: এই ঠিকানার এখন একটি নতুন, খালি ওয়ালেট আছে। এটি দিয়ে আগেরটিতে আর পৌঁছানো যায় না।"
}

export const pages: PageWords = {
  isYou: "এটি কি আপনি?",
  firstTime: "কেউ আপনার ওয়ালেটে প্রথমবার সাইন ইন করছে",
  at: "সাইট",
  in: "যেখান থেকে",
  notYou: "এটি আপনি না হলে এই পেজ বন্ধ করুন: তাহলে কিছুই ঘটবে না।",
  letIn: "হ্যাঁ, এই ডিভাইসকে ঢুকতে দিন",
  expired: "এই লিংকের মেয়াদ শেষ হয়েছে",
  expiredText: "এটি একবার, এবং ২০ মিনিট কাজ করে। পেজে আবার শুরু করুন।",
  notConfirmed: "নিশ্চিত হয়নি",
  otherPage: "এটি অন্য পেজ থেকে এসেছে।",
  done: "ডিভাইসটিকে ঢুকতে দেওয়া হয়েছে",
  doneText: "আপনাকে একটি কোড পাঠানো হয়েছে। যে পেজে শুরু করেছিলেন সেখানে এটি লিখুন।",
  stopTitle: "আপনার ওয়ালেট রাখবেন?",
  stopText:
    "কেউ আপনার ওয়ালেট ছেড়ে দিয়ে নতুন একটি দিয়ে আবার শুরু করার অনুরোধ করেছে। আপনি থামালে ওয়ালেটটি যেমন আছে তেমনই থাকে।",
  stop: "থামান, আমার ওয়ালেট রাখুন",
  stopped: "আপনার ওয়ালেট রাখা হয়েছে",
  stoppedText: "আবার শুরু করা থামানো হয়েছে। আপনি এটি না চেয়ে থাকলে অন্য কেউ আপনার ইমেইল পড়তে পারে।",
  nothingToStop: "থামানোর মতো কিছু নেই: এটি আগেই থামানো হয়েছে, অথবা শেষ হয়ে গেছে।",
  signedIn: "আপনি সাইন ইন করেছেন",
  goBack: "যে পেজে শুরু করেছিলেন সেখানে ফিরে যান।",
  notSignedIn: "আপনি সাইন ইন করা নেই",
  closeWindow: "এই উইন্ডো বন্ধ করুন, এবং যে পেজে শুরু করেছিলেন সেখানে আবার চেষ্টা করুন।"
}

export const refusals: Refusals = {
  "Please try again after {} seconds": "অনুগ্রহ করে {} পরে আবার চেষ্টা করুন",
  "The code is wrong": "কোডটি ভুল",
  "The code has expired, or was tried too often. Ask for a new one.":
    "কোডের মেয়াদ শেষ হয়েছে, অথবা অনেকবার চেষ্টা করা হয়েছে। নতুন একটি চান।",
  "The code was used before. Ask for a new one.": "কোডটি আগে ব্যবহার করা হয়েছে। নতুন একটি চান।",
  "The confirmation has expired. Start again.": "নিশ্চিতকরণের মেয়াদ শেষ হয়েছে। আবার শুরু করুন।",
  "The sign-in has expired. Start again.": "সাইন ইনের মেয়াদ শেষ হয়েছে। আবার শুরু করুন।",
  "This link was used before, or is older than 20 minutes.":
    "এই লিংকটি আগে ব্যবহার করা হয়েছে, অথবা ২০ মিনিটের বেশি পুরোনো।",
  "Start again.": "আবার শুরু করুন।",
  "Sign in first": "আগে সাইন ইন করুন",
  "The mail could not be sent. Try again later.": "ইমেইল পাঠানো যায়নি। পরে আবার চেষ্টা করুন।",
  "The provider does not answer. Try again.": "প্রদানকারী সাড়া দিচ্ছে না। আবার চেষ্টা করুন।",
  "Farcaster does not answer. Try again.": "Farcaster সাড়া দিচ্ছে না। আবার চেষ্টা করুন।",
  "Farcaster does not confirm who this is": "ইনি কে তা Farcaster নিশ্চিত করে না",
  "This wallet has no sign-in by {}": "এই ওয়ালেটে {} দিয়ে সাইন ইন নেই",
  "This wallet does not know the network {}": "এই ওয়ালেট {} নেটওয়ার্ক চেনে না",
  "The network's node does not answer. Try again.": "নেটওয়ার্কের নোড সাড়া দিচ্ছে না। আবার চেষ্টা করুন।",
  "This network has no smart accounts": "এই নেটওয়ার্কে স্মার্ট অ্যাকাউন্ট নেই",
  "This wallet has no e-mail address": "এই ওয়ালেটের কোনো ইমেইল ঠিকানা নেই",
  "This address has a wallet of its own": "এই ঠিকানার নিজস্ব ওয়ালেট আছে",
  "The wallet was changed on another device": "ওয়ালেটটি অন্য ডিভাইসে বদলানো হয়েছে",
  "Open the wallet on this device first: this is for its owner alone":
    "আগে এই ডিভাইসে ওয়ালেট খুলুন: এটি শুধু এর মালিকের জন্য",
  "This passkey opens your wallet no more": "এই পাসকি আর আপনার ওয়ালেট খোলে না",
  "This is the last passkey that signs you in: add another one first":
    "এটি আপনার সাইন ইন করার শেষ পাসকি: আগে আরেকটি যোগ করুন",
  "This page may not use the wallet": "এই পেজ ওয়ালেট ব্যবহার করতে পারে না",
  "There is no wallet yet that could be given up": "এখনও এমন কোনো ওয়ালেট নেই যা ছেড়ে দেওয়া যায়",
  "Starting over was not asked for, or its time has not come": "আবার শুরু করার অনুরোধ করা হয়নি, অথবা তার সময় আসেনি",
  "Sign out, and sign in by e-mail once more, to start over":
    "আবার শুরু করতে সাইন আউট করুন, এবং ইমেইল দিয়ে আরও একবার সাইন ইন করুন",
  "Something failed on the server": "সার্ভারে কিছু ব্যর্থ হয়েছে"
}
