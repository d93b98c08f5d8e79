import type { BatchesMessages } from "../BatchesMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  status: "Lote de llamadas"
}

export const words: BatchesMessages = {
  outcomes: {
    pending: {
      title: "Enviando tus transacciones",
      text: "{wallet} está en ello. Puedes cerrar esto."
    },
    confirmed: { title: "Todas las llamadas se completaron", text: "{network} las ejecutó todas." },
    partlyFailed: {
      title: "Solo se completaron algunas llamadas",
      text: "Lo que se completó se mantiene. Las demás no cambiaron nada."
    },
    failed: {
      title: "Todas las llamadas fallaron",
      text: "Ninguna cambió nada. Solo se gastó la comisión."
    },
    offchainFailure: {
      title: "Las llamadas no se enviaron",
      text: "{wallet} desistió antes de enviarlas. No se gastó nada."
    },
    unknown: {
      title: "No pudimos confirmar que se enviaran",
      text: "Puede que se hayan ejecutado. Mira tu cuenta antes de enviarlas otra vez."
    }
  },
  checkAgain: "Comprobar de nuevo",
  done: "Hecho",
  none: "Esta cuenta no ha enviado llamadas desde esta página.",
  transactions: "Transacciones",
  account: "Desde la cuenta",
  network: "Red",
  call: "Llamada {number}",
  callPays: "{amount} a {address}",
  callTo: "A {address}",
  allCalls: "Todas las llamadas",
  transaction: "Transacción {number}",
  ended: {
    success: "Completada",
    failed: "Fallida",
    unknown: "Sin confirmar"
  }
}
