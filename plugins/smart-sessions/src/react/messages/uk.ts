import type { SmartSessionsMessages } from "../SmartSessionsMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  list: "Смарт-сесії",
  session: "Смарт-сесія"
}

export const words: SmartSessionsMessages = {
  tabs: { active: "Активні", expired: "Прострочені", revoked: "Відкликані" },
  none: {
    active: "Жоден застосунок не може діяти від імені цього акаунта.",
    expired: "Цей акаунт не має прострочених сесій.",
    revoked: "Цей акаунт не має відкликаних сесій."
  },
  off: "Смарт-сесії на цій сторінці вимкнено.",
  failed: "Не вдалося завантажити ваші смарт-сесії.",
  outdated: "Не вдалося оновити ваші смарт-сесії. Показані могли змінитися.",
  readAgain: "Оновити",
  unnamed: "Застосунок без назви",
  until: "До {date}",
  endedAt: "Завершено {date}",
  revokedOn: "Відкликано {date}",
  allows: "Може робити, не питаючи вас",
  spend: "Витрачати до {amount} за {period}",
  call: "Викликати {functions} на {address}",
  actAs: "Виконувати {functions} на {address} так, ніби це ваш акаунт",
  withValue: "щоразу до {amount}",
  unread: "Є й інше, чого тут показати не можна. Подивіться у своєму гаманці.",
  units: {
    one: "{count} одиниці {address}",
    few: "{count} одиниць {address}",
    many: "{count} одиниць {address}",
    other: "{count} одиниці {address}"
  },
  periods: { second: "секунду", minute: "хвилину", hour: "годину", day: "день", week: "тиждень" },
  project: "Застосунок",
  account: "Для акаунта",
  network: "Мережа",
  begun: "Надано",
  ends: "Завершиться",
  ended: "Завершено",
  revoked: "Відкликано",
  revoke: "Відкликати сесію",
  revokeNote: "Ваш гаманець попросить це підписати. Це безплатно.",
  asking: "Підтвердьте в {wallet}",
  declined: "Ви відхилили запит. Сесія залишилася без змін.",
  revokeFailed: "Смарт-сесію не відкликано. Спробуйте ще раз.",
  gone: "Цієї сесії більше немає.",
  grantedTitle: "Смарт-сесію надано",
  grantedText: "Ви можете будь-коли відкликати її у своєму акаунті.",
  refusedTitle: "Надано більше, ніж просили",
  refusedText: "Сесія не використовується. Відкличте її в {wallet}.",
  seeAll: "Усі смарт-сесії",
  done: "Готово"
}
