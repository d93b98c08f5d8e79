import type { OnrampProgressMessages } from "../../OnrampProgressMessages.ts"

/** German. */
export const de: OnrampProgressMessages = {
  to: "Auf dein Konto",
  nothingBegun: "Noch nichts gekauft.",
  openTitle: "Weiter bei {provider}",
  openText: "Die Seite ist in einem anderen Fenster offen. Komm zurück, wenn du fertig bist.",
  blockedTitle: "Es ging kein Fenster auf",
  blockedText: "Dein Browser hat es verhindert. Öffne die Seite von {provider} selbst:",
  closedTitle: "Die Seite von {provider} ist wohl geschlossen",
  closedText: "Wenn du bezahlt hast, kann es etwas dauern. Wenn nicht, öffne sie noch einmal.",
  pendingTitle: "Dein Kauf ist unterwegs",
  pendingText: "{provider} hat ihn. Du kannst das hier schließen.",
  successTitle: "{provider} hat es gesendet",
  successText: "Bis es auf deinem Konto zu sehen ist, kann es ein paar Minuten dauern.",
  failedTitle: "Der Kauf ist gescheitert",
  failedText: "{provider} sagt, dass er nicht zustande kam. Was aus deinem Geld wurde, steht auf der Seite.",
  unknownTitle: "Noch ist nichts zu sehen",
  unknownText:
    "Wenn du bezahlt hast, kann es noch kommen. Mehr sagt die Seite von {provider} oder eine E-Mail.",
  showBalance: "Mein Guthaben zeigen",
  held: "Du hast {amount}",
  grown: "{amount} mehr als vorher",
  notGrown: "Noch ist nichts angekommen.",
  lookFailed: "Dein Guthaben ließ sich nicht lesen.",
  openPage: "Seite von {provider} öffnen",
  copyLink: "Link kopieren",
  linkCopied: "Link kopiert",
  checkAgain: "Noch einmal nachsehen",
  done: "Fertig",
  paid: "{amount} bezahlt",
  somePurchase: "Kauf",
  tags: { pending: "Unterwegs", success: "Gesendet", failed: "Gescheitert" },
  unread: "{provider} hat nicht geantwortet.",
  listFailed: "Deine Käufe ließen sich nicht lesen."
}
