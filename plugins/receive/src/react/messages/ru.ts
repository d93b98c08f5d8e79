import type { ReceiveMessages } from "../ReceiveMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  receive: "Получить",
  networks: "Совместимые сети"
}

export const words: ReceiveMessages = {
  qrCode: "QR-код вашего адреса",
  link: "Платёжная ссылка для сети {network}",
  copyLink: "Скопировать платёжную ссылку",
  linkCopied: "Платёжная ссылка скопирована",
  linkFailed: "Не удалось скопировать платёжную ссылку.",
  onlyHere: "Отправляйте на этот адрес только монеты и токены в сети {network}.",
  onlyCompatible:
    "Отправляйте на этот адрес только монеты и токены в сети {network} или в другой совместимой сети.",
  networksText:
    "В этих сетях ваш адрес один и тот же. То, что отправлено в любой другой сети, может пропасть.",
  notConnected: "Подключите кошелёк, чтобы увидеть, куда вам можно платить."
}
