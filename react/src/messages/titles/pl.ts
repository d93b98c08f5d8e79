// Written by `npm run lists` from the files of this folder.

/** The titles of views, tiles and tabs, by the English ones. */
export const titles = {
  Activity: "Aktywność",
  Approvals: "Zatwierdzenia",
  Approve: "Zatwierdź",
  "Batch of calls": "Pakiet wywołań",
  Buy: "Kup",
  "Change e-mail": "Zmień e-mail",
  "Choose a name": "Wybierz nazwę",
  "Choose token": "Wybierz token",
  "Compatible networks": "Zgodne sieci",
  "How you pay": "Sposób zapłaty",
  NFT: "NFT",
  NFTs: "NFT",
  Name: "Nazwa",
  Offers: "Oferty",
  Payment: "Płatność",
  Proposals: "Propozycje",
  Purchases: "Zakupy",
  Receive: "Odbierz",
  Review: "Sprawdź",
  "Revoke approval": "Cofnij zatwierdzenie",
  Send: "Wyślij",
  "Sign in": "Zaloguj się",
  "Smart session": "Inteligentna sesja",
  "Smart sessions": "Inteligentne sesje",
  Swap: "Wymień",
  Tokens: "Tokeny",
  Transaction: "Transakcja",
  Wallet: "Portfel",
  "Your name": "Twoja nazwa"
}
