import type { ReviewMessages } from "../ReviewMessages.ts"
import type { SendMessages } from "../SendMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  form: "Versturen",
  tokens: "Token kiezen",
  review: "Controleren"
}

export const words: SendMessages = {
  notConnected: "Verbind een wallet om te versturen.",
  token: "Token: {symbol}",
  balance: "Je hebt {amount}",
  max: "Max",
  maxLabel: "Max, alles versturen",
  toPlaceholder: "Adres van de ontvanger",
  toNamePlaceholder: "Adres of naam",
  paste: "Plakken",
  memoLabel: "Memo, als de ontvanger erom vraagt",
  memoNote: "Iedereen kan het lezen. Exchanges hebben het vaak nodig.",
  review: "Controleren",
  tokensFailed: "Je tokens konden niet worden geladen.",
  noTokens: "Dit account heeft geen tokens die hier bekend zijn.",
  searchTokens: "Tokens zoeken",
  noTokenFound: "Geen token komt overeen met ‘{query}’.",
  latest: "Laatste overdracht",
  unverified: "Het token {address} heet net als een ander en is misschien bedoeld om je te misleiden.",
  reviewGone: "Er is niets te controleren. Je account of netwerk kan veranderd zijn.",
  deposit: "{amount} van de kosten opent bij de ontvanger een account voor dit token en blijft daarin staan.",
  send: "{amount} versturen",
  confirm: "Ik heb de ontvanger gecontroleerd",
  warnSelf: "Dit is je eigen adres.",
  warnBurn: "Niemand heeft de sleutel van dit adres. Wat je daarheen verstuurt, is verloren.",
  warnToken:
    "Dit is het contract van het token zelf. Wat je daarheen verstuurt, is hoogstwaarschijnlijk verloren.",
  warnContract: "Dit adres is een contract. Zorg dat het kan gebruiken wat je verstuurt.",
  warnLookAlike:
    "Dit adres lijkt op een adres dat je kent, {address}, maar het is een ander. Misschien wil iemand dat je ze verwart.",
  askingText: "Controleer daar of bedrag en ontvanger dezelfde zijn als hier.",
  sentTitle: "{amount} wordt verstuurd",
  successTitle: "{amount} verstuurd",
  successText: "Aangekomen bij {address}.",
  unknownText: "Bekijk je account voordat je het opnieuw verstuurt.",
  shortTitle: "{arrived} van {amount} aangekomen",
  shortText: "Dit token hield {percent} van je overdracht naar {address} in.",
  shortTried:
    "{text} In de test vooraf zou {tried} zijn aangekomen: het gedraagt zich anders als het wordt getest.",
  noTransfer: "Er is nog niets verstuurd.",
  problems: {
    amountMissing: "Voer een bedrag in.",
    amountFormat: "Voer een getal in, bijvoorbeeld 0,5.",
    amountAmbiguous: "Schrijf het zonder scheidingsteken voor duizendtallen.",
    amountDecimals: "{symbol} heeft hoogstens {decimals} decimalen.",
    amountZero: "Voer meer dan nul in.",
    amountTooMuch: "Zoveel heb je niet.",
    amountLeast: "Stuur er minstens {least} heen.",
    amountRest: "Er moet wat {symbol} in je account blijven. ‘Max’ laat dat staan.",
    amountUnconfirmed:
      "Een deel van je {symbol} is nog niet bevestigd. Probeer het na het volgende blok opnieuw.",
    receiverMissing: "Voer de ontvanger in.",
    receiverFormat: "Dit is geen adres op {network}. Controleer elk teken.",
    receiverInvisible: "Het adres bevat onzichtbare tekens. Kopieer het van een andere plek.",
    receiverAccount:
      "Dit is een account dat een token bewaart, geen wallet. Vraag om het adres van de wallet.",
    receiverLink: "Deze link kan hier niet worden gevolgd.",
    memo: "Deze memo is te lang of bevat tekens die niet kunnen worden verstuurd.",
    receiverNameNone: "Deze naam staat op {network} voor geen enkel adres.",
    receiverNameInvalid: "Dit is geen naam, of een naam die met een andere kan worden verward.",
    receiverNameFailed: "De naam kon niet worden opgezocht. Probeer het opnieuw.",
    receiverMoved: "De naam staat nu voor een ander adres. Vraag het de ontvanger.",
    token: "Dit token kan niet worden verstuurd.",
    tax: "Dit token houdt meer van elke overdracht in dan deze site toestaat.",
    refused: "Het token of de ontvanger weigert deze overdracht.",
    changed: "Er is iets veranderd sinds je keek. Controleer het opnieuw.",
    unsupported: "Op {network} kan van hieruit niets worden verstuurd.",
    waiting: "Er wacht nog een overdracht in je wallet."
  },
  standsFor: "{name} staat voor dit adres:",
  lookingUp: "De naam wordt opgezocht",
  links: {
    reading: "De link wordt gelezen",
    filled: "Ingevuld vanuit de link. Controleer het voordat je verstuurt.",
    says: "De link zegt: ‘{label}’",
    switchTo: "Overschakelen naar {name}",
    elsewhere: "een ander netwerk",
    failed: "De link kon niet worden gelezen. Probeer het opnieuw.",
    problems: {
      transaction:
        "Deze link laat een website de transactie schrijven. Vraag in plaats daarvan om een adres of een betaallink.",
      unsupported: "Deze link vraagt om meer dan een overdracht. Vraag in plaats daarvan om een adres.",
      malformed: "Deze link is kapot. Vraag om een nieuwe.",
      network: "Deze link is voor {name}.",
      token: "Deze link vraagt om een token dat je hier niet hebt.",
      references:
        "Deze link vraagt om iets wat overdrachten op dit netwerk niet kunnen bevatten. Vraag in plaats daarvan om een adres.",
      other: "Deze link vraagt om iets anders dan wat je hebt ingevoerd."
    }
  }
}

export const review: ReviewMessages = {
  feeAbout: "Netwerkkosten (ongeveer)",
  feeAboutNote: "Je wallet kiest de kosten en toont ze voordat je goedkeurt.",
  feeChoice: "Snelheid",
  feeLevels: {
    slow: "Langzaam",
    normal: "Normaal",
    fast: "Snel"
  },
  totalAbout: "Totaal (ongeveer)",
  warnMemo:
    "Deze ontvanger heeft een memo nodig om te weten van wie het is. Zonder memo kan verloren gaan wat je verstuurt.",
  warnSpelling:
    "Je hebt dit account ingevoerd zoals een ander netwerk het schrijft. Zorg dat de ontvanger het ook op {network} gebruikt.",
  warnRepeated:
    "Je hebt hetzelfde bedrag al eerder naar deze ontvanger verstuurd, en het kan nog aankomen. Verstuur je het opnieuw, dan betaal je misschien dubbel.",
  confirmRepeated: "Ik wil het nog een keer versturen",
  memo: "Memo",
  reference: "Referentie voor de ontvanger",
  warnTax: "{arrived} van {amount} komt aan: dit token houdt {percent} in.",
  confirmTax: "Toch versturen",
  untried: "We konden niet testen hoeveel van dit token aankomt."
}
