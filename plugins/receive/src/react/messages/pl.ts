import type { ReceiveMessages } from "../ReceiveMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  receive: "Odbierz",
  networks: "Zgodne sieci"
}

export const words: ReceiveMessages = {
  qrCode: "Kod QR Twojego adresu",
  link: "Link do płatności dla sieci {network}",
  copyLink: "Kopiuj link do płatności",
  linkCopied: "Link do płatności skopiowany",
  linkFailed: "Nie udało się skopiować linku do płatności.",
  onlyHere: "Wysyłaj na ten adres tylko monety i tokeny w sieci {network}.",
  onlyCompatible: "Wysyłaj na ten adres tylko monety i tokeny w sieci {network} lub innej zgodnej sieci.",
  networksText:
    "Twój adres jest w tych sieciach taki sam. To, co wysłano w jakiejkolwiek innej sieci, może przepaść.",
  notConnected: "Połącz portfel, aby zobaczyć, gdzie można Ci zapłacić."
}
