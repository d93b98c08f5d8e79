import type { MailWords } from "../mail/MailWords.ts"
import type { PageWords } from "../sign-in/PageWords.ts"
import type { Refusals } from "./en.ts"

export const mail: MailWords = {
  unasked: "अगर आपने यह नहीं माँगा, तो कुछ न करें और कोड किसी को न बताएँ। हममें से कोई भी आपसे इसे कभी नहीं माँगेगा।",
  codeSubject: (project) => `${project} के लिए आपका कोड`,
  code: (code) => `आपका कोड ${code} है`,
  codeFor: (origin, label) =>
    `यह आपको ${label} में ${origin} पर आपके वॉलेट में साइन इन करता है। यह एक बार, और 20 मिनट तक काम करता है।`,
  deviceSubject: (project) => `${project} पर आपके वॉलेट के लिए नया डिवाइस`,
  deviceFirst: (origin, label) => `कोई ${label} में ${origin} पर आपके वॉलेट में पहली बार साइन इन कर रहा है।`,
  deviceConfirm: "अगर यह आप हैं, तो यह पेज खोलें और पुष्टि करें। यह एक बार, और 20 मिनट तक काम करता है:",
  deviceUnasked: "अगर यह आप नहीं हैं, तो कुछ न करें: आपकी पुष्टि के बिना कोई अंदर नहीं आ सकता।",
  movedSubject: (project) => `${project} पर आपके वॉलेट का ईमेल एड्रेस बदल गया है`,
  changeSubject: (project) => `${project} पर अपने वॉलेट का ईमेल एड्रेस बदलें`,
  changeWhat: (from, to) =>
    `यह आपको साइन इन नहीं करता। यह आपके वॉलेट को दूसरा ईमेल एड्रेस देता है: ${from} की जगह ${to}। उसके बाद पुराना एड्रेस साइन इन नहीं कर सकेगा।`,
  changeCode: (code) => `इसके लिए कोड ${code} है`,
  changeAsked: (origin, label) =>
    `यह ${label} में ${origin} पर माँगा गया। कोड एक बार, और 20 मिनट तक काम करता है।`,
  changeUnasked: "अगर आप यह नहीं चाहते, तो कुछ न करें और कोड किसी को न बताएँ: उसके बिना एड्रेस वैसा ही रहता है।",
  passkeySubject: (project) => `${project} पर आपके वॉलेट की पासकी बदली हैं`,
  passkeyAdded: (name, label) =>
    `${label} में, जहाँ वॉलेट खुला था, पासकी “${name}” जोड़ी गई। अब से यह वॉलेट खोलती है।`,
  passkeyRemoved: (name, label) =>
    `${label} में, जहाँ वॉलेट खुला था, पासकी “${name}” हटाई गई। यह अब कुछ नहीं खोलती।`,
  renewedSubject: (project) => `${project} पर आपके वॉलेट का नया रिकवरी कोड है`,
  renewed: (label) => `${label} में, जहाँ वॉलेट खुला था, नया रिकवरी कोड बनाया गया। पहले वाला अब कुछ नहीं खोलता।`,
  renewedUnasked:
    "अगर यह आप नहीं थे, तो किसी के पास ऐसा डिवाइस था जिस पर आपका वॉलेट खुला है। उसमें जो है उसे, ऐसे डिवाइस से जो उसे अब भी खोलता है, दूसरे वॉलेट में भेज दें।",
  moved: (from, to) =>
    `आपके वॉलेट का ईमेल एड्रेस अब ${to} है। यह एड्रेस, ${from}, अब उसमें साइन इन नहीं करता, और बाकी हर डिवाइस साइन आउट कर दिया गया है।`,
  movedHow: "बदलाव की पुष्टि ऐसे डिवाइस पर हुई जिस पर वॉलेट खुला है, यहाँ भेजे गए कोड से और नए एड्रेस पर भेजे गए कोड से।",
  overSubject: (project) => `कोई ${project} पर आपका वॉलेट छोड़ना चाहता है`,
  overAsked: (label) =>
    `${label} में, आपके एड्रेस से साइन इन किए हुए किसी व्यक्ति ने नए, खाली वॉलेट से फिर शुरू करने का अनुरोध किया।`,
  overWhat: (day) =>
    `${day} (UTC) से, जो भी इस एड्रेस से साइन इन करेगा वह ऐसा कर सकेगा। उसके बाद इस एड्रेस से आपके मौजूदा वॉलेट और उसमें रखी चीज़ों तक नहीं पहुँचा जा सकेगा।`,
  overStop: "अगर आप यह नहीं चाहते, तो इसे इस पेज पर रोकें:",
  overNothing:
    "अगर आपका रिकवरी कोड और सभी डिवाइस खो गए हैं, तो कुछ न करें। तब तक आपको हर दिन यह ईमेल मिलेगा। जिस डिवाइस पर वॉलेट है उस पर उसे खोलने से भी यह रुक जाता है।",
  stoppedSubject: (project) => `${project} पर आपका वॉलेट बना हुआ है`,
  stopped:
    "फिर शुरू करना रोक दिया गया: आपका वॉलेट वैसा ही रहता है। अगर इसे आपने नहीं रोका, तो कोई और आपके ईमेल पढ़ सकता है या उसके पास आपका डिवाइस है।",
  doneSubject: (project) => `${project} पर आपके वॉलेट की जगह नया वॉलेट आ गया है`,
  done: "फिर शुरू करना पूरा हुआ: इस एड्रेस का अब नया, खाली वॉलेट है। इससे पहले वाले वॉलेट तक अब नहीं पहुँचा जा सकता।"
}

