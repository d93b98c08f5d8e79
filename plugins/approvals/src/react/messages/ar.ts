import type { ApprovalsMessages } from "../ApprovalsMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  list: "الموافقات",
  revoke: "إلغاء الموافقة"
}

export const words: ApprovalsMessages = {
  intro: "يمكن لهؤلاء الأخذ من حسابك دون سؤالك مرة أخرى، إلى أن تلغي ذلك.",
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
  network: "الشبكة",
  account: "من الحساب",
  fee: "رسوم الشبكة، على الأكثر",
  after: "بعد ذلك لا يمكن للجهة المخوَّلة أخذ المزيد من {token}. ما أخذته لا يعود.",
  leaves: "لا يسمح عقد هذه العملة بإلغاء الموافقة كليًّا. يبقى مسموحًا بأقل قدر ممكن: {amount}.",
  revoke: "إلغاء الموافقة",
  gone: "لم تعد هذه الموافقة موجودة.",
  askingTitle: "وافق في {wallet}",
  askingText: "تحقق هناك من أن الجهة المخوَّلة هي نفسها هنا.",
  stopWaiting: "التوقف عن الانتظار",
  sentTitle: "جارٍ الإلغاء",
  sentText: "في انتظار {network}. يمكنك إغلاق هذا.",
  successTitle: "أُلغيت",
  successText: "لم يعد بإمكان الجهة المخوَّلة أخذ {token}.",
  failedTitle: "لم تنفّذه الشبكة",
  failedText: "الموافقة كما كانت. أُنفقت الرسوم فقط.",
  declinedTitle: "رفضت في {wallet}",
  declinedText: "الموافقة كما كانت.",
  unsentTitle: "لم يُرسل",
  unknownTitle: "لا يُعرف هل أُرسل",
  unknownText: "انظر إلى موافقاتك مرة أخرى بعد قليل.",
  checkAgain: "التحقق مرة أخرى",
  done: "تم",
  problems: {
    fee: "لا يوجد ما يكفي من {symbol} لرسوم الشبكة.",
    feeUnknown: "لا يمكن الآن قراءة رسوم الشبكة. أعد المحاولة.",
    sponsor: "لن تُدفع رسوم الشبكة عنك هذه المرة. حاول مجددًا لتدفعها بنفسك.",
    refused: "يرفض العقد ذلك. لحماية {token} انقله إلى حساب آخر.",
    changed: "تغيّر شيء منذ أن نظرت. انظر مرة أخرى.",
    network: "محفظتك على شبكة أخرى. أعدها ثم حاول مرة أخرى.",
    waiting: "ما زال طلب آخر ينتظر في محفظتك.",
    busy: "لم تقبل المحفظة الطلب. ربما هناك طلب آخر مفتوح.",
    other: "لم ينجح ذلك. حاول مرة أخرى."
  }
}
