import type { SmartSessionsMessages } from "../SmartSessionsMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  list: "Smart session",
  session: "Smart session"
}

export const words: SmartSessionsMessages = {
  tabs: { active: "Attive", expired: "Scadute", revoked: "Revocate" },
  none: {
    active: "Nessuna app può agire per questo account.",
    expired: "Nessuna sessione di questo account è scaduta.",
    revoked: "Nessuna sessione di questo account è stata revocata."
  },
  off: "Le smart session sono disattivate in questa pagina.",
  failed: "Non è stato possibile caricare le tue smart session.",
  outdated: "Non è stato possibile aggiornare le tue smart session. Queste potrebbero essere cambiate.",
  readAgain: "Aggiorna",
  unnamed: "Un'app",
  until: "Fino al {date}",
  endedAt: "Terminata il {date}",
  revokedOn: "Revocata il {date}",
  allows: "Può fare senza chiederti",
  spend: "Spendere fino a {amount} per {period}",
  call: "Chiamare {functions} di {address}",
  actAs: "Eseguire {functions} di {address} come se fosse il tuo account",
  withValue: "con fino a {amount} ogni volta",
  unread: "C'è altro che non può essere mostrato qui. Guardalo nel tuo wallet.",
  units: "{count} unità di {address}",
  periods: { second: "secondo", minute: "minuto", hour: "ora", day: "giorno", week: "settimana" },
  project: "App",
  account: "Per l'account",
  network: "Rete",
  begun: "Concessa",
  ends: "Termina",
  ended: "Terminata",
  revoked: "Revocata",
  revoke: "Revoca sessione",
  revokeNote: "Il tuo wallet ti chiede di firmare. Non costa nulla.",
  asking: "Approva in {wallet}",
  declined: "Hai rifiutato. La sessione è rimasta com'era.",
  revokeFailed: "Non è stato possibile revocare la smart session. Riprova.",
  gone: "Questa sessione non esiste più.",
  grantedTitle: "Smart session concessa",
  grantedText: "Puoi revocarla in qualsiasi momento nel tuo account.",
  refusedTitle: "È stato concesso più di quanto chiesto",
  refusedText: "La sessione non viene usata. Revocala in {wallet}.",
  seeAll: "Tutte le smart session",
  done: "Fatto"
}
