import type { SafeMessages } from "../SafeMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  proposals: "Предложения"
}

export const words: SafeMessages = {
  owners: "Нужно подписей владельцев: {required} из {owners}.",
  readOnly: "Вы не владелец этого Safe. Вы можете смотреть, но не предлагать.",
  empty: "Здесь показано то, что это приложение предлагает вашему Safe, пока оно не исполнено.",
  unknown: "Запрос к Safe",
  signatures: "Ожидание подписей: {signatures} из {required}",
  execution: "Можно исполнить",
  executed: "Исполнено",
  failed: "Не выполнено",
  cancelled: "Отменено",
  signaturesText: "Попросите других владельцев подписать это в их Safe.",
  executionText: "Подписей достаточно. Один из владельцев должен исполнить транзакцию.",
  proposal: "Предложение",
  transaction: "Транзакция"
}
