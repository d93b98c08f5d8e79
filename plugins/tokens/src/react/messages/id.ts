import type { Titles } from "./en/titles.ts"
import type { TokensMessages } from "../TokensMessages.ts"

export const titles: Titles = {
  list: "Token"
}

export const words: TokensMessages = {
  failed: "Token Anda tidak dapat dimuat.",
  outdated: "Token Anda tidak dapat disegarkan. Data ini mungkin sudah berubah.",
  readAgain: "Segarkan",
  none: "Akun ini tidak memiliki token yang diketahui di sini.",
  total: "Total",
  totalUnknown: "Belum diketahui",
  totalPartial: "Token yang harganya tidak diketahui tidak dihitung.",
  unverified: "Belum diverifikasi",
  unverifiedNote:
    "Token-token ini namanya sama dengan token lain, dan mungkin dimaksudkan untuk menipu Anda. Jangan percaya hanya karena namanya.",
  manage: "Tambah atau sembunyikan token",
  addLabel: "Alamat kontrak token",
  addNote: "Anda dapat menyalinnya dari situs token itu sendiri atau dari penjelajah.",
  add: "Tambah",
  added: "Ditambahkan. Token ini muncul di daftar Anda begitu Anda memilikinya.",
  notToken: "Tidak ada token di alamat ini di jaringan ini.",
  notRead: "Token ini tidak dapat dimuat. Coba lagi.",
  hide: "Sembunyikan",
  show: "Tampilkan"
}
