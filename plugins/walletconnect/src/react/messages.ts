import type { Words } from "@latchkey/react/view"

/** Every text that the views show, in one language. `{name}` is replaced by a value. */
export interface WalletConnectMessages {
  /** Alternative text of the QR code. */
  readonly qrCode: string
  readonly scanAny: string
  readonly scanWith: string
  /** How long the code is valid: `{time}` is minutes and seconds. */
  readonly validFor: string
  readonly preparing: string
  readonly copyLink: string
  readonly linkCopied: string
  readonly linkFailed: string
  readonly openWallet: string
  readonly openAnyWallet: string
  readonly openText: string
  readonly openAnyText: string
  readonly checking: string
  readonly stuckTitle: string
  readonly stuckText: string
  readonly getWallet: string
  readonly showCode: string
  /** Labels of the ways to reach a wallet. */
  readonly ways: string
  readonly mobile: string
  readonly web: string
  readonly desktop: string
  readonly expiredTitle: string
  readonly expiredText: string
  readonly newCode: string
  readonly relayTitle: string
  readonly relayText: string
  readonly refusedTitle: string
  readonly refusedText: string
  readonly clockTitle: string
  readonly clockText: string
  readonly unusableTitle: string
  readonly unusableText: string
  readonly requestText: string
  readonly stuckRequest: string
}

