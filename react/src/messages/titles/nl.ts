// Written by `npm run lists` from the files of this folder.

/** The titles of views, tiles and tabs, by the English ones. */
export const titles = {
  Activity: "Activiteit",
  Approvals: "Goedkeuringen",
  Approve: "Goedkeuren",
  "Batch of calls": "Reeks aanroepen",
  Buy: "Kopen",
  "Change e-mail": "E-mail wijzigen",
  "Choose a name": "Naam kiezen",
  "Choose token": "Token kiezen",
  "Compatible networks": "Geschikte netwerken",
  "How you pay": "Hoe je betaalt",
  NFT: "NFT",
  NFTs: "NFT's",
  Name: "Naam",
  Offers: "Aanbiedingen",
  Payment: "Betaling",
  Proposals: "Voorstellen",
  Purchases: "Aankopen",
  Receive: "Ontvangen",
  Review: "Controleren",
  "Revoke approval": "Goedkeuring intrekken",
  Send: "Versturen",
  "Sign in": "Inloggen",
  "Smart session": "Smart session",
  "Smart sessions": "Smart sessions",
  Swap: "Swappen",
  Tokens: "Tokens",
  Transaction: "Transactie",
  Wallet: "Wallet",
  "Your name": "Je naam"
}
