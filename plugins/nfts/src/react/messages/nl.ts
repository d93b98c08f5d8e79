import type { NftsMessages } from "../NftsMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  list: "NFT's",
  nft: "NFT"
}

export const words: NftsMessages = {
  failed: "Je NFT's konden niet worden geladen.",
  outdated: "Je NFT's konden niet worden vernieuwd. Deze kunnen veranderd zijn.",
  readAgain: "Vernieuwen",
  none: "Er zijn hier geen NFT's van dit account bekend.",
  partial: "NFT's die het netwerk op een ongebruikelijke manier bewaart, kunnen ontbreken.",
  since: "NFT's die vóór {date} zijn ontvangen, kunnen ontbreken.",
  sinceBlock: "NFT's die vóór blok {block} zijn ontvangen, kunnen ontbreken.",
  hidden: "Verborgen NFT's: {count}",
  showHidden: "Tonen",
  hideHidden: "Verbergen",
  hiddenNote: "Onbekenden sturen zulke NFT's om te misleiden. Bezoek geen sites die erin worden genoemd.",
  doubts: {
    spam: "Dit lijkt op een advertentie. Bezoek geen sites die erin worden genoemd.",
    unverified:
      "De collectie heet net als een die je misschien kent, maar het is een andere. Het kan waardeloos zijn."
  },
  tags: { spam: "Spam", unverified: "Niet geverifieerd" },
  many: "× {count}",
  numbered: "NFT {number}",
  gone: "Dit account heeft deze NFT niet meer.",
  barred: "Deze app kan de afbeelding en beschrijving niet laden.",
  undescribed: "De beschrijving kon niet worden geladen.",
  traits: "Kenmerken",
  contract: "Adres",
  number: "Nummer",
  standard: "Standaard",
  network: "Netwerk",
  held: "Aantal",
  copyContract: "Adres kopiëren",
  copyNumber: "Nummer kopiëren",
  copied: "Gekopieerd",
  copyFailed: "Kopiëren niet gelukt"
}
