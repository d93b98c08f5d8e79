import type { NftsMessages } from "../NftsMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  list: "NFT",
  nft: "NFT"
}

export const words: NftsMessages = {
  failed: "Nie udało się wczytać Twoich NFT.",
  outdated: "Nie udało się odświeżyć Twoich NFT. Te mogły się zmienić.",
  readAgain: "Odśwież",
  none: "Nie są tu znane żadne NFT tego konta.",
  partial: "Może brakować NFT, które sieć przechowuje w nietypowy sposób.",
  since: "Może brakować NFT otrzymanych przed {date}.",
  sinceBlock: "Może brakować NFT otrzymanych przed blokiem {block}.",
  hidden: "Ukryte NFT: {count}",
  showHidden: "Pokaż",
  hideHidden: "Ukryj",
  hiddenNote: "Takie NFT wysyłają obcy, aby oszukać. Nie odwiedzaj stron, które wymieniają.",
  doubts: {
    spam: "To wygląda na reklamę. Nie odwiedzaj stron, które wymienia.",
    unverified: "Kolekcja nazywa się jak inna, którą możesz znać, ale to nie ta sama. Może nie być nic warta."
  },
  tags: { spam: "Spam", unverified: "Niezweryfikowane" },
  many: "× {count}",
  numbered: "NFT {number}",
  gone: "To konto nie ma już tego NFT.",
  barred: "Ta aplikacja nie może wczytać obrazu ani opisu.",
  undescribed: "Nie udało się wczytać opisu.",
  traits: "Cechy",
  contract: "Adres",
  number: "Numer",
  standard: "Standard",
  network: "Sieć",
  held: "Liczba",
  copyContract: "Kopiuj adres",
  copyNumber: "Kopiuj numer",
  copied: "Skopiowano",
  copyFailed: "Nie udało się skopiować"
}
