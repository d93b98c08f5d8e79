import type { SafeMessages } from "../SafeMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  proposals: "Пропозиції"
}

export const words: SafeMessages = {
  owners: "Потрібно підписів власників: {required} із {owners}.",
  readOnly: "Ви не власник цього Safe. Ви можете дивитися, але не пропонувати.",
  empty: "Тут показано те, що цей застосунок пропонує вашому Safe, доки його не виконано.",
  unknown: "Запит до Safe",
  signatures: "Очікування підписів: {signatures} із {required}",
  execution: "Можна виконати",
  executed: "Виконано",
  failed: "Не виконано",
  cancelled: "Скасовано",
  signaturesText: "Попросіть інших власників підписати це у своєму Safe.",
  executionText: "Підписів достатньо. Один із власників має виконати транзакцію.",
  proposal: "Пропозиція",
  transaction: "Транзакція"
}
