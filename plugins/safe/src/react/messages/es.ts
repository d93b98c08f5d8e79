import type { SafeMessages } from "../SafeMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  proposals: "Propuestas"
}

export const words: SafeMessages = {
  owners: {
    one: "Debe firmar {required} de {owners} propietarios.",
    many: "Deben firmar {required} de {owners} propietarios.",
    other: "Deben firmar {required} de {owners} propietarios."
  },
  readOnly: "No eres propietario de este Safe. Puedes mirar, pero no proponer.",
  empty: "Lo que esta app propone a tu Safe se muestra aquí hasta que se ejecuta.",
  unknown: "Consultando al Safe",
  signatures: "Esperando firmas: {signatures} de {required}",
  execution: "Lista para ejecutar",
  executed: "Ejecutada",
  failed: "Fallida",
  cancelled: "Cancelada",
  signaturesText: "Pide a los demás propietarios que la firmen en su Safe.",
  executionText: "Ya han firmado suficientes propietarios. Uno de ellos debe ejecutarla.",
  proposal: "Propuesta",
  transaction: "Transacción"
}
