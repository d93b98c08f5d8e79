import type { BatchesMessages } from "../BatchesMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  status: "Kumpulan panggilan"
}

export const words: BatchesMessages = {
  outcomes: {
    pending: {
      title: "Mengirim transaksi Anda",
      text: "{wallet} sedang memprosesnya. Anda boleh menutup ini."
    },
    confirmed: { title: "Semua panggilan berhasil", text: "{network} telah menjalankan semuanya." },
    partlyFailed: {
      title: "Hanya sebagian panggilan berhasil",
      text: "Yang berhasil tetap berlaku. Yang lain tidak mengubah apa pun."
    },
    failed: {
      title: "Semua panggilan gagal",
      text: "Tidak ada yang berubah. Hanya biaya yang terpakai."
    },
    offchainFailure: {
      title: "Panggilan tidak terkirim",
      text: "{wallet} berhenti sebelum mengirimnya. Tidak ada yang terpakai."
    },
    unknown: {
      title: "Belum dapat dipastikan apakah transaksi ini terkirim",
      text: "Panggilan itu mungkin sudah dijalankan. Periksa akun Anda sebelum mengirimnya lagi."
    }
  },
  checkAgain: "Periksa lagi",
  done: "Selesai",
  none: "Akun ini belum mengirim panggilan dari halaman ini.",
  transactions: "Transaksi",
  account: "Dari akun",
  network: "Jaringan",
  call: "Panggilan {number}",
  callPays: "{amount} ke {address}",
  callTo: "Ke {address}",
  allCalls: "Semua panggilan",
  transaction: "Transaksi {number}",
  ended: {
    success: "Berhasil",
    failed: "Gagal",
    unknown: "Belum dikonfirmasi"
  }
}
