import type { SmartSessionsMessages } from "../SmartSessionsMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  list: "Sesiones inteligentes",
  session: "Sesión inteligente"
}

export const words: SmartSessionsMessages = {
  tabs: { active: "Activas", expired: "Caducadas", revoked: "Revocadas" },
  none: {
    active: "Ninguna app puede actuar por esta cuenta.",
    expired: "Ninguna sesión de esta cuenta ha caducado.",
    revoked: "No se ha revocado ninguna sesión de esta cuenta."
  },
  off: "Las sesiones inteligentes están desactivadas en esta página.",
  failed: "No se pudieron cargar tus sesiones inteligentes.",
  outdated: "No se pudieron actualizar tus sesiones inteligentes. Estas pueden haber cambiado.",
  readAgain: "Actualizar",
  unnamed: "Una app",
  until: "Hasta el {date}",
  endedAt: "Terminó el {date}",
  revokedOn: "Revocada el {date}",
  allows: "Puede hacer sin preguntarte",
  spend: "Gastar hasta {amount} por {period}",
  call: "Llamar a {functions} de {address}",
  actAs: "Ejecutar {functions} de {address} como si fuera tu cuenta",
  withValue: "con hasta {amount} cada vez",
  unread: "Hay más que no se puede mostrar aquí. Míralo en tu billetera.",
  units: {
    one: "{count} unidad de {address}",
    many: "{count} de unidades de {address}",
    other: "{count} unidades de {address}"
  },
  periods: { second: "segundo", minute: "minuto", hour: "hora", day: "día", week: "semana" },
  project: "App",
  account: "Para la cuenta",
  network: "Red",
  begun: "Concedida",
  ends: "Termina",
  ended: "Terminó",
  revoked: "Revocada",
  revoke: "Revocar sesión",
  revokeNote: "Tu billetera te pide firmar esto. No cuesta nada.",
  asking: "Aprueba en {wallet}",
  declined: "Rechazaste. La sesión sigue igual.",
  revokeFailed: "No se pudo revocar la sesión inteligente. Inténtalo de nuevo.",
  gone: "Esta sesión ya no existe.",
  grantedTitle: "Sesión inteligente concedida",
  grantedText: "Puedes revocarla en cualquier momento en tu cuenta.",
  refusedTitle: "Se concedió más de lo que se pidió",
  refusedText: "La sesión no se usa. Revócala en {wallet}.",
  seeAll: "Todas las sesiones inteligentes",
  done: "Hecho"
}
