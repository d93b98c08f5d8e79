import type { SafeMessages } from "../SafeMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  proposals: "Proposte"
}

export const words: SafeMessages = {
  owners: {
    one: "Deve firmare {required} proprietario su {owners}.",
    many: "Devono firmare {required} proprietari su {owners}.",
    other: "Devono firmare {required} proprietari su {owners}."
  },
  readOnly: "Non sei proprietario di questo Safe. Puoi guardare, ma non proporre.",
  empty: "Ciò che questa app propone al tuo Safe resta qui finché non viene eseguito.",
  unknown: "Richiesta al Safe",
  signatures: "In attesa di firme: {signatures} di {required}",
  execution: "Pronta da eseguire",
  executed: "Eseguita",
  failed: "Fallita",
  cancelled: "Annullata",
  signaturesText: "Chiedi agli altri proprietari di firmarla nel loro Safe.",
  executionText: "Hanno firmato abbastanza proprietari. Uno di loro deve eseguirla.",
  proposal: "Proposta",
  transaction: "Transazione"
}
