// Written by `npm run lists` from the files of this folder.

/** The titles of views, tiles and tabs, by the English ones. */
export const titles = {
  Activity: "Aktivitas",
  Approvals: "Izin",
  Approve: "Setujui",
  "Batch of calls": "Kumpulan panggilan",
  Buy: "Beli",
  "Change e-mail": "Ganti email",
  "Choose a name": "Pilih nama",
  "Choose token": "Pilih token",
  "Compatible networks": "Jaringan yang kompatibel",
  "How you pay": "Cara Anda membayar",
  NFT: "Info NFT",
  NFTs: "NFT",
  Name: "Nama",
  Offers: "Penawaran",
  Payment: "Pembayaran",
  Proposals: "Proposal",
  Purchases: "Pembelian",
  Receive: "Terima",
  Review: "Tinjau",
  "Revoke approval": "Cabut izin",
  Send: "Kirim",
  "Sign in": "Masuk",
  "Smart session": "Sesi pintar",
  "Smart sessions": "Sesi pintar",
  Swap: "Tukar",
  Tokens: "Token",
  Transaction: "Transaksi",
  Wallet: "Dompet",
  "Your name": "Nama Anda"
}
