import type { SmartSessionsMessages } from "../SmartSessionsMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  list: "स्मार्ट सेशन",
  session: "स्मार्ट सेशन"
}

export const words: SmartSessionsMessages = {
  tabs: { active: "सक्रिय", expired: "समय समाप्त", revoked: "वापस ली गई" },
  none: {
    active: "किसी ऐप को इस अकाउंट की ओर से काम करने की अनुमति नहीं है।",
    expired: "इस अकाउंट के किसी सेशन का समय समाप्त नहीं हुआ है।",
    revoked: "इस अकाउंट का कोई सेशन वापस नहीं लिया गया है।"
  },
  off: "इस पेज पर स्मार्ट सेशन बंद हैं।",
  failed: "आपके स्मार्ट सेशन लोड नहीं हो सके।",
  outdated: "आपके स्मार्ट सेशन रीफ़्रेश नहीं हो सके। हो सकता है ये बदल गए हों।",
  readAgain: "रीफ़्रेश करें",
  unnamed: "कोई ऐप",
  until: "{date} तक",
  endedAt: "{date} को समाप्त हुआ",
  revokedOn: "{date} को वापस लिया गया",
  allows: "आपसे पूछे बिना कर सकता है",
  spend: "हर {period} {amount} तक खर्च करना",
  call: "{address} के {functions} कॉल करना",
  actAs: "{address} के {functions} ऐसे चलाना जैसे वह आपका अकाउंट हो",
  withValue: "हर बार {amount} तक के साथ",
  unread: "और भी है जो यहाँ नहीं दिखाया जा सकता। उसे अपने वॉलेट में देखें।",
  units: { one: "{address} की {count} इकाई", other: "{address} की {count} इकाइयाँ" },
  periods: { second: "सेकंड", minute: "मिनट", hour: "घंटे", day: "दिन", week: "सप्ताह" },
  project: "ऐप",
  account: "इस अकाउंट के लिए",
  network: "नेटवर्क",
  begun: "दिया गया",
  ends: "समाप्त होगा",
  ended: "समाप्त हुआ",
  revoked: "वापस ली गई",
  revoke: "सेशन वापस लें",
  revokeNote: "आपका वॉलेट आपसे इसे साइन करने को कहेगा। इसमें कुछ खर्च नहीं होता।",
  asking: "{wallet} में मंज़ूर करें",
  declined: "आपने अस्वीकार कर दिया। सेशन पहले जैसा ही है।",
  revokeFailed: "स्मार्ट सेशन वापस नहीं लिया गया। फिर से कोशिश करें।",
  gone: "यह सेशन अब नहीं है।",
  grantedTitle: "स्मार्ट सेशन दिया गया",
  grantedText: "आप इसे कभी भी अपने अकाउंट में वापस ले सकते हैं।",
  refusedTitle: "जितना माँगा गया, उससे ज़्यादा दिया गया",
  refusedText: "यह सेशन इस्तेमाल नहीं हो रहा। इसे {wallet} में वापस लें।",
  seeAll: "सभी स्मार्ट सेशन",
  done: "हो गया"
}
