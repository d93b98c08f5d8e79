import type { ExchangeMessages, PayMessages, ReviewMessages } from "../PayMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  pay: "Cómo pagas",
  review: "Revisar",
  progress: "Pago"
}

export const words: PayMessages = {
  nothing: "No hay nada que pagar.",
  asset: "Activo",
  underWay: "Este pago está en curso",
  byWallet: "Pagar con {wallet}",
  connect: "Conectar una billetera",
  switchFirst: "Antes pide cambiar a {network}",
  preparing: "Aprueba en la billetera si te lo pide",
  exchanges: "Desde un exchange",
  loadingExchanges: "Consultando a los exchanges",
  noExchanges: "Ningún exchange paga esto.",
  exchangesFailed: "No se pudo consultar a los exchanges.",
  askingText: "Comprueba ahí que el importe y el destinatario sean los mismos que aquí.",
  sentTitle: "Pagando {amount}",
  successTitle: "Pagaste {amount}",
  successText: "Llegó a {address}.",
  unsentTitle: "No se pagó",
  declinedText: "No se pagó nada.",
  unknownTitle: "No se sabe si se pagó",
  unknownText: "Mira tu cuenta antes de pagar otra vez.",
  shortTitle: "Llegó {arrived} de {amount}",
  shortText:
    "Este token se quedó con {percent}, así que no está pagado por completo. Pregunta al vendedor antes de pagar otra vez.",
  problems: {
    amountTooMuch: "Tu billetera no tiene tanto {symbol}.",
    amountRest: "Quedaría demasiado poco {symbol} en tu cuenta.",
    amountUnconfirmed: "Parte de tu {symbol} aún no está confirmada. Inténtalo después del próximo bloque.",
    amountLeast: "La red no admite un importe tan pequeño.",
    decimals: "{symbol} se cuenta de otra manera. Avisa a este sitio.",
    token: "No se puede pagar con este token.",
    recipient: "El destinatario no es una dirección a la que esta red pueda pagar. Avisa a este sitio.",
    tax: "Este token se queda con una parte de cada transferencia, así que no puede pagar el total.",
    refused: "El token o el destinatario rechaza este pago.",
    changed: "Algo cambió. Elige de nuevo cómo pagar.",
    switchDeclined: "Tu billetera siguió en otra red. No se pagó nada.",
    waiting: "Este pago ya se está haciendo.",
    exchange: "El exchange no respondió. Inténtalo de nuevo o paga de otra forma.",
    link: "El enlace del exchange no es correcto, así que no se abrió.",
    unsupported: "Esto no se puede pagar aquí."
  }
}

export const exchange: ExchangeMessages = {
  open: {
    title: "Continúa en {exchange}",
    text: "Su página está abierta en una ventana nueva. Comprueba ahí que el importe y el destinatario sean los mismos que aquí."
  },
  blocked: {
    title: "No se abrió ninguna ventana",
    text: "Tu navegador lo impidió. Abre la página de {exchange} con el enlace."
  },
  closed: {
    title: "La página de {exchange} parece estar cerrada",
    text: "Si pagaste ahí, espera. Si no, ábrela de nuevo."
  },
  pending: { title: "{exchange} está pagando", text: "Tiene tu pago y lo está enviando." },
  success: { title: "Pagaste {amount}", text: "{exchange} dice que lo envió." },
  failed: { title: "El pago falló", text: "{exchange} dice que no se hizo." },
  unknown: {
    title: "No se sabe si se pagó",
    text: "{exchange} no lo dice. Mira ahí tu cuenta antes de pagar otra vez."
  },
  openPage: "Abrir la página de {exchange}",
  copyLink: "Copiar enlace",
  linkCopied: "Enlace copiado"
}

export const review: ReviewMessages = {
  feeAbout: "Comisión de red (aprox.)",
  reviewGone: "No hay nada que revisar. Puede que tu cuenta o tu red hayan cambiado.",
  pay: "Pagar {amount}",
  checkTo: "Asegúrate de que conoces esta dirección: los pagos que recibe no se pueden revertir.",
  warnSelf: "Esta es tu propia dirección.",
  warnBurn: "Nadie tiene la clave de esta dirección. Lo que pagues ahí se pierde.",
  warnToken: "Este es el contrato del propio token. Lo que pagues ahí casi seguro se pierde.",
  warnContract: "Esto es un contrato. Asegúrate de que acepta pagos.",
  confirm: "He comprobado el destinatario"
}
