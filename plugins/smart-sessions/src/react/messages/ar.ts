import type { SmartSessionsMessages } from "../SmartSessionsMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  list: "الجلسات الذكية",
  session: "جلسة ذكية"
}

export const words: SmartSessionsMessages = {
  tabs: { active: "نشطة", expired: "منتهية", revoked: "ملغاة" },
  none: {
    active: "لا يمكن لأي تطبيق التصرف باسم هذا الحساب.",
    expired: "لم تنتهِ أي جلسة لهذا الحساب.",
    revoked: "لم تُلغَ أي جلسة لهذا الحساب."
  },
  off: "الجلسات الذكية متوقفة في هذه الصفحة.",
  failed: "تعذّرت قراءة جلساتك الذكية.",
  outdated: "تعذّرت قراءة جلساتك الذكية من جديد. ربما تغيّرت هذه.",
  readAgain: "القراءة من جديد",
  unnamed: "تطبيق",
  until: "حتى {date}",
  endedAt: "انتهت {date}",
  revokedOn: "أُلغيت {date}",
  allows: "يمكنه دون سؤالك",
  spend: "إنفاق حتى {amount} كل {period}",
  call: "استدعاء {functions} في {address}",
  actAs: "تشغيل {functions} في {address} كأنه حسابك",
  withValue: "مع ما يصل إلى {amount} كل مرة",
  unread: "والمزيد مما لا يمكن عرضه هنا. انظر إليه في محفظتك.",
  units: {
    zero: "{count} وحدة من {address}",
    one: "وحدة واحدة من {address}",
    two: "وحدتين من {address}",
    few: "{count} وحدات من {address}",
    many: "{count} وحدة من {address}",
    other: "{count} وحدة من {address}"
  },
  periods: { second: "ثانية", minute: "دقيقة", hour: "ساعة", day: "يوم", week: "أسبوع" },
  project: "التطبيق",
  account: "للحساب",
  network: "الشبكة",
  begun: "مُنحت",
  ends: "تنتهي",
  ended: "انتهت",
  revoked: "أُلغيت",
  revoke: "إلغاء الجلسة",
  revokeNote: "تطلب محفظتك توقيعك على ذلك. لا يكلّف شيئًا.",
  asking: "وافق في {wallet}",
  declined: "رفضت. الجلسة كما كانت.",
  revokeFailed: "تعذّر إلغاء الجلسة الذكية. حاول مرة أخرى.",
  gone: "لم تعد هذه الجلسة موجودة.",
  grantedTitle: "مُنحت الجلسة الذكية",
  grantedText: "يمكنك إلغاؤها في أي وقت من حسابك.",
  refusedTitle: "مُنح أكثر مما طُلب",
  refusedText: "لا تُستخدم هذه الجلسة. ألغها في {wallet}.",
  seeAll: "كل الجلسات الذكية",
  done: "تم"
}
