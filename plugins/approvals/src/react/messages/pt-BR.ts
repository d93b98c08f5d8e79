import type { ApprovalsMessages } from "../ApprovalsMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  list: "Aprovações",
  revoke: "Revogar aprovação"
}

export const words: ApprovalsMessages = {
  intro: "Estes endereços podem levar fundos da sua conta sem perguntar de novo, até você revogar.",
  none: "Nenhuma aprovação desta conta é conhecida aqui.",
  failed: "Não foi possível carregar suas aprovações.",
  outdated: "Não foi possível atualizar suas aprovações. Estas podem ter mudado.",
  readAgain: "Atualizar",
  since: "Podem faltar aprovações dadas antes de {date}.",
  sinceBlock: "Podem faltar aprovações dadas antes do bloco {block}.",
  unlimited: "{token} sem limite",
  upTo: "Até {amount}",
  all: "Tudo de {token}",
  spenderIs: "Para {spender}",
  mayTake: "Pode levar agora",
  contract: "Contrato",
  spender: "Endereço autorizado",
  network: "Rede",
  account: "Da conta",
  fee: "Taxa de rede (máx.)",
  after: "Depois disso, o endereço autorizado não poderá mais levar {token}. O que ele já levou não volta.",
  leaves: "A aprovação deste token não pode ser reduzida a zero. Fica aprovado o mínimo: {amount}.",
  revoke: "Revogar aprovação",
  gone: "Esta aprovação não existe mais.",
  askingTitle: "Aprove em {wallet}",
  askingText: "Confira lá se o endereço autorizado é o mesmo que aqui.",
  stopWaiting: "Parar de esperar",
  sentTitle: "Revogando",
  sentText: "Aguardando {network}. Você pode fechar isto.",
  successTitle: "Revogada",
  successText: "O endereço autorizado não pode mais levar {token}.",
  failedTitle: "A transação falhou",
  failedText: "A aprovação continua como estava. Só a taxa foi gasta.",
  declinedTitle: "Você recusou em {wallet}",
  declinedText: "A aprovação continua como estava.",
  unsentTitle: "Não foi enviado",
  unknownTitle: "Não se sabe se foi enviado",
  unknownText: "Confira suas aprovações de novo daqui a pouco.",
  checkAgain: "Verificar de novo",
  done: "Concluído",
  problems: {
    fee: "Não há {symbol} suficiente para a taxa de rede.",
    feeUnknown: "Não é possível consultar a taxa de rede agora. Tente novamente.",
    sponsor: "O patrocinador não vai pagar a taxa de rede disto. Tente novamente para pagá-la você mesmo.",
    refused:
      "O contrato recusa isto. Para que o endereço autorizado não leve seu {token}, mova-o para outra conta.",
    changed: "Algo mudou desde que você olhou. Olhe de novo.",
    network: "Sua carteira está em outra rede. Volte para a anterior e tente novamente.",
    waiting: "Outra solicitação ainda está esperando na sua carteira.",
    busy: "A carteira não aceitou a solicitação. Outra pode estar aberta lá.",
    other: "Isso não funcionou. Tente novamente."
  }
}
