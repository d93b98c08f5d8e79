import type { NftsMessages } from "../NftsMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  list: "NFT",
  nft: "Про цей NFT"
}

export const words: NftsMessages = {
  failed: "Не вдалося завантажити ваші NFT.",
  outdated: "Не вдалося оновити ваші NFT. Показані могли змінитися.",
  readAgain: "Оновити",
  none: "Цей акаунт не має відомих тут NFT.",
  partial: "NFT, які мережа зберігає незвичним способом, може бракувати.",
  since: "NFT, отриманих до {date}, може бракувати.",
  sinceBlock: "NFT, отриманих до блоку {block}, може бракувати.",
  hidden: "Прихованих NFT: {count}",
  showHidden: "Показати",
  hideHidden: "Сховати",
  hiddenNote: "Такі NFT надсилають незнайомці, щоб обдурити. Не заходьте на сайти, які в них указано.",
  doubts: {
    spam: "Схоже на рекламу. Не заходьте на сайти, які там указано.",
    unverified:
      "Колекція називається як та, яку ви можете знати, але це інша колекція. NFT може бути нічого не вартий."
  },
  tags: { spam: "Спам", unverified: "Не перевірено" },
  many: "× {count}",
  numbered: "NFT {number}",
  gone: "Цього NFT більше немає в цього акаунта.",
  barred: "Цей застосунок не може завантажити зображення й опис.",
  undescribed: "Не вдалося завантажити опис.",
  traits: "Властивості",
  contract: "Адреса",
  number: "Номер",
  standard: "Стандарт",
  network: "Мережа",
  held: "Кількість",
  copyContract: "Скопіювати адресу",
  copyNumber: "Скопіювати номер",
  copied: "Скопійовано",
  copyFailed: "Не вдалося скопіювати"
}
