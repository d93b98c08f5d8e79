import type { SiwxMessages } from "../SiwxMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  sign: "Masuk"
}

export const words: SiwxMessages = {
  checking: "Sebentar",
  checkingText: "Memeriksa apakah Anda sudah masuk.",
  ask: "Buktikan bahwa akun ini milik Anda",
  askText: "Tanda tangani pesan dengan {wallet}. Tidak ada biaya dan tidak ada yang berpindah.",
  askRequired:
    "Situs ini memerlukan tanda tangan dari {wallet}. Tidak ada biaya dan tidak ada yang berpindah.",
  open: "Buka {wallet} untuk menandatangani",
  openText: "Pastikan pesan menyebutkan situs ini, lalu tanda tangani.",
  verifying: "Sedang masuk",
  verifyingText: "Situs sedang memeriksa tanda tangan Anda.",
  declined: "Anda menolak di dompet",
  declinedText: "Anda belum masuk. Tidak ada yang terkirim.",
  failed: "Anda belum masuk",
  failedText: "Situs tidak merespons sebagaimana mestinya. Coba lagi.",
  invalidText: "Situs tidak menerima tanda tangan. Coba lagi, atau pakai akun lain.",
  wrongNetwork: "Tidak di jaringan ini",
  wrongNetworkText: "Situs ini tidak menerima proses masuk di {network}.",
  chooseNetwork: "Pilih jaringan",
  sign: "Tanda tangani",
  site: "Situs",
  account: "Akun",
  network: "Jaringan",
  notConnected: "Hubungkan dompet untuk masuk."
}
