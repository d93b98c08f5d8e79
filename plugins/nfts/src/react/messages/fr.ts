import type { NftsMessages } from "../NftsMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  list: "NFT",
  nft: "NFT"
}

export const words: NftsMessages = {
  failed: "Vos NFT n’ont pas pu être chargés.",
  outdated: "Vos NFT n’ont pas pu être actualisés. Ceux-ci ont peut-être changé.",
  readAgain: "Actualiser",
  none: "Aucun NFT de ce compte n’est connu ici.",
  partial: "Les NFT que le réseau conserve de façon inhabituelle manquent peut-être.",
  since: "Les NFT reçus avant le {date} manquent peut-être.",
  sinceBlock: "Les NFT reçus avant le bloc {block} manquent peut-être.",
  hidden: "NFT masqués\u00a0: {count}",
  showHidden: "Afficher",
  hideHidden: "Masquer",
  hiddenNote:
    "Des inconnus envoient ce genre de NFT pour tromper. N’allez pas sur les sites qui y sont nommés.",
  doubts: {
    spam: "Cela ressemble à une publicité. N’allez pas sur les sites qui y sont nommés.",
    unverified:
      "Sa collection porte un nom semblable à une autre que vous connaissez peut-être, mais ce n’est pas la même. Il ne vaut peut-être rien."
  },
  tags: { spam: "Spam", unverified: "Non vérifié" },
  many: "× {count}",
  numbered: "NFT {number}",
  gone: "Ce compte ne possède plus ce NFT.",
  barred: "Cette app ne peut pas charger son image ni sa description.",
  undescribed: "Sa description n’a pas pu être chargée.",
  traits: "Attributs",
  contract: "Adresse",
  number: "Numéro",
  standard: "Norme",
  network: "Réseau",
  held: "Quantité",
  copyContract: "Copier l’adresse",
  copyNumber: "Copier le numéro",
  copied: "Copié",
  copyFailed: "Copie impossible"
}
