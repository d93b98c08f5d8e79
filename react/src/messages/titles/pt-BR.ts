// Written by `npm run lists` from the files of this folder.

/** The titles of views, tiles and tabs, by the English ones. */
export const titles = {
  Activity: "Atividade",
  Approvals: "Aprovações",
  Approve: "Aprovar",
  "Batch of calls": "Lote de chamadas",
  Buy: "Comprar",
  "Change e-mail": "Mudar e-mail",
  "Choose a name": "Escolher um nome",
  "Choose token": "Escolher token",
  "Compatible networks": "Redes compatíveis",
  "How you pay": "Como você paga",
  NFT: "NFT",
  NFTs: "NFTs",
  Name: "Nome",
  Offers: "Ofertas",
  Payment: "Pagamento",
  Proposals: "Propostas",
  Purchases: "Compras",
  Receive: "Receber",
  Review: "Revisar",
  "Revoke approval": "Revogar aprovação",
  Send: "Enviar",
  "Sign in": "Entrar",
  "Smart session": "Sessão inteligente",
  "Smart sessions": "Sessões inteligentes",
  Swap: "Trocar",
  Tokens: "Tokens",
  Transaction: "Transação",
  Wallet: "Carteira",
  "Your name": "Seu nome"
}
