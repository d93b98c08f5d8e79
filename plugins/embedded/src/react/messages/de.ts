import type { Buttons } from "./en/buttons.ts"
import type { EmbeddedMessages } from "../EmbeddedMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  signIn: "Anmelden",
  approve: "Bestätigen",
  wallet: "Wallet",
  updateEmail: "E-Mail ändern"
}

export const buttons: Buttons = {
  email: "Weiter mit E-Mail",
  passkey: "Weiter mit Passkey",
  provider: "Weiter mit {provider}"
}

export const words: EmbeddedMessages = {
  emailLabel: "E-Mail",
  emailSubmit: "Weiter",
  emailIntro: "Wir senden einen Code an deine Adresse. Kein Passwort, nichts zu installieren.",
  emailInvalid: "Diese E-Mail-Adresse gibt es nicht. Versuch es noch einmal.",
  cooldown: "Versuch es in {seconds} noch einmal",
  frameFailed: "Die Wallet konnte nicht geladen werden. Prüfe die Verbindung und versuch es noch einmal.",
  timedOut: "Die Wallet hat nicht geantwortet. Versuch es noch einmal.",
  failed: "Das hat nicht geklappt. Versuche es noch einmal.",
  failedTitle: "Die Anmeldung hat nicht geklappt",
  deviceTitle: "Bestätige dieses Gerät",
  deviceText: "Du hast dich hier noch nie angemeldet. Öffne den Link, der an {email} ging.",
  codeTitle: "Gib den Code ein",
  codeText: "Er ging an {email}.",
  codeLabel: "Code aus sechs Ziffern",
  codeLife: "Der Code gilt 20 Minuten.",
  codeChecking: "Der Code wird geprüft",
  codeFailed: "{reason}. Versuch es noch einmal",
  resend: "Code noch einmal senden",
  resendIn: "Noch einmal senden in {seconds} s",
  resent: "Der Code wurde noch einmal gesendet",
  otherEmail: "Andere E-Mail verwenden",
  accountTitle: "Deine Wallet wird geöffnet",
  accountText: "Das dauert einen Moment.",
  continueWith: "Weiter mit {provider}",
  passkey: "Weiter mit Passkey",
  moreProviders: "Weitere Anmeldungen",
  socialTitle: "Mit {provider} anmelden",
  socialText: "Melde dich im Fenster des Anbieters an",
  socialClosed: "Das Fenster wurde geschlossen, bevor du angemeldet warst.",
  socialFailed: "Die Anmeldung dort konnte nicht beginnen. Versuche es erneut oder wähle einen anderen Weg.",
  socialBlocked:
    "Der Browser hat das Fenster blockiert. Erlaube dieser Seite Fenster und versuch es noch einmal.",
  socialCutOff: "Diese Seite erfährt nichts aus dem Fenster. Wähle einen anderen Weg.",
  insecure: "Anmelden geht nur auf einer sicheren Seite, und diese ist keine.",
  forgetful: "Dein Browser speichert nichts für diese Wallet. Beim nächsten Besuch meldest du dich neu an.",
  farcasterPreparing: "Wird vorbereitet",
  farcasterText: "Scanne den Code mit deinem Handy oder öffne Farcaster auf diesem Gerät.",
  farcasterCode: "QR-Code, den Farcaster öffnet",
  farcasterCopy: "Link kopieren",
  farcasterCopied: "Link kopiert",
  farcasterCopyFailed: "Der Link konnte nicht kopiert werden",
  farcasterOpen: "Farcaster öffnen",
  farcasterFailed: "Die Anmeldung mit Farcaster hat nicht geklappt. Versuch es noch einmal.",
  approveTitle: "Bestätige in deiner Wallet",
  approveText: "Lies, was signiert wird, bevor du zustimmst.",
  walletEmail: "E-Mail",
  walletBackUp: "Wallet sichern",
  walletBackUpText: "Zeigt die Wiederherstellungswörter, nur dir",
  walletType: "Konto",
  eoa: "Standardkonto",
  smartAccount: "Smart Account",
  smartNew: "Dein Smart Account ist noch nicht in diesem Netzwerk. Die erste Transaktion richtet ihn ein.",
  smartHint:
    "Dein Smart Account macht mehrere Schritte mit einer Bestätigung. Er hat eine eigene Adresse: Was du hast, bleibt, wo es ist.",
  updateTitle: "E-Mail ändern",
  updateText: "Damit meldest du dich von dann an an. Dein Konto bleibt dasselbe.",
  save: "Speichern",
  primaryText: "Gib zuerst den Code ein, der an deine jetzige Adresse ging.",
  secondaryText: "Gib den Code ein, der an {email} ging.",
  updated: "Deine E-Mail wurde geändert.",
  signedOut: "Melde dich an, um deine Wallet zu sehen.",
  frameTitle: "Deine Wallet"
}
