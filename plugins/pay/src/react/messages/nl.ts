import type { ExchangeMessages, PayMessages, ReviewMessages } from "../PayMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  pay: "Hoe je betaalt",
  review: "Controleren",
  progress: "Betaling"
}

export const words: PayMessages = {
  nothing: "Er is niets te betalen.",
  asset: "Valuta",
  underWay: "Deze betaling loopt",
  byWallet: "Betalen met {wallet}",
  connect: "Wallet verbinden",
  switchFirst: "Vraagt eerst om over te schakelen naar {network}",
  preparing: "Keur goed in de wallet als die erom vraagt",
  exchanges: "Vanaf een exchange",
  loadingExchanges: "Exchanges worden gevraagd",
  noExchanges: "Geen exchange betaalt dit.",
  exchangesFailed: "De exchanges konden niet worden gevraagd.",
  askingText: "Controleer daar of bedrag en ontvanger dezelfde zijn als hier.",
  sentTitle: "{amount} wordt betaald",
  successTitle: "{amount} betaald",
  successText: "Aangekomen bij {address}.",
  unsentTitle: "Het is niet betaald",
  declinedText: "Er is niets betaald.",
  unknownTitle: "Het is niet bekend of het is betaald",
  unknownText: "Bekijk je account voordat je opnieuw betaalt.",
  shortTitle: "{arrived} van {amount} aangekomen",
  shortText:
    "Dit token hield {percent} in, dus er is niet volledig betaald. Vraag het de verkoper voordat je opnieuw betaalt.",
  problems: {
    amountTooMuch: "Je wallet heeft niet zoveel {symbol}.",
    amountRest: "Er zou te weinig {symbol} in je account overblijven.",
    amountUnconfirmed:
      "Een deel van je {symbol} is nog niet bevestigd. Probeer het na het volgende blok opnieuw.",
    amountLeast: "Het netwerk verwerkt zo'n klein bedrag niet.",
    decimals: "{symbol} wordt anders geteld. Meld het aan deze site.",
    token: "Met dit token kan niet worden betaald.",
    recipient: "De ontvanger is geen adres waaraan dit netwerk kan betalen. Meld het aan deze site.",
    tax: "Dit token houdt van elke overdracht een deel in en kan dus niet volledig betalen.",
    refused: "Het token of de ontvanger weigert deze betaling.",
    changed: "Er is iets veranderd. Kies opnieuw hoe je betaalt.",
    switchDeclined: "Je wallet bleef op een ander netwerk. Er is niets betaald.",
    waiting: "Deze betaling loopt al.",
    exchange: "De exchange reageerde niet. Probeer het opnieuw of betaal op een andere manier.",
    link: "De link van de exchange klopt niet en is daarom niet geopend.",
    unsupported: "Dit kan hier niet worden betaald."
  }
}

export const exchange: ExchangeMessages = {
  open: {
    title: "Ga verder op {exchange}",
    text: "De pagina is in een nieuw venster geopend. Controleer daar of bedrag en ontvanger dezelfde zijn als hier."
  },
  blocked: {
    title: "Er is geen venster geopend",
    text: "Je browser hield het tegen. Open de pagina van {exchange} met de link."
  },
  closed: {
    title: "De pagina van {exchange} lijkt gesloten",
    text: "Heb je daar betaald, wacht dan. Zo niet, open de pagina dan opnieuw."
  },
  pending: { title: "{exchange} betaalt", text: "De exchange heeft je betaling en verstuurt die." },
  success: { title: "{amount} betaald", text: "{exchange} zegt dat het is verstuurd." },
  failed: { title: "De betaling is mislukt", text: "{exchange} zegt dat er niet is betaald." },
  unknown: {
    title: "Het is niet bekend of het is betaald",
    text: "{exchange} zegt het niet. Bekijk daar je account voordat je opnieuw betaalt."
  },
  openPage: "Pagina van {exchange} openen",
  copyLink: "Link kopiëren",
  linkCopied: "Link gekopieerd"
}

export const review: ReviewMessages = {
  feeAbout: "Netwerkkosten (ongeveer)",
  reviewGone: "Er is niets te controleren. Je account of netwerk kan veranderd zijn.",
  pay: "{amount} betalen",
  checkTo: "Zorg dat je dit adres kent: betalingen ernaartoe kun je niet terugdraaien.",
  warnSelf: "Dit is je eigen adres.",
  warnBurn: "Niemand heeft de sleutel van dit adres. Wat je daarheen betaalt, is verloren.",
  warnToken:
    "Dit is het contract van het token zelf. Wat je daarheen betaalt, is hoogstwaarschijnlijk verloren.",
  warnContract: "Dit is een contract. Zorg dat het betalingen aanneemt.",
  confirm: "Ik heb de ontvanger gecontroleerd"
}
