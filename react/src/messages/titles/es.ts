// Written by `npm run lists` from the files of this folder.

/** The titles of views, tiles and tabs, by the English ones. */
export const titles = {
  Activity: "Actividad",
  Approvals: "Aprobaciones",
  Approve: "Aprobar",
  "Batch of calls": "Lote de llamadas",
  Buy: "Comprar",
  "Change e-mail": "Cambiar correo",
  "Choose a name": "Elegir un nombre",
  "Choose token": "Elegir token",
  "Compatible networks": "Redes compatibles",
  "How you pay": "Cómo pagas",
  NFT: "NFT",
  NFTs: "NFT",
  Name: "Nombre",
  Offers: "Ofertas",
  Payment: "Pago",
  Proposals: "Propuestas",
  Purchases: "Compras",
  Receive: "Recibir",
  Review: "Revisar",
  "Revoke approval": "Revocar aprobación",
  Send: "Enviar",
  "Sign in": "Iniciar sesión",
  "Smart session": "Sesión inteligente",
  "Smart sessions": "Sesiones inteligentes",
  Swap: "Intercambiar",
  Tokens: "Tokens",
  Transaction: "Transacción",
  Wallet: "Billetera",
  "Your name": "Tu nombre"
}
