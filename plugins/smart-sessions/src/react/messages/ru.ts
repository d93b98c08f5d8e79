import type { SmartSessionsMessages } from "../SmartSessionsMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  list: "Смарт-сессии",
  session: "Смарт-сессия"
}

export const words: SmartSessionsMessages = {
  tabs: { active: "Активные", expired: "Истёкшие", revoked: "Отозванные" },
  none: {
    active: "Ни одно приложение не может действовать от имени этого аккаунта.",
    expired: "У этого аккаунта нет истёкших сессий.",
    revoked: "У этого аккаунта нет отозванных сессий."
  },
  off: "Смарт-сессии на этой странице отключены.",
  failed: "Не удалось загрузить ваши смарт-сессии.",
  outdated: "Не удалось обновить ваши смарт-сессии. Показанные могли измениться.",
  readAgain: "Обновить",
  unnamed: "Приложение без имени",
  until: "До {date}",
  endedAt: "Завершена {date}",
  revokedOn: "Отозвана {date}",
  allows: "Может делать, не спрашивая вас",
  spend: "Тратить до {amount} за {period}",
  call: "Вызывать {functions} на {address}",
  actAs: "Выполнять {functions} на {address} так, как если бы это был ваш аккаунт",
  withValue: "каждый раз до {amount}",
  unread: "Есть и другое, что здесь показать нельзя. Посмотрите в своём кошельке.",
  units: {
    one: "{count} единицы {address}",
    few: "{count} единиц {address}",
    many: "{count} единиц {address}",
    other: "{count} единицы {address}"
  },
  periods: { second: "секунду", minute: "минуту", hour: "час", day: "день", week: "неделю" },
  project: "Приложение",
  account: "Для аккаунта",
  network: "Сеть",
  begun: "Выдана",
  ends: "Завершится",
  ended: "Завершена",
  revoked: "Отозвана",
  revoke: "Отозвать сессию",
  revokeNote: "Ваш кошелёк попросит это подписать. Это бесплатно.",
  asking: "Подтвердите в {wallet}",
  declined: "Вы отклонили запрос. Сессия осталась прежней.",
  revokeFailed: "Смарт-сессия не отозвана. Повторите попытку.",
  gone: "Этой сессии больше нет.",
  grantedTitle: "Смарт-сессия выдана",
  grantedText: "Вы можете в любой момент отозвать её в своём аккаунте.",
  refusedTitle: "Выдано больше, чем запрошено",
  refusedText: "Сессия не используется. Отзовите её в {wallet}.",
  seeAll: "Все смарт-сессии",
  done: "Готово"
}
