import type { Titles } from "./en/titles.ts"
import type { TokensMessages } from "../TokensMessages.ts"

export const titles: Titles = {
  list: "टोकन"
}

export const words: TokensMessages = {
  failed: "आपके टोकन लोड नहीं हो सके।",
  outdated: "आपके टोकन रीफ़्रेश नहीं हो सके। हो सकता है ये बदल गए हों।",
  readAgain: "रीफ़्रेश करें",
  none: "इस अकाउंट में ऐसे कोई टोकन नहीं हैं जो यहाँ ज्ञात हों।",
  total: "कुल",
  totalUnknown: "पता नहीं",
  totalPartial: "जिन टोकन की कीमत पता नहीं, वे गिने नहीं जाते।",
  unverified: "असत्यापित",
  unverifiedNote:
    "इनके नाम दूसरे टोकन जैसे हैं, और हो सकता है ये आपको धोखा देने के लिए हों। इनके नाम देखकर इन पर भरोसा न करें।",
  manage: "टोकन जोड़ें या छिपाएँ",
  addLabel: "टोकन का कॉन्ट्रैक्ट एड्रेस",
  addNote: "आप इसे टोकन की अपनी साइट या एक्सप्लोरर से कॉपी कर सकते हैं।",
  add: "जोड़ें",
  added: "जोड़ दिया गया। आपके पास इसका कुछ हिस्सा होते ही यह आपकी सूची में दिखेगा।",
  notToken: "इस नेटवर्क पर इस एड्रेस पर कोई टोकन नहीं है।",
  notRead: "टोकन लोड नहीं हो सका। फिर से कोशिश करें।",
  hide: "छिपाएँ",
  show: "दिखाएँ"
}
