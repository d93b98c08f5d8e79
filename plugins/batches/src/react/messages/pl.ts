import type { BatchesMessages } from "../BatchesMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  status: "Pakiet wywołań"
}

export const words: BatchesMessages = {
  outcomes: {
    pending: {
      title: "Wysyłanie Twoich transakcji",
      text: "{wallet} nad tym pracuje. Możesz to zamknąć."
    },
    confirmed: { title: "Wszystkie wywołania się powiodły", text: "Sieć {network} wykonała je wszystkie." },
    partlyFailed: {
      title: "Powiodła się tylko część wywołań",
      text: "To, co się powiodło, zostaje. Pozostałe niczego nie zmieniły."
    },
    failed: {
      title: "Żadne wywołanie się nie powiodło",
      text: "Żadne z nich niczego nie zmieniło. Wydano tylko opłatę."
    },
    offchainFailure: {
      title: "Wywołania nie zostały wysłane",
      text: "{wallet}: zrezygnowano przed wysłaniem. Niczego nie wydano."
    },
    unknown: {
      title: "Nie udało się potwierdzić, że zostały wysłane",
      text: "Mogły zostać wykonane. Sprawdź swoje konto, zanim wyślesz je ponownie."
    }
  },
  checkAgain: "Sprawdź ponownie",
  done: "Gotowe",
  none: "To konto nie wysłało z tej strony żadnych wywołań.",
  transactions: "Transakcje",
  account: "Z konta",
  network: "Sieć",
  call: "Wywołanie {number}",
  callPays: "{amount} do {address}",
  callTo: "Do {address}",
  allCalls: "Wszystkie wywołania",
  transaction: "Transakcja {number}",
  ended: {
    success: "Powiodło się",
    failed: "Niepowodzenie",
    unknown: "Niepotwierdzone"
  }
}
