import type { OnrampMessages } from "../OnrampMessages.ts"
import type { OnrampProgressMessages } from "../OnrampProgressMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  buy: "खरीदें",
  purchases: "खरीदारी"
}

export const words: OnrampMessages = {
  notConnected: "खरीदने के लिए वॉलेट कनेक्ट करें।",
  unsupported: "{network} पर यहाँ कुछ नहीं खरीदा जा सकता।",
  chooseNetwork: "कोई और नेटवर्क चुनें",
  restricted: "आपकी जगह पर खरीद उपलब्ध नहीं है।",
  pay: "आप चुकाएँगे",
  currency: "मुद्रा",
  preset: "{amount} चुकाएँ",
  get: "आपको लगभग मिलेगा",
  coin: "क्या खरीदना है",
  method: "भुगतान का तरीका",
  methods: { card: "कार्ड", ach_bank_account: "बैंक खाता" },
  provider: "इसके ज़रिए",
  fee: "{provider}, फ़ीस {fee}%",
  providerFee: "{provider} की फ़ीस",
  networkFee: "नेटवर्क फ़ीस",
  to: "आपके अकाउंट में",
  onPage: "{provider} कीमत अपने पेज पर दिखाता है।",
  quoteFailed: "{provider} ने कीमत नहीं बताई। भुगतान से पहले आप उसे उसके पेज पर देखेंगे।",
  listsDefault: "{provider} ने नहीं बताया कि वह क्या बेचता है। हो सकता है उसके पेज पर कुछ और मिले।",
  opaque: "{provider} के पेज पर जाँचें कि यह इसी एड्रेस पर जाएगा: लिंक में यह नहीं दिखता।",
  leaves: "आप {provider} के पेज पर, नई विंडो में भुगतान करेंगे। प्रोवाइडर आपका एड्रेस देखेगा।",
  buyAt: "{provider} पर जारी रखें",
  latest: "पिछली खरीद",
  purchases: "आपकी खरीदारी",
  problems: {
    amountMissing: "रकम डालें।",
    amountFormat: "एक संख्या डालें, जैसे 0.5।",
    amountAmbiguous: "हज़ार के विभाजक के बिना लिखें।",
    amountDecimals: "{currency} में ज़्यादा से ज़्यादा {decimals} दशमलव अंक होते हैं।",
    amountZero: "शून्य से ज़्यादा डालें।",
    amountLow: "{min} या उससे ज़्यादा डालें।",
    amountHigh: "{max} या उससे कम डालें।",
    provider: "{provider} ने जवाब नहीं दिया। फिर से कोशिश करें, या कोई और प्रोवाइडर चुनें।",
    link: "{provider} का लिंक सही जगह नहीं ले जाता। कुछ नहीं खोला गया।",
    invalid: "{provider} अब इसे नहीं बेचता। फिर से चुनें।",
    other: "यह नहीं हुआ। फिर से कोशिश करें।"
  }
}

export const progress: OnrampProgressMessages = {
  to: "आपके अकाउंट में",
  nothingBegun: "अभी तक कुछ नहीं खरीदा गया।",
  openTitle: "{provider} पर जारी रखें",
  openText: "इसका पेज दूसरी विंडो में खुला है। काम पूरा होने पर लौटें।",
  blockedTitle: "कोई विंडो नहीं खुली",
  blockedText: "आपके ब्राउज़र ने इसे रोक दिया। {provider} का पेज खुद खोलें:",
  closedTitle: "लगता है {provider} का पेज बंद हो गया है",
  closedText: "अगर आपने भुगतान किया है, तो पहुँचने में थोड़ा समय लग सकता है। अगर नहीं, तो आप इसे फिर से खोल सकते हैं।",
  pendingTitle: "आपकी खरीद रास्ते में है",
  pendingText: "यह {provider} के पास है। आप इसे बंद कर सकते हैं।",
  successTitle: "{provider} ने भेज दिया है",
  successText: "आपके अकाउंट में दिखने में कुछ मिनट लग सकते हैं।",
  failedTitle: "खरीद असफल रही",
  failedText: "{provider} के अनुसार यह पूरी नहीं हुई। आपके पैसों का क्या हुआ, यह उसके पेज पर लिखा है।",
  unknownTitle: "अभी तक कुछ नहीं दिखा",
  unknownText: "अगर आपने भुगतान किया है, तो यह अब भी आ सकता है। {provider} के पेज या ईमेल से और जानकारी मिलेगी।",
  showBalance: "मेरा बैलेंस दिखाएँ",
  held: "आपके पास {amount} है",
  grown: "पहले से {amount} ज़्यादा",
  notGrown: "अभी तक कुछ नहीं आया।",
  lookFailed: "आपका बैलेंस लोड नहीं हो सका।",
  openPage: "{provider} का पेज खोलें",
  copyLink: "लिंक कॉपी करें",
  linkCopied: "लिंक कॉपी हो गया",
  checkAgain: "फिर से जाँचें",
  done: "हो गया",
  paid: "{amount} का भुगतान हुआ",
  somePurchase: "खरीद",
  tags: { pending: "रास्ते में", success: "भेजा गया", failed: "असफल" },
  unread: "{provider} ने जवाब नहीं दिया।",
  listFailed: "आपकी खरीद लोड नहीं हो सकी।"
}
