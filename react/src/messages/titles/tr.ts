// Written by `npm run lists` from the files of this folder.

/** The titles of views, tiles and tabs, by the English ones. */
export const titles = {
  Activity: "Etkinlik",
  Approvals: "Onaylar",
  Approve: "Onayla",
  "Batch of calls": "Toplu çağrılar",
  Buy: "Satın al",
  "Change e-mail": "E-postayı değiştir",
  "Choose a name": "Ad seç",
  "Choose token": "Token seç",
  "Compatible networks": "Uyumlu ağlar",
  "How you pay": "Nasıl ödeyeceksiniz",
  NFT: "NFT",
  NFTs: "NFT’ler",
  Name: "Ad",
  Offers: "Teklifler",
  Payment: "Ödeme",
  Proposals: "Öneriler",
  Purchases: "Satın almalar",
  Receive: "Al",
  Review: "İncele",
  "Revoke approval": "Onayı geri al",
  Send: "Gönder",
  "Sign in": "Giriş yap",
  "Smart session": "Akıllı oturum",
  "Smart sessions": "Akıllı oturumlar",
  Swap: "Takas et",
  Tokens: "Tokenler",
  Transaction: "İşlem",
  Wallet: "Cüzdan",
  "Your name": "Adınız"
}
