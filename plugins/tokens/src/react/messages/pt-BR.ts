import type { Titles } from "./en/titles.ts"
import type { TokensMessages } from "../TokensMessages.ts"

export const titles: Titles = {
  list: "Tokens"
}

export const words: TokensMessages = {
  failed: "Não foi possível carregar seus tokens.",
  outdated: "Não foi possível atualizar seus tokens. Estes podem ter mudado.",
  readAgain: "Atualizar",
  none: "Esta conta não tem tokens conhecidos aqui.",
  total: "Total",
  totalUnknown: "Não conhecido",
  totalPartial: "Tokens sem preço conhecido não são contados.",
  unverified: "Não verificado",
  unverifiedNote:
    "Estes têm o nome de outros tokens e podem servir para enganar você. Não confie neles pelo nome.",
  manage: "Adicionar ou ocultar tokens",
  addLabel: "Endereço do contrato do token",
  addNote: "Você pode copiá-lo do site do próprio token ou de um explorador.",
  add: "Adicionar",
  added: "Adicionado. Ele aparece na sua lista assim que você tiver algum saldo.",
  notToken: "Não há nenhum token nesse endereço nesta rede.",
  notRead: "Não foi possível carregar o token. Tente de novo.",
  hide: "Ocultar",
  show: "Mostrar"
}
