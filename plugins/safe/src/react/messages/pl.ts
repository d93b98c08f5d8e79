import type { SafeMessages } from "../SafeMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  proposals: "Propozycje"
}

export const words: SafeMessages = {
  owners: "Wymagane podpisy właścicieli: {required} z {owners}.",
  readOnly: "Nie jesteś właścicielem tego Safe. Możesz oglądać, ale nie proponować.",
  empty: "To, co ta aplikacja proponuje Twojemu Safe, jest tu widoczne, dopóki nie zostanie wykonane.",
  unknown: "Odpytywanie Safe",
  signatures: "Czekamy na podpisy: {signatures} z {required}",
  execution: "Gotowa do wykonania",
  executed: "Wykonano",
  failed: "Niepowodzenie",
  cancelled: "Anulowano",
  signaturesText: "Poproś pozostałych właścicieli o podpis w ich Safe.",
  executionText: "Podpisało już dość właścicieli. Jeden z nich musi ją wykonać.",
  proposal: "Propozycja",
  transaction: "Transakcja"
}
