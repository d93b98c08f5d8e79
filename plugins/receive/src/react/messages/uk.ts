import type { ReceiveMessages } from "../ReceiveMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  receive: "Отримати",
  networks: "Сумісні мережі"
}

export const words: ReceiveMessages = {
  qrCode: "QR-код вашої адреси",
  link: "Платіжне посилання для мережі {network}",
  copyLink: "Скопіювати платіжне посилання",
  linkCopied: "Платіжне посилання скопійовано",
  linkFailed: "Не вдалося скопіювати платіжне посилання.",
  onlyHere: "Надсилайте на цю адресу лише монети й токени в мережі {network}.",
  onlyCompatible:
    "Надсилайте на цю адресу лише монети й токени в мережі {network} або в іншій сумісній мережі.",
  networksText:
    "У цих мережах ваша адреса та сама. Те, що надіслано в будь-якій іншій мережі, може бути втрачено.",
  notConnected: "Підключіть гаманець, щоб побачити, куди вам можна платити."
}
