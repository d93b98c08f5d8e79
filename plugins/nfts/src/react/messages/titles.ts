// Written by `npm run lists` from the files of this folder.

/** The titles in all languages, by their tags. */
export const titles = {
  list: {
    en: "NFTs",
    ar: "رموز NFT",
    de: "NFTs",
    es: "NFT",
    fr: "NFT",
    it: "NFT",
    nl: "NFT's",
    "pt-BR": "NFTs"
  },
  nft: {
    en: "NFT",
    ar: "رمز NFT",
    de: "NFT",
    es: "NFT",
    fr: "NFT",
    it: "NFT",
    nl: "NFT",
    "pt-BR": "NFT"
  }
} as const
