import type { Buttons } from "./en/buttons.ts"
import type { EmbeddedMessages } from "../EmbeddedMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  signIn: "Увійти",
  approve: "Підтвердити",
  wallet: "Гаманець",
  updateEmail: "Змінити ел. пошту"
}

export const buttons: Buttons = {
  email: "Продовжити з ел. поштою",
  passkey: "Продовжити з ключем доступу",
  provider: "Продовжити з {provider}"
}

export const words: EmbeddedMessages = {
  emailLabel: "Ел. пошта",
  emailSubmit: "Продовжити",
  emailIntro: "Ми надішлемо код на вашу адресу. Без пароля та встановлення.",
  emailInvalid: "Неправильна адреса ел. пошти. Спробуйте ще раз.",
  cooldown: "До наступної спроби: {seconds}",
  frameFailed: "Не вдалося завантажити гаманець. Перевірте підключення та спробуйте ще раз.",
  timedOut: "Гаманець не відповів. Спробуйте ще раз.",
  failed: "Не вийшло. Спробуйте ще раз.",
  failedTitle: "Не вдалося увійти",
  deviceTitle: "Підтвердьте цей пристрій",
  deviceText: "Ви тут ще не входили. Відкрийте посилання, надіслане на {email}.",
  codeTitle: "Введіть код",
  codeText: "Його надіслано на {email}.",
  codeLabel: "Код із шести цифр",
  codeLife: "Код дійсний 20 хвилин.",
  codeChecking: "Перевірка коду",
  codeFailed: "{reason}. Спробуйте ще раз",
  resend: "Надіслати код знову",
  resendIn: "Надіслати знову через {seconds} с",
  resent: "Код надіслано знову",
  otherEmail: "Інша адреса ел. пошти",
  accountTitle: "Відкриваємо ваш гаманець",
  accountText: "Це триватиме недовго.",
  continueWith: "Продовжити з {provider}",
  passkey: "Продовжити з ключем доступу",
  moreProviders: "Інші способи входу",
  socialTitle: "Вхід через {provider}",
  socialText: "Увійдіть у вікні провайдера",
  socialClosed: "Вікно закрили до того, як ви увійшли.",
  socialFailed: "Не вдалося почати вхід там. Спробуйте ще раз або виберіть інший спосіб.",
  socialBlocked: "Браузер заблокував вікно. Дозвольте вікна для цієї сторінки та спробуйте ще раз.",
  socialCutOff: "Ця сторінка не отримує відповіді від вікна. Виберіть інший спосіб входу.",
  insecure: "Увійти можна лише на захищеній сторінці, а ця сторінка не захищена.",
  forgetful: "Ваш браузер нічого не зберігає для цього гаманця. Наступного разу доведеться увійти знову.",
  farcasterPreparing: "Підготовка",
  farcasterText: "Відскануйте телефоном або відкрийте Farcaster на цьому пристрої.",
  farcasterCode: "QR-код, який відкриває Farcaster",
  farcasterCopy: "Скопіювати посилання",
  farcasterCopied: "Посилання скопійовано",
  farcasterCopyFailed: "Не вдалося скопіювати посилання",
  farcasterOpen: "Відкрити Farcaster",
  farcasterFailed: "Не вдалося увійти через Farcaster. Спробуйте ще раз.",
  approveTitle: "Підтвердьте у своєму гаманці",
  approveText: "Прочитайте, що буде підписано, перш ніж підтверджувати.",
  walletEmail: "Ел. пошта",
  walletBackUp: "Створити резервну копію гаманця",
  walletBackUpText: "Покаже фразу відновлення, лише вам",
  walletType: "Акаунт",
  eoa: "Звичайний акаунт",
  smartAccount: "Смарт-акаунт",
  smartNew: "Вашого смарт-акаунта ще немає в цій мережі. Його створить перша транзакція.",
  smartHint:
    "Смарт-акаунт виконує кілька кроків з одним підтвердженням. Він має власну адресу: усе, що у вас є, залишається на своєму місці.",
  updateTitle: "Змінити ел. пошту",
  updateText: "Надалі ви входитимете з нею. Ваш акаунт залишиться тим самим.",
  save: "Зберегти",
  primaryText: "Спочатку введіть код, надісланий на вашу теперішню адресу.",
  secondaryText: "Введіть код, надісланий на {email}.",
  updated: "Вашу ел. пошту змінено.",
  signedOut: "Увійдіть, щоб побачити свій гаманець.",
  frameTitle: "Ваш гаманець"
}
