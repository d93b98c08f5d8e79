import type { ReceiveMessages } from "../ReceiveMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  receive: "Empfangen",
  networks: "Passende Netzwerke"
}

export const words: ReceiveMessages = {
  qrCode: "QR-Code deiner Adresse",
  link: "Zahlungslink für {network}",
  copyLink: "Zahlungslink kopieren",
  linkCopied: "Zahlungslink kopiert",
  linkFailed: "Der Zahlungslink konnte nicht kopiert werden.",
  onlyHere: "Sende nur Coins und Token auf {network} an diese Adresse.",
  onlyCompatible:
    "Sende nur Coins und Token auf {network} oder einem anderen passenden Netzwerk an diese Adresse.",
  networksText:
    "Deine Adresse ist auf diesen Netzwerken dieselbe. Was auf einem anderen gesendet wird, kann verloren sein.",
  notConnected: "Verbinde eine Wallet, um zu sehen, wohin man dir zahlen kann."
}
