import type { WalletConnectMessages } from "../WalletConnectMessages.ts"

export const words: WalletConnectMessages = {
  qrCode: "Codice QR per il tuo wallet",
  scanAny: "Scansiona questo codice con un wallet sul telefono.",
  scanWith: "Scansiona questo codice con {wallet} sul telefono.",
  validFor: "Valido per {time}",
  preparing: "Preparazione di un codice",
  copyLink: "Copia link",
  linkCopied: "Link copiato",
  linkFailed: "Non è stato possibile copiare il link. Scansiona invece il codice.",
  openWallet: "Apri {wallet}",
  openAnyWallet: "Apri un'app wallet",
  openText: "Approva lì la connessione, poi torna qui.",
  openAnyText: "Il telefono apre il wallet che usi per questi link.",
  checking: "In attesa del tuo wallet",
  stuckTitle: "{wallet} si è aperto?",
  stuckText: "Se non è successo nulla, riprova, scarica l'app o usa un altro modo.",
  getWallet: "Scarica {wallet}",
  showCode: "Mostra codice QR",
  ways: "Modi per connettersi",
  mobile: "Telefono",
  web: "App web",
  desktop: "Computer",
  expiredTitle: "Il codice è scaduto",
  expiredText: "Un codice vale quattro minuti, perché nessun altro lo usi.",
  newCode: "Mostra un nuovo codice",
  relayTitle: "Il relay non è raggiungibile",
  relayText:
    "I wallet sul tuo telefono ne hanno bisogno. Controlla la connessione o scegli un wallet in questo browser.",
  refusedTitle: "Questa app non può usare WalletConnect",
  refusedText: "Il relay l'ha rifiutata. I wallet in questo browser funzionano ancora.",
  clockTitle: "Sessione scaduta",
  clockText:
    "L'orologio di questo dispositivo è sbagliato. Controlla data e ora nelle impostazioni, poi connettiti di nuovo.",
  unusableTitle: "Niente da connettere",
  unusableText:
    "{wallet} non ha condiviso nessun account su una rete di questa app. Scegline uno lì e riprova.",
  requestText: "{wallet} ha una richiesta per te. Aprilo per rispondere.",
  stuckRequest: "Se non è successo nulla, apri tu l'app del wallet: la richiesta aspetta lì."
}
