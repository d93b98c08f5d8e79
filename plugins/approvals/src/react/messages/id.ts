import type { ApprovalsMessages } from "../ApprovalsMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  list: "Izin",
  revoke: "Cabut izin"
}

export const words: ApprovalsMessages = {
  intro: "Alamat-alamat ini boleh memindahkan token Anda tanpa bertanya lagi, sampai Anda mencabut izinnya.",
  none: "Akun ini belum memberi izin yang diketahui di sini.",
  failed: "Izin Anda tidak dapat dimuat.",
  outdated: "Izin Anda tidak dapat disegarkan. Data ini mungkin sudah berubah.",
  readAgain: "Segarkan",
  since: "Izin yang diberikan sebelum {date} mungkin tidak ada.",
  sinceBlock: "Izin yang diberikan sebelum blok {block} mungkin tidak ada.",
  unlimited: "{token} tidak terbatas",
  upTo: "Hingga {amount}",
  all: "Semua {token}",
  spenderIs: "Untuk {spender}",
  mayTake: "Boleh diambil sekarang",
  contract: "Kontrak",
  spender: "Pemegang izin",
  account: "Dari akun",
  after: "Setelah ini, pemegang izin tidak boleh lagi mengambil {token}. Yang sudah diambil tidak kembali.",
  leaves: "Izin token ini tidak dapat dicabut sampai nol. Jumlah terkecil tetap diizinkan: {amount}.",
  revoke: "Cabut izin",
  gone: "Izin ini sudah tidak ada.",
  askingText: "Periksa di sana bahwa pemegang izin sama dengan di sini.",
  sentTitle: "Mencabut",
  successTitle: "Dicabut",
  successText: "Pemegang izin tidak boleh lagi mengambil {token}.",
  failedText: "Izin tetap seperti semula. Hanya biaya yang terpakai.",
  declinedText: "Izin tetap seperti semula.",
  unknownText: "Periksa izin Anda lagi beberapa saat lagi.",
  problems: {
    refused: "Kontrak menolak ini. Agar {token} Anda tidak diambil pemegang izin, pindahkan ke akun lain.",
    changed: "Ada yang berubah sejak Anda melihatnya. Periksa lagi.",
    waiting: "Permintaan lain masih menunggu di dompet Anda."
  }
}
