import type { Titles } from "./en/titles.ts"
import type { TokensMessages } from "../TokensMessages.ts"

export const titles: Titles = {
  list: "Tokens"
}

export const words: TokensMessages = {
  failed: "No se pudieron cargar tus tokens.",
  outdated: "No se pudieron actualizar tus tokens. Estos pueden haber cambiado.",
  readAgain: "Actualizar",
  none: "Esta cuenta no tiene tokens conocidos aquí.",
  total: "Total",
  totalUnknown: "No se conoce",
  totalPartial: "Los tokens sin precio conocido no se cuentan.",
  unverified: "Sin verificar",
  unverifiedNote:
    "Estos se llaman como otros tokens y puede que sean para engañarte. No te fíes de ellos por su nombre.",
  manage: "Añadir u ocultar tokens",
  addLabel: "Dirección del contrato del token",
  addNote: "Puedes copiarla del sitio web del propio token o de un explorador.",
  add: "Añadir",
  added: "Añadido. Aparecerá en tu lista en cuanto tengas algo.",
  notToken: "No hay ningún token en esta dirección en esta red.",
  notRead: "No se ha podido cargar el token. Inténtalo de nuevo.",
  hide: "Ocultar",
  show: "Mostrar"
}
