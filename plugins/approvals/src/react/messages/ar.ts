import type { ApprovalsMessages } from "../ApprovalsMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  list: "الموافقات",
  revoke: "إلغاء الموافقة"
}

export const words: ApprovalsMessages = {
  intro: "يمكن لهذه العناوين نقل توكناتك دون سؤالك مرة أخرى، إلى أن تلغي موافقتها.",
  none: "لا تُعرف هنا موافقات منحها هذا الحساب.",
  failed: "تعذّرت قراءة موافقاتك.",
  outdated: "تعذّرت قراءة موافقاتك من جديد. ربما تغيّرت هذه.",
  readAgain: "القراءة من جديد",
  since: "قد تنقص موافقات مُنحت قبل {date}.",
  sinceBlock: "قد تنقص موافقات مُنحت قبل الكتلة {block}.",
  unlimited: "{token} بلا حد",
  upTo: "حتى {amount}",
  all: "كل {token}",
  spenderIs: "لصالح {spender}",
  mayTake: "يمكنه الآن أخذ",
  contract: "العقد",
  spender: "الجهة المخوَّلة",
  account: "من الحساب",
  after: "بعد ذلك لا يمكن للجهة المخوَّلة أخذ المزيد من {token}. ما أخذته لا يعود.",
  leaves: "لا يسمح عقد هذا التوكن بإلغاء الموافقة كليًّا. يبقى مسموحًا بأقل قدر ممكن: {amount}.",
  revoke: "إلغاء الموافقة",
  gone: "لم تعد هذه الموافقة موجودة.",
  askingText: "تحقق هناك من أن الجهة المخوَّلة هي نفسها هنا.",
  sentTitle: "جارٍ الإلغاء",
  successTitle: "أُلغيت",
  successText: "لم يعد بإمكان الجهة المخوَّلة أخذ {token}.",
  failedText: "الموافقة كما كانت. أُنفقت الرسوم فقط.",
  declinedText: "الموافقة كما كانت.",
  unknownText: "انظر إلى موافقاتك مرة أخرى بعد قليل.",
  problems: {
    refused: "يرفض العقد ذلك. لحماية {token} انقله إلى حساب آخر.",
    changed: "تغيّر شيء منذ أن نظرت. انظر مرة أخرى.",
    waiting: "ما زال طلب آخر ينتظر في محفظتك."
  }
}
