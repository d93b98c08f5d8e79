// Written by `npm run lists` from the files of this folder.

/** The titles of views, tiles and tabs, by the English ones. */
export const titles = {
  Activity: "Attività",
  Approvals: "Approvazioni",
  Approve: "Approva",
  "Batch of calls": "Gruppo di chiamate",
  Buy: "Acquista",
  "Change e-mail": "Cambia email",
  "Choose a name": "Scegli un nome",
  "Choose token": "Scegli token",
  "Compatible networks": "Reti compatibili",
  "How you pay": "Come paghi",
  NFT: "NFT",
  NFTs: "NFT",
  Name: "Nome",
  Offers: "Offerte",
  Payment: "Pagamento",
  Proposals: "Proposte",
  Purchases: "Acquisti",
  Receive: "Ricevi",
  Review: "Verifica",
  "Revoke approval": "Revoca approvazione",
  Send: "Invia",
  "Sign in": "Accedi",
  "Smart session": "Smart session",
  "Smart sessions": "Smart session",
  Swap: "Scambia",
  Tokens: "Token",
  Transaction: "Transazione",
  Wallet: "Wallet",
  "Your name": "Il tuo nome"
}
