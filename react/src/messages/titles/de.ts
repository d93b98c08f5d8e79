// Written by `npm run lists` from the files of this folder.

/** The titles of views, tiles and tabs, by the English ones. */
export const titles = {
  Activity: "Aktivität",
  Approvals: "Freigaben",
  Approve: "Bestätigen",
  "Batch of calls": "Mehrere Aufrufe",
  Buy: "Kaufen",
  "Change e-mail": "E-Mail ändern",
  "Choose a name": "Namen wählen",
  "Choose token": "Token wählen",
  "Compatible networks": "Passende Netzwerke",
  "How you pay": "Wie du zahlst",
  NFT: "NFT",
  NFTs: "NFTs",
  Name: "Name",
  Offers: "Angebote",
  Payment: "Zahlung",
  Proposals: "Vorschläge",
  Purchases: "Käufe",
  Receive: "Empfangen",
  Review: "Prüfen",
  "Revoke approval": "Freigabe widerrufen",
  Send: "Senden",
  "Sign in": "Anmelden",
  "Smart session": "Smart Session",
  "Smart sessions": "Smart Sessions",
  Swap: "Tauschen",
  Tokens: "Token",
  Transaction: "Transaktion",
  Wallet: "Wallet",
  "Your name": "Dein Name"
}
