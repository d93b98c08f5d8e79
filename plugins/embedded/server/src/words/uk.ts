import type { MailWords } from "../mail/MailWords.ts"
import type { PageWords } from "../sign-in/PageWords.ts"
import type { Refusals } from "./en.ts"

export const mail: MailWords = {
  unasked:
    "Якщо ви цього не запитували, нічого не робіть і нікому не повідомляйте код. Ніхто з нас ніколи його у вас не запитає.",
  codeSubject: (project) => `Ваш код для ${project}`,
  code: (code) => `Ваш код: ${code}`,
  codeFor: (origin, label) =>
    `Він відкриває вхід у ваш гаманець на ${origin}, у ${label}. Він діє один раз, протягом 20 хвилин.`,
  deviceSubject: (project) => `Новий пристрій для вашого гаманця на ${project}`,
  deviceFirst: (origin, label) => `Хтось уперше входить у ваш гаманець на ${origin}, у ${label}.`,
  deviceConfirm:
    "Якщо це ви, відкрийте цю сторінку й підтвердьте вхід. Вона діє один раз, протягом 20 хвилин:",
  deviceUnasked: "Якщо це не ви, нічого не робіть: без вашого підтвердження ніхто не увійде.",
  movedSubject: (project) => `Ваш гаманець на ${project} тепер має іншу адресу ел. пошти`,
  changeSubject: (project) => `Зміна адреси ел. пошти вашого гаманця на ${project}`,
  changeWhat: (from, to) =>
    `Це не вхід. Так ваш гаманець отримує іншу адресу ел. пошти: ${to} замість ${from}, з якою увійти вже не можна буде.`,
  changeCode: (code) => `Код для цього: ${code}`,
  changeAsked: (origin, label) =>
    `Про це попросили на ${origin}, у ${label}. Код діє один раз, протягом 20 хвилин.`,
  changeUnasked:
    "Якщо ви цього не хочете, нічого не робіть і нікому не повідомляйте код: без нього адреса залишиться без змін.",
  passkeySubject: (project) => `Ключі доступу вашого гаманця на ${project} змінилися`,
  passkeyAdded: (name, label) =>
    `У ${label}, де гаманець було відкрито, додано ключ доступу «${name}». Відтепер він відкриває гаманець.`,
  passkeyRemoved: (name, label) =>
    `У ${label}, де гаманець було відкрито, видалено ключ доступу «${name}». Він більше нічого не відкриває.`,
  renewedSubject: (project) => `Ваш гаманець на ${project} має новий код відновлення`,
  renewed: (label) =>
    `У ${label}, де гаманець було відкрито, створено новий код відновлення. Попередній більше нічого не відкриває.`,
  renewedUnasked:
    "Якщо це зробили не ви, хтось мав пристрій, на якому відкрито ваш гаманець. Перекажіть усе з нього в інший гаманець із пристрою, який його ще відкриває.",
  moved: (from, to) =>
    `Адреса ел. пошти вашого гаманця тепер ${to}. З цією адресою, ${from}, у нього більше не увійти, а на всіх інших пристроях виконано вихід.`,
  movedHow:
    "Зміну підтверджено на пристрої, на якому гаманець відкрито, кодом, надісланим сюди, і кодом, надісланим на нову адресу.",
  overSubject: (project) => `Хтось хоче відмовитися від вашого гаманця на ${project}`,
  overAsked: (label) =>
    `У ${label} хтось, хто увійшов із вашою адресою, попросив почати заново з новим, порожнім гаманцем.`,
  overWhat: (day) =>
    `З ${day} (UTC) це зможе зробити будь-хто, хто увійде з цією адресою. До вашого теперішнього гаманця й того, що в ньому є, із цією адресою вже не дістатися.`,
  overStop: "Якщо ви цього не хочете, зупиніть це на цій сторінці:",
  overNothing:
    "Якщо ви втратили код відновлення й усі пристрої, нічого не робіть. До того дня ви отримуватимете такий лист щодня. Якщо відкрити гаманець на пристрої, де він є, це теж зупиниться.",
  stoppedSubject: (project) => `Ваш гаманець на ${project} збережено`,
  stopped:
    "Запит почати заново зупинено: ваш гаманець залишається без змін. Якщо зупинили не ви, хтось інший може читати ваші листи або має ваш пристрій.",
  doneSubject: (project) => `Новий гаманець зайняв місце вашого на ${project}`,
  done: "Запит почати заново виконано: ця адреса тепер має новий, порожній гаманець. До попереднього з нею більше не дістатися."
}

