import type { BatchesMessages } from "../BatchesMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  status: "Пакет викликів"
}

export const words: BatchesMessages = {
  outcomes: {
    pending: { title: "Надсилання ваших транзакцій", text: "{wallet} обробляє їх. Це вікно можна закрити." },
    confirmed: { title: "Усі виклики виконано", text: "Мережа {network} виконала їх усі." },
    partlyFailed: {
      title: "Виконано лише частину викликів",
      text: "Виконане залишається чинним. Решта викликів нічого не змінила."
    },
    failed: {
      title: "Жодного виклику не виконано",
      text: "Жоден із них нічого не змінив. Витрачено лише комісію."
    },
    offchainFailure: {
      title: "Виклики не надіслано",
      text: "{wallet} припинив роботу до надсилання. Нічого не витрачено."
    },
    unknown: {
      title: "Не вдалося підтвердити, що їх надіслано",
      text: "Можливо, їх виконано. Перевірте свій акаунт, перш ніж надсилати їх знову."
    }
  },
  checkAgain: "Перевірити ще раз",
  done: "Готово",
  none: "Цей акаунт не надсилав викликів із цієї сторінки.",
  transactions: "Транзакції",
  account: "З акаунта",
  network: "Мережа",
  call: "Виклик {number}",
  callPays: "{amount} на {address}",
  callTo: "На {address}",
  allCalls: "Усі виклики",
  transaction: "Транзакція {number}",
  ended: { success: "Виконано", failed: "Не виконано", unknown: "Не підтверджено" }
}
