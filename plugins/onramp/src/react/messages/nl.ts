import type { OnrampMessages } from "../OnrampMessages.ts"
import type { OnrampProgressMessages } from "../OnrampProgressMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  buy: "Kopen",
  purchases: "Aankopen"
}

export const words: OnrampMessages = {
  notConnected: "Verbind een wallet om te kopen.",
  unsupported: "Op {network} kan hier niets worden gekocht.",
  chooseNetwork: "Ander netwerk kiezen",
  restricted: "Kopen wordt niet aangeboden waar je bent.",
  pay: "Je betaalt",
  currency: "Valuta",
  preset: "{amount} betalen",
  get: "Je krijgt ongeveer",
  coin: "Wat je koopt",
  method: "Betalen met",
  methods: { card: "Kaart", ach_bank_account: "Bankrekening" },
  provider: "Aanbieder",
  fee: "{provider}, kosten {fee}%",
  providerFee: "Kosten van {provider}",
  networkFee: "Netwerkkosten",
  to: "Naar je account",
  onPage: "{provider} toont de prijs op zijn pagina.",
  quoteFailed: "Nog geen prijs van {provider}. Je ziet hem op de pagina voordat je betaalt.",
  listsDefault: "{provider} zei niet wat er te koop is. De pagina biedt misschien iets anders aan.",
  opaque: "Controleer op de pagina van {provider} of het naar dit adres gaat: de link toont het niet.",
  leaves: "Je betaalt op de pagina van {provider}, in een nieuw venster. Die pagina ziet je adres.",
  buyAt: "Ga verder op {provider}",
  latest: "Laatste aankoop",
  purchases: "Je aankopen",
  problems: {
    amountMissing: "Voer een bedrag in.",
    amountFormat: "Voer een getal in, bijvoorbeeld 0,5.",
    amountAmbiguous: "Schrijf het zonder scheidingsteken voor duizendtallen.",
    amountDecimals: "{currency} heeft hoogstens {decimals} decimalen.",
    amountZero: "Voer meer dan nul in.",
    amountLow: "Voer {min} of meer in.",
    amountHigh: "Voer {max} of minder in.",
    provider: "{provider} reageerde niet. Probeer het opnieuw of kies een andere aanbieder.",
    link: "De link van {provider} leidt niet waar hij heen moet. Er is niets geopend.",
    invalid: "{provider} verkoopt dit niet meer. Kies opnieuw.",
    other: "Dat is niet gelukt. Probeer het opnieuw."
  }
}

export const progress: OnrampProgressMessages = {
  to: "Naar je account",
  nothingBegun: "Er is nog niets gekocht.",
  openTitle: "Ga verder op {provider}",
  openText: "De pagina is in een ander venster geopend. Kom terug als je klaar bent.",
  blockedTitle: "Er is geen venster geopend",
  blockedText: "Je browser hield het tegen. Open zelf de pagina van {provider}:",
  closedTitle: "De pagina van {provider} lijkt gesloten",
  closedText:
    "Heb je betaald, dan kan het even duren voordat het aankomt. Zo niet, dan kun je de pagina opnieuw openen.",
  pendingTitle: "Je aankoop is onderweg",
  pendingText: "{provider} heeft je aankoop ontvangen. Je kunt dit sluiten.",
  successTitle: "{provider} heeft het verstuurd",
  successText: "Het kan een paar minuten duren voordat je het in je account ziet.",
  failedTitle: "De aankoop is mislukt",
  failedText:
    "{provider} zegt dat de aankoop niet is doorgegaan. Op de pagina staat wat er met je geld is gebeurd.",
  unknownTitle: "Er is nog niets te zien",
  unknownText:
    "Heb je betaald, dan kan het nog aankomen. De pagina van {provider} of de e-mail ervan vertelt je meer.",
  showBalance: "Mijn saldo tonen",
  held: "Je hebt {amount}",
  grown: "{amount} meer dan eerst",
  notGrown: "Er is nog niets aangekomen.",
  lookFailed: "Je saldo kon niet worden geladen.",
  openPage: "Pagina van {provider} openen",
  copyLink: "Link kopiëren",
  linkCopied: "Link gekopieerd",
  checkAgain: "Opnieuw controleren",
  done: "Klaar",
  paid: "{amount} betaald",
  somePurchase: "Aankoop",
  tags: { pending: "Onderweg", success: "Verstuurd", failed: "Mislukt" },
  unread: "{provider} reageerde niet.",
  listFailed: "Je aankopen konden niet worden geladen."
}
