import type { FeeLevel } from "@latchkey/core"

/** What the review alone says, of networks where a fee is chosen or a memo sent. */
export interface ReviewMessages {
  /** Of a fee that the wallet chooses. */
  readonly feeAbout: string
  readonly feeAboutNote: string
  readonly feeChoice: string
  readonly feeLevels: Readonly<Record<FeeLevel, string>>
  readonly totalAbout: string
  readonly warnMemo: string
  /** Of an account that was entered as another network writes it. */
  readonly warnSpelling: string
  /** Of what may be on its way already, and what a visitor says who means it. */
  readonly warnRepeated: string
  readonly confirmRepeated: string
  readonly memo: string
  /** Of a token of which a part does not arrive, and of one that nobody could try. */
  readonly warnTax: string
  /** What a visitor says who sends such a token. */
  readonly confirmTax: string
  readonly untried: string
}

/** The words of the review, by locale. */
export const reviewMessages: Readonly<Record<"en" | "ar" | "de", ReviewMessages>> = {
  en: {
    feeAbout: "Network fee, about",
    feeAboutNote: "Your wallet chooses the fee and shows it before you approve.",
    feeChoice: "How soon",
    feeLevels: { slow: "Slow", normal: "Normal", fast: "Fast" },
    totalAbout: "Total, about",
    warnMemo: "This receiver needs a memo to know whose it is. Without one, what you send may be lost.",
    warnSpelling:
      "You entered this account as another network writes it. Make sure that the receiver uses it on {network} too.",
    warnRepeated:
      "You sent the same amount to this receiver before, and it may still arrive. If you send it again, you may pay twice.",
    confirmRepeated: "I want to send it once more",
    memo: "Memo",
    warnTax: "{arrived} of {amount} will arrive: this token keeps {percent}.",
    confirmTax: "Send anyway",
    untried: "We couldn't test how much of this token arrives."
  },
  ar: {
    feeAbout: "رسوم الشبكة تقريبًا",
    feeAboutNote: "تختار محفظتك الرسوم وتعرضها قبل أن توافق.",
    feeChoice: "السرعة",
    feeLevels: { slow: "بطيء", normal: "عادي", fast: "سريع" },
    totalAbout: "المجموع تقريبًا",
    warnMemo: "يحتاج هذا المستلم إلى مذكرة ليعرف لمن المبلغ. ومن دونها قد يضيع ما ترسله.",
    warnSpelling: "أدخلتَ هذا الحساب كما تكتبه شبكة أخرى. تأكد من أن المستلم يستخدمه على {network} أيضًا.",
    warnRepeated: "أرسلتَ المبلغ نفسه إلى هذا المستلم من قبل، وقد يصل بعد. إن أرسلته ثانيةً فقد تدفع مرتين.",
    confirmRepeated: "أريد إرساله مرة أخرى",
    memo: "المذكرة",
    warnTax: "سيصل {arrived} من {amount}: يحتفظ هذا التوكن بنسبة {percent}.",
    confirmTax: "الإرسال رغم ذلك",
    untried: "تعذر اختبار المقدار الذي يصل من هذا التوكن."
  },
  de: {
    feeAbout: "Netzwerkgebühr, etwa",
    feeAboutNote: "Deine Wallet wählt die Gebühr und zeigt sie, bevor du zustimmst.",
    feeChoice: "Wie schnell",
    feeLevels: { slow: "Langsam", normal: "Normal", fast: "Schnell" },
    totalAbout: "Summe, etwa",
    warnMemo:
      "Dieser Empfänger braucht ein Memo, um es dir zuzuordnen. Ohne eines kann verloren sein, was du sendest.",
    warnSpelling:
      "Du hast dieses Konto so eingegeben, wie ein anderes Netzwerk es schreibt. Prüfe, ob der Empfänger es auch auf {network} benutzt.",
    warnRepeated:
      "Du hast diesem Empfänger schon einmal denselben Betrag gesendet, und er kann noch ankommen. Sendest du ihn erneut, zahlst du vielleicht doppelt.",
    confirmRepeated: "Ich will ihn noch einmal senden",
    memo: "Memo",
    warnTax: "{arrived} von {amount} kommen an: Dieses Token behält {percent} ein.",
    confirmTax: "Trotzdem senden",
    untried: "Wir konnten nicht testen, wie viel von diesem Token ankommt."
  }
}
