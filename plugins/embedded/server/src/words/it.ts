import type { MailWords } from "../mail/MailWords.ts"
import type { PageWords } from "../sign-in/PageWords.ts"
import type { Refusals } from "./en.ts"

export const mail: MailWords = {
  unasked:
    "Se non l'hai chiesto tu, non fare nulla e non dire il codice a nessuno. Nessuno di noi te lo chiederà mai.",
  codeSubject: (project) => `Il tuo codice per ${project}`,
  code: (code) => `Il tuo codice è ${code}`,
  codeFor: (origin, label) =>
    `Con questo codice accedi al tuo wallet su ${origin}, da ${label}. Vale una volta sola e per 20 minuti.`,
  deviceSubject: (project) => `Un nuovo dispositivo per il tuo wallet su ${project}`,
  deviceFirst: (origin, label) =>
    `Qualcuno sta accedendo al tuo wallet su ${origin}, da ${label}, per la prima volta.`,
  deviceConfirm: "Se sei tu, apri questa pagina e conferma. Vale una volta sola e per 20 minuti:",
  deviceUnasked: "Se non sei tu, non fare nulla: senza la tua conferma non entra nessuno.",
  movedSubject: (project) => `Il tuo wallet su ${project} ha ora un altro indirizzo email`,
  changeSubject: (project) => `Cambia l'indirizzo email del tuo wallet su ${project}`,
  changeWhat: (from, to) =>
    `Questo non serve per accedere. Dà al tuo wallet un altro indirizzo email: ${to} al posto di ${from}, con cui poi non si potrà più accedere.`,
  changeCode: (code) => `Il codice per questo è ${code}`,
  changeAsked: (origin, label) =>
    `È stato chiesto su ${origin}, da ${label}. Il codice vale una volta sola e per 20 minuti.`,
  changeUnasked:
    "Se non lo vuoi, non fare nulla e non dire il codice a nessuno: senza, l'indirizzo resta com'è.",
  passkeySubject: (project) => `Le passkey del tuo wallet su ${project} sono cambiate`,
  passkeyAdded: (name, label) =>
    `Da ${label}, dove il wallet era aperto, è stata aggiunta la passkey “${name}”. D'ora in poi apre il wallet.`,
  passkeyRemoved: (name, label) =>
    `Da ${label}, dove il wallet era aperto, è stata rimossa la passkey “${name}”. Non apre più nulla.`,
  renewedSubject: (project) => `Il tuo wallet su ${project} ha un nuovo codice di recupero`,
  renewed: (label) =>
    `Da ${label}, dove il wallet era aperto, è stato creato un nuovo codice di recupero. Quello precedente non apre più nulla.`,
  renewedUnasked:
    "Se non sei stato tu, qualcuno ha avuto un dispositivo su cui il tuo wallet è aperto. Sposta ciò che contiene in un altro wallet, da un dispositivo che lo apre ancora.",
  moved: (from, to) =>
    `L'indirizzo email del tuo wallet ora è ${to}. Con questo indirizzo, ${from}, non vi si accede più, e tutti gli altri dispositivi sono stati scollegati.`,
  movedHow:
    "La modifica è stata confermata su un dispositivo su cui il wallet è aperto, con un codice inviato qui e con uno inviato al nuovo indirizzo.",
  overSubject: (project) => `Qualcuno vuole rinunciare al tuo wallet su ${project}`,
  overAsked: (label) =>
    `Da ${label}, qualcuno che ha effettuato l'accesso con il tuo indirizzo ha chiesto di ricominciare con un nuovo wallet, vuoto.`,
  overWhat: (day) =>
    `Dal ${day} (UTC), chi accede con questo indirizzo potrà farlo. Il tuo wallet attuale, e ciò che contiene, non saranno allora più raggiungibili con questo indirizzo.`,
  overStop: "Se non è ciò che vuoi, fermalo in questa pagina:",
  overNothing:
    "Se hai perso il codice di recupero e tutti i dispositivi, non fare nulla. Fino ad allora ricevi questa email ogni giorno. Anche aprire il wallet su un dispositivo che lo ha ferma tutto.",
  stoppedSubject: (project) => `Il tuo wallet su ${project} è conservato`,
  stopped:
    "La richiesta di ricominciare è stata fermata: il tuo wallet resta com'è. Se non l'hai fermata tu, qualcun altro può leggere le tue email o ha il tuo dispositivo.",
  doneSubject: (project) => `Un nuovo wallet ha preso il posto del tuo su ${project}`,
  done: "Hai ricominciato: questo indirizzo ha ora un nuovo wallet, vuoto. Quello precedente non è più raggiungibile con esso."
}

