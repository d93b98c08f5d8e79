import type { ApprovalsMessages } from "../ApprovalsMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  list: "Aprovações",
  revoke: "Revogar aprovação"
}

export const words: ApprovalsMessages = {
  intro: "Estes endereços podem mover seus tokens sem perguntar de novo, até você revogar.",
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
  account: "Da conta",
  after: "Depois disso, o endereço autorizado não poderá mais levar {token}. O que ele já levou não volta.",
  leaves: "A aprovação deste token não pode ser reduzida a zero. Fica aprovado o mínimo: {amount}.",
  revoke: "Revogar aprovação",
  gone: "Esta aprovação não existe mais.",
  askingText: "Confira lá se o endereço autorizado é o mesmo que aqui.",
  sentTitle: "Revogando",
  successTitle: "Revogada",
  successText: "O endereço autorizado não pode mais levar {token}.",
  failedText: "A aprovação continua como estava. Só a taxa foi gasta.",
  declinedText: "A aprovação continua como estava.",
  unknownText: "Confira suas aprovações de novo daqui a pouco.",
  problems: {
    refused:
      "O contrato recusa isto. Para que o endereço autorizado não leve seu {token}, mova-o para outra conta.",
    changed: "Algo mudou desde que você olhou. Olhe de novo.",
    waiting: "Outra solicitação ainda está esperando na sua carteira."
  }
}
