import type { ReceiveMessages } from "../ReceiveMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  receive: "Receber",
  networks: "Redes compatíveis"
}

export const words: ReceiveMessages = {
  qrCode: "QR code do seu endereço",
  link: "Link de pagamento para {network}",
  copyLink: "Copiar link de pagamento",
  linkCopied: "Link de pagamento copiado",
  linkFailed: "Não foi possível copiar o link de pagamento.",
  onlyHere: "Envie para este endereço somente moedas e tokens em {network}.",
  onlyCompatible:
    "Envie para este endereço somente moedas e tokens em {network} ou em outra rede compatível.",
  networksText:
    "Seu endereço é o mesmo nestas redes. O que for enviado em qualquer outra rede pode se perder.",
  notConnected: "Conecte uma carteira para ver onde podem pagar você."
}
