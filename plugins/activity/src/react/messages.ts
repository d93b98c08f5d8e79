import type { HistoryKind } from "@latchkey/core"
import type { ActivityDoubt } from "../ActivityState.ts"

/** What a transaction did, in a word or two. */
type KindWords = Readonly<Record<HistoryKind | "taken" | "failed" | "sending" | "unknown", string>>

/** The words of the list and of one transaction. */
export interface ActivityMessages {
  readonly kinds: KindWords
  readonly tags: Readonly<Record<ActivityDoubt, string>>
  readonly doubts: Readonly<Record<ActivityDoubt, string>>
  readonly pending: string
  readonly to: string
  readonly from: string
  readonly more: string
  readonly older: string
  readonly olderFailed: string
  readonly partial: string
  readonly fallback: string
  readonly failed: string
  readonly outdated: string
  readonly readAgain: string
  readonly none: string
  readonly noneKnown: string
  readonly untold: string
  readonly hidden: string
  readonly showHidden: string
  readonly hideHidden: string
  readonly hiddenNote: string
  readonly gone: string
  readonly unknownNote: string
  readonly failedNote: string
  readonly takenNote: string
  readonly status: string
  readonly statuses: {
    readonly success: string
    readonly failed: string
    readonly pending: string
    readonly unknown: string
  }
  readonly date: string
  readonly sender: string
  readonly network: string
  readonly fee: string
  readonly hash: string
  readonly copyHash: string
  readonly copyAddress: string
  readonly copied: string
  readonly copyFailed: string
}

const en: ActivityMessages = {
  kinds: {
    send: "Sent",
    receive: "Received",
    self: "Sent to yourself",
    mint: "Minted",
    burn: "Burned",
    trade: "Swapped",
    approve: "Allowed spending",
    cancel: "Cancelled",
    deploy: "Contract created",
    deposit: "Deposited",
    withdraw: "Withdrawn",
    borrow: "Borrowed",
    repay: "Paid back",
    stake: "Staked",
    unstake: "Unstaked",
    claim: "Claimed",
    contract: "Contract used",
    taken: "Moved by another address",
    failed: "Failed",
    sending: "Sending",
    unknown: "Outcome unknown"
  },
  tags: {
    lookAlike: "Look-alike",
    unverified: "Unverified",
    nothing: "Empty",
    spam: "Spam"
  },
  doubts: {
    lookAlike:
      "An address here begins and ends like one of yours, or like one you've sent to, but it's another one. Don't copy it.",
    unverified: "A token here is named like one you may know, but it's another one. It may be worth nothing.",
    nothing:
      "Somebody else made this transaction, and it moved nothing. It may be there so that you copy an address from it.",
    spam: "This looks like an advertisement. Don't visit sites that it names."
  },
  pending: "Under way",
  to: "To {address}",
  from: "From {address}",
  more: "and {count} more",
  older: "Show older",
  olderFailed: "Older activity couldn't be read.",
  partial: "Some activity may be missing here, above all what is older.",
  fallback: "A source of this activity didn't answer, so another is shown. Some of it may be missing.",
  failed: "Your activity couldn't be read.",
  outdated: "Your activity couldn't be read again. Something new may be missing.",
  readAgain: "Read again",
  none: "Nothing has happened here yet.",
  noneKnown: "No recent activity was found. Older activity may be missing.",
  untold: "Activity on {network} can't be read here.",
  hidden: "Hidden transactions: {count}",
  showHidden: "Show",
  hideHidden: "Hide",
  hiddenNote: "Strangers leave such transactions to deceive. Never copy an address from one.",
  gone: "This transaction isn't a part of this account's activity.",
  unknownNote:
    "It was sent, but nobody could tell in time what became of it. Look it up before you send it again.",
  failedNote: "It failed, so nothing was moved. The network keeps the fee.",
  takenNote: "You didn't sign this transaction: an address that you allowed to spend may have.",
  status: "Status",
  statuses: { success: "Done", failed: "Failed", pending: "Under way", unknown: "Unknown" },
  date: "Date",
  sender: "Signed by",
  network: "Network",
  fee: "Network fee",
  hash: "Transaction",
  copyHash: "Copy the transaction's id",
  copyAddress: "Copy the address",
  copied: "Copied",
  copyFailed: "Couldn't be copied"
}

