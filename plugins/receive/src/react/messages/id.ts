import type { ReceiveMessages } from "../ReceiveMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  receive: "Terima",
  networks: "Jaringan yang kompatibel"
}

export const words: ReceiveMessages = {
  qrCode: "Kode QR alamat Anda",
  link: "Tautan pembayaran untuk {network}",
  copyLink: "Salin tautan pembayaran",
  linkCopied: "Tautan pembayaran disalin",
  linkFailed: "Tidak dapat menyalin tautan pembayaran.",
  onlyHere: "Kirim hanya koin dan token di {network} ke alamat ini.",
  onlyCompatible: "Kirim hanya koin dan token di {network} atau jaringan kompatibel lain ke alamat ini.",
  networksText: "Alamat Anda sama di jaringan-jaringan ini. Apa yang dikirim di jaringan lain bisa hilang.",
  notConnected: "Hubungkan dompet untuk melihat ke mana Anda dapat dibayar."
}
