import type { ActivityMessages, DetailMessages } from "../ActivityMessages.ts"
import type { ReplacingMessages } from "../ReplacingMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  list: "Atividade",
  transaction: "Transação"
}

export const words: ActivityMessages = {
  kinds: {
    send: "Enviado",
    receive: "Recebido",
    self: "Enviado para você",
    mint: "Mintado",
    burn: "Queimado",
    trade: "Trocado",
    approve: "Gasto permitido",
    approved: "Aprovado",
    revoked: "Aprovação revogada",
    cancel: "Cancelada",
    deploy: "Contrato criado",
    deposit: "Depositado",
    withdraw: "Sacado",
    borrow: "Tomado emprestado",
    repay: "Empréstimo pago",
    stake: "Em staking",
    unstake: "Retirado do staking",
    claim: "Resgatado",
    contract: "Contrato usado",
    taken: "Movido por outro endereço",
    failed: "Falhou",
    sending: "Enviando",
    swapping: "Trocando",
    approving: "Aprovando",
    revoking: "Revogando aprovação",
    unknown: "Resultado desconhecido"
  },
  tags: {
    lookAlike: "Parecido",
    unverified: "Não verificado",
    nothing: "Vazia",
    spam: "Spam"
  },
  pending: "Pendente",
  usually: "Costuma levar {time}",
  to: "Para {address}",
  from: "De {address}",
  spender: "Para {address}",
  unlimited: "Ilimitado",
  all: "Todos os NFTs de",
  nothing: "Nada de",
  more: "e mais {count}",
  older: "Mostrar mais antigas",
  olderFailed: "Não foi possível carregar a atividade mais antiga.",
  partial: "Pode faltar atividade mais antiga.",
  fallback: "Uma fonte não respondeu. Pode faltar alguma atividade.",
  failed: "Não foi possível carregar sua atividade.",
  outdated: "Não foi possível atualizar sua atividade. Pode faltar a mais recente.",
  unfetched: "Não foi possível carregar as transações",
  readAgain: "Atualizar",
  none: "Ainda não aconteceu nada aqui.",
  noneKnown: "Nenhuma atividade recente. Pode faltar atividade mais antiga.",
  untold: "A atividade em {network} não pode ser consultada aqui.",
  hidden: "Transações ocultas: {count}",
  showHidden: "Mostrar",
  hideHidden: "Ocultar",
  hiddenNote: "Golpistas deixam estas transações. Nunca copie um endereço de uma delas."
}

export const details: DetailMessages = {
  doubts: {
    lookAlike:
      "Este endereço se parece com um dos seus ou com um para o qual você já enviou, mas não é. Não o copie.",
    unverified: "Pode não ser o token cujo nome ele usa e pode não valer nada.",
    nothing: "Outra pessoa enviou isto, e nada foi movido. Pode ser um truque para você copiar o endereço.",
    spam: "Isto parece propaganda. Não visite os sites que ela menciona."
  },
  mayTake: "Permitido a partir de agora",
  gone: "Esta transação não está na atividade desta conta.",
  unknownNote: "Foi enviada, mas o resultado ainda não é conhecido. Confira antes de enviar de novo.",
  failedNote: "Falhou, então nada foi movido. A rede fica com a taxa.",
  takenNote: "Você não assinou isto. Pode ter sido um endereço ao qual você permitiu gastar.",
  unlimitedNote:
    "Quem tem uma aprovação ilimitada pode levar tudo o que você tem do que foi aprovado, até você revogá-la.",
  status: "Status",
  statuses: { success: "Concluída", failed: "Falhou", pending: "Pendente", unknown: "Desconhecido" },
  date: "Data",
  sender: "Assinado por",
  network: "Rede",
  fee: "Taxa de rede",
  hash: "Transação",
  copyHash: "Copiar o ID da transação",
  copyAddress: "Copiar o endereço",
  copied: "Copiado",
  copyFailed: "Não foi possível copiar"
}

export const replacing: ReplacingMessages = {
  speedUp: "Acelerar",
  cancel: "Cancelar transação",
  speedUpText: "Ela é enviada de novo com uma taxa maior. Só uma das duas é executada.",
  cancelText:
    "Uma transação vazia para você mesmo toma o lugar dela. A primeira ainda pode ser executada antes.",
  feeBefore: "Taxa até agora (máx.)",
  speedingUp: "Sendo acelerada. Só uma das duas é executada.",
  cancelling: "Sendo cancelada. Ainda pode ser executada antes.",
  settled: "Ela já tinha sido executada.",
  fixed: "Nada pode tomar o lugar dela. Só resta esperar.",
  beside:
    "Sua carteira enviou uma nova transação em vez de substituir a primeira. As duas podem ser executadas."
}
