import type { ApprovalsMessages } from "../ApprovalsMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  list: "Aprobaciones",
  revoke: "Revocar aprobación"
}

export const words: ApprovalsMessages = {
  intro: "Estas direcciones pueden mover tus tokens sin volver a preguntarte, hasta que las revoques.",
  none: "No se conocen aquí aprobaciones de esta cuenta.",
  failed: "No se pudieron cargar tus aprobaciones.",
  outdated: "No se pudieron actualizar tus aprobaciones. Estas pueden haber cambiado.",
  readAgain: "Actualizar",
  since: "Pueden faltar aprobaciones dadas antes del {date}.",
  sinceBlock: "Pueden faltar aprobaciones dadas antes del bloque {block}.",
  unlimited: "{token} sin límite",
  upTo: "Hasta {amount}",
  all: "Todo lo de {token}",
  spenderIs: "Para {spender}",
  mayTake: "Puede llevarse ahora",
  contract: "Contrato",
  spender: "Dirección autorizada",
  account: "Desde la cuenta",
  after:
    "Después de esto, la dirección autorizada ya no podrá llevarse más {token}. Lo que ya se llevó no vuelve.",
  leaves: "La aprobación de este token no se puede reducir a cero. Queda aprobado lo mínimo: {amount}.",
  revoke: "Revocar aprobación",
  gone: "Esta aprobación ya no existe.",
  askingText: "Comprueba ahí que la dirección autorizada sea la misma que aquí.",
  sentTitle: "Revocando",
  successTitle: "Revocada",
  successText: "La dirección autorizada ya no puede llevarse más {token}.",
  failedText: "La aprobación sigue igual. Solo se gastó la comisión.",
  declinedText: "La aprobación sigue igual.",
  unknownText: "Vuelve a mirar tus aprobaciones dentro de un rato.",
  problems: {
    refused:
      "El contrato lo rechaza. Para que la dirección autorizada no se lleve tu {token}, muévelo a otra cuenta.",
    changed: "Algo cambió desde que miraste. Míralo de nuevo.",
    waiting: "Otra solicitud sigue esperando en tu billetera."
  }
}
