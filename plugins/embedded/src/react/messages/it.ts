import type { Buttons } from "./en/buttons.ts"
import type { EmbeddedMessages } from "../EmbeddedMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  signIn: "Accedi",
  approve: "Approva",
  wallet: "Wallet",
  updateEmail: "Cambia email"
}

export const buttons: Buttons = {
  email: "Continua con l'email",
  passkey: "Continua con una passkey",
  provider: "Continua con {provider}"
}

export const words: EmbeddedMessages = {
  emailLabel: "Email",
  emailSubmit: "Continua",
  emailIntro: "Inviamo un codice al tuo indirizzo. Nessuna password, niente da installare.",
  emailInvalid: "Questo indirizzo email non è valido. Riprova.",
  cooldown: "Riprova tra {seconds}",
  frameFailed: "Non è stato possibile caricare il wallet. Controlla la connessione e riprova.",
  timedOut: "Il wallet non ha risposto. Riprova.",
  failed: "Non ha funzionato. Riprova.",
  failedTitle: "L'accesso non è riuscito",
  deviceTitle: "Conferma questo dispositivo",
  deviceText: "È la prima volta che accedi da qui. Apri il link inviato a {email}.",
  codeTitle: "Inserisci il codice",
  codeText: "È stato inviato a {email}.",
  codeLabel: "Codice di sei cifre",
  codeLife: "Il codice vale 20 minuti.",
  codeChecking: "Controllo del codice",
  codeFailed: "{reason}. Riprova",
  resend: "Invia di nuovo il codice",
  resendIn: "Invia di nuovo tra {seconds} s",
  resent: "Codice inviato di nuovo",
  otherEmail: "Usa un'altra email",
  accountTitle: "Apertura del tuo wallet",
  accountText: "Ci vuole un attimo.",
  continueWith: "Continua con {provider}",
  passkey: "Continua con una passkey",
  moreProviders: "Altri modi per accedere",
  socialTitle: "Accedi con {provider}",
  socialText: "Accedi nella finestra del fornitore",
  socialClosed: "La finestra è stata chiusa prima che tu accedessi.",
  socialFailed: "Non è stato possibile avviare l'accesso. Riprova o scegli un altro modo.",
  socialBlocked: "Il browser ha bloccato la finestra. Consenti le finestre di questa pagina e riprova.",
  socialCutOff: "Questa pagina non riceve nulla dalla finestra. Scegli un altro modo per accedere.",
  insecure: "Per accedere serve una pagina sicura, e questa non lo è.",
  forgetful:
    "Il tuo browser non conserva nulla per questo wallet. La prossima volta dovrai accedere di nuovo.",
  farcasterPreparing: "Preparazione",
  farcasterText: "Scansiona con il telefono o apri Farcaster su questo dispositivo.",
  farcasterCode: "Codice QR che apre Farcaster",
  farcasterCopy: "Copia link",
  farcasterCopied: "Link copiato",
  farcasterCopyFailed: "Non è stato possibile copiare il link",
  farcasterOpen: "Apri Farcaster",
  farcasterFailed: "L'accesso con Farcaster non è riuscito. Riprova.",
  approveTitle: "Approva nel tuo wallet",
  approveText: "Leggi ciò che stai per firmare prima di approvarlo.",
  walletEmail: "Email",
  walletBackUp: "Fai un backup del wallet",
  walletBackUpText: "Mostra la frase di recupero, solo a te",
  walletType: "Account",
  eoa: "Account standard",
  smartAccount: "Smart account",
  smartNew: "Il tuo smart account non è ancora su questa rete. Lo crea la sua prima transazione.",
  smartHint:
    "Il tuo smart account fa più passaggi con una sola conferma. Ha un indirizzo suo: ciò che hai resta dov'è.",
  updateTitle: "Cambia email",
  updateText: "Da quel momento accedi con questa email. Il tuo account resta lo stesso.",
  save: "Salva",
  primaryText: "Inserisci prima il codice inviato al tuo indirizzo attuale.",
  secondaryText: "Inserisci il codice inviato a {email}.",
  updated: "La tua email è stata cambiata.",
  signedOut: "Accedi per vedere il tuo wallet.",
  frameTitle: "Il tuo wallet"
}
