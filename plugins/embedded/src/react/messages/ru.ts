import type { Buttons } from "./en/buttons.ts"
import type { EmbeddedMessages } from "../EmbeddedMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  signIn: "Войти",
  approve: "Подтвердить",
  wallet: "Кошелёк",
  updateEmail: "Сменить эл. почту"
}

export const buttons: Buttons = {
  email: "Продолжить с эл. почтой",
  passkey: "Продолжить с ключом доступа",
  provider: "Продолжить с {provider}"
}

export const words: EmbeddedMessages = {
  emailLabel: "Эл. почта",
  emailSubmit: "Продолжить",
  emailIntro: "Мы отправим код на ваш адрес. Без пароля и установки.",
  emailInvalid: "Неверный адрес эл. почты. Повторите попытку.",
  cooldown: "До следующей попытки: {seconds}",
  frameFailed: "Не удалось загрузить кошелёк. Проверьте подключение и повторите попытку.",
  timedOut: "Кошелёк не ответил. Повторите попытку.",
  failed: "Не получилось. Повторите попытку.",
  failedTitle: "Не удалось войти",
  deviceTitle: "Подтвердите это устройство",
  deviceText: "Вы здесь ещё не входили. Откройте ссылку, отправленную на {email}.",
  codeTitle: "Введите код",
  codeText: "Он отправлен на {email}.",
  codeLabel: "Код из шести цифр",
  codeLife: "Код действует 20 минут.",
  codeChecking: "Проверка кода",
  codeFailed: "{reason}. Повторите попытку",
  resend: "Отправить код снова",
  resendIn: "Отправить снова через {seconds} с",
  resent: "Код отправлен снова",
  otherEmail: "Другой адрес эл. почты",
  accountTitle: "Открываем ваш кошелёк",
  accountText: "Это займёт немного времени.",
  continueWith: "Продолжить с {provider}",
  passkey: "Продолжить с ключом доступа",
  moreProviders: "Другие способы входа",
  socialTitle: "Вход через {provider}",
  socialText: "Войдите в окне провайдера",
  socialClosed: "Окно закрылось до того, как вы вошли.",
  socialFailed: "Не удалось начать вход там. Повторите попытку или выберите другой способ.",
  socialBlocked: "Браузер заблокировал окно. Разрешите окна для этой страницы и повторите попытку.",
  socialCutOff: "Эта страница не получает ответа от окна. Выберите другой способ входа.",
  insecure: "Войти можно только на защищённой странице, а эта страница не защищена.",
  forgetful: "Ваш браузер ничего не сохраняет для этого кошелька. В следующий раз нужно будет войти снова.",
  farcasterPreparing: "Подготовка",
  farcasterText: "Отсканируйте телефоном или откройте Farcaster на этом устройстве.",
  farcasterCode: "QR-код, который открывает Farcaster",
  farcasterCopy: "Скопировать ссылку",
  farcasterCopied: "Ссылка скопирована",
  farcasterCopyFailed: "Не удалось скопировать ссылку",
  farcasterOpen: "Открыть Farcaster",
  farcasterFailed: "Не удалось войти через Farcaster. Повторите попытку.",
  approveTitle: "Подтвердите в своём кошельке",
  approveText: "Прочитайте, что будет подписано, прежде чем подтверждать.",
  walletEmail: "Эл. почта",
  walletBackUp: "Сделать резервную копию кошелька",
  walletBackUpText: "Покажет фразу восстановления, только вам",
  walletType: "Аккаунт",
  eoa: "Обычный аккаунт",
  smartAccount: "Смарт-аккаунт",
  smartNew: "Вашего смарт-аккаунта ещё нет в этой сети. Его создаст первая транзакция.",
  smartHint:
    "Смарт-аккаунт выполняет несколько шагов с одним подтверждением. У него собственный адрес: всё, что у вас есть, остаётся на прежнем месте.",
  updateTitle: "Сменить эл. почту",
  updateText: "В дальнейшем вы будете входить с ней. Ваш аккаунт останется прежним.",
  save: "Сохранить",
  primaryText: "Сначала введите код, отправленный на ваш текущий адрес.",
  secondaryText: "Введите код, отправленный на {email}.",
  updated: "Ваша эл. почта изменена.",
  signedOut: "Войдите, чтобы увидеть свой кошелёк.",
  frameTitle: "Ваш кошелёк"
}
