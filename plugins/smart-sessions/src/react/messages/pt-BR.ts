import type { SmartSessionsMessages } from "../SmartSessionsMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  list: "Sessões inteligentes",
  session: "Sessão inteligente"
}

export const words: SmartSessionsMessages = {
  tabs: { active: "Ativas", expired: "Expiradas", revoked: "Revogadas" },
  none: {
    active: "Nenhum app pode agir por esta conta.",
    expired: "Nenhuma sessão desta conta expirou.",
    revoked: "Nenhuma sessão desta conta foi revogada."
  },
  off: "As sessões inteligentes estão desativadas nesta página.",
  failed: "Não foi possível carregar suas sessões inteligentes.",
  outdated: "Não foi possível atualizar suas sessões inteligentes. Estas podem ter mudado.",
  readAgain: "Atualizar",
  unnamed: "Um app",
  until: "Até {date}",
  endedAt: "Terminou em {date}",
  revokedOn: "Revogada em {date}",
  allows: "Pode fazer sem perguntar a você",
  spend: "Gastar até {amount} por {period}",
  call: "Chamar {functions} de {address}",
  actAs: "Executar {functions} de {address} como se fosse sua conta",
  withValue: "com até {amount} por vez",
  unread: "Há mais que não pode ser mostrado aqui. Veja na sua carteira.",
  units: {
    one: "{count} unidade de {address}",
    many: "{count} de unidades de {address}",
    other: "{count} unidades de {address}"
  },
  periods: { second: "segundo", minute: "minuto", hour: "hora", day: "dia", week: "semana" },
  project: "App",
  account: "Para a conta",
  network: "Rede",
  begun: "Concedida",
  ends: "Termina",
  ended: "Terminou",
  revoked: "Revogada",
  revoke: "Revogar sessão",
  revokeNote: "Sua carteira pede que você assine isto. Não custa nada.",
  asking: "Aprove em {wallet}",
  declined: "Você recusou. A sessão continua como estava.",
  revokeFailed: "Não foi possível revogar a sessão inteligente. Tente novamente.",
  gone: "Esta sessão não existe mais.",
  grantedTitle: "Sessão inteligente concedida",
  grantedText: "Você pode revogá-la a qualquer momento na sua conta.",
  refusedTitle: "Foi concedido mais do que o pedido",
  refusedText: "A sessão não é usada. Revogue-a em {wallet}.",
  seeAll: "Todas as sessões inteligentes",
  done: "Concluído"
}
