import type { NamesMessages } from "../NamesMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  tile: "Ім’я",
  register: "Виберіть ім’я",
  success: "Ваше ім’я"
}

export const words: NamesMessages = {
  intro: "Ім’я легше прочитати й передати, ніж адресу. Акаунт має одне ім’я, і воно залишається за ним.",
  field: "Ім’я",
  placeholder: "your-name",
  hint: "Щонайменше 4 латинські літери, цифри або дефіси.",
  checking: "Перевіряємо, чи вільне ім’я",
  free: "Ім’я {name} вільне.",
  problems: {
    short: "Ім’я має містити щонайменше 4 символи",
    characters: "Використовуйте латинські літери, цифри та дефіси",
    form: "Такого імені бути не може. Спробуйте інше.",
    taken: "Ім’я {name} зайняте. Виберіть одне з цих або інше.",
    owned: "Цей акаунт уже має ім’я.",
    declined: "Ви відмовилися підписати. Ім’я не зареєстровано.",
    network: "У цій мережі імена не надаються. Перейдіть в іншу.",
    account: "Акаунт більше не підключено.",
    failed: "Сервіс імен недоступний. Спробуйте ще раз."
  },
  suggestions: "Імена",
  available: "Вільне",
  registered: "Зайняте",
  register: "Зареєструвати ім’я",
  asking: "Підпишіть у {wallet}, щоб зареєструвати {name}. Це безплатно.",
  successTitle: "Ім’я {name} тепер ваше",
  successText: "За ним інші знаходять ваш акаунт, і воно показується замість вашої адреси.",
  successButton: "Готово",
  notConnected: "Підключіть гаманець, щоб отримати для нього ім’я."
}
