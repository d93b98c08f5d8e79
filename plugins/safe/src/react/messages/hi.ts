import type { SafeMessages } from "../SafeMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  proposals: "प्रस्ताव"
}

export const words: SafeMessages = {
  owners: {
    one: "{owners} में से {required} मालिक को साइन करना होगा।",
    other: "{owners} में से {required} मालिकों को साइन करना होगा।"
  },
  readOnly: "आप इस Safe के मालिक नहीं हैं। आप देख सकते हैं, लेकिन प्रस्ताव नहीं दे सकते।",
  empty: "यह ऐप आपके Safe को जो प्रस्ताव देता है, वह एक्ज़ीक्यूट होने तक यहाँ दिखता है।",
  unknown: "Safe से पूछा जा रहा है",
  signatures: "सिग्नेचर का इंतज़ार: {required} में से {signatures}",
  execution: "एक्ज़ीक्यूट होने के लिए तैयार",
  executed: "एक्ज़ीक्यूट हुआ",
  failed: "असफल",
  cancelled: "रद्द हुआ",
  signaturesText: "दूसरे मालिकों से कहें कि वे इसे अपने Safe में साइन करें।",
  executionText: "पर्याप्त मालिक साइन कर चुके हैं। उनमें से किसी एक को इसे एक्ज़ीक्यूट करना होगा।",
  proposal: "प्रस्ताव",
  transaction: "ट्रांज़ैक्शन"
}
