import type { NamesMessages } from "../NamesMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  tile: "नाम",
  register: "नाम चुनें",
  success: "आपका नाम"
}

export const words: NamesMessages = {
  intro: "नाम को पढ़ना और साझा करना एड्रेस से आसान है। हर अकाउंट का एक नाम होता है, और वह उसी का रहता है।",
  field: "नाम",
  placeholder: "your-name",
  hint: "कम से कम 4 अंग्रेज़ी अक्षर, अंक या हाइफ़न।",
  checking: "नाम की उपलब्धता जाँची जा रही है",
  free: "{name} उपलब्ध है।",
  problems: {
    short: "नाम में कम से कम 4 अक्षर होने चाहिए",
    characters: "सिर्फ़ अंग्रेज़ी अक्षर, अंक और हाइफ़न इस्तेमाल करें",
    form: "यह नाम नहीं हो सकता। कोई और आज़माएँ।",
    taken: "{name} लिया जा चुका है। इनमें से कोई या कोई और आज़माएँ।",
    owned: "इस अकाउंट का नाम पहले से है।",
    declined: "आपने साइन करना अस्वीकार कर दिया। नाम रजिस्टर नहीं हुआ।",
    network: "इस नेटवर्क पर नाम नहीं दिए जाते। किसी और पर जाएँ।",
    account: "अकाउंट अब कनेक्ट नहीं है।",
    failed: "नाम सेवा तक नहीं पहुँच सके। फिर से कोशिश करें।"
  },
  suggestions: "नाम",
  available: "उपलब्ध",
  registered: "रजिस्टर हो चुका",
  register: "नाम रजिस्टर करें",
  asking: "{name} रजिस्टर करने के लिए {wallet} में साइन करें। इसमें कुछ खर्च नहीं होता।",
  successTitle: "{name} आपका है",
  successText: "दूसरे लोग इससे आपका अकाउंट ढूँढते हैं, और यह आपके एड्रेस की जगह दिखता है।",
  successButton: "हो गया",
  notConnected: "वॉलेट का नाम पाने के लिए उसे कनेक्ट करें।"
}
