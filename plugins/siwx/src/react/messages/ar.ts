import type { SiwxMessages } from "../SiwxMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  sign: "تسجيل الدخول"
}

export const words: SiwxMessages = {
  checking: "لحظة من فضلك",
  checkingText: "نتحقق مما إذا كنت قد سجّلت الدخول من قبل.",
  ask: "أثبت أن هذا الحساب لك",
  askText: "وقّع رسالة باستخدام {wallet}. لا يكلّف ذلك شيئًا ولا ينقل شيئًا.",
  askRequired: "يحتاج هذا الموقع إلى توقيع من {wallet}. لا يكلّف ذلك شيئًا ولا ينقل شيئًا.",
  open: "افتح {wallet} للتوقيع",
  openText: "تأكد من أن الرسالة تذكر هذا الموقع، ثم وقّعها.",
  verifying: "جارٍ تسجيل دخولك",
  verifyingText: "يتحقق الموقع من توقيعك.",
  declined: "لقد رفضتَ في المحفظة",
  declinedText: "لم يتم تسجيل دخولك، ولم يُرسل أي شيء.",
  failed: "لم يتم تسجيل الدخول",
  failedText: "لم يُجب الموقع كما ينبغي. حاول مرة أخرى.",
  invalidText: "لم يقبل الموقع التوقيع. حاول مرة أخرى أو استخدم حسابًا آخر.",
  wrongNetwork: "ليس على هذه الشبكة",
  wrongNetworkText: "لا يقبل هذا الموقع تسجيل الدخول على {network}.",
  chooseNetwork: "اختيار الشبكة",
  sign: "توقيع",
  site: "الموقع",
  account: "الحساب",
  network: "الشبكة",
  notConnected: "اربط محفظة لتسجيل الدخول."
}
