import type { BatchesMessages } from "../BatchesMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  status: "कॉल का बैच"
}

export const words: BatchesMessages = {
  outcomes: {
    pending: {
      title: "आपके लेन-देन भेजे जा रहे हैं",
      text: "{wallet} इस पर काम कर रहा है। आप इसे बंद कर सकते हैं।"
    },
    confirmed: { title: "सभी कॉल सफल रहे", text: "{network} ने सभी को पूरा कर दिया।" },
    partlyFailed: {
      title: "सिर्फ़ कुछ कॉल सफल रहे",
      text: "जो सफल रहे वे बने रहेंगे। बाकी ने कुछ नहीं बदला।"
    },
    failed: {
      title: "सभी कॉल असफल रहे",
      text: "किसी ने कुछ नहीं बदला। सिर्फ़ फ़ीस खर्च हुई।"
    },
    offchainFailure: {
      title: "कॉल नहीं भेजे गए",
      text: "{wallet} ने भेजने से पहले ही छोड़ दिया। कुछ भी खर्च नहीं हुआ।"
    },
    unknown: {
      title: "पक्का नहीं हो सका कि ये भेजे गए",
      text: "हो सकता है ये पूरे हो गए हों। दोबारा भेजने से पहले अपना अकाउंट देखें।"
    }
  },
  checkAgain: "फिर से जाँचें",
  done: "हो गया",
  none: "इस अकाउंट ने इस पेज से कोई कॉल नहीं भेजा है।",
  transactions: "ट्रांज़ैक्शन",
  account: "इस अकाउंट से",
  network: "नेटवर्क",
  call: "कॉल {number}",
  callPays: "{address} को {amount}",
  callTo: "पाने वाला: {address}",
  allCalls: "सभी कॉल",
  transaction: "ट्रांज़ैक्शन {number}",
  ended: {
    success: "सफल",
    failed: "असफल",
    unknown: "पुष्टि नहीं हुई"
  }
}
