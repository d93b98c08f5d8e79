import type { BatchesMessages } from "../BatchesMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  status: "Пакет вызовов"
}

export const words: BatchesMessages = {
  outcomes: {
    pending: {
      title: "Отправка ваших транзакций",
      text: "{wallet} обрабатывает их. Это окно можно закрыть."
    },
    confirmed: { title: "Все вызовы выполнены", text: "Сеть {network} выполнила их все." },
    partlyFailed: {
      title: "Выполнена только часть вызовов",
      text: "Выполненное остаётся в силе. Остальные вызовы ничего не изменили."
    },
    failed: {
      title: "Ни один вызов не выполнен",
      text: "Ни один из них ничего не изменил. Потрачена только комиссия."
    },
    offchainFailure: {
      title: "Вызовы не отправлены",
      text: "{wallet} прекратил работу до отправки. Ничего не потрачено."
    },
    unknown: {
      title: "Не удалось подтвердить, что они отправлены",
      text: "Возможно, они выполнены. Проверьте свой аккаунт, прежде чем отправлять их снова."
    }
  },
  checkAgain: "Проверить снова",
  done: "Готово",
  none: "Этот аккаунт не отправлял вызовов с этой страницы.",
  transactions: "Транзакции",
  account: "С аккаунта",
  network: "Сеть",
  call: "Вызов {number}",
  callPays: "{amount} на {address}",
  callTo: "На {address}",
  allCalls: "Все вызовы",
  transaction: "Транзакция {number}",
  ended: { success: "Выполнено", failed: "Не выполнено", unknown: "Не подтверждено" }
}
