import type { Language } from "./Language.ts"

type Translated = Readonly<Record<Exclude<Language, "en">, string>>

// By the English text, in which a number or a provider's name is `{}`.
const refusals: Readonly<Record<string, Translated>> = {
  "Please try again after {} seconds": {
    de: "Bitte versuche es in {} Sekunden erneut",
    ar: "يُرجى المحاولة مرة أخرى بعد {} ثانية"
  },
  "The code is wrong": { de: "Der Code ist falsch", ar: "الرمز غير صحيح" },
  "The code has expired, or was tried too often. Ask for a new one.": {
    de: "Der Code ist abgelaufen oder wurde zu oft versucht. Fordere einen neuen an.",
    ar: "انتهت صلاحية الرمز أو جُرّب أكثر من اللازم. اطلب رمزًا جديدًا."
  },
  "The code was used before. Ask for a new one.": {
    de: "Der Code wurde schon verwendet. Fordere einen neuen an.",
    ar: "استُخدم الرمز من قبل. اطلب رمزًا جديدًا."
  },
  "The confirmation has expired. Start again.": {
    de: "Die Bestätigung ist abgelaufen. Beginne von vorn.",
    ar: "انتهت صلاحية التأكيد. ابدأ من جديد."
  },
  "The sign-in has expired. Start again.": {
    de: "Die Anmeldung ist abgelaufen. Beginne von vorn.",
    ar: "انتهت صلاحية تسجيل الدخول. ابدأ من جديد."
  },
  "This link was used before, or is older than 20 minutes.": {
    de: "Dieser Link wurde schon verwendet oder ist älter als 20 Minuten.",
    ar: "استُخدم هذا الرابط من قبل، أو مضى عليه أكثر من 20 دقيقة."
  },
  "Start again.": { de: "Beginne von vorn.", ar: "ابدأ من جديد." },
  "Sign in first": { de: "Melde dich zuerst an", ar: "سجّل الدخول أولًا" },
  "The mail could not be sent. Try again later.": {
    de: "Die E-Mail konnte nicht gesendet werden. Versuche es später erneut.",
    ar: "تعذّر إرسال البريد. حاول لاحقًا."
  },
  "The provider does not answer. Try again.": {
    de: "Der Anbieter antwortet nicht. Versuche es erneut.",
    ar: "المزوّد لا يستجيب. حاول مرة أخرى."
  },
  "Farcaster does not answer. Try again.": {
    de: "Farcaster antwortet nicht. Versuche es erneut.",
    ar: "لا يستجيب Farcaster. حاول مرة أخرى."
  },
  "Farcaster does not confirm who this is": {
    de: "Farcaster bestätigt nicht, wer das ist",
    ar: "لا يؤكد Farcaster هوية هذا الشخص"
  },
  "This wallet has no sign-in by {}": {
    de: "Diese Wallet hat keine Anmeldung über {}",
    ar: "لا تتيح هذه المحفظة تسجيل الدخول عبر {}"
  },
  "This wallet does not know the network {}": {
    de: "Diese Wallet kennt das Netzwerk {} nicht",
    ar: "لا تعرف هذه المحفظة الشبكة {}"
  },
  "The network's node does not answer. Try again.": {
    de: "Der Knoten des Netzwerks antwortet nicht. Versuche es erneut.",
    ar: "عقدة الشبكة لا تستجيب. حاول مرة أخرى."
  },
  "This network has no smart accounts": {
    de: "Dieses Netzwerk hat keine Smart Accounts",
    ar: "لا حسابات ذكية على هذه الشبكة"
  },
  "This wallet has no e-mail address": {
    de: "Diese Wallet hat keine E-Mail-Adresse",
    ar: "ليس لهذه المحفظة عنوان بريد"
  },
  "This address has a wallet of its own": {
    de: "Diese Adresse hat eine eigene Wallet",
    ar: "لهذا العنوان محفظة خاصة به"
  },
  "The wallet was changed on another device": {
    de: "Die Wallet wurde auf einem anderen Gerät geändert",
    ar: "غُيّرت المحفظة على جهاز آخر"
  },
  "Open the wallet on this device first: this is for its owner alone": {
    de: "Öffne zuerst die Wallet auf diesem Gerät: Das steht nur ihrem Inhaber zu",
    ar: "افتح المحفظة على هذا الجهاز أولًا: هذا لصاحبها وحده"
  },
  "This page may not use the wallet": {
    de: "Diese Seite darf die Wallet nicht verwenden",
    ar: "لا يُسمح لهذه الصفحة باستخدام المحفظة"
  },
  "There is no wallet yet that could be given up": {
    de: "Es gibt noch keine Wallet, die aufgegeben werden könnte",
    ar: "لا توجد محفظة بعد يمكن التخلي عنها"
  },
  "Starting over was not asked for, or its time has not come": {
    de: "Der Neuanfang wurde nicht verlangt, oder seine Zeit ist noch nicht da",
    ar: "لم يُطلب البدء من جديد، أو لم يحن وقته بعد"
  },
  "Sign out, and sign in by e-mail once more, to start over": {
    de: "Melde dich ab und noch einmal per E-Mail an, um neu anzufangen",
    ar: "سجّل الخروج ثم سجّل الدخول بالبريد مرة أخرى لتبدأ من جديد"
  },
  "Something failed on the server": {
    de: "Auf dem Server ist etwas fehlgeschlagen",
    ar: "حدث خطأ في الخادم"
  }
}

const shapes = Object.keys(refusals).map((english) => {
  const [before = "", after] = english.split("{}")
  return { english, before, after }
})

/** A refusal's text in a language; in English where there is no other, as for what only a developer gets to read. */
export const refusalText = (message: string, language: Language): string => {
  if (language === "en") return message
  for (const { english, before, after } of shapes) {
    const translated = refusals[english]![language]
    if (after === undefined) {
      if (message === english) return translated
    } else if (message.startsWith(before) && message.endsWith(after) && message.length > english.length - 2)
      return translated.replace("{}", () => message.slice(before.length, message.length - after.length))
  }
  return message
}
