import type { Words } from "@latchkey/react/view"

/** Every text that the view shows, in one language. `{name}` is replaced by a value. */
export interface SiwxMessages {
  readonly checking: string
  readonly checkingText: string
  readonly ask: string
  readonly askText: string
  readonly askRequired: string
  /** The wallet is asked. */
  readonly open: string
  readonly openText: string
  readonly verifying: string
  readonly verifyingText: string
  readonly declined: string
  readonly declinedText: string
  readonly failed: string
  /** The site's server, or who keeps sign-ins, did not do its part. */
  readonly failedText: string
  readonly invalidText: string
  readonly wrongNetwork: string
  readonly wrongNetworkText: string
  readonly chooseNetwork: string
  readonly sign: string
  readonly site: string
  readonly account: string
  readonly network: string
  readonly notConnected: string
}

/** The catalogues, by language. */
export const messages: Words<SiwxMessages> = {
  en: {
    checking: "One moment",
    checkingText: "Checking whether you are signed in already.",
    ask: "Prove that this account is yours",
    askText: "Sign a message with {wallet}. It costs nothing and moves nothing.",
    askRequired: "This site needs a signature from {wallet}. It costs nothing and moves nothing.",
    open: "Open {wallet} to sign",
    openText: "Check that the message names this site, then sign it.",
    verifying: "Signing you in",
    verifyingText: "The site is checking your signature.",
    declined: "You declined in the wallet",
    declinedText: "You are not signed in. Nothing was sent.",
    failed: "You are not signed in",
    failedText: "The site did not answer as it should. Try again.",
    invalidText: "The site did not accept the signature. Try again, or use another account.",
    wrongNetwork: "Not on this network",
    wrongNetworkText: "This site takes no sign-ins on {network}.",
    chooseNetwork: "Choose network",
    sign: "Sign",
    site: "Site",
    account: "Account",
    network: "Network",
    notConnected: "Connect a wallet to sign in."
  },
  ar: {
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
    failed: "لم يتم تسجيل دخولك",
    failedText: "لم يُجب الموقع كما ينبغي. حاول مرة أخرى.",
    invalidText: "لم يقبل الموقع التوقيع. حاول مرة أخرى أو استخدم حسابًا آخر.",
    wrongNetwork: "ليس على هذه الشبكة",
    wrongNetworkText: "لا يقبل هذا الموقع تسجيل الدخول على {network}.",
    chooseNetwork: "اختر شبكة",
    sign: "توقيع",
    site: "الموقع",
    account: "الحساب",
    network: "الشبكة",
    notConnected: "اربط محفظة لتسجيل الدخول."
  },
  de: {
    checking: "Einen Moment",
    checkingText: "Wir sehen nach, ob du schon angemeldet bist.",
    ask: "Zeig, dass dieses Konto dir gehört",
    askText: "Signiere eine Nachricht mit {wallet}. Das kostet nichts und bewegt nichts.",
    askRequired: "Diese Seite braucht eine Signatur von {wallet}. Das kostet nichts und bewegt nichts.",
    open: "Öffne {wallet} zum Signieren",
    openText: "Prüfe, dass die Nachricht diese Seite nennt, und signiere sie dann.",
    verifying: "Du wirst angemeldet",
    verifyingText: "Die Seite prüft deine Signatur.",
    declined: "Du hast in der Wallet abgelehnt",
    declinedText: "Du bist nicht angemeldet. Es wurde nichts gesendet.",
    failed: "Du bist nicht angemeldet",
    failedText: "Die Seite hat nicht geantwortet, wie sie sollte. Versuch es noch einmal.",
    invalidText:
      "Die Seite hat die Signatur nicht angenommen. Versuch es noch einmal oder mit einem anderen Konto.",
    wrongNetwork: "Nicht auf diesem Netzwerk",
    wrongNetworkText: "Diese Seite nimmt keine Anmeldungen auf {network} an.",
    chooseNetwork: "Netzwerk wählen",
    sign: "Signieren",
    site: "Seite",
    account: "Konto",
    network: "Netzwerk",
    notConnected: "Verbinde eine Wallet, um dich anzumelden."
  }
}
