import type { NftsMessages } from "../NftsMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  list: "NFT",
  nft: "Об этом NFT"
}

export const words: NftsMessages = {
  failed: "Не удалось загрузить ваши NFT.",
  outdated: "Не удалось обновить ваши NFT. Показанные могли измениться.",
  readAgain: "Обновить",
  none: "У этого аккаунта нет известных здесь NFT.",
  partial: "NFT, которые сеть хранит необычным способом, могут отсутствовать.",
  since: "NFT, полученные до {date}, могут отсутствовать.",
  sinceBlock: "NFT, полученные до блока {block}, могут отсутствовать.",
  hidden: "Скрытых NFT: {count}",
  showHidden: "Показать",
  hideHidden: "Скрыть",
  hiddenNote: "Такие NFT отправляют мошенники. Не заходите на сайты, которые в них указаны.",
  doubts: {
    spam: "Похоже на рекламу. Не заходите на сайты, которые там указаны.",
    unverified:
      "Коллекция названа как та, которую вы можете знать, но это другая коллекция. NFT может ничего не стоить."
  },
  tags: { spam: "Спам", unverified: "Не проверено" },
  many: "× {count}",
  numbered: "NFT {number}",
  gone: "Этого NFT больше нет у этого аккаунта.",
  barred: "Это приложение не может загрузить изображение и описание.",
  undescribed: "Не удалось загрузить описание.",
  traits: "Свойства",
  contract: "Адрес",
  number: "Номер",
  standard: "Стандарт",
  network: "Сеть",
  held: "Количество",
  copyContract: "Скопировать адрес",
  copyNumber: "Скопировать номер",
  copied: "Скопировано",
  copyFailed: "Не удалось скопировать"
}
