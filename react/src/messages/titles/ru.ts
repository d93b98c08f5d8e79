// Written by `npm run lists` from the files of this folder.

/** The titles of views, tiles and tabs, by the English ones. */
export const titles = {
  Activity: "Активность",
  Approvals: "Разрешения",
  Approve: "Подтвердить",
  "Batch of calls": "Пакет вызовов",
  Buy: "Купить",
  "Change e-mail": "Сменить эл. почту",
  "Choose a name": "Выберите имя",
  "Choose token": "Выберите токен",
  "Compatible networks": "Совместимые сети",
  "How you pay": "Как вы заплатите",
  NFT: "Об этом NFT",
  NFTs: "NFT",
  Name: "Имя",
  Offers: "Предложения",
  Payment: "Оплата",
  Proposals: "Предложения",
  Purchases: "Покупки",
  Receive: "Получить",
  Review: "Проверить",
  "Revoke approval": "Отозвать разрешение",
  Send: "Отправить",
  "Sign in": "Войти",
  "Smart session": "Смарт-сессия",
  "Smart sessions": "Смарт-сессии",
  Swap: "Обменять",
  Tokens: "Токены",
  Transaction: "Транзакция",
  Wallet: "Кошелёк",
  "Your name": "Ваше имя"
}
