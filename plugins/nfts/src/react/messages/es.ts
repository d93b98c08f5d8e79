import type { NftsMessages } from "../NftsMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  list: "NFT",
  nft: "NFT"
}

export const words: NftsMessages = {
  failed: "No se pudieron cargar tus NFT.",
  outdated: "No se pudieron actualizar tus NFT. Estos pueden haber cambiado.",
  readAgain: "Actualizar",
  none: "No se conocen aquí NFT de esta cuenta.",
  partial: "Pueden faltar NFT que la red guarda de forma poco común.",
  since: "Pueden faltar NFT recibidos antes del {date}.",
  sinceBlock: "Pueden faltar NFT recibidos antes del bloque {block}.",
  hidden: "NFT ocultos: {count}",
  showHidden: "Mostrar",
  hideHidden: "Ocultar",
  hiddenNote: "Hay desconocidos que envían NFT así para engañar. No visites los sitios que nombran.",
  doubts: {
    spam: "Parece un anuncio. No visites los sitios que nombra.",
    unverified: "Su colección se llama como una que quizá conozcas, pero es otra. Puede que no valga nada."
  },
  tags: { spam: "Spam", unverified: "Sin verificar" },
  many: "× {count}",
  numbered: "NFT {number}",
  gone: "Esta cuenta ya no tiene este NFT.",
  barred: "Esta app no puede cargar su imagen ni su descripción.",
  undescribed: "No se pudo cargar su descripción.",
  traits: "Atributos",
  contract: "Dirección",
  number: "Número",
  standard: "Estándar",
  network: "Red",
  held: "Cantidad",
  copyContract: "Copiar la dirección",
  copyNumber: "Copiar el número",
  copied: "Copiado",
  copyFailed: "No se pudo copiar"
}
