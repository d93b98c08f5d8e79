import type { SafeMessages } from "../SafeMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  proposals: "المقترحات"
}

export const words: SafeMessages = {
  owners: "يجب أن يوقّع {required} من أصل {owners} من المالكين.",
  readOnly: "لست مالكًا لهذه الخزنة. يمكنك الاطلاع ولا يمكنك الاقتراح.",
  empty: "يظهر هنا ما يقترحه هذا التطبيق على خزنتك إلى أن يُنفَّذ.",
  unknown: "جارٍ سؤال الخزنة",
  signatures: "في انتظار التوقيعات: {signatures} من {required}",
  execution: "جاهز للتنفيذ",
  executed: "تم التنفيذ",
  failed: "فشل",
  cancelled: "أُلغي",
  signaturesText: "اطلب من المالكين الآخرين التوقيع في خزنتهم.",
  executionText: "وقّع عدد كافٍ من المالكين. على أحدهم تنفيذها.",
  proposal: "المقترح",
  transaction: "المعاملة"
}
