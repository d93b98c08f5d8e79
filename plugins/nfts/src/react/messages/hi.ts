import type { NftsMessages } from "../NftsMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  list: "NFT",
  nft: "NFT का विवरण"
}

export const words: NftsMessages = {
  failed: "आपके NFT लोड नहीं हो सके।",
  outdated: "आपके NFT रीफ़्रेश नहीं हो सके। हो सकता है ये बदल गए हों।",
  readAgain: "रीफ़्रेश करें",
  none: "इस अकाउंट के कोई NFT यहाँ ज्ञात नहीं हैं।",
  partial: "हो सकता है वे NFT न दिख रहे हों जिन्हें नेटवर्क असामान्य तरीकों से रखता है।",
  since: "हो सकता है {date} से पहले मिले NFT न दिख रहे हों।",
  sinceBlock: "हो सकता है ब्लॉक {block} से पहले मिले NFT न दिख रहे हों।",
  hidden: "छिपे हुए NFT: {count}",
  showHidden: "दिखाएँ",
  hideHidden: "छिपाएँ",
  hiddenNote: "अजनबी ऐसे NFT धोखा देने के लिए भेजते हैं। इनमें बताई साइटों पर न जाएँ।",
  doubts: {
    spam: "यह विज्ञापन जैसा लगता है। इसमें बताई साइटों पर न जाएँ।",
    unverified:
      "इसके कलेक्शन का नाम ऐसे कलेक्शन जैसा है जिसे शायद आप जानते हों, लेकिन यह दूसरा है। हो सकता है इसकी कोई कीमत न हो।"
  },
  tags: { spam: "स्पैम", unverified: "असत्यापित" },
  many: "× {count}",
  numbered: "NFT {number}",
  gone: "इस अकाउंट के पास अब यह NFT नहीं है।",
  barred: "यह ऐप इसकी तस्वीर और विवरण लोड नहीं कर सकता।",
  undescribed: "इसका विवरण लोड नहीं हो सका।",
  traits: "विशेषताएँ",
  contract: "एड्रेस",
  number: "नंबर",
  standard: "स्टैंडर्ड",
  network: "नेटवर्क",
  held: "कितने हैं",
  copyContract: "एड्रेस कॉपी करें",
  copyNumber: "नंबर कॉपी करें",
  copied: "कॉपी हो गया",
  copyFailed: "कॉपी नहीं हो सका"
}
