import type { ReceiveMessages } from "../ReceiveMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  receive: "Recibir",
  networks: "Redes compatibles"
}

export const words: ReceiveMessages = {
  qrCode: "Código QR de tu dirección",
  link: "Enlace de pago para {network}",
  copyLink: "Copiar enlace de pago",
  linkCopied: "Enlace de pago copiado",
  linkFailed: "No se pudo copiar el enlace de pago.",
  onlyHere: "Envía a esta dirección solo monedas y tokens en {network}.",
  onlyCompatible: "Envía a esta dirección solo monedas y tokens en {network} u otra red compatible.",
  networksText: "Tu dirección es la misma en estas redes. Lo que se envíe en cualquier otra puede perderse.",
  notConnected: "Conecta una billetera para ver dónde pueden pagarte."
}
