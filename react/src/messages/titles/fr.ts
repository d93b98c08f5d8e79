// Written by `npm run lists` from the files of this folder.

/** The titles of views, tiles and tabs, by the English ones. */
export const titles = {
  Activity: "Activité",
  Approvals: "Approbations",
  Approve: "Approuver",
  "Batch of calls": "Lot d’appels",
  Buy: "Acheter",
  "Change e-mail": "Changer d’e-mail",
  "Choose a name": "Choisir un nom",
  "Choose token": "Choisir un jeton",
  "Compatible networks": "Réseaux compatibles",
  "How you pay": "Moyen de paiement",
  NFT: "NFT",
  NFTs: "NFT",
  Name: "Nom",
  Offers: "Offres",
  Payment: "Paiement",
  Proposals: "Propositions",
  Purchases: "Achats",
  Receive: "Recevoir",
  Review: "Vérifier",
  "Revoke approval": "Révoquer l’approbation",
  Send: "Envoyer",
  "Sign in": "S’identifier",
  "Smart session": "Session intelligente",
  "Smart sessions": "Sessions intelligentes",
  Swap: "Échanger",
  Tokens: "Jetons",
  Transaction: "Transaction",
  Wallet: "Portefeuille",
  "Your name": "Votre nom"
}
