import type { SiwxMessages } from "../SiwxMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  sign: "साइन इन करें"
}

export const words: SiwxMessages = {
  checking: "एक पल",
  checkingText: "जाँचा जा रहा है कि आप पहले से साइन इन हैं या नहीं।",
  ask: "साबित करें कि यह अकाउंट आपका है",
  askText: "{wallet} से एक संदेश साइन करें। इसमें न कुछ खर्च होता है, न कुछ इधर-उधर होता है।",
  askRequired: "इस साइट को {wallet} का सिग्नेचर चाहिए। इसमें न कुछ खर्च होता है, न कुछ इधर-उधर होता है।",
  open: "साइन करने के लिए {wallet} खोलें",
  openText: "जाँचें कि संदेश में इसी साइट का नाम है, फिर उसे साइन करें।",
  verifying: "आपको साइन इन किया जा रहा है",
  verifyingText: "साइट आपका सिग्नेचर जाँच रही है।",
  declined: "आपने वॉलेट में अस्वीकार कर दिया",
  declinedText: "आप साइन इन नहीं हैं। कुछ भी नहीं भेजा गया।",
  failed: "आप साइन इन नहीं हैं",
  failedText: "साइट ने सही जवाब नहीं दिया। फिर से कोशिश करें।",
  invalidText: "साइट ने सिग्नेचर स्वीकार नहीं किया। फिर से कोशिश करें, या कोई और अकाउंट इस्तेमाल करें।",
  wrongNetwork: "इस नेटवर्क पर नहीं",
  wrongNetworkText: "यह साइट {network} पर साइन इन नहीं लेती।",
  chooseNetwork: "नेटवर्क चुनें",
  sign: "साइन करें",
  site: "साइट",
  account: "अकाउंट",
  network: "नेटवर्क",
  notConnected: "साइन इन करने के लिए वॉलेट कनेक्ट करें।"
}
