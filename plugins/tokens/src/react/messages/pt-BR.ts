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
    "Estes têm o nome de outros tokens e podem servir para enganar você. Não confie neles pelo nome."
}
