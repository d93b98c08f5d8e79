import type { ReviewMessages } from "../ReviewMessages.ts"
import type { SendMessages } from "../SendMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  form: "Enviar",
  tokens: "Elegir token",
  review: "Revisar"
}

export const words: SendMessages = {
  notConnected: "Conecta una billetera para enviar.",
  token: "Token: {symbol}",
  balance: "Tienes {amount}",
  max: "Máx.",
  maxLabel: "Máx., enviar todo",
  toPlaceholder: "Dirección del destinatario",
  toNamePlaceholder: "Dirección o nombre",
  paste: "Pegar",
  memoLabel: "Memo, si el destinatario lo pide",
  memoNote: "Cualquiera puede leerlo. Los exchanges suelen necesitarlo.",
  review: "Revisar",
  tokensFailed: "No se pudieron cargar tus tokens.",
  noTokens: "Esta cuenta no tiene tokens conocidos aquí.",
  searchTokens: "Buscar tokens",
  noTokenFound: "Ningún token coincide con «{query}».",
  latest: "Última transferencia",
  unverified: "El token {address} se llama como otro y puede que sea para engañarte.",
  reviewGone: "No hay nada que revisar. Puede que tu cuenta o tu red hayan cambiado.",
  deposit:
    "{amount} de la comisión abre una cuenta para este token a nombre del destinatario y se queda en ella.",
  send: "Enviar {amount}",
  confirm: "He comprobado el destinatario",
  warnSelf: "Esta es tu propia dirección.",
  warnBurn: "Nadie tiene la clave de esta dirección. Lo que envíes ahí se pierde.",
  warnToken: "Este es el contrato del propio token. Lo que envíes ahí casi seguro se pierde.",
  warnContract: "Esta dirección es un contrato. Asegúrate de que puede usar lo que envías.",
  warnLookAlike:
    "Esta dirección se parece a una que conoces, {address}, pero es otra. Puede que alguien quiera que las confundas.",
  askingText: "Comprueba ahí que el importe y el destinatario sean los mismos que aquí.",
  sentTitle: "Enviando {amount}",
  successTitle: "Enviaste {amount}",
  successText: "Llegó a {address}.",
  unknownText: "Mira tu cuenta antes de enviarlo otra vez.",
  shortTitle: "Llegó {arrived} de {amount}",
  shortText: "Este token se quedó con {percent} de tu transferencia a {address}.",
  shortTried:
    "{text} En la prueba anterior habría llegado {tried}: se comporta de otra manera cuando se prueba.",
  noTransfer: "Aún no se ha enviado nada.",
  problems: {
    amountMissing: "Introduce un importe.",
    amountFormat: "Introduce un número, por ejemplo 0,5.",
    amountAmbiguous: "Escríbelo sin separador de miles.",
    amountDecimals: "{symbol} tiene como máximo {decimals} decimales.",
    amountZero: "Introduce más de cero.",
    amountTooMuch: "No tienes tanto.",
    amountLeast: "Envía ahí al menos {least}.",
    amountRest: "Tiene que quedar algo de {symbol} en tu cuenta. «Máx.» lo deja ahí.",
    amountUnconfirmed: "Parte de tu {symbol} aún no está confirmada. Inténtalo después del próximo bloque.",
    receiverMissing: "Introduce el destinatario.",
    receiverFormat: "Esto no es una dirección de {network}. Comprueba cada carácter.",
    receiverInvisible: "La dirección tiene caracteres que no se ven. Cópiala de otro lugar.",
    receiverAccount:
      "Esto es una cuenta que guarda un token, no una billetera. Pide la dirección de la billetera.",
    receiverLink: "Este enlace no se puede seguir aquí.",
    memo: "Este memo es demasiado largo o tiene caracteres que no se pueden enviar.",
    receiverNameNone: "Este nombre no corresponde a ninguna dirección en {network}.",
    receiverNameInvalid: "Esto no es un nombre, o es uno que se puede confundir con otro.",
    receiverNameFailed: "No se pudo buscar el nombre. Inténtalo de nuevo.",
    receiverMoved: "El nombre corresponde ahora a otra dirección. Pregunta al destinatario.",
    token: "Este token no se puede enviar.",
    tax: "Este token se queda con más de cada transferencia de lo que permite este sitio.",
    refused: "El token o el destinatario rechaza esta transferencia.",
    changed: "Algo cambió desde que miraste. Revísalo de nuevo.",
    unsupported: "Desde aquí no se puede enviar nada en {network}.",
    waiting: "Una transferencia sigue esperando en tu billetera."
  },
  standsFor: "{name} corresponde a esta dirección:",
  lookingUp: "Buscando el nombre",
  links: {
    reading: "Leyendo el enlace",
    filled: "Rellenado desde el enlace. Compruébalo antes de enviar.",
    says: "El enlace dice: «{label}»",
    switchTo: "Cambiar a {name}",
    elsewhere: "otra red",
    failed: "No se pudo leer el enlace. Inténtalo de nuevo.",
    problems: {
      transaction:
        "Este enlace deja que un sitio web escriba la transacción. Pide en su lugar una dirección o un enlace de pago.",
      unsupported: "Este enlace pide más que una transferencia. Pide en su lugar una dirección.",
      malformed: "Este enlace está dañado. Pide uno nuevo.",
      network: "Este enlace es para {name}.",
      token: "Este enlace pide un token que no tienes aquí.",
      references:
        "Este enlace pide algo que las transferencias en esta red no pueden llevar. Pide en su lugar una dirección.",
      other: "Este enlace pide algo distinto de lo que introdujiste."
    }
  }
}

export const review: ReviewMessages = {
  feeAbout: "Comisión de red (aprox.)",
  feeAboutNote: "Tu billetera elige la comisión y la muestra antes de que apruebes.",
  feeChoice: "Velocidad",
  feeLevels: {
    slow: "Lenta",
    normal: "Normal",
    fast: "Rápida"
  },
  totalAbout: "Total (aprox.)",
  warnMemo:
    "Este destinatario necesita un memo para saber de quién es. Sin él, lo que envíes puede perderse.",
  warnSpelling:
    "Introdujiste esta cuenta como la escribe otra red. Asegúrate de que el destinatario también la usa en {network}.",
  warnRepeated:
    "Ya enviaste el mismo importe a este destinatario y todavía puede llegar. Si lo envías otra vez, puede que pagues dos veces.",
  confirmRepeated: "Quiero enviarlo otra vez",
  memo: "Memo",
  reference: "Referencia para el destinatario",
  warnTax: "Llegará {arrived} de {amount}: este token se queda con {percent}.",
  confirmTax: "Enviar de todos modos",
  untried: "No pudimos probar cuánto de este token llega."
}
