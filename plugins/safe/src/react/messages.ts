import type { Words } from "@latchkey/react/view"

/** Every text that the view shows, in one language. `{name}` is replaced by a value. */
export interface SafeMessages {
  readonly owners: string
  readonly readOnly: string
  readonly empty: string
  readonly unknown: string
  readonly signatures: string
  readonly execution: string
  readonly executed: string
  readonly failed: string
  readonly cancelled: string
  readonly signaturesText: string
  readonly executionText: string
  /** What the hash is that is shown. */
  readonly proposal: string
  readonly transaction: string
}

/** The catalogues, by language. */
export const messages: Words<SafeMessages> = {
  en: {
    owners: "{required} of {owners} owners have to sign.",
    readOnly: "You are not an owner of this Safe. You can look, but not propose.",
    empty: "What this app proposes to your Safe is shown here until it is executed.",
    unknown: "Asking the Safe",
    signatures: "Waiting for signatures: {signatures} of {required}",
    execution: "Ready to execute",
    executed: "Executed",
    failed: "Failed",
    cancelled: "Cancelled",
    signaturesText: "Ask the other owners to sign it in their Safe.",
    executionText: "Enough owners have signed. One of them has to execute it.",
    proposal: "Proposal",
    transaction: "Transaction"
  },
  ar: {
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
    executionText: "وقّع عدد كافٍ من المالكين. على أحدهم تنفيذه.",
    proposal: "المقترح",
    transaction: "المعاملة"
  },
  de: {
    owners: "{required} von {owners} Eigentümern müssen unterschreiben.",
    readOnly: "Dir gehört dieser Safe nicht. Du kannst zusehen, aber nichts vorschlagen.",
    empty: "Was diese App deinem Safe vorschlägt, steht hier, bis es ausgeführt ist.",
    unknown: "Der Safe wird gefragt",
    signatures: "Warten auf Unterschriften: {signatures} von {required}",
    execution: "Bereit zur Ausführung",
    executed: "Ausgeführt",
    failed: "Fehlgeschlagen",
    cancelled: "Abgebrochen",
    signaturesText: "Bitte die anderen Eigentümer, in ihrem Safe zu unterschreiben.",
    executionText: "Genug Eigentümer haben unterschrieben. Einer von ihnen muss ihn ausführen.",
    proposal: "Vorschlag",
    transaction: "Transaktion"
  }
}
