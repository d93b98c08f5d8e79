import type { SafeMessages } from "../SafeMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  proposals: "Proposal"
}

export const words: SafeMessages = {
  owners: "{required} dari {owners} pemilik harus menandatangani.",
  readOnly: "Anda bukan pemilik Safe ini. Anda dapat melihat, tetapi tidak dapat mengusulkan.",
  empty: "Apa yang diusulkan aplikasi ini ke Safe Anda ditampilkan di sini sampai dieksekusi.",
  unknown: "Menanyai Safe",
  signatures: "Menunggu tanda tangan: {signatures} dari {required}",
  execution: "Siap dieksekusi",
  executed: "Dieksekusi",
  failed: "Gagal",
  cancelled: "Dibatalkan",
  signaturesText: "Minta pemilik lain menandatanganinya di Safe mereka.",
  executionText: "Pemilik yang menandatangani sudah cukup. Salah satu dari mereka harus mengeksekusinya.",
  proposal: "Usulan",
  transaction: "Transaksi"
}
