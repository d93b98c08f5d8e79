import type { SafeMessages } from "../SafeMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  proposals: "Propostas"
}

export const words: SafeMessages = {
  owners: {
    one: "{required} de {owners} proprietários precisa assinar.",
    many: "{required} de {owners} proprietários precisam assinar.",
    other: "{required} de {owners} proprietários precisam assinar."
  },
  readOnly: "Você não é proprietário deste Safe. Pode olhar, mas não propor.",
  empty: "O que este app propõe ao seu Safe aparece aqui até ser executado.",
  unknown: "Consultando o Safe",
  signatures: "Aguardando assinaturas: {signatures} de {required}",
  execution: "Pronta para executar",
  executed: "Executada",
  failed: "Falhou",
  cancelled: "Cancelada",
  signaturesText: "Peça aos outros proprietários que assinem no Safe deles.",
  executionText: "Proprietários suficientes assinaram. Um deles precisa executá-la.",
  proposal: "Proposta",
  transaction: "Transação"
}