const de: ActivityMessages = {
  kinds: {
    send: "Gesendet",
    receive: "Erhalten",
    self: "An dich selbst gesendet",
    mint: "Geprägt",
    burn: "Verbrannt",
    trade: "Getauscht",
    approve: "Ausgeben erlaubt",
    cancel: "Abgebrochen",
    deploy: "Vertrag erstellt",
    deposit: "Eingezahlt",
    withdraw: "Abgehoben",
    borrow: "Geliehen",
    repay: "Zurückgezahlt",
    stake: "Gestakt",
    unstake: "Stake gelöst",
    claim: "Abgeholt",
    contract: "Vertrag benutzt",
    taken: "Von anderer Adresse bewegt",
    failed: "Fehlgeschlagen",
    sending: "Wird gesendet",
    unknown: "Ausgang unbekannt"
  },
  tags: {
    lookAlike: "Ähnlich",
    unverified: "Ungeprüft",
    nothing: "Leer",
    spam: "Werbung"
  },
  doubts: {
    lookAlike:
      "Eine Adresse beginnt und endet hier wie eine von dir oder wie eine, an die du gesendet hast, ist aber eine andere. Kopiere sie nicht.",
    unverified:
      "Ein Token heißt hier wie einer, den du vielleicht kennst, ist aber ein anderer. Er ist vielleicht nichts wert.",
    nothing:
      "Jemand anderes hat diese Transaktion gemacht, und sie hat nichts bewegt. Vielleicht sollst du eine Adresse aus ihr kopieren.",
    spam: "Das sieht nach Werbung aus. Besuche keine Seiten, die sie nennt."
  },
  pending: "Unterwegs",
  to: "An {address}",
  from: "Von {address}",
  more: "und {count} weitere",
  older: "Ältere zeigen",
  olderFailed: "Ältere Aktivität konnte nicht gelesen werden.",
  partial: "Hier kann Aktivität fehlen, vor allem ältere.",
  fallback:
    "Eine Quelle dieser Aktivität hat nicht geantwortet, deshalb ist hier eine andere. Es kann etwas fehlen.",
  failed: "Deine Aktivität konnte nicht gelesen werden.",
  outdated: "Deine Aktivität konnte nicht noch einmal gelesen werden. Neues kann fehlen.",
  readAgain: "Noch einmal lesen",
  none: "Hier ist noch nichts geschehen.",
  noneKnown: "Es wurde keine neuere Aktivität gefunden. Ältere kann fehlen.",
  untold: "Aktivität auf {network} kann hier nicht gelesen werden.",
  hidden: "Ausgeblendete Transaktionen: {count}",
  showHidden: "Zeigen",
  hideHidden: "Ausblenden",
  hiddenNote: "Fremde hinterlassen solche Transaktionen, um zu täuschen. Kopiere nie eine Adresse daraus.",
  gone: "Diese Transaktion gehört nicht zur Aktivität dieses Kontos.",
  unknownNote:
    "Sie wurde gesendet, aber niemand konnte rechtzeitig sagen, was aus ihr wurde. Sieh nach, bevor du noch einmal sendest.",
  failedNote: "Sie ist fehlgeschlagen, es wurde also nichts bewegt. Die Gebühr behält das Netzwerk.",
  takenNote:
    "Du hast diese Transaktion nicht signiert: vielleicht eine Adresse, der du das Ausgeben erlaubt hast.",
  status: "Stand",
  statuses: { success: "Erledigt", failed: "Fehlgeschlagen", pending: "Unterwegs", unknown: "Unbekannt" },
  date: "Datum",
  sender: "Signiert von",
  network: "Netzwerk",
  fee: "Netzwerkgebühr",
  hash: "Transaktion",
  copyHash: "Kennung der Transaktion kopieren",
  copyAddress: "Adresse kopieren",
  copied: "Kopiert",
  copyFailed: "Konnte nicht kopiert werden"
}

