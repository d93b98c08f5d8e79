import type { NamesMessages } from "../NamesMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  tile: "Nome",
  register: "Scegli un nome",
  success: "Il tuo nome"
}

export const words: NamesMessages = {
  intro:
    "Un nome è più facile da leggere e da condividere di un indirizzo. Ogni account ne ha uno e lo mantiene.",
  field: "Nome",
  placeholder: "il-tuo-nome",
  hint: "Almeno 4 lettere, cifre o trattini.",
  checking: "Verifica della disponibilità",
  free: "{name} è disponibile.",
  problems: {
    short: "Il nome deve avere almeno 4 caratteri",
    characters: "Usa solo lettere, numeri e trattini",
    form: "Questo non può essere un nome. Provane un altro.",
    taken: "{name} è già in uso. Prova uno di questi o un altro.",
    owned: "Questo account ha già un nome.",
    declined: "Hai rifiutato di firmare. Il nome non è stato registrato.",
    network: "Su questa rete non si danno nomi. Passa a un'altra.",
    account: "L'account non è più connesso.",
    failed: "Il servizio dei nomi non è raggiungibile. Riprova."
  },
  suggestions: "Nomi",
  available: "Disponibile",
  registered: "Registrato",
  register: "Registra nome",
  asking: "Firma in {wallet} per registrare {name}. Non costa nulla.",
  successTitle: "{name} è tuo",
  successText: "Gli altri trovano il tuo account con questo nome, che compare al posto del tuo indirizzo.",
  successButton: "Fatto",
  notConnected: "Connetti un wallet per dargli un nome."
}
