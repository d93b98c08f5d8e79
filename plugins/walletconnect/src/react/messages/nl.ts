import type { WalletConnectMessages } from "../WalletConnectMessages.ts"

export const words: WalletConnectMessages = {
  qrCode: "QR-code voor je wallet",
  scanAny: "Scan deze code met een wallet op je telefoon.",
  scanWith: "Scan deze code met {wallet} op je telefoon.",
  validFor: "Nog {time} geldig",
  preparing: "Code wordt voorbereid",
  copyLink: "Link kopiëren",
  linkCopied: "Link gekopieerd",
  linkFailed: "De link kon niet worden gekopieerd. Scan de code.",
  openWallet: "{wallet} openen",
  openAnyWallet: "Wallet-app openen",
  openText: "Keur de verbinding daar goed en kom dan terug.",
  openAnyText: "Je telefoon opent de wallet die je voor zulke links gebruikt.",
  checking: "Wachten op je wallet",
  stuckTitle: "Is {wallet} geopend?",
  stuckText: "Is er niets gebeurd, probeer het dan opnieuw, haal de app of gebruik een andere manier.",
  getWallet: "{wallet} downloaden",
  showCode: "QR-code tonen",
  ways: "Manieren om te verbinden",
  mobile: "Mobiel",
  web: "Web-app",
  desktop: "Computer",
  expiredTitle: "De code is verlopen",
  expiredText: "Een code is vier minuten geldig, zodat niemand anders hem gebruikt.",
  newCode: "Nieuwe code tonen",
  relayTitle: "De relay is niet bereikbaar",
  relayText:
    "Wallets op je telefoon hebben die nodig. Controleer je verbinding of kies een wallet in deze browser.",
  refusedTitle: "Deze app kan WalletConnect niet gebruiken",
  refusedText: "De relay heeft de app geweigerd. Wallets in deze browser werken nog.",
  clockTitle: "Sessie verlopen",
  clockText:
    "De klok van dit apparaat loopt verkeerd. Controleer de datum en tijd in de instellingen en verbind opnieuw.",
  unusableTitle: "Niets om te verbinden",
  unusableText:
    "{wallet} heeft geen account gedeeld op een netwerk van deze app. Kies er daar een en probeer het opnieuw.",
  requestText: "{wallet} heeft een verzoek voor je. Open de wallet om te antwoorden.",
  stuckRequest: "Is er niets gebeurd, open dan zelf de app van de wallet: het verzoek wacht daar."
}
