import type { ActivityMessages, DetailMessages } from "../ActivityMessages.ts"
import type { ReplacingMessages } from "../ReplacingMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  list: "Actividad",
  transaction: "Transacción"
}

export const words: ActivityMessages = {
  kinds: {
    send: "Enviado",
    receive: "Recibido",
    self: "Enviado a ti",
    mint: "Acuñado",
    burn: "Quemado",
    trade: "Intercambiado",
    approve: "Gasto permitido",
    approved: "Aprobado",
    revoked: "Aprobación revocada",
    cancel: "Cancelada",
    deploy: "Contrato creado",
    deposit: "Depositado",
    withdraw: "Retirado",
    borrow: "Tomado en préstamo",
    repay: "Préstamo devuelto",
    stake: "En staking",
    unstake: "Retirado del staking",
    claim: "Reclamado",
    contract: "Contrato usado",
    taken: "Movido por otra dirección",
    failed: "Fallida",
    sending: "Enviando",
    swapping: "Intercambiando",
    approving: "Aprobando",
    revoking: "Revocando aprobación",
    unknown: "Resultado desconocido"
  },
  tags: {
    lookAlike: "Parecida",
    unverified: "Sin verificar",
    nothing: "Vacía",
    spam: "Spam"
  },
  pending: "Pendiente",
  usually: "Suele tardar {time}",
  to: "A {address}",
  from: "De {address}",
  spender: "Para {address}",
  unlimited: "Ilimitado",
  all: "Todos los NFT de",
  nothing: "Nada de",
  more: "y {count} más",
  older: "Ver más antiguas",
  olderFailed: "No se pudo cargar la actividad más antigua.",
  partial: "Puede faltar actividad más antigua.",
  fallback: "Una fuente no respondió. Puede faltar actividad.",
  failed: "No se pudo cargar tu actividad.",
  outdated: "No se pudo actualizar tu actividad. Puede faltar la más reciente.",
  unfetched: "No se pudieron cargar las transacciones",
  readAgain: "Actualizar",
  none: "Aquí aún no ha pasado nada.",
  noneKnown: "No hay actividad reciente. Puede faltar la más antigua.",
  untold: "La actividad en {network} no se puede consultar aquí.",
  hidden: "Transacciones ocultas: {count}",
  showHidden: "Mostrar",
  hideHidden: "Ocultar",
  hiddenNote: "Las dejan los estafadores. Nunca copies una dirección de una de ellas."
}

export const details: DetailMessages = {
  doubts: {
    lookAlike: "Esta dirección se parece a una tuya o a una a la que enviaste, pero no lo es. No la copies.",
    unverified: "Puede que no sea el token cuyo nombre lleva y que no valga nada.",
    nothing: "La envió otra persona y no movió nada. Puede ser una trampa para que copies su dirección.",
    spam: "Parece publicidad. No visites los sitios que nombra."
  },
  mayTake: "Permitido desde ahora",
  gone: "Esta transacción no está en la actividad de esta cuenta.",
  unknownNote: "Se envió, pero aún no se conoce el resultado. Compruébalo antes de enviarla otra vez.",
  failedNote: "Falló, así que no se movió nada. La red se queda con la comisión.",
  takenNote: "Tú no la firmaste. Puede haberlo hecho una dirección a la que permitiste gastar.",
  unlimitedNote:
    "Quien tiene una aprobación ilimitada puede llevarse todo lo que tengas de lo aprobado, hasta que la revoques.",
  status: "Estado",
  statuses: { success: "Completada", failed: "Fallida", pending: "Pendiente", unknown: "Desconocido" },
  date: "Fecha",
  sender: "Firmado por",
  network: "Red",
  fee: "Comisión de red",
  hash: "Transacción",
  copyHash: "Copiar el ID de la transacción",
  copyAddress: "Copiar la dirección",
  copied: "Copiado",
  copyFailed: "No se pudo copiar"
}

export const replacing: ReplacingMessages = {
  speedUp: "Acelerar",
  cancel: "Cancelar transacción",
  speedUpText: "Se envía de nuevo con una comisión más alta. Solo se ejecuta una de las dos.",
  cancelText: "Una transacción vacía a ti mismo ocupa su lugar. La primera aún puede ejecutarse antes.",
  feeBefore: "Comisión hasta ahora (máx.)",
  speedingUp: "Se está acelerando. Solo se ejecuta una de las dos.",
  cancelling: "Se está cancelando. Aún puede ejecutarse antes.",
  settled: "Ya se había ejecutado.",
  fixed: "Nada puede ocupar su lugar. Solo se puede esperar.",
  beside:
    "Tu billetera envió una transacción nueva en vez de reemplazar la primera. Pueden ejecutarse las dos."
}
