import type { SiwxMessages } from "../SiwxMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  sign: "Inloggen"
}

export const words: SiwxMessages = {
  checking: "Een moment",
  checkingText: "We controleren of je al bent ingelogd.",
  ask: "Bewijs dat dit account van jou is",
  askText: "Onderteken een bericht met {wallet}. Het kost niets en verplaatst niets.",
  askRequired: "Deze site heeft een handtekening van {wallet} nodig. Het kost niets en verplaatst niets.",
  open: "Open {wallet} om te ondertekenen",
  openText: "Controleer of het bericht deze site noemt en onderteken het.",
  verifying: "Je wordt ingelogd",
  verifyingText: "De site controleert je handtekening.",
  declined: "Je hebt het in de wallet geweigerd",
  declinedText: "Je bent niet ingelogd. Er is niets verstuurd.",
  failed: "Je bent niet ingelogd",
  failedText: "De site reageerde niet zoals het hoort. Probeer het opnieuw.",
  invalidText: "De site accepteerde de handtekening niet. Probeer het opnieuw of gebruik een ander account.",
  wrongNetwork: "Niet op dit netwerk",
  wrongNetworkText: "Op deze site kun je niet inloggen via {network}.",
  chooseNetwork: "Netwerk kiezen",
  sign: "Ondertekenen",
  site: "Site",
  account: "Account",
  network: "Netwerk",
  notConnected: "Verbind een wallet om in te loggen."
}
