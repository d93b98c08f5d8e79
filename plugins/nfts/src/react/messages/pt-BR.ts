import type { NftsMessages } from "../NftsMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  list: "NFTs",
  nft: "NFT"
}

export const words: NftsMessages = {
  failed: "Não foi possível carregar seus NFTs.",
  outdated: "Não foi possível atualizar seus NFTs. Estes podem ter mudado.",
  readAgain: "Atualizar",
  none: "Nenhum NFT desta conta é conhecido aqui.",
  partial: "Podem faltar NFTs que a rede guarda de maneira incomum.",
  since: "Podem faltar NFTs recebidos antes de {date}.",
  sinceBlock: "Podem faltar NFTs recebidos antes do bloco {block}.",
  hidden: "NFTs ocultos: {count}",
  showHidden: "Mostrar",
  hideHidden: "Ocultar",
  hiddenNote: "Desconhecidos enviam NFTs assim para enganar. Não visite os sites que eles mencionam.",
  doubts: {
    spam: "Isto parece um anúncio. Não visite os sites que ele menciona.",
    unverified:
      "A coleção tem um nome como o de uma que você talvez conheça, mas é outra. Pode não valer nada."
  },
  tags: { spam: "Spam", unverified: "Não verificado" },
  many: "× {count}",
  numbered: "NFT {number}",
  gone: "Esta conta não tem mais este NFT.",
  barred: "Este app não consegue carregar a imagem e a descrição dele.",
  undescribed: "Não foi possível carregar a descrição.",
  traits: "Atributos",
  contract: "Endereço",
  number: "Número",
  standard: "Padrão",
  network: "Rede",
  held: "Quantidade",
  copyContract: "Copiar o endereço",
  copyNumber: "Copiar o número",
  copied: "Copiado",
  copyFailed: "Não foi possível copiar"
}
