import type { SiwxMessages } from "../SiwxMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  sign: "Anmelden"
}

export const words: SiwxMessages = {
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
  wrongNetworkText: "Auf {network} kannst du dich hier nicht anmelden.",
  chooseNetwork: "Netzwerk wählen",
  sign: "Signieren",
  site: "Seite",
  account: "Konto",
  network: "Netzwerk",
  notConnected: "Verbinde eine Wallet, um dich anzumelden."
}
