import type { WalletConnectMessages } from "../WalletConnectMessages.ts"

export const words: WalletConnectMessages = {
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
  stuckText: "Wenn nichts passiert ist: versuch es noch einmal, hol dir die App oder nimm einen anderen Weg.",
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
  clockTitle: "Session abgelaufen",
  clockText:
    "Die Uhr dieses Geräts geht falsch. Prüfe Datum und Uhrzeit in den Einstellungen und verbinde dich neu.",
  unusableTitle: "Nichts zu verbinden",
  unusableText:
    "{wallet} hat kein Konto in einem Netzwerk dieser App freigegeben. Wähle dort eines und versuch es noch einmal.",
  requestText: "{wallet} hat eine Anfrage für dich. Öffne sie, um zu antworten.",
  stuckRequest: "Wenn nichts passiert ist, öffne die Wallet-App selbst: die Anfrage wartet dort."
}
