/** Text that is needed before the list is loaded: the title of the tab and the headings of the views. By locale. */
export const titles = {
  list: { en: "NFTs", ar: "رموز NFT", de: "NFTs" },
  nft: { en: "NFT", ar: "رمز NFT", de: "NFT" }
} as const
