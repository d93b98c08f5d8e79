import type { BatchesMessages } from "../BatchesMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  status: "Reeks aanroepen"
}

export const words: BatchesMessages = {
  outcomes: {
    pending: {
      title: "Je transacties worden verstuurd",
      text: "{wallet} is ermee bezig. Je kunt dit sluiten."
    },
    confirmed: { title: "Alle aanroepen zijn geslaagd", text: "{network} heeft ze allemaal uitgevoerd." },
    partlyFailed: {
      title: "Slechts enkele aanroepen zijn geslaagd",
      text: "Wat is geslaagd, blijft. De andere hebben niets veranderd."
    },
    failed: {
      title: "Alle aanroepen zijn mislukt",
      text: "Geen ervan heeft iets veranderd. Alleen de kosten zijn uitgegeven."
    },
    offchainFailure: {
      title: "De aanroepen zijn niet verstuurd",
      text: "{wallet} gaf het op voordat ze werden verstuurd. Er is niets uitgegeven."
    },
    unknown: {
      title: "We weten niet zeker of ze verstuurd zijn",
      text: "Ze zijn misschien uitgevoerd. Bekijk je account voordat je ze opnieuw verstuurt."
    }
  },
  checkAgain: "Opnieuw controleren",
  done: "Klaar",
  none: "Dit account heeft vanaf deze pagina geen aanroepen verstuurd.",
  transactions: "Transacties",
  account: "Van account",
  network: "Netwerk",
  call: "Aanroep {number}",
  callPays: "{amount} naar {address}",
  callTo: "Naar {address}",
  allCalls: "Alle aanroepen",
  transaction: "Transactie {number}",
  ended: {
    success: "Geslaagd",
    failed: "Mislukt",
    unknown: "Niet bevestigd"
  }
}
