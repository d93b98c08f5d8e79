import type { BatchesMessages } from "../BatchesMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  status: "Lote de chamadas"
}

export const words: BatchesMessages = {
  outcomes: {
    pending: {
      title: "Enviando suas transações",
      text: "{wallet} está cuidando disso. Você pode fechar isto."
    },
    confirmed: { title: "Todas as chamadas deram certo", text: "{network} executou todas elas." },
    partlyFailed: {
      title: "Só algumas chamadas deram certo",
      text: "O que deu certo permanece. As outras não mudaram nada."
    },
    failed: {
      title: "Todas as chamadas falharam",
      text: "Nenhuma delas mudou nada. Só a taxa foi gasta."
    },
    offchainFailure: {
      title: "As chamadas não foram enviadas",
      text: "{wallet} desistiu antes de enviá-las. Nada foi gasto."
    },
    unknown: {
      title: "Não foi possível confirmar o envio",
      text: "Elas podem ter sido executadas. Confira sua conta antes de enviá-las de novo."
    }
  },
  checkAgain: "Verificar de novo",
  done: "Concluído",
  none: "Esta conta não enviou chamadas a partir desta página.",
  transactions: "Transações",
  account: "Da conta",
  network: "Rede",
  call: "Chamada {number}",
  callPays: "{amount} para {address}",
  callTo: "Para {address}",
  allCalls: "Todas as chamadas",
  transaction: "Transação {number}",
  ended: {
    success: "Deu certo",
    failed: "Falhou",
    unknown: "Não confirmada"
  }
}
