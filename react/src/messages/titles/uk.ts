// Written by `npm run lists` from the files of this folder.

/** The titles of views, tiles and tabs, by the English ones. */
export const titles = {
  Activity: "Активність",
  Approvals: "Дозволи",
  Approve: "Підтвердити",
  "Batch of calls": "Пакет викликів",
  Buy: "Купити",
  "Change e-mail": "Змінити ел. пошту",
  "Choose a name": "Виберіть ім’я",
  "Choose token": "Виберіть токен",
  "Compatible networks": "Сумісні мережі",
  "How you pay": "Як ви заплатите",
  NFT: "Про цей NFT",
  NFTs: "NFT",
  Name: "Ім’я",
  Offers: "Пропозиції",
  Payment: "Оплата",
  Proposals: "Пропозиції",
  Purchases: "Покупки",
  Receive: "Отримати",
  Review: "Перевірити",
  "Revoke approval": "Відкликати дозвіл",
  Send: "Надіслати",
  "Sign in": "Увійти",
  "Smart session": "Смарт-сесія",
  "Smart sessions": "Смарт-сесії",
  Swap: "Обміняти",
  Tokens: "Токени",
  Transaction: "Транзакція",
  Wallet: "Гаманець",
  "Your name": "Ваше ім’я"
}