/** The catalogues, by language. */
export const messages: Words<WalletConnectMessages> = {
  en: {
    qrCode: "QR code for your wallet",
    scanAny: "Scan this code with a wallet on your phone.",
    scanWith: "Scan this code with {wallet} on your phone.",
    validFor: "Valid for {time}",
    preparing: "Preparing a code",
    copyLink: "Copy link",
    linkCopied: "Link copied",
    linkFailed: "Couldn't copy the link. Scan the code instead.",
    openWallet: "Open {wallet}",
    openAnyWallet: "Open a wallet app",
    openText: "Approve the connection there, then come back.",
    openAnyText: "Your phone opens the wallet that you use for such links.",
    checking: "Waiting for your wallet",
    stuckTitle: "Did {wallet} open?",
    stuckText: "If nothing happened, try again, get the app, or use another way.",
    getWallet: "Get {wallet}",
    showCode: "Show QR code",
    ways: "Ways to connect",
    mobile: "Mobile",
    web: "Web app",
    desktop: "Desktop",
    expiredTitle: "The code has expired",
    expiredText: "A code is valid for four minutes, to keep others from using it.",
    newCode: "Show a new code",
    relayTitle: "The relay can't be reached",
    relayText: "Wallets on your phone need it. Check your connection, or choose a wallet in this browser.",
    refusedTitle: "This app can't use WalletConnect",
    refusedText: "The relay refused it. Wallets in this browser still work.",
    clockTitle: "Session expired",
    clockText: "The clock of this device is wrong. Check its date and time settings, then connect again.",
    unusableTitle: "Nothing to connect",
    unusableText: "{wallet} shared no account on a network of this app. Choose one there, and try again.",
    requestText: "{wallet} has a request for you. Open it to answer.",
    stuckRequest: "If nothing happened, open the wallet's app yourself: the request waits there."
  },
  ar: {
    qrCode: "رمز QR لمحفظتك",
    scanAny: "امسح هذا الرمز بمحفظة على هاتفك.",
    scanWith: "امسح هذا الرمز باستخدام {wallet} على هاتفك.",
    validFor: "صالح لمدة {time}",
    preparing: "جارٍ تجهيز الرمز",
    copyLink: "نسخ الرابط",
    linkCopied: "تم نسخ الرابط",
    linkFailed: "تعذّر نسخ الرابط. امسح الرمز بدلًا من ذلك.",
    openWallet: "فتح {wallet}",
    openAnyWallet: "فتح تطبيق محفظة",
    openText: "وافق على الربط هناك، ثم عُد إلى هنا.",
    openAnyText: "يفتح هاتفك المحفظة التي تستخدمها لمثل هذه الروابط.",
    checking: "في انتظار محفظتك",
    stuckTitle: "هل فُتح {wallet}؟",
    stuckText: "إذا لم يحدث شيء، حاول مجددًا أو احصل على التطبيق أو استخدم طريقة أخرى.",
    getWallet: "الحصول على {wallet}",
    showCode: "إظهار رمز QR",
    ways: "طرق الربط",
    mobile: "الهاتف",
    web: "تطبيق ويب",
    desktop: "الحاسوب",
    expiredTitle: "انتهت صلاحية الرمز",
    expiredText: "الرمز صالح لأربع دقائق حتى لا يستخدمه غيرك.",
    newCode: "إظهار رمز جديد",
    relayTitle: "تعذّر الوصول إلى خادم الترحيل",
    relayText: "تحتاج إليه المحافظ على هاتفك. تحقّق من اتصالك أو اختر محفظة في هذا المتصفح.",
    refusedTitle: "لا يمكن لهذا التطبيق استخدام WalletConnect",
    refusedText: "رفضه خادم الترحيل. المحافظ في هذا المتصفح ما زالت تعمل.",
    clockTitle: "انتهت الجلسة",
    clockText: "ساعة هذا الجهاز غير صحيحة. تحقّق من إعدادات التاريخ والوقت ثم أعد الربط.",
    unusableTitle: "لا يوجد ما يمكن ربطه",
    unusableText: "لم يشارك {wallet} أي حساب على شبكة من شبكات هذا التطبيق. اختر واحدًا هناك وحاول مجددًا.",
    requestText: "لدى {wallet} طلب لك. افتحه للرد.",
    stuckRequest: "إذا لم يحدث شيء، افتح تطبيق المحفظة بنفسك: الطلب في انتظارك هناك."
  },
  de: {
    qrCode: "QR-Code für deine Wallet",
    scanAny: "Scanne diesen Code mit einer Wallet auf deinem Handy.",
    scanWith: "Scanne diesen Code mit {wallet} auf deinem Handy.",
    validFor: "Gültig noch {time}",
    preparing: "Der Code wird vorbereitet",
    copyLink: "Link kopieren",
    linkCopied: "Link kopiert",
    linkFailed: "Der Link konnte nicht kopiert werden. Scanne stattdessen den Code.",
    openWallet: "{wallet} öffnen",
    openAnyWallet: "Eine Wallet-App öffnen",
    openText: "Bestätige die Verbindung dort und komm dann zurück.",
    openAnyText: "Dein Handy öffnet die Wallet, die du für solche Links verwendest.",
    checking: "Warten auf deine Wallet",
    stuckTitle: "Hat sich {wallet} geöffnet?",
    stuckText:
      "Wenn nichts passiert ist: versuch es noch einmal, hol dir die App oder nimm einen anderen Weg.",
    getWallet: "{wallet} holen",
    showCode: "QR-Code zeigen",
    ways: "Wege zur Verbindung",
    mobile: "Handy",
    web: "Web-App",
    desktop: "Computer",
    expiredTitle: "Der Code ist abgelaufen",
    expiredText: "Ein Code gilt vier Minuten, damit ihn niemand sonst verwendet.",
    newCode: "Neuen Code zeigen",
    relayTitle: "Das Relay ist nicht erreichbar",
    relayText:
      "Wallets auf deinem Handy brauchen es. Prüfe deine Verbindung oder wähle eine Wallet in diesem Browser.",
    refusedTitle: "Diese App kann WalletConnect nicht nutzen",
    refusedText: "Das Relay hat sie abgelehnt. Wallets in diesem Browser funktionieren weiter.",
    clockTitle: "Sitzung abgelaufen",
    clockText:
      "Die Uhr dieses Geräts geht falsch. Prüfe Datum und Uhrzeit in den Einstellungen und verbinde dich neu.",
    unusableTitle: "Nichts zu verbinden",
    unusableText:
      "{wallet} hat kein Konto in einem Netzwerk dieser App freigegeben. Wähle dort eines und versuch es noch einmal.",
    requestText: "{wallet} hat eine Anfrage für dich. Öffne sie, um zu antworten.",
    stuckRequest: "Wenn nichts passiert ist, öffne die Wallet-App selbst: die Anfrage wartet dort."
  }
}
