import type { NftsMessages } from "../NftsMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  list: "NFTs",
  nft: "NFT"
}

export const words: NftsMessages = {
  failed: "Deine NFTs konnten nicht gelesen werden.",
  outdated: "Deine NFTs konnten nicht noch einmal gelesen werden. Diese haben sich vielleicht geändert.",
  readAgain: "Noch einmal lesen",
  none: "Von diesem Konto sind hier keine NFTs bekannt.",
  partial: "NFTs, die das Netzwerk auf ungewöhnliche Weise führt, können fehlen.",
  since: "NFTs, die vor dem {date} empfangen wurden, können fehlen.",
  sinceBlock: "NFTs, die vor Block {block} empfangen wurden, können fehlen.",
  hidden: "Ausgeblendete NFTs: {count}",
  showHidden: "Anzeigen",
  hideHidden: "Ausblenden",
  hiddenNote: "Fremde senden solche NFTs, um zu täuschen. Besuche keine Seiten, die sie nennen.",
  doubts: {
    spam: "Das sieht nach Werbung aus. Besuche keine Seiten, die es nennt.",
    unverified:
      "Die Sammlung heißt wie eine, die du vielleicht kennst, ist aber eine andere. Das NFT ist vielleicht nichts wert."
  },
  tags: { spam: "Spam", unverified: "Ungeprüft" },
  many: "× {count}",
  numbered: "NFT {number}",
  gone: "Dieses Konto hat dieses NFT nicht mehr.",
  barred: "Diese App kann Bild und Beschreibung nicht laden.",
  undescribed: "Die Beschreibung konnte nicht gelesen werden.",
  traits: "Merkmale",
  contract: "Adresse",
  number: "Nummer",
  standard: "Standard",
  network: "Netzwerk",
  held: "Anzahl",
  copyContract: "Adresse kopieren",
  copyNumber: "Nummer kopieren",
  copied: "Kopiert",
  copyFailed: "Konnte nicht kopiert werden"
}
