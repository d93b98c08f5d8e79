import type { WalletConnectMessages } from "../WalletConnectMessages.ts"

export const words: WalletConnectMessages = {
  qrCode: "Código QR para tu billetera",
  scanAny: "Escanea este código con una billetera en tu teléfono.",
  scanWith: "Escanea este código con {wallet} en tu teléfono.",
  validFor: "Válido durante {time}",
  preparing: "Preparando un código",
  copyLink: "Copiar enlace",
  linkCopied: "Enlace copiado",
  linkFailed: "No se pudo copiar el enlace. Escanea el código.",
  openWallet: "Abrir {wallet}",
  openAnyWallet: "Abrir una app de billetera",
  openText: "Aprueba la conexión ahí y vuelve.",
  openAnyText: "Tu teléfono abre la billetera que usas para estos enlaces.",
  checking: "Esperando a tu billetera",
  stuckTitle: "¿Se abrió {wallet}?",
  stuckText: "Si no pasó nada, inténtalo de nuevo, consigue la app o usa otra forma.",
  getWallet: "Conseguir {wallet}",
  showCode: "Mostrar código QR",
  ways: "Formas de conectar",
  mobile: "Móvil",
  web: "App web",
  desktop: "Escritorio",
  expiredTitle: "El código ha caducado",
  expiredText: "Un código es válido durante cuatro minutos, para que nadie más lo use.",
  newCode: "Mostrar un código nuevo",
  relayTitle: "No se puede conectar con el relay",
  relayText:
    "Las billeteras de tu teléfono lo necesitan. Comprueba tu conexión o elige una billetera en este navegador.",
  refusedTitle: "Esta app no puede usar WalletConnect",
  refusedText: "El relay la rechazó. Las billeteras de este navegador siguen funcionando.",
  clockTitle: "La sesión ha caducado",
  clockText:
    "El reloj de este dispositivo está mal. Comprueba la fecha y la hora en los ajustes y conéctate de nuevo.",
  unusableTitle: "No hay nada que conectar",
  unusableText:
    "{wallet} no compartió ninguna cuenta en una red de esta app. Elige una ahí e inténtalo de nuevo.",
  requestText: "{wallet} tiene una solicitud para ti. Ábrela para responder.",
  stuckRequest: "Si no pasó nada, abre tú la app de la billetera: la solicitud espera ahí."
}
