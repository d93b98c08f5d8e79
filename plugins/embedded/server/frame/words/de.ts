import type { Words } from "./Words.ts"

const day = (due: number) => new Intl.DateTimeFormat("de", { dateStyle: "long" }).format(due)
const time = (at: number) => new Intl.DateTimeFormat("de", { timeStyle: "short" }).format(at)

export const words: Words = {
  direction: "ltr",
  cancel: "Abbrechen",
  decline: "Ablehnen",
  next: "Weiter",
  close: "Schließen",
  copy: "Kopieren",
  copied: "Kopiert",
  saveTitle: "Dein Wiederherstellungscode",
  saveText:
    "Deine Wallet entsteht hier, und nur du kannst sie öffnen. Auf einem anderen Gerät oder einer anderen Website wirst du nach diesem Code gefragt. Bewahre ihn auf wie alles, was dir wichtig ist: Wer ihn und jedes Gerät verliert, verliert die Wallet, und niemand kann sie zurückgeben.",
  renewedText:
    "Das ist dein neuer Wiederherstellungscode. Sobald du weitergehst, ist der alte nichts mehr wert.",
  saveCheck: "Gib die letzten vier Zeichen ein, damit sicher ist, dass du ihn hast",
  saveWrong: "Das sind nicht die letzten vier Zeichen des Codes",
  askTitle: "Öffne deine Wallet",
  askText:
    "Dieses Gerät hat deine Wallet noch nicht. Gib den Wiederherstellungscode ein, den du bekommen hast, als die Wallet entstand.",
  askLabel: "Wiederherstellungscode",
  askWrong: "Das ist nicht der Code dieser Wallet",
  unlock: "Wallet öffnen",
  lost: "Ohne den Code lässt sich die Wallet dort öffnen, wo sie schon offen ist: Dort kannst du einen neuen machen.",
  walletTitle: "Deine Wallet",
  phraseTitle: "Wiederherstellungswörter",
  phraseText:
    "24 Wörter, mit denen jede Wallet diese Konten öffnet. Wer sie liest, hat alles, was darin ist. Keine Seite und kein Mensch braucht sie je von dir.",
  phraseShow: "Die 24 Wörter zeigen",
  phraseUnderstood: "Ich bin allein und gebe sie auf keiner Seite ein",
  renewTitle: "Wiederherstellungscode",
  renewText:
    "Mach einen neuen Code, wenn du deinen verloren hast oder ihn jemand gesehen haben könnte. Der alte ist dann nichts mehr wert.",
  renew: "Neuen Code machen",
  backupTitle: "Sicherungsdatei",
  backupText:
    "Zeigt deine 24 Wörter ohne uns: Sie öffnet sich in jedem Browser, offline, mit deinem Wiederherstellungscode. Sichere nach einem neuen Code eine neue Datei.",
  backupSave: "Datei sichern",
  limitsTitle: "Limits",
  limitsText:
    "Über diesen Beträgen, und wo der Betrag nicht feststeht, verlangt die Wallet jedes Mal deinen Passkey oder den Wiederherstellungscode. Sind alle Felder leer, fragt sie nie.",
  limitsSave: "Limits speichern",
  limitsAsk:
    "Du hast für diese Wallet Limits gesetzt: Bestätige mit deinem Passkey oder dem Wiederherstellungscode.",
  devicesTitle: "Geräte",
  devicesHint: "Sieh nach, wo deine Wallet angemeldet ist, und melde ab, was nicht mehr deins ist.",
  devices: "Geräte zeigen",
  devicesText:
    "Diese Browser dürfen sich bei deiner Wallet anmelden. Was du abmeldest, braucht deine E-Mail, um zurückzukommen. Die Wallet selbst bleibt auf einem Gerät, das sie geöffnet hat: Wurde es gestohlen, bring, was in der Wallet ist, in eine andere.",
  thisDevice: "Dieses Gerät",
  signedInSince: (seen) => `Angemeldet seit ${day(seen)}`,
  signedOut: (seen) => `Abgemeldet, zuletzt hier am ${day(seen)}`,
  endDevice: "Abmelden",
  endOthers: "Alle anderen abmelden",
  changeEmailTitle: "Die E-Mail-Adresse deiner Wallet ändern",
  changeEmailText:
    "Danach ist die Wallet nur noch über die neue Adresse zu finden, und jedes andere Gerät wird abgemeldet. An beide Adressen geht ein Code; die Seite fragt dich danach.",
  changeEmail: "Adresse ändern",
  emailNow: "Jetzt",
  emailThen: "Danach",
  asks: (origin) => `${origin} fragt`,
  understood: "Ich habe das gelesen und will es",
  readOn: "Scrolle jedes Feld bis zum Ende, um weiterzugehen",
  number: (digits) => `Zahl ${digits}`,
  numberLabel: "Gib die oben markierte Zahl ein",
  numberWhy:
    "Dieser Browser kann der Wallet nicht sagen, ob etwas über ihr liegt. Die Zahl zeigt, dass du sie siehst.",
  numberWrong: "Das ist nicht die Zahl. Nach drei falschen wird abgelehnt.",
  numberWait: (until) => `Zu viele falsche Zahlen. Ab ${time(until)} geht es weiter.`,
  network: "Netzwerk",
  account: "Konto",
  back: "Zurück",
  passkeys: {
    title: "Bewahre deine Wallet mit einem Passkey",
    text: "Dann öffnet dein Gesicht, dein Finger oder die Sperre dieses Geräts die Wallet, auch auf deinen anderen Geräten. Du musst nichts aufschreiben; ein Wiederherstellungscode kann daneben stehen.",
    create: "Passkey erstellen",
    useCode: "Wiederherstellungscode nehmen",
    unlock: "Mit Passkey öffnen",
    later: "Später",
    codeBeside:
      "Auch dieser Code öffnet die Wallet, wo kein Passkey zur Hand ist. Schreib ihn auf und bewahre ihn auf wie alles, was dir wichtig ist, oder mach später einen in den Einstellungen der Wallet.",
    listTitle: "Passkeys",
    hint: "Öffne die Wallet mit Gesicht, Finger oder der Sperre eines Geräts statt mit dem Wiederherstellungscode.",
    show: "Passkeys zeigen",
    listText:
      "Jeder dieser Passkeys öffnet deine Wallet auf einem angemeldeten Gerät. Behalte einen zweiten Weg: einen weiteren Passkey oder einen Wiederherstellungscode.",
    name: "Name",
    since: (at) => `Seit ${day(at)}`,
    rename: "Umbenennen",
    remove: "Entfernen",
    add: "Passkey hinzufügen",
    declined: "Es wurde kein Passkey benutzt. Versuche es noch einmal, oder nimm den Wiederherstellungscode.",
    noSecret:
      "Dieser Passkey kann keine Wallet öffnen: Das Gerät oder der Passwortmanager, der ihn aufbewahrt, kann das nicht. Nimm einen anderen oder den Wiederherstellungscode.",
    known: "Dieses Gerät hat schon einen Passkey dieser Wallet.",
    window:
      "Das Fenster der Wallet lässt sich nicht öffnen. Erlaube es im Browser, oder nimm den Wiederherstellungscode.",
    windowText: "Mach hier weiter. Dieses Fenster schließt sich von selbst.",
    enterTitle: "Mit Passkey anmelden",
    enterText:
      "Ohne E-Mail-Adresse und ohne Passwort: Dein Passkey meldet dich an. Wenn du ihn verlierst, bringt nur der Wiederherstellungscode deine Wallet zurück.",
    enter: "Meinen Passkey verwenden"
  },
  startOver: {
    lostAll: "Ich habe den Code und alle Geräte verloren",
    title: "Mit einer neuen Wallet neu anfangen",
    text: "Zuerst wartest du einige Tage. Bis dahin bekommst du jeden Tag eine E-Mail mit einem Link, der es aufhält, falls es jemand anderes verlangt hat. Danach meldest du dich noch einmal per E-Mail an, und diese Adresse bekommt eine neue, leere Wallet.",
    warning:
      "Deine jetzige Wallet und alles, was darin ist, ist dann mit dieser Adresse für niemanden mehr zu erreichen: weder für dich noch für uns. Wenn du den Code oder ein Gerät, auf dem die Wallet offen ist, noch finden könntest, suche zuerst danach.",
    type: (email) => `Gib zur Bestätigung ${email} ein`,
    typeWrong: "Das ist nicht die Adresse, mit der du angemeldet bist",
    ask: "Neuanfang verlangen",
    waiting: (due) =>
      `Der Neuanfang wurde verlangt. Möglich ist er ab ${day(due)}, für den, der sich dann per E-Mail anmeldet. Bis dahin ändert sich nichts, und wer die Wallet mit ihrem Code öffnet oder dem Link in einer E-Mail folgt, hält ihn auf.`,
    proveFirst:
      "Die Wartezeit ist vorbei. Melde dich ab und noch einmal per E-Mail an, um zu zeigen, dass das Postfach noch deines ist: Dann kannst du hier neu anfangen.",
    ready:
      "Die Wartezeit ist vorbei, und du hast gezeigt, dass das Postfach deines ist. Du kannst jetzt neu anfangen.",
    finish: "Alte Wallet aufgeben"
  },
  signing: {
    sign: "Signieren",
    send: "Senden",
    allow: "Erlauben",
    takeBack: "Zurücknehmen",
    call: "Aufrufen",
    create: "Erstellen",
    approve: "Bestätigen",
    signMessage: "Nachricht signieren",
    signTyped: "Strukturierte Daten signieren",
    sendCoin: (symbol) => `${symbol} senden`,
    sendToken: "Token senden",
    sendThing: "Token oder Sammelstück senden",
    moveOthers: "Etwas bewegen, das anderen gehört",
    allowSpender: "Jemand anderem dein Token erlauben",
    takeBackAllowance: "Erlaubnis zurücknehmen",
    allowOperator: "Jemand anderem alle deine Sammelstücke überlassen",
    takeBackPermission: "Berechtigung zurücknehmen",
    callContract: "Vertrag aufrufen",
    createContract: "Vertrag erstellen",
    callsAtOnce: (count) => (count === 1 ? "Aufruf bestätigen" : `${count} Aufrufe auf einmal bestätigen`),
    signTransactions: (count) => (count === 1 ? "Transaktion signieren" : `${count} Transaktionen signieren`),
    sendTransaction: "Transaktion senden",
    message: "Nachricht",
    messageBytes: "Nachricht, als Bytes",
    empty: "(leer)",
    forApp: "Für",
    contract: "Vertrag",
    amount: "Betrag",
    amountOrNumber: "Betrag oder Nummer des Sammelstücks",
    uncounted: (amount) =>
      `${amount} (der Token sagt nicht, wie es zählt, oder das ist die Nummer eines Sammelstücks)`,
    from: "Von",
    to: "An",
    token: "Token",
    atMost: "Höchstens",
    everything: "Alles",
    spender: "Wer ausgeben darf",
    whoMay: "Wer darf",
    whoMayNot: "Wer nicht mehr darf",
    collection: "Sammlung",
    data: "Daten",
    code: "Code",
    fee: "Netzwerkgebühr, höchstens",
    step: (place, count) => `${place} von ${count}`,
    smartAccount: "Smart Account",
    smartAccountFirst: "Noch nicht in diesem Netzwerk: Das bringt ihn dorthin, einmalig",
    smallestUnit: "Senden, in der kleinsten Einheit des Tokens",
    toTokenAccount: "An das Token-Konto",
    allowSmallestUnit: "Jemand anderem erlauben, in der kleinsten Einheit des Tokens",
    takeBackOf: "Erlaubnis zurücknehmen von",
    openTokenAccount: "Token-Konto eröffnen für",
    note: "Notiz",
    callProgram: "Programm aufrufen",
    inTable: "(in einer Tabelle, die nur das Netzwerk lesen kann)",
    warnBytes: "Diese Nachricht ist kein Text. Niemand kann sagen, was deine Signatur wert wäre.",
    warnPermit:
      "Mit dieser Signatur kann jemand anderes deine Token bewegen, wie oben geschrieben, jederzeit und ohne noch einmal zu fragen.",
    warnOrder:
      "Diese Signatur kann verkaufen, was dir gehört, zu den Bedingungen oben, ohne noch einmal zu fragen.",
    warnElsewhere: (domain, host) =>
      `Damit wirst du bei ${domain} angemeldet, und du bist bei ${host}. Jemand will vielleicht dein Konto dort.`,
    warnOtherAccount: "Damit wird ein anderes Konto als deines angemeldet.",
    warnCreate: "Diese Wallet kann nicht lesen, was dieser Vertrag tut.",
    warnCall: "Diese Wallet kann nicht lesen, was dieser Aufruf tut. Er kann nehmen, was dir gehört.",
    warnEverything: "Damit kann alles genommen werden, was du von diesem Token hast, jetzt und später.",
    warnOperator: "Damit kann alles genommen werden, was du von dieser Sammlung hast, jetzt und später.",
    warnSpender: "Damit kann jederzeit so viel von dem Token genommen werden.",
    method: "Funktion",
    gas: "Gas, Preis und Nummer",
    kind: "Art",
    form: "Form dessen, was signiert wird",
    until: "Gültig bis",
    decimals: "Dezimalstellen",
    account: "Konto",
    signedBy: "Signiert von",
    paidBy: "Gebühr zahlt",
    fromTokenAccount: "Vom Token-Konto",
    block: "Block",
    fingerprint: "Fingerabdruck von allem, was signiert wird",
    warnTransfer:
      "Wer diese Signatur hat, bringt so viel von deinen Token zum Empfänger, ohne noch einmal zu fragen.",
    warnActs:
      "Mit dieser Signatur kann jemand anderes in deinem Namen handeln, wie oben geschrieben, ohne noch einmal zu fragen.",
    warnTyped: "Diese Wallet weiß nicht, was diese Signatur wert ist. Sie kann weggeben, was dir gehört.",
    warnFee: (cost) => `Die Netzwerkgebühr dafür ist ${cost}: weit mehr, als das Netzwerk nimmt.`,
    warnNetwork: (network) =>
      `${network} kennt den Block dieser Transaktion nicht: Sie ist für ein anderes Netzwerk, wo sie bewegen kann, was dir gehört, oder abgelaufen.`,
    warnUnasked: (network) =>
      `Niemand konnte gefragt werden, ob diese Transaktion für ${network} ist. Sie kann für ein anderes Netzwerk sein.`,
    warnTransaction:
      "Diese Wallet kann nicht lesen, was diese Transaktion tut. Sie kann nehmen, was dir gehört."
  }
}
