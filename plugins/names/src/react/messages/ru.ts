import type { NamesMessages } from "../NamesMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  tile: "Имя",
  register: "Выберите имя",
  success: "Ваше имя"
}

export const words: NamesMessages = {
  intro: "Имя легче прочитать и передать, чем адрес. У аккаунта одно имя, и оно остаётся за ним.",
  field: "Имя",
  placeholder: "your-name",
  hint: "Не меньше 4 латинских букв, цифр или дефисов.",
  checking: "Проверяем, свободно ли имя",
  free: "Имя {name} свободно.",
  problems: {
    short: "Имя должно содержать не меньше 4 символов",
    characters: "Используйте латинские буквы, цифры и дефисы",
    form: "Такого имени быть не может. Попробуйте другое.",
    taken: "Имя {name} занято. Выберите одно из этих или другое.",
    owned: "У этого аккаунта уже есть имя.",
    declined: "Вы отказались подписать. Имя не зарегистрировано.",
    network: "В этой сети имена не выдаются. Перейдите в другую.",
    account: "Аккаунт больше не подключён.",
    failed: "Сервис имён недоступен. Повторите попытку."
  },
  suggestions: "Имена",
  available: "Свободно",
  registered: "Занято",
  register: "Зарегистрировать имя",
  asking: "Подпишите в {wallet}, чтобы зарегистрировать {name}. Это бесплатно.",
  successTitle: "Имя {name} теперь ваше",
  successText: "По нему другие находят ваш аккаунт, и оно показывается вместо вашего адреса.",
  successButton: "Готово",
  notConnected: "Подключите кошелёк, чтобы получить для него имя."
}
