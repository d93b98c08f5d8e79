import type { ActivityMessages, DetailMessages } from "../ActivityMessages.ts"
import type { ReplacingMessages } from "../ReplacingMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  list: "Aktivitas",
  transaction: "Transaksi"
}

export const words: ActivityMessages = {
  kinds: {
    send: "Terkirim",
    receive: "Diterima",
    self: "Dikirim ke diri sendiri",
    mint: "Dicetak",
    burn: "Dibakar",
    trade: "Ditukar",
    approve: "Pengeluaran diizinkan",
    approved: "Disetujui",
    revoked: "Izin dicabut",
    cancel: "Dibatalkan",
    deploy: "Kontrak dibuat",
    deposit: "Disetor",
    withdraw: "Ditarik",
    borrow: "Dipinjam",
    repay: "Dilunasi",
    stake: "Di-stake",
    unstake: "Di-unstake",
    claim: "Diklaim",
    contract: "Kontrak digunakan",
    taken: "Dipindahkan oleh alamat lain",
    failed: "Gagal",
    sending: "Mengirim",
    swapping: "Menukar",
    approving: "Memberi izin",
    revoking: "Mencabut izin",
    unknown: "Hasil tidak diketahui"
  },
  tags: {
    lookAlike: "Alamat mirip",
    unverified: "Belum diverifikasi",
    nothing: "Kosong",
    spam: "Spam"
  },
  pending: "Sedang diproses",
  usually: "Biasanya {time}",
  to: "Ke {address}",
  from: "Dari {address}",
  spender: "Untuk {address}",
  unlimited: "Tidak terbatas",
  all: "Semua",
  nothing: "Tanpa izin atas",
  more: "dan {count} lagi",
  older: "Tampilkan yang lebih lama",
  olderFailed: "Aktivitas yang lebih lama tidak dapat dimuat.",
  partial: "Aktivitas yang lebih lama mungkin tidak lengkap.",
  fallback: "Satu sumber tidak merespons. Sebagian aktivitas mungkin tidak ada.",
  failed: "Aktivitas Anda tidak dapat dimuat.",
  outdated: "Aktivitas Anda tidak dapat disegarkan. Aktivitas terbaru mungkin tidak ada.",
  unfetched: "Gagal memuat transaksi",
  readAgain: "Segarkan",
  none: "Belum ada aktivitas di sini.",
  noneKnown: "Tidak ada aktivitas terbaru. Aktivitas yang lebih lama mungkin tidak ada.",
  untold: "Aktivitas di {network} tidak dapat dibaca di sini.",
  hidden: "Transaksi tersembunyi: {count}",
  showHidden: "Tampilkan",
  hideHidden: "Sembunyikan",
  hiddenNote: "Penipu meninggalkan ini. Jangan pernah menyalin alamat darinya."
}

export const details: DetailMessages = {
  doubts: {
    lookAlike:
      "Alamat ini mirip salah satu alamat Anda, atau alamat yang pernah Anda kirimi, tetapi bukan. Jangan salin.",
    unverified: "Ini mungkin bukan token yang sesuai namanya, dan mungkin tidak bernilai.",
    nothing:
      "Orang lain mengirim ini, dan tidak ada yang berpindah. Ini mungkin tipuan agar Anda menyalin alamatnya.",
    spam: "Ini tampak seperti iklan. Jangan kunjungi situs yang disebutnya."
  },
  mayTake: "Boleh diambil mulai sekarang",
  gone: "Transaksi ini tidak ada dalam aktivitas akun ini.",
  unknownNote: "Sudah terkirim, tetapi hasilnya belum diketahui. Periksa dulu sebelum mengirimnya lagi.",
  failedNote: "Transaksi gagal, jadi tidak ada yang berpindah. Jaringan tetap mengambil biayanya.",
  takenNote: "Anda tidak menandatangani ini. Mungkin dilakukan oleh alamat yang Anda izinkan membelanjakan.",
  unlimitedNote: "Izin tak terbatas dapat mengambil semua token ini milik Anda sampai Anda mencabutnya.",
  status: "Status",
  statuses: { success: "Selesai", failed: "Gagal", pending: "Sedang diproses", unknown: "Tidak diketahui" },
  date: "Tanggal",
  sender: "Ditandatangani oleh",
  network: "Jaringan",
  fee: "Biaya jaringan",
  hash: "Transaksi",
  copyHash: "Salin ID transaksi",
  copyAddress: "Salin alamatnya",
  copied: "Disalin",
  copyFailed: "Tidak dapat disalin"
}

export const replacing: ReplacingMessages = {
  speedUp: "Percepat",
  cancel: "Batalkan transaksi",
  speedUpText: "Dikirim lagi dengan biaya lebih tinggi. Hanya satu dari keduanya yang terlaksana.",
  cancelText:
    "Transaksi kosong ke diri sendiri mengambil tempatnya. Yang pertama masih bisa terlaksana sebelum itu.",
  feeBefore: "Biaya sejauh ini (maks.)",
  speedingUp: "Sedang dipercepat. Hanya satu dari keduanya yang terlaksana.",
  cancelling: "Sedang dibatalkan. Sebelum itu masih bisa terlaksana.",
  settled: "Transaksi itu sudah terlaksana.",
  fixed: "Tidak ada yang bisa mengambil tempatnya. Hanya bisa ditunggu.",
  beside: "Dompet Anda mengirim transaksi baru alih-alih mengganti yang pertama. Keduanya bisa terlaksana."
}
