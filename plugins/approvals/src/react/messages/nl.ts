import type { ApprovalsMessages } from "../ApprovalsMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  list: "Goedkeuringen",
  revoke: "Goedkeuring intrekken"
}

export const words: ApprovalsMessages = {
  intro:
    "Deze adressen mogen tegoed van je account nemen zonder het je nog eens te vragen, totdat je het intrekt.",
  none: "Er zijn hier geen goedkeuringen van dit account bekend.",
  failed: "Je goedkeuringen konden niet worden geladen.",
  outdated: "Je goedkeuringen konden niet worden vernieuwd. Deze kunnen veranderd zijn.",
  readAgain: "Vernieuwen",
  since: "Goedkeuringen van vóór {date} kunnen ontbreken.",
  sinceBlock: "Goedkeuringen van vóór blok {block} kunnen ontbreken.",
  unlimited: "Onbeperkt {token}",
  upTo: "Tot {amount}",
  all: "Alles van {token}",
  spenderIs: "Voor {spender}",
  mayTake: "Mag nu nemen",
  contract: "Contract",
  spender: "Gemachtigd adres",
  network: "Netwerk",
  account: "Van account",
  fee: "Netwerkkosten (max.)",
  after:
    "Hierna mag het gemachtigde adres geen {token} meer nemen. Wat het al heeft genomen, komt niet terug.",
  leaves:
    "De goedkeuring van dit token kan niet helemaal tot nul worden teruggebracht. Het minimum blijft goedgekeurd: {amount}.",
  revoke: "Goedkeuring intrekken",
  gone: "Deze goedkeuring bestaat niet meer.",
  askingTitle: "Keur goed in {wallet}",
  askingText: "Controleer daar of het gemachtigde adres hetzelfde is als hier.",
  stopWaiting: "Niet langer wachten",
  sentTitle: "Intrekken",
  sentText: "Wachten op {network}. Je kunt dit sluiten.",
  successTitle: "Ingetrokken",
  successText: "Het gemachtigde adres mag geen {token} meer nemen.",
  failedTitle: "De transactie is mislukt",
  failedText: "De goedkeuring is onveranderd. Alleen de kosten zijn uitgegeven.",
  declinedTitle: "Je hebt het geweigerd in {wallet}",
  declinedText: "De goedkeuring is onveranderd.",
  unsentTitle: "Het is niet verstuurd",
  unknownTitle: "Het is niet bekend of het is verstuurd",
  unknownText: "Bekijk je goedkeuringen over een tijdje opnieuw.",
  checkAgain: "Opnieuw controleren",
  done: "Klaar",
  problems: {
    fee: "Er is niet genoeg {symbol} voor de netwerkkosten.",
    feeUnknown: "De netwerkkosten kunnen nu niet worden opgevraagd. Probeer het opnieuw.",
    sponsor: "De sponsor betaalt de netwerkkosten hiervan niet. Probeer het opnieuw om ze zelf te betalen.",
    refused:
      "Het contract weigert dit. Om je {token} uit handen van het gemachtigde adres te houden, verplaats je het naar een ander account.",
    changed: "Er is iets veranderd sinds je keek. Kijk opnieuw.",
    network: "Je wallet staat op een ander netwerk. Schakel terug en probeer het opnieuw.",
    waiting: "Er wacht nog een ander verzoek in je wallet.",
    busy: "De wallet nam het verzoek niet aan. Misschien staat er daar nog een open.",
    other: "Dat is niet gelukt. Probeer het opnieuw."
  }
}
