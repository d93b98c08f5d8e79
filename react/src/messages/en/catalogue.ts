import type { CatalogueWords } from "../CatalogueWords.ts"

/** English for the views of all wallets. */
export const catalogue: CatalogueWords = {
  search: "Search wallets",
  certified: "Verified only",
  none: "No wallet matches “{query}”.",
  empty: "There are no wallets to choose from.",
  found: { one: "{count} wallet found", other: "{count} wallets found" },
  failedTitle: "The list of wallets didn't load",
  failedText: "Wallets that are installed still work.",
  getText: "{wallet} isn't installed here. Get it, then come back to connect it.",
  getNowhere: "{wallet} isn't installed here, and doesn't say where to get it.",
  chromeStore: "Chrome extension",
  firefoxStore: "Firefox add-on",
  appStore: "App Store",
  playStore: "Google Play",
  website: "Website",
  phoneText: "Scan with your phone",
  getTitle: "Get a wallet",
  noWallet: "I don't have a wallet",
  get: "Get",
  installed: "Installed"
}