export const pages: PageWords = {
  isYou: "Це ви?",
  firstTime: "Хтось уперше входить у ваш гаманець",
  at: "на",
  in: "у",
  notYou: "Якщо це не ви, закрийте цю сторінку: тоді нічого не станеться.",
  letIn: "Так, впустити цей пристрій",
  expired: "Термін дії цього посилання минув",
  expiredText: "Воно діє один раз, протягом 20 хвилин. Почніть на сторінці заново.",
  notConfirmed: "Не підтверджено",
  otherPage: "Це надійшло з іншої сторінки.",
  done: "Пристрій впущено",
  doneText: "Вам надіслано код. Введіть його на сторінці, де ви почали.",
  stopTitle: "Зберегти ваш гаманець?",
  stopText:
    "Хтось попросив відмовитися від вашого гаманця й почати заново з новим. Якщо ви це зупините, гаманець залишиться без змін.",
  stop: "Зупинити й зберегти мій гаманець",
  stopped: "Ваш гаманець збережено",
  stoppedText: "Запит почати заново зупинено. Якщо про це просили не ви, хтось інший може читати ваші листи.",
  nothingToStop: "Зупиняти нічого: це вже зупинено або завершено.",
  signedIn: "Ви увійшли",
  goBack: "Поверніться на сторінку, де ви почали.",
  notSignedIn: "Ви не увійшли",
  closeWindow: "Закрийте це вікно та спробуйте ще раз на сторінці, де ви почали."
}

export const refusals: Refusals = {
  "Please try again after {} seconds": "До наступної спроби: {}",
  "The code is wrong": "Неправильний код",
  "The code has expired, or was tried too often. Ask for a new one.":
    "Термін дії коду минув, або його вводили занадто часто. Попросіть новий.",
  "The code was used before. Ask for a new one.": "Код уже використано. Попросіть новий.",
  "The confirmation has expired. Start again.": "Термін підтвердження минув. Почніть заново.",
  "The sign-in has expired. Start again.": "Термін входу минув. Почніть заново.",
  "This link was used before, or is older than 20 minutes.":
    "Це посилання вже використано, або йому більше 20 хвилин.",
  "Start again.": "Почніть заново.",
  "Sign in first": "Спочатку увійдіть",
  "The mail could not be sent. Try again later.": "Не вдалося надіслати лист. Спробуйте пізніше.",
  "The provider does not answer. Try again.": "Провайдер не відповідає. Спробуйте ще раз.",
  "Farcaster does not answer. Try again.": "Farcaster не відповідає. Спробуйте ще раз.",
  "Farcaster does not confirm who this is": "Farcaster не підтверджує, хто це",
  "This wallet has no sign-in by {}": "Цей гаманець не має входу через {}",
  "This wallet does not know the network {}": "Цей гаманець не знає мережі {}",
  "The network's node does not answer. Try again.": "Вузол мережі не відповідає. Спробуйте ще раз.",
  "This network has no smart accounts": "У цій мережі немає смарт-акаунтів",
  "This wallet has no e-mail address": "Цей гаманець не має адреси ел. пошти",
  "This address has a wallet of its own": "Ця адреса має власний гаманець",
  "The wallet was changed on another device": "Гаманець змінено на іншому пристрої",
  "Open the wallet on this device first: this is for its owner alone":
    "Спочатку відкрийте гаманець на цьому пристрої: це може лише його власник",
  "This passkey opens your wallet no more": "Цей ключ доступу більше не відкриває ваш гаманець",
  "This is the last passkey that signs you in: add another one first":
    "Це останній ключ доступу, з яким ви входите: спершу додайте інший",
  "This page may not use the wallet": "Цій сторінці не можна використовувати гаманець",
  "There is no wallet yet that could be given up": "Ще немає гаманця, від якого можна відмовитися",
  "Starting over was not asked for, or its time has not come":
    "Запиту почати заново не було, або його час ще не настав",
  "Sign out, and sign in by e-mail once more, to start over":
    "Щоб почати заново, вийдіть і ще раз увійдіть через ел. пошту",
  "Something failed on the server": "На сервері стався збій"
}
