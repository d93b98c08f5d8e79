import type { Buttons } from "./en/buttons.ts"
import type { EmbeddedMessages } from "../EmbeddedMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  signIn: "Iniciar sesión",
  approve: "Aprobar",
  wallet: "Billetera",
  updateEmail: "Cambiar correo"
}

export const buttons: Buttons = {
  email: "Continuar con correo",
  passkey: "Continuar con una llave de acceso",
  provider: "Continuar con {provider}"
}

export const words: EmbeddedMessages = {
  emailLabel: "Correo",
  emailSubmit: "Continuar",
  emailIntro: "Enviamos un código a tu dirección. Sin contraseña y sin instalar nada.",
  emailInvalid: "Esa no es una dirección de correo válida. Inténtalo de nuevo.",
  cooldown: "Inténtalo de nuevo en {seconds}",
  frameFailed: "No se pudo cargar la billetera. Comprueba tu conexión e inténtalo de nuevo.",
  timedOut: "La billetera no respondió. Inténtalo de nuevo.",
  failed: "Eso no funcionó. Inténtalo de nuevo.",
  failedTitle: "No se pudo iniciar sesión",
  deviceTitle: "Confirma este dispositivo",
  deviceText: "Es la primera vez que inicias sesión aquí. Abre el enlace que se envió a {email}.",
  codeTitle: "Introduce el código",
  codeText: "Se envió a {email}.",
  codeLabel: "Código de seis dígitos",
  codeLife: "El código es válido durante 20 minutos.",
  codeChecking: "Comprobando el código",
  codeFailed: "{reason}. Inténtalo de nuevo",
  resend: "Reenviar código",
  resendIn: "Reenviar en {seconds} s",
  resent: "Código reenviado",
  otherEmail: "Usar otro correo",
  accountTitle: "Abriendo tu billetera",
  accountText: "Tarda un momento.",
  continueWith: "Continuar con {provider}",
  passkey: "Continuar con una llave de acceso",
  moreProviders: "Más formas de iniciar sesión",
  socialTitle: "Iniciar sesión con {provider}",
  socialText: "Inicia sesión en la ventana del proveedor",
  socialClosed: "La ventana se cerró antes de que iniciaras sesión.",
  socialFailed: "No se pudo empezar el inicio de sesión ahí. Inténtalo de nuevo o elige otra forma.",
  socialBlocked: "El navegador bloqueó la ventana. Permite las ventanas de esta página e inténtalo de nuevo.",
  socialCutOff: "Esta página no puede recibir nada de la ventana. Elige otra forma de iniciar sesión.",
  insecure: "Para iniciar sesión hace falta una página segura, y esta no lo es.",
  forgetful:
    "Tu navegador no guarda nada para esta billetera. La próxima vez tendrás que iniciar sesión otra vez.",
  farcasterPreparing: "Preparando",
  farcasterText: "Escanea con tu teléfono o abre Farcaster en este dispositivo.",
  farcasterCode: "Código QR que abre Farcaster",
  farcasterCopy: "Copiar enlace",
  farcasterCopied: "Enlace copiado",
  farcasterCopyFailed: "No se pudo copiar el enlace",
  farcasterOpen: "Abrir Farcaster",
  farcasterFailed: "No se pudo iniciar sesión con Farcaster. Inténtalo de nuevo.",
  approveTitle: "Aprueba en tu billetera",
  approveText: "Lee lo que se va a firmar antes de aprobarlo.",
  walletEmail: "Correo",
  walletBackUp: "Hacer copia de la billetera",
  walletBackUpText: "Muestra la frase de recuperación, solo a ti",
  walletType: "Cuenta",
  eoa: "Cuenta estándar",
  smartAccount: "Cuenta inteligente",
  smartNew: "Tu cuenta inteligente aún no está en esta red. Su primera transacción la crea.",
  smartHint:
    "Tu cuenta inteligente hace varios pasos con una sola confirmación. Tiene su propia dirección: lo que tienes se queda donde está.",
  updateTitle: "Cambiar correo",
  updateText: "A partir de entonces iniciarás sesión con este correo. Tu cuenta sigue siendo la misma.",
  save: "Guardar",
  primaryText: "Primero introduce el código que se envió a tu dirección actual.",
  secondaryText: "Introduce el código que se envió a {email}.",
  updated: "Tu correo se cambió.",
  signedOut: "Inicia sesión para ver tu billetera.",
  frameTitle: "Tu billetera"
}
