import type { ReceiveMessages } from "../ReceiveMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  receive: "प्राप्त करें",
  networks: "संगत नेटवर्क"
}

export const words: ReceiveMessages = {
  qrCode: "आपके एड्रेस का QR कोड",
  link: "{network} के लिए भुगतान लिंक",
  copyLink: "भुगतान लिंक कॉपी करें",
  linkCopied: "भुगतान लिंक कॉपी हो गया",
  linkFailed: "भुगतान लिंक कॉपी नहीं हो सका।",
  onlyHere: "इस एड्रेस पर सिर्फ़ {network} के कॉइन और टोकन भेजें।",
  onlyCompatible: "इस एड्रेस पर सिर्फ़ {network} या किसी और संगत नेटवर्क के कॉइन और टोकन भेजें।",
  networksText: "इन नेटवर्क पर आपका एड्रेस एक ही है। किसी और नेटवर्क पर जो भेजा जाएगा, वह खो सकता है।",
  notConnected: "यह देखने के लिए वॉलेट कनेक्ट करें कि आपको भुगतान कहाँ मिल सकता है।"
}
