import type { MailWords } from "../mail/MailWords.ts"
import type { PageWords } from "../sign-in/PageWords.ts"
import type { Refusals } from "./en.ts"

export const mail: MailWords = {
  unasked:
    "Si no lo pediste, no hagas nada y no le digas el código a nadie. Nadie de nosotros te lo pedirá nunca.",
  codeSubject: (project) => `Tu código para ${project}`,
  code: (code) => `Tu código es ${code}`,
  codeFor: (origin, label) =>
    `Inicia tu sesión en la billetera de ${origin}, en ${label}. Sirve una sola vez y durante 20 minutos.`,
  deviceSubject: (project) => `Un dispositivo nuevo para tu billetera en ${project}`,
  deviceFirst: (origin, label) =>
    `Alguien está iniciando sesión en tu billetera en ${origin}, en ${label}, por primera vez.`,
  deviceConfirm: "Si eres tú, abre esta página y confírmalo. Sirve una sola vez y durante 20 minutos:",
  deviceUnasked: "Si no eres tú, no hagas nada: sin tu confirmación no entra nadie.",
  movedSubject: (project) => `Tu billetera en ${project} tiene ahora otra dirección de correo`,
  changeSubject: (project) => `Cambiar la dirección de correo de tu billetera en ${project}`,
  changeWhat: (from, to) =>
    `Esto no inicia sesión. Da a tu billetera otra dirección de correo: ${to} en lugar de ${from}, con la que ya no se podrá iniciar sesión.`,
  changeCode: (code) => `El código para eso es ${code}`,
  changeAsked: (origin, label) =>
    `Se pidió en ${origin}, en ${label}. El código sirve una sola vez y durante 20 minutos.`,
  changeUnasked:
    "Si no quieres esto, no hagas nada y no le digas el código a nadie: sin él, la dirección se queda como está.",
  passkeySubject: (project) => `Han cambiado las llaves de acceso de tu billetera en ${project}`,
  passkeyAdded: (name, label) =>
    `En ${label}, donde la billetera estaba abierta, se añadió la llave de acceso «${name}». A partir de ahora abre la billetera.`,
  passkeyRemoved: (name, label) =>
    `En ${label}, donde la billetera estaba abierta, se eliminó la llave de acceso «${name}». Ya no abre nada.`,
  renewedSubject: (project) => `Tu billetera en ${project} tiene un nuevo código de recuperación`,
  renewed: (label) =>
    `En ${label}, donde la billetera estaba abierta, se creó un nuevo código de recuperación. El anterior ya no abre nada.`,
  renewedUnasked:
    "Si no fuiste tú, alguien tuvo un dispositivo en el que tu billetera está abierta. Mueve lo que hay en ella a otra billetera, desde un dispositivo que aún la abra.",
  moved: (from, to) =>
    `La dirección de correo de tu billetera es ahora ${to}. Con esta dirección, ${from}, ya no se inicia sesión en ella, y se cerró la sesión en todos los demás dispositivos.`,
  movedHow:
    "El cambio se confirmó en un dispositivo en el que la billetera está abierta, con un código que se envió aquí y con otro que se envió a la nueva dirección.",
  overSubject: (project) => `Alguien quiere renunciar a tu billetera en ${project}`,
  overAsked: (label) =>
    `En ${label}, alguien que inició sesión con tu dirección pidió empezar de nuevo con una billetera nueva y vacía.`,
  overWhat: (day) =>
    `A partir del ${day} (UTC), quien inicie sesión con esta dirección podrá hacerlo. Tu billetera actual y lo que hay en ella ya no se podrán alcanzar entonces con esta dirección.`,
  overStop: "Si no es lo que quieres, detenlo en esta página:",
  overNothing:
    "Si perdiste el código de recuperación y todos los dispositivos, no hagas nada. Recibirás este correo cada día hasta entonces. Abrir la billetera en un dispositivo que la tenga también lo detiene.",
  stoppedSubject: (project) => `Conservas tu billetera en ${project}`,
  stopped:
    "Se detuvo el nuevo comienzo: tu billetera se queda como está. Si no lo detuviste tú, otra persona puede leer tus correos o tiene tu dispositivo.",
  doneSubject: (project) => `Una billetera nueva ha sustituido a la tuya en ${project}`,
  done: "El nuevo comienzo está hecho: esta dirección tiene ahora una billetera nueva y vacía. La anterior ya no se puede alcanzar con ella."
}

