import type { NftsMessages } from "../NftsMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  list: "NFT",
  nft: "NFT"
}

export const words: NftsMessages = {
  failed: "Non è stato possibile caricare i tuoi NFT.",
  outdated: "Non è stato possibile aggiornare i tuoi NFT. Questi potrebbero essere cambiati.",
  readAgain: "Aggiorna",
  none: "Qui non sono noti NFT di questo account.",
  partial: "Potrebbero mancare NFT che la rete conserva in modo insolito.",
  since: "Potrebbero mancare NFT ricevuti prima del {date}.",
  sinceBlock: "Potrebbero mancare NFT ricevuti prima del blocco {block}.",
  hidden: "NFT nascosti: {count}",
  showHidden: "Mostra",
  hideHidden: "Nascondi",
  hiddenNote: "Degli sconosciuti inviano NFT del genere per ingannare. Non visitare i siti che nominano.",
  doubts: {
    spam: "Sembra una pubblicità. Non visitare i siti che nomina.",
    unverified:
      "La sua collezione ha il nome di una che forse conosci, ma è un'altra. Potrebbe non valere nulla."
  },
  tags: { spam: "Spam", unverified: "Non verificato" },
  many: "× {count}",
  numbered: "NFT {number}",
  gone: "Questo account non ha più questo NFT.",
  barred: "Questa app non può caricarne l'immagine e la descrizione.",
  undescribed: "Non è stato possibile caricarne la descrizione.",
  traits: "Caratteristiche",
  contract: "Indirizzo",
  number: "Numero",
  standard: "Standard",
  network: "Rete",
  held: "Quantità",
  copyContract: "Copia l'indirizzo",
  copyNumber: "Copia il numero",
  copied: "Copiato",
  copyFailed: "Copia non riuscita"
}