export const pages: PageWords = {
  isYou: "क्या यह आप हैं?",
  firstTime: "कोई आपके वॉलेट में पहली बार साइन इन कर रहा है",
  at: "साइट",
  in: "कहाँ से:",
  notYou: "अगर यह आप नहीं हैं, तो यह पेज बंद करें: तब कुछ नहीं होगा।",
  letIn: "हाँ, इस डिवाइस को आने दें",
  expired: "इस लिंक का समय समाप्त हो गया है",
  expiredText: "यह एक बार, और 20 मिनट तक काम करता है। पेज पर फिर से शुरू करें।",
  notConfirmed: "पुष्टि नहीं हुई",
  otherPage: "यह किसी और पेज से आया है।",
  done: "डिवाइस को आने दिया गया",
  doneText: "आपको एक कोड भेजा गया है। उसे उस पेज पर लिखें जहाँ से आपने शुरू किया था।",
  stopTitle: "अपना वॉलेट रखना है?",
  stopText:
    "किसी ने आपका वॉलेट छोड़ने और नए वॉलेट से फिर शुरू करने का अनुरोध किया। अगर आप इसे रोकते हैं, तो वॉलेट वैसा ही रहता है।",
  stop: "रोकें, मेरा वॉलेट बनाए रखें",
  stopped: "आपका वॉलेट बना हुआ है",
  stoppedText: "फिर शुरू करना रोक दिया गया। अगर आपने यह नहीं माँगा था, तो हो सकता है कोई और आपके ईमेल पढ़ता हो।",
  nothingToStop: "रोकने के लिए कुछ नहीं है: यह पहले ही रोका जा चुका है, या पूरा हो चुका है।",
  signedIn: "आप साइन इन हैं",
  goBack: "उस पेज पर लौटें जहाँ से आपने शुरू किया था।",
  notSignedIn: "आप साइन इन नहीं हैं",
  closeWindow: "यह विंडो बंद करें, और उस पेज पर फिर से कोशिश करें जहाँ से आपने शुरू किया था।"
}

export const refusals: Refusals = {
  "Please try again after {} seconds": "कृपया {} बाद फिर से कोशिश करें",
  "The code is wrong": "कोड गलत है",
  "The code has expired, or was tried too often. Ask for a new one.":
    "कोड का समय समाप्त हो गया, या उसे बहुत बार आज़माया गया। नया कोड माँगें।",
  "The code was used before. Ask for a new one.": "कोड पहले इस्तेमाल हो चुका है। नया कोड माँगें।",
  "The confirmation has expired. Start again.": "पुष्टि का समय समाप्त हो गया। फिर से शुरू करें।",
  "The sign-in has expired. Start again.": "साइन इन का समय समाप्त हो गया। फिर से शुरू करें।",
  "This link was used before, or is older than 20 minutes.":
    "यह लिंक पहले इस्तेमाल हो चुका है, या 20 मिनट से पुराना है।",
  "Start again.": "फिर से शुरू करें।",
  "Sign in first": "पहले साइन इन करें",
  "The mail could not be sent. Try again later.": "ईमेल नहीं भेजा जा सका। बाद में फिर से कोशिश करें।",
  "The provider does not answer. Try again.": "प्रोवाइडर जवाब नहीं दे रहा है। फिर से कोशिश करें।",
  "Farcaster does not answer. Try again.": "Farcaster जवाब नहीं दे रहा है। फिर से कोशिश करें।",
  "Farcaster does not confirm who this is": "Farcaster पुष्टि नहीं करता कि यह कौन है",
  "This wallet has no sign-in by {}": "इस वॉलेट में {} से साइन इन नहीं है",
  "This wallet does not know the network {}": "यह वॉलेट {} नेटवर्क को नहीं जानता",
  "The network's node does not answer. Try again.": "नेटवर्क का नोड जवाब नहीं दे रहा है। फिर से कोशिश करें।",
  "This network has no smart accounts": "इस नेटवर्क पर स्मार्ट अकाउंट नहीं हैं",
  "This wallet has no e-mail address": "इस वॉलेट का कोई ईमेल एड्रेस नहीं है",
  "This address has a wallet of its own": "इस एड्रेस का अपना वॉलेट है",
  "The wallet was changed on another device": "वॉलेट किसी और डिवाइस पर बदला गया",
  "Open the wallet on this device first: this is for its owner alone":
    "पहले इस डिवाइस पर वॉलेट खोलें: यह सिर्फ़ उसके मालिक के लिए है",
  "This passkey opens your wallet no more": "यह पासकी अब आपका वॉलेट नहीं खोलती",
  "This is the last passkey that signs you in: add another one first":
    "यह आपकी साइन इन कराने वाली आख़िरी पासकी है: पहले दूसरी जोड़ें",
  "This page may not use the wallet": "इस पेज को वॉलेट इस्तेमाल करने की अनुमति नहीं है",
  "There is no wallet yet that could be given up": "अभी ऐसा कोई वॉलेट नहीं है जिसे छोड़ा जा सके",
  "Starting over was not asked for, or its time has not come":
    "फिर शुरू करने का अनुरोध नहीं किया गया, या उसका समय नहीं आया है",
  "Sign out, and sign in by e-mail once more, to start over":
    "फिर शुरू करने के लिए साइन आउट करें, और ईमेल से एक बार और साइन इन करें",
  "Something failed on the server": "सर्वर पर कुछ गड़बड़ हुई"
}