export const pages: PageWords = {
  isYou: "¿Eres tú?",
  firstTime: "Alguien está iniciando sesión en tu billetera por primera vez",
  at: "en",
  in: "con",
  notYou: "Si no eres tú, cierra esta página: así no pasa nada.",
  letIn: "Sí, dejar entrar a este dispositivo",
  expired: "Este enlace ha caducado",
  expiredText: "Sirve una sola vez y durante 20 minutos. Empieza de nuevo en la página.",
  notConfirmed: "Sin confirmar",
  otherPage: "Esto vino de otra página.",
  done: "El dispositivo puede entrar",
  doneText: "Se te envió un código. Escríbelo en la página donde empezaste.",
  stopTitle: "¿Conservar tu billetera?",
  stopText:
    "Alguien pidió renunciar a tu billetera y empezar de nuevo con una nueva. Si lo detienes, la billetera se queda como está.",
  stop: "Detenerlo y conservar mi billetera",
  stopped: "Conservas tu billetera",
  stoppedText: "Se detuvo el nuevo comienzo. Si no lo pediste tú, puede que otra persona lea tus correos.",
  nothingToStop: "No hay nada que detener: ya se detuvo o ya terminó.",
  signedIn: "Has iniciado sesión",
  goBack: "Vuelve a la página donde empezaste.",
  notSignedIn: "No has iniciado sesión",
  closeWindow: "Cierra esta ventana e inténtalo de nuevo en la página donde empezaste."
}

export const refusals: Refusals = {
  "Please try again after {} seconds": "Inténtalo de nuevo en {}",
  "The code is wrong": "El código es incorrecto",
  "The code has expired, or was tried too often. Ask for a new one.":
    "El código ha caducado o se probó demasiadas veces. Pide uno nuevo.",
  "The code was used before. Ask for a new one.": "El código ya se usó. Pide uno nuevo.",
  "The confirmation has expired. Start again.": "La confirmación ha caducado. Empieza de nuevo.",
  "The sign-in has expired. Start again.": "El inicio de sesión ha caducado. Empieza de nuevo.",
  "This link was used before, or is older than 20 minutes.":
    "Este enlace ya se usó o tiene más de 20 minutos.",
  "Start again.": "Empieza de nuevo.",
  "Sign in first": "Primero inicia sesión",
  "The mail could not be sent. Try again later.": "No se pudo enviar el correo. Inténtalo más tarde.",
  "The provider does not answer. Try again.": "El proveedor no responde. Inténtalo de nuevo.",
  "Farcaster does not answer. Try again.": "Farcaster no responde. Inténtalo de nuevo.",
  "Farcaster does not confirm who this is": "Farcaster no confirma quién es",
  "This wallet has no sign-in by {}": "Esta billetera no tiene inicio de sesión con {}",
  "This wallet does not know the network {}": "Esta billetera no conoce la red {}",
  "The network's node does not answer. Try again.": "El nodo de la red no responde. Inténtalo de nuevo.",
  "This network has no smart accounts": "Esta red no tiene cuentas inteligentes",
  "This wallet has no e-mail address": "Esta billetera no tiene dirección de correo",
  "This address has a wallet of its own": "Esta dirección tiene su propia billetera",
  "The wallet was changed on another device": "La billetera se cambió en otro dispositivo",
  "Open the wallet on this device first: this is for its owner alone":
    "Primero abre la billetera en este dispositivo: esto es solo para su titular",
  "This passkey opens your wallet no more": "Esta llave de acceso ya no abre tu billetera",
  "This is the last passkey that signs you in: add another one first":
    "Esta es la última llave de acceso con la que inicias sesión: añade otra primero",
  "This page may not use the wallet": "Esta página no puede usar la billetera",
  "There is no wallet yet that could be given up": "Aún no hay ninguna billetera a la que se pueda renunciar",
  "Starting over was not asked for, or its time has not come":
    "No se pidió empezar de nuevo, o aún no es el momento",
  "Sign out, and sign in by e-mail once more, to start over":
    "Para empezar de nuevo, cierra sesión e inicia sesión por correo una vez más",
  "Something failed on the server": "Algo falló en el servidor"
}
