import type { OnrampMessages } from "../OnrampMessages.ts"
import type { OnrampProgressMessages } from "../OnrampProgressMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  buy: "Купити",
  purchases: "Покупки"
}

export const words: OnrampMessages = {
  notConnected: "Підключіть гаманець, щоб купити.",
  unsupported: "У мережі {network} тут нічого не можна купити.",
  chooseNetwork: "Вибрати іншу мережу",
  restricted: "Там, де ви перебуваєте, купівля недоступна.",
  pay: "Ви платите",
  currency: "Валюта",
  preset: "Заплатити {amount}",
  get: "Ви отримаєте близько",
  coin: "Що ви купуєте",
  method: "Спосіб оплати",
  methods: { card: "Картка", ach_bank_account: "Банківський рахунок" },
  provider: "Провайдер",
  fee: "{provider}, комісія {fee} %",
  providerFee: "Комісія {provider}",
  networkFee: "Комісія мережі",
  to: "На ваш акаунт",
  onPage: "{provider} покаже ціну на своїй сторінці.",
  quoteFailed: "{provider} поки не назвав ціну. Ви побачите її на його сторінці до оплати.",
  listsDefault: "{provider} не повідомив, що продає. На його сторінці може бути інша пропозиція.",
  opaque: "Перевірте на сторінці {provider}, що покупка надійде на цю адресу: з посилання цього не видно.",
  leaves: "Ви платите на сторінці {provider}, у новому вікні. Провайдер побачить вашу адресу.",
  buyAt: "Продовжити на сайті {provider}",
  latest: "Остання покупка",
  purchases: "Ваші покупки",
  problems: {
    amountMissing: "Введіть суму.",
    amountFormat: "Введіть число, наприклад 0,5.",
    amountAmbiguous: "Введіть число без роздільника тисяч.",
    amountDecimals: "Найбільше знаків після коми для {currency}: {decimals}.",
    amountZero: "Введіть суму, більшу за нуль.",
    amountLow: "Введіть щонайменше {min}.",
    amountHigh: "Введіть щонайбільше {max}.",
    provider: "{provider} не відповів. Спробуйте ще раз або виберіть іншого провайдера.",
    link: "Посилання {provider} веде не туди, куди має. Нічого не відкрито.",
    invalid: "{provider} більше цього не продає. Виберіть знову.",
    other: "Не вийшло. Спробуйте ще раз."
  }
}

export const progress: OnrampProgressMessages = {
  to: "На ваш акаунт",
  nothingBegun: "Поки що нічого не куплено.",
  openTitle: "Продовжити на сайті {provider}",
  openText: "Сторінку відкрито в іншому вікні. Поверніться, коли закінчите.",
  blockedTitle: "Вікно не відкрилося",
  blockedText: "Браузер його заблокував. Відкрийте сторінку {provider} самостійно:",
  closedTitle: "Схоже, сторінку {provider} закрито",
  closedText: "Якщо ви заплатили, зарахування може тривати певний час. Якщо ні, відкрийте її знову.",
  pendingTitle: "Ваша покупка в дорозі",
  pendingText: "{provider} обробляє її. Це вікно можна закрити.",
  successTitle: "{provider}: надіслано",
  successText: "Покупка може з’явитися у вашому акаунті за кілька хвилин.",
  failedTitle: "Купівля не вдалася",
  failedText:
    "{provider} повідомляє, що вона не пройшла. Що сталося з вашими грошима, указано на його сторінці.",
  unknownTitle: "Поки що нічого не видно",
  unknownText:
    "Якщо ви заплатили, покупка ще може надійти. Докладніше на сторінці {provider} або в його листі на пошту.",
  showBalance: "Показати мій баланс",
  held: "У вас {amount}",
  grown: "На {amount} більше, ніж було",
  notGrown: "Поки що нічого не надійшло.",
  lookFailed: "Не вдалося завантажити ваш баланс.",
  openPage: "Відкрити сторінку {provider}",
  copyLink: "Скопіювати посилання",
  linkCopied: "Посилання скопійовано",
  checkAgain: "Перевірити ще раз",
  done: "Готово",
  paid: "Сплачено {amount}",
  somePurchase: "Покупка",
  tags: { pending: "У дорозі", success: "Надіслано", failed: "Не виконано" },
  unread: "{provider} не відповів.",
  listFailed: "Не вдалося завантажити ваші покупки."
}