export const pages: PageWords = {
  isYou: "Sei tu?",
  firstTime: "Qualcuno sta accedendo al tuo wallet per la prima volta",
  at: "su",
  in: "da",
  notYou: "Se non sei tu, chiudi questa pagina: così non succede nulla.",
  letIn: "Sì, fai entrare questo dispositivo",
  expired: "Questo link è scaduto",
  expiredText: "Vale una volta sola e per 20 minuti. Ricomincia dalla pagina.",
  notConfirmed: "Non confermato",
  otherPage: "Questo è arrivato da un'altra pagina.",
  done: "Il dispositivo può entrare",
  doneText: "Ti è stato inviato un codice. Digitalo nella pagina da cui hai iniziato.",
  stopTitle: "Conservare il tuo wallet?",
  stopText:
    "Qualcuno ha chiesto di rinunciare al tuo wallet e di ricominciare con uno nuovo. Se lo fermi, il wallet resta com'è.",
  stop: "Ferma tutto e conserva il mio wallet",
  stopped: "Il tuo wallet è conservato",
  stoppedText:
    "La richiesta di ricominciare è stata fermata. Se non l'hai fatta tu, qualcun altro potrebbe leggere le tue email.",
  nothingToStop: "Non c'è nulla da fermare: è già stato fermato oppure è finito.",
  signedIn: "Hai effettuato l'accesso",
  goBack: "Torna alla pagina da cui hai iniziato.",
  notSignedIn: "Non hai effettuato l'accesso",
  closeWindow: "Chiudi questa finestra e riprova nella pagina da cui hai iniziato."
}

export const refusals: Refusals = {
  "Please try again after {} seconds": "Riprova tra {}",
  "The code is wrong": "Il codice è sbagliato",
  "The code has expired, or was tried too often. Ask for a new one.":
    "Il codice è scaduto o è stato provato troppe volte. Chiedine uno nuovo.",
  "The code was used before. Ask for a new one.": "Il codice è già stato usato. Chiedine uno nuovo.",
  "The confirmation has expired. Start again.": "La conferma è scaduta. Ricomincia.",
  "The sign-in has expired. Start again.": "L'accesso è scaduto. Ricomincia.",
  "This link was used before, or is older than 20 minutes.":
    "Questo link è già stato usato o ha più di 20 minuti.",
  "Start again.": "Ricomincia.",
  "Sign in first": "Prima accedi",
  "The mail could not be sent. Try again later.": "Non è stato possibile inviare l'email. Riprova più tardi.",
  "The provider does not answer. Try again.": "Il fornitore non risponde. Riprova.",
  "Farcaster does not answer. Try again.": "Farcaster non risponde. Riprova.",
  "Farcaster does not confirm who this is": "Farcaster non conferma chi è",
  "This wallet has no sign-in by {}": "Questo wallet non consente l'accesso con {}",
  "This wallet does not know the network {}": "Questo wallet non conosce la rete {}",
  "The network's node does not answer. Try again.": "Il nodo della rete non risponde. Riprova.",
  "This network has no smart accounts": "Questa rete non ha smart account",
  "This wallet has no e-mail address": "Questo wallet non ha un indirizzo email",
  "This address has a wallet of its own": "Questo indirizzo ha un wallet proprio",
  "The wallet was changed on another device": "Il wallet è stato modificato su un altro dispositivo",
  "Open the wallet on this device first: this is for its owner alone":
    "Apri prima il wallet su questo dispositivo: è riservato al suo titolare",
  "This passkey opens your wallet no more": "Questa passkey non apre più il tuo wallet",
  "This is the last passkey that signs you in: add another one first":
    "Questa è l'ultima passkey con cui accedi: prima aggiungine un'altra",
  "This page may not use the wallet": "Questa pagina non può usare il wallet",
  "There is no wallet yet that could be given up": "Non c'è ancora nessun wallet a cui rinunciare",
  "Starting over was not asked for, or its time has not come":
    "Non è stato chiesto di ricominciare, o non è ancora il momento",
  "Sign out, and sign in by e-mail once more, to start over":
    "Per ricominciare, esci e accedi ancora una volta via email",
  "Something failed on the server": "Qualcosa è andato storto sul server"
}
