import type { Language } from "../words/Language.ts"

/** What the pages say that mails and providers lead to. */
interface PageWords {
  readonly isYou: string
  readonly firstTime: string
  readonly at: string
  readonly in: string
  readonly notYou: string
  readonly letIn: string
  readonly expired: string
  readonly expiredText: string
  readonly notConfirmed: string
  readonly otherPage: string
  readonly done: string
  readonly doneText: string
  readonly stopTitle: string
  readonly stopText: string
  readonly stop: string
  readonly stopped: string
  readonly stoppedText: string
  readonly nothingToStop: string
  readonly signedIn: string
  readonly goBack: string
  readonly notSignedIn: string
  readonly closeWindow: string
}

/** The words of these pages, by language. */
export const pageWords: Readonly<Record<Language, PageWords>> = {
  en: {
    isYou: "Is this you?",
    firstTime: "Somebody signs in to your wallet for the first time",
    at: "at",
    in: "in",
    notYou: "If it is not you, close this page: nothing happens then.",
    letIn: "Yes, let this device in",
    expired: "This link has expired",
    expiredText: "It works once, and for 20 minutes. Start again in the page.",
    notConfirmed: "Not confirmed",
    otherPage: "This came from another page.",
    done: "The device is let in",
    doneText: "A code was sent to you. Type it in the page where you began.",
    stopTitle: "Keep your wallet?",
    stopText:
      "Somebody asked to give up your wallet and to start over with a new one. If you stop it, the wallet stays as it is.",
    stop: "Stop it, keep my wallet",
    stopped: "Your wallet is kept",
    stoppedText: "Starting over was stopped. If you did not ask for it, somebody else may read your mails.",
    nothingToStop: "There is nothing to stop: it was stopped before, or is over.",
    signedIn: "You are signed in",
    goBack: "Go back to the page where you began.",
    notSignedIn: "You are not signed in",
    closeWindow: "Close this window, and try again in the page where you began."
  },
  de: {
    isYou: "Bist du das?",
    firstTime: "Jemand meldet sich zum ersten Mal bei deiner Wallet an",
    at: "auf",
    in: "in",
    notYou: "Wenn du es nicht bist, schließe diese Seite: Dann geschieht nichts.",
    letIn: "Ja, dieses Gerät hereinlassen",
    expired: "Dieser Link ist abgelaufen",
    expiredText: "Er gilt einmal und 20 Minuten lang. Beginne auf der Seite von vorn.",
    notConfirmed: "Nicht bestätigt",
    otherPage: "Das kam von einer anderen Seite.",
    done: "Das Gerät ist hereingelassen",
    doneText: "Ein Code wurde dir geschickt. Gib ihn auf der Seite ein, auf der du begonnen hast.",
    stopTitle: "Deine Wallet behalten?",
    stopText:
      "Jemand hat verlangt, deine Wallet aufzugeben und mit einer neuen anzufangen. Wenn du es aufhältst, bleibt die Wallet, wie sie ist.",
    stop: "Aufhalten, meine Wallet behalten",
    stopped: "Deine Wallet bleibt",
    stoppedText:
      "Der Neuanfang wurde aufgehalten. Wenn du ihn nicht verlangt hast, liest vielleicht jemand anderes deine E-Mails.",
    nothingToStop: "Es gibt nichts aufzuhalten: Es wurde schon aufgehalten oder ist vorbei.",
    signedIn: "Du bist angemeldet",
    goBack: "Kehre zu der Seite zurück, auf der du begonnen hast.",
    notSignedIn: "Du bist nicht angemeldet",
    closeWindow:
      "Schließe dieses Fenster und versuche es auf der Seite, auf der du begonnen hast, noch einmal."
  },
  ar: {
    isYou: "هل هذا أنت؟",
    firstTime: "يسجّل أحدهم الدخول إلى محفظتك لأول مرة",
    at: "في",
    in: "من",
    notYou: "إذا لم تكن أنت، فأغلق هذه الصفحة: لن يحدث شيء.",
    letIn: "نعم، اسمح لهذا الجهاز",
    expired: "انتهت صلاحية هذا الرابط",
    expiredText: "يصلح مرة واحدة ولمدة 20 دقيقة. ابدأ من جديد في الصفحة.",
    notConfirmed: "لم يُؤكَّد",
    otherPage: "جاء هذا من صفحة أخرى.",
    done: "سُمح للجهاز بالدخول",
    doneText: "أُرسل إليك رمز. اكتبه في الصفحة التي بدأت منها.",
    stopTitle: "هل تريد الاحتفاظ بمحفظتك؟",
    stopText: "طلب أحدهم التخلي عن محفظتك والبدء بمحفظة جديدة. إذا أوقفت ذلك تبقى المحفظة كما هي.",
    stop: "أوقف ذلك واحتفظ بمحفظتي",
    stopped: "محفظتك باقية",
    stoppedText: "أُوقف البدء من جديد. إذا لم تطلبه أنت، فربما يقرأ شخص آخر بريدك.",
    nothingToStop: "لا شيء لإيقافه: أُوقف من قبل أو انتهى.",
    signedIn: "تم تسجيل الدخول",
    goBack: "عُد إلى الصفحة التي بدأت منها.",
    notSignedIn: "لم يتم تسجيل الدخول",
    closeWindow: "أغلق هذه النافذة وحاول مرة أخرى في الصفحة التي بدأت منها."
  }
}
