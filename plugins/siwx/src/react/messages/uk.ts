import type { SiwxMessages } from "../SiwxMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  sign: "Увійти"
}

export const words: SiwxMessages = {
  checking: "Одну хвилину",
  checkingText: "Перевіряємо, чи ви вже увійшли.",
  ask: "Підтвердьте, що це ваш акаунт",
  askText: "Підпишіть повідомлення в {wallet}. Це безплатно й нічого не переказує.",
  askRequired: "Цьому сайту потрібен підпис від {wallet}. Це безплатно й нічого не переказує.",
  open: "Відкрийте {wallet}, щоб підписати",
  openText: "Перевірте, що в повідомленні названо цей сайт, і підпишіть його.",
  verifying: "Виконується вхід",
  verifyingText: "Сайт перевіряє ваш підпис.",
  declined: "Ви відхилили запит у гаманці",
  declinedText: "Ви не увійшли. Нічого не надіслано.",
  failed: "Ви не увійшли",
  failedText: "Сайт відповів не так, як мав. Спробуйте ще раз.",
  invalidText: "Сайт не прийняв підпис. Спробуйте ще раз або використайте інший акаунт.",
  wrongNetwork: "Не в цій мережі",
  wrongNetworkText: "Цей сайт не приймає вхід у мережі {network}.",
  chooseNetwork: "Виберіть мережу",
  sign: "Підписати",
  site: "Сайт",
  account: "Акаунт",
  network: "Мережа",
  notConnected: "Підключіть гаманець, щоб увійти."
}
