import type { SiwxMessages } from "../SiwxMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  sign: "Iniciar sesión"
}

export const words: SiwxMessages = {
  checking: "Un momento",
  checkingText: "Comprobando si ya iniciaste sesión.",
  ask: "Demuestra que esta cuenta es tuya",
  askText: "Firma un mensaje con {wallet}. No cuesta nada y no mueve nada.",
  askRequired: "Este sitio necesita una firma de {wallet}. No cuesta nada y no mueve nada.",
  open: "Abre {wallet} para firmar",
  openText: "Comprueba que el mensaje nombra este sitio y fírmalo.",
  verifying: "Iniciando sesión",
  verifyingText: "El sitio está comprobando tu firma.",
  declined: "Rechazaste la solicitud en la billetera",
  declinedText: "No has iniciado sesión. No se envió nada.",
  failed: "No has iniciado sesión",
  failedText: "El sitio no respondió como debía. Inténtalo de nuevo.",
  invalidText: "El sitio no aceptó la firma. Inténtalo de nuevo o usa otra cuenta.",
  wrongNetwork: "No en esta red",
  wrongNetworkText: "Este sitio no admite iniciar sesión en {network}.",
  chooseNetwork: "Elegir red",
  sign: "Firmar",
  site: "Sitio",
  account: "Cuenta",
  network: "Red",
  notConnected: "Conecta una billetera para iniciar sesión."
}
