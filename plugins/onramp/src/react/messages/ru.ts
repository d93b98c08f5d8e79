import type { OnrampMessages } from "../OnrampMessages.ts"
import type { OnrampProgressMessages } from "../OnrampProgressMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  buy: "Купить",
  purchases: "Покупки"
}

export const words: OnrampMessages = {
  notConnected: "Подключите кошелёк, чтобы купить.",
  unsupported: "В сети {network} здесь ничего нельзя купить.",
  chooseNetwork: "Выбрать другую сеть",
  restricted: "Там, где вы находитесь, покупка недоступна.",
  pay: "Вы платите",
  currency: "Валюта",
  preset: "Заплатить {amount}",
  get: "Вы получите около",
  coin: "Что вы покупаете",
  method: "Способ оплаты",
  methods: { card: "Карта", ach_bank_account: "Банковский счёт" },
  provider: "Провайдер",
  fee: "{provider}, комиссия {fee} %",
  providerFee: "Комиссия {provider}",
  networkFee: "Комиссия сети",
  to: "На ваш аккаунт",
  onPage: "{provider} покажет цену на своей странице.",
  quoteFailed: "{provider} пока не назвал цену. Вы увидите её на его странице до оплаты.",
  listsDefault: "{provider} не сообщил, что продаёт. На его странице может быть другое предложение.",
  opaque: "Проверьте на странице {provider}, что покупка придёт на этот адрес: по ссылке этого не видно.",
  leaves: "Вы платите на странице {provider}, в новом окне. Провайдер увидит ваш адрес.",
  buyAt: "Продолжить на сайте {provider}",
  latest: "Последняя покупка",
  purchases: "Ваши покупки",
  problems: {
    amountMissing: "Введите сумму.",
    amountFormat: "Введите число, например 0,5.",
    amountAmbiguous: "Введите число без разделителя тысяч.",
    amountDecimals: "У {currency} не больше {decimals} знаков после запятой.",
    amountZero: "Введите сумму больше нуля.",
    amountLow: "Введите не меньше {min}.",
    amountHigh: "Введите не больше {max}.",
    provider: "{provider} не ответил. Повторите попытку или выберите другого провайдера.",
    link: "Ссылка {provider} ведёт не туда, куда должна. Ничего не открыто.",
    invalid: "{provider} больше этого не продаёт. Выберите снова.",
    other: "Не получилось. Повторите попытку."
  }
}

export const progress: OnrampProgressMessages = {
  to: "На ваш аккаунт",
  nothingBegun: "Пока ничего не куплено.",
  openTitle: "Продолжить на сайте {provider}",
  openText: "Страница открыта в другом окне. Вернитесь, когда закончите.",
  blockedTitle: "Окно не открылось",
  blockedText: "Браузер его заблокировал. Откройте страницу {provider} самостоятельно:",
  closedTitle: "Похоже, страница {provider} закрыта",
  closedText: "Если вы заплатили, зачисление может занять время. Если нет, откройте её снова.",
  pendingTitle: "Ваша покупка в пути",
  pendingText: "{provider} обрабатывает её. Это окно можно закрыть.",
  successTitle: "{provider}: отправлено",
  successText: "Покупка может появиться в вашем аккаунте через несколько минут.",
  failedTitle: "Покупка не удалась",
  failedText: "{provider} сообщает, что она не прошла. Что стало с вашими деньгами, указано на его странице.",
  unknownTitle: "Пока ничего не видно",
  unknownText:
    "Если вы заплатили, покупка ещё может прийти. Подробнее на странице {provider} или в его письме по почте.",
  showBalance: "Показать мой баланс",
  held: "У вас {amount}",
  grown: "На {amount} больше, чем было",
  notGrown: "Пока ничего не пришло.",
  lookFailed: "Не удалось загрузить ваш баланс.",
  openPage: "Открыть страницу {provider}",
  copyLink: "Скопировать ссылку",
  linkCopied: "Ссылка скопирована",
  checkAgain: "Проверить снова",
  done: "Готово",
  paid: "Оплачено {amount}",
  somePurchase: "Покупка",
  tags: { pending: "В пути", success: "Отправлено", failed: "Не выполнено" },
  unread: "{provider} не ответил.",
  listFailed: "Не удалось загрузить ваши покупки."
}