const ar: ActivityMessages = {
  kinds: {
    send: "أُرسل",
    receive: "استُلم",
    self: "أُرسل إلى نفسك",
    mint: "سُكّ",
    burn: "أُحرق",
    trade: "بُودل",
    approve: "سُمح بالإنفاق",
    cancel: "أُلغي",
    deploy: "أُنشئ عقد",
    deposit: "أُودع",
    withdraw: "سُحب",
    borrow: "اقتُرض",
    repay: "سُدّد",
    stake: "رُهن",
    unstake: "فُكّ الرهن",
    claim: "طُولب به",
    contract: "استُخدم عقد",
    taken: "نقله عنوان آخر",
    failed: "فشلت",
    sending: "جارٍ الإرسال",
    unknown: "النتيجة مجهولة"
  },
  tags: {
    lookAlike: "مشابه",
    unverified: "غير موثّق",
    nothing: "فارغة",
    spam: "إعلان"
  },
  doubts: {
    lookAlike: "يبدأ عنوان هنا وينتهي كأحد عناوينك أو كعنوان أرسلت إليه، لكنه عنوان آخر. لا تنسخه.",
    unverified: "يحمل رمز هنا اسمًا كاسم رمز ربما تعرفه، لكنه رمز آخر. ربما لا قيمة له.",
    nothing: "أجرى شخص آخر هذه المعاملة ولم تنقل شيئًا. ربما وُضعت لتنسخ منها عنوانًا.",
    spam: "يبدو هذا إعلانًا. لا تزُر المواقع التي يذكرها."
  },
  pending: "قيد التنفيذ",
  to: "إلى {address}",
  from: "من {address}",
  more: "و{count} أخرى",
  older: "عرض الأقدم",
  olderFailed: "تعذّرت قراءة النشاط الأقدم.",
  partial: "قد ينقص هنا بعض النشاط، ولا سيما الأقدم.",
  fallback: "لم يُجب أحد مصادر هذا النشاط، فيُعرض مصدر آخر. قد ينقص بعضه.",
  failed: "تعذّرت قراءة نشاطك.",
  outdated: "تعذّرت قراءة نشاطك من جديد. قد ينقص شيء جديد.",
  readAgain: "القراءة من جديد",
  none: "لم يحدث شيء هنا بعد.",
  noneKnown: "لم يُعثر على نشاط حديث. قد ينقص النشاط الأقدم.",
  untold: "لا يمكن قراءة النشاط على {network} هنا.",
  hidden: "المعاملات المخفية: {count}",
  showHidden: "عرض",
  hideHidden: "إخفاء",
  hiddenNote: "يترك الغرباء معاملات كهذه للخداع. لا تنسخ منها عنوانًا أبدًا.",
  gone: "ليست هذه المعاملة من نشاط هذا الحساب.",
  unknownNote: "أُرسلت، لكن لم يُعرف في الوقت المناسب ما آلت إليه. ابحث عنها قبل أن ترسل من جديد.",
  failedNote: "فشلت، فلم يُنقل شيء. تحتفظ الشبكة بالرسوم.",
  takenNote: "لم توقّع هذه المعاملة: ربما وقّعها عنوان سمحت له بالإنفاق.",
  status: "الحالة",
  statuses: { success: "تمّت", failed: "فشلت", pending: "قيد التنفيذ", unknown: "مجهولة" },
  date: "التاريخ",
  sender: "وقّعها",
  network: "الشبكة",
  fee: "رسوم الشبكة",
  hash: "المعاملة",
  copyHash: "نسخ معرّف المعاملة",
  copyAddress: "نسخ العنوان",
  copied: "تم النسخ",
  copyFailed: "تعذّر النسخ"
}

/** The words of activity, by locale. */
export const messages: Readonly<Record<"en" | "ar" | "de", ActivityMessages>> = { en, ar, de }
