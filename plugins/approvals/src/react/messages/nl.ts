import type { ApprovalsMessages } from "../ApprovalsMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  list: "Goedkeuringen",
  revoke: "Goedkeuring intrekken"
}

export const words: ApprovalsMessages = {
  intro: "Deze adressen mogen je tokens verplaatsen zonder het je nog eens te vragen, totdat je het intrekt.",
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
  account: "Van account",
  after:
    "Hierna mag het gemachtigde adres geen {token} meer nemen. Wat het al heeft genomen, komt niet terug.",
  leaves:
    "De goedkeuring van dit token kan niet helemaal tot nul worden teruggebracht. Het minimum blijft goedgekeurd: {amount}.",
  revoke: "Goedkeuring intrekken",
  gone: "Deze goedkeuring bestaat niet meer.",
  askingText: "Controleer daar of het gemachtigde adres hetzelfde is als hier.",
  sentTitle: "Intrekken",
  successTitle: "Ingetrokken",
  successText: "Het gemachtigde adres mag geen {token} meer nemen.",
  failedText: "De goedkeuring is onveranderd. Alleen de kosten zijn uitgegeven.",
  declinedText: "De goedkeuring is onveranderd.",
  unknownText: "Bekijk je goedkeuringen over een tijdje opnieuw.",
  problems: {
    refused:
      "Het contract weigert dit. Om je {token} uit handen van het gemachtigde adres te houden, verplaats je het naar een ander account.",
    changed: "Er is iets veranderd sinds je keek. Kijk opnieuw.",
    waiting: "Er wacht nog een ander verzoek in je wallet."
  }
}
