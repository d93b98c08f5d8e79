import type { NftsMessages } from "../../NftsMessages.ts"

/** The words of NFTs in English. */
export const words: NftsMessages = {
  failed: "Your NFTs couldn't be loaded.",
  outdated: "Your NFTs couldn't be refreshed. These may be out of date.",
  readAgain: "Refresh",
  none: "No NFTs of this account are known here.",
  partial: "NFTs that the network keeps in unusual ways may be missing.",
  since: "NFTs received before {date} may be missing.",
  sinceBlock: "NFTs received before block {block} may be missing.",
  hidden: "Hidden NFTs: {count}",
  showHidden: "Show",
  hideHidden: "Hide",
  hiddenNote: "Scammers send NFTs like these. Don't visit sites they name.",
  doubts: {
    spam: "This looks like an advertisement. Don't visit sites that it names.",
    unverified:
      "Its collection is named like one you may know, but it's another one. It may be worth nothing."
  },
  tags: { spam: "Spam", unverified: "Unverified" },
  many: "× {count}",
  numbered: "NFT {number}",
  gone: "This account doesn't hold this NFT any more.",
  barred: "This app can't load its picture and description.",
  undescribed: "Its description couldn't be loaded.",
  traits: "Traits",
  contract: "Address",
  number: "Number",
  standard: "Standard",
  network: "Network",
  held: "Held",
  copyContract: "Copy the address",
  copyNumber: "Copy the number",
  copied: "Copied",
  copyFailed: "Couldn't be copied"
}
