import type { SiwxMessages } from "../SiwxMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  sign: "Войти"
}

export const words: SiwxMessages = {
  checking: "Одну минуту",
  checkingText: "Проверяем, вошли ли вы уже.",
  ask: "Подтвердите, что это ваш аккаунт",
  askText: "Подпишите сообщение в {wallet}. Это бесплатно и ничего не переводит.",
  askRequired: "Этому сайту нужна подпись от {wallet}. Это бесплатно и ничего не переводит.",
  open: "Откройте {wallet}, чтобы подписать",
  openText: "Проверьте, что в сообщении назван этот сайт, и подпишите его.",
  verifying: "Выполняется вход",
  verifyingText: "Сайт проверяет вашу подпись.",
  declined: "Вы отклонили запрос в кошельке",
  declinedText: "Вы не вошли. Ничего не отправлено.",
  failed: "Вы не вошли",
  failedText: "Сайт ответил не так, как должен. Повторите попытку.",
  invalidText: "Сайт не принял подпись. Повторите попытку или используйте другой аккаунт.",
  wrongNetwork: "Не в этой сети",
  wrongNetworkText: "Этот сайт не принимает вход в сети {network}.",
  chooseNetwork: "Выберите сеть",
  sign: "Подписать",
  site: "Сайт",
  account: "Аккаунт",
  network: "Сеть",
  notConnected: "Подключите кошелёк, чтобы войти."
}
