import type { Buttons } from "./en/buttons.ts"
import type { EmbeddedMessages } from "../EmbeddedMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  signIn: "साइन इन करें",
  approve: "मंज़ूर करें",
  wallet: "वॉलेट",
  updateEmail: "ईमेल बदलें"
}

export const buttons: Buttons = {
  email: "ईमेल से जारी रखें",
  passkey: "पासकी से जारी रखें",
  provider: "{provider} से जारी रखें"
}

export const words: EmbeddedMessages = {
  emailLabel: "ईमेल",
  emailSubmit: "जारी रखें",
  emailIntro: "हम आपके एड्रेस पर एक कोड भेजते हैं। न पासवर्ड, न कुछ इंस्टॉल करना।",
  emailInvalid: "यह सही ईमेल एड्रेस नहीं है। फिर से कोशिश करें।",
  cooldown: "कृपया {seconds} बाद फिर से कोशिश करें",
  frameFailed: "वॉलेट लोड नहीं हो सका। अपना कनेक्शन जाँचें और फिर से कोशिश करें।",
  timedOut: "वॉलेट ने जवाब नहीं दिया। फिर से कोशिश करें।",
  failed: "यह नहीं हुआ। फिर से कोशिश करें।",
  failedTitle: "साइन इन नहीं हुआ",
  deviceTitle: "इस डिवाइस की पुष्टि करें",
  deviceText: "आपने यहाँ पहले साइन इन नहीं किया है। {email} पर भेजा गया लिंक खोलें।",
  codeTitle: "कोड डालें",
  codeText: "यह {email} पर भेजा गया है।",
  codeLabel: "छह अंकों का कोड",
  codeLife: "कोड 20 मिनट तक मान्य है।",
  codeChecking: "कोड जाँचा जा रहा है",
  codeFailed: "{reason}। फिर से कोशिश करें",
  resend: "कोड फिर से भेजें",
  resendIn: "{seconds} सेकंड में फिर से भेजें",
  resent: "कोड फिर से भेजा गया",
  otherEmail: "कोई और ईमेल इस्तेमाल करें",
  accountTitle: "आपका वॉलेट खुल रहा है",
  accountText: "इसमें थोड़ा समय लगता है।",
  continueWith: "{provider} से जारी रखें",
  passkey: "पासकी से जारी रखें",
  moreProviders: "साइन इन के और तरीके",
  socialTitle: "{provider} से साइन इन करें",
  socialText: "प्रोवाइडर की विंडो में साइन इन पूरा करें",
  socialClosed: "आपके साइन इन करने से पहले विंडो बंद हो गई।",
  socialFailed: "वहाँ साइन इन शुरू नहीं हो सका। फिर से कोशिश करें, या कोई और तरीका चुनें।",
  socialBlocked: "ब्राउज़र ने विंडो ब्लॉक कर दी। इस पेज को विंडो खोलने की अनुमति दें और फिर से कोशिश करें।",
  socialCutOff: "इस पेज को विंडो से जानकारी नहीं मिल रही। साइन इन का कोई और तरीका चुनें।",
  insecure: "साइन इन के लिए सुरक्षित पेज चाहिए, और यह पेज सुरक्षित नहीं है।",
  forgetful: "आपका ब्राउज़र इस वॉलेट के लिए कुछ नहीं सहेजता। अगली बार आपको फिर से साइन इन करना होगा।",
  farcasterPreparing: "तैयारी हो रही है",
  farcasterText: "अपने फ़ोन से स्कैन करें, या इस डिवाइस पर Farcaster खोलें।",
  farcasterCode: "QR कोड जो Farcaster खोलता है",
  farcasterCopy: "लिंक कॉपी करें",
  farcasterCopied: "लिंक कॉपी हो गया",
  farcasterCopyFailed: "लिंक कॉपी नहीं हो सका",
  farcasterOpen: "Farcaster खोलें",
  farcasterFailed: "Farcaster से साइन इन नहीं हुआ। फिर से कोशिश करें।",
  approveTitle: "अपने वॉलेट में मंज़ूर करें",
  approveText: "मंज़ूर करने से पहले पढ़ें कि क्या साइन होगा।",
  walletEmail: "ईमेल",
  walletBackUp: "वॉलेट का बैकअप लें",
  walletBackUpText: "रिकवरी फ़्रेज़ सिर्फ़ आपको दिखाता है",
  walletType: "अकाउंट",
  eoa: "सामान्य अकाउंट",
  smartAccount: "स्मार्ट अकाउंट",
  smartNew: "आपका स्मार्ट अकाउंट अभी इस नेटवर्क पर नहीं है। इसका पहला ट्रांज़ैक्शन इसे तैयार करता है।",
  smartHint: "आपका स्मार्ट अकाउंट एक ही पुष्टि से कई चरण पूरे करता है। इसका अपना एड्रेस है: जो आपके पास है, वह वहीं रहता है।",
  updateTitle: "ईमेल बदलें",
  updateText: "उसके बाद आप इसी से साइन इन करेंगे। आपका अकाउंट वही रहता है।",
  save: "सहेजें",
  primaryText: "पहले वह कोड डालें जो आपके मौजूदा एड्रेस पर भेजा गया।",
  secondaryText: "वह कोड डालें जो {email} पर भेजा गया।",
  updated: "आपका ईमेल बदल गया।",
  signedOut: "अपना वॉलेट देखने के लिए साइन इन करें।",
  frameTitle: "आपका वॉलेट"
}
