import type { ReceiveMessages } from "../ReceiveMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  receive: "Ricevi",
  networks: "Reti compatibili"
}

export const words: ReceiveMessages = {
  qrCode: "Codice QR del tuo indirizzo",
  link: "Link di pagamento per {network}",
  copyLink: "Copia link di pagamento",
  linkCopied: "Link di pagamento copiato",
  linkFailed: "Non è stato possibile copiare il link di pagamento.",
  onlyHere: "Invia a questo indirizzo solo monete e token su {network}.",
  onlyCompatible: "Invia a questo indirizzo solo monete e token su {network} o su un'altra rete compatibile.",
  networksText:
    "Il tuo indirizzo è lo stesso su queste reti. Ciò che viene inviato su qualsiasi altra rete può andare perso.",
  notConnected: "Connetti un wallet per vedere dove possono pagarti."
}
