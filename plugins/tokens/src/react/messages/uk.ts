import type { Titles } from "./en/titles.ts"
import type { TokensMessages } from "../TokensMessages.ts"

export const titles: Titles = {
  list: "Токени"
}

export const words: TokensMessages = {
  failed: "Не вдалося завантажити ваші токени.",
  outdated: "Не вдалося оновити ваші токени. Показані могли змінитися.",
  readAgain: "Оновити",
  none: "Цей акаунт не має відомих тут токенів.",
  total: "Разом",
  totalUnknown: "Невідомо",
  totalPartial: "Токени без відомої ціни не враховано.",
  unverified: "Не перевірено",
  unverifiedNote:
    "Ці токени називаються як інші й, можливо, створені, щоб вас обдурити. Не довіряйте їм через назву.",
  manage: "Додати або сховати токени",
  addLabel: "Адреса контракту токена",
  addNote: "Її можна скопіювати із сайту токена або з оглядача.",
  add: "Додати",
  added: "Додано. Токен з’явиться в списку, щойно буде у вас на балансі.",
  notToken: "За цією адресою в цій мережі немає токена.",
  notRead: "Не вдалося завантажити токен. Спробуйте ще раз.",
  hide: "Сховати",
  show: "Показати"
}
