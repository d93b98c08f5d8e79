import type { ReceiveMessages } from "../ReceiveMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  receive: "Ontvangen",
  networks: "Geschikte netwerken"
}

export const words: ReceiveMessages = {
  qrCode: "QR-code van je adres",
  link: "Betaallink voor {network}",
  copyLink: "Betaallink kopiëren",
  linkCopied: "Betaallink gekopieerd",
  linkFailed: "De betaallink kon niet worden gekopieerd.",
  onlyHere: "Stuur alleen munten en tokens op {network} naar dit adres.",
  onlyCompatible: "Stuur alleen munten en tokens op {network} of een ander geschikt netwerk naar dit adres.",
  networksText:
    "Je adres is op deze netwerken hetzelfde. Wat op een ander netwerk wordt verstuurd, kan verloren gaan.",
  notConnected: "Verbind een wallet om te zien waar men je kan betalen."
}
