import type { OnrampMessages } from "../OnrampMessages.ts"
import type { OnrampProgressMessages } from "../OnrampProgressMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  buy: "Beli",
  purchases: "Pembelian"
}

export const words: OnrampMessages = {
  notConnected: "Hubungkan dompet untuk membeli.",
  unsupported: "Tidak ada yang dapat dibeli di {network} di sini.",
  chooseNetwork: "Pilih jaringan lain",
  restricted: "Pembelian tidak tersedia di tempat Anda.",
  pay: "Anda bayar",
  currency: "Mata uang",
  preset: "Bayar {amount}",
  get: "Anda dapat sekitar",
  coin: "Yang Anda beli",
  method: "Bayar dengan",
  methods: { card: "Kartu", ach_bank_account: "Rekening bank" },
  provider: "Penyedia",
  fee: "{provider}, biaya {fee}%",
  providerFee: "Biaya {provider}",
  networkFee: "Biaya jaringan",
  to: "Ke akun Anda",
  onPage: "{provider} menampilkan harga di halamannya.",
  quoteFailed: "{provider} belum memberikan harga. Anda akan melihatnya di halamannya sebelum membayar.",
  listsDefault: "{provider} tidak menyebutkan apa yang dijualnya. Halamannya mungkin menawarkan hal lain.",
  opaque: "Periksa di halaman {provider} bahwa tujuannya adalah alamat ini: tautannya tidak menampilkannya.",
  leaves: "Anda membayar di halaman {provider}, di jendela baru. Halaman itu akan mengetahui alamat Anda.",
  buyAt: "Lanjutkan di {provider}",
  latest: "Pembelian terakhir",
  purchases: "Pembelian Anda",
  problems: {
    amountMissing: "Masukkan jumlah.",
    amountFormat: "Masukkan angka, misalnya 0,5.",
    amountAmbiguous: "Tulis tanpa pemisah ribuan.",
    amountDecimals: "{currency} memiliki maksimal {decimals} desimal.",
    amountZero: "Masukkan lebih dari nol.",
    amountLow: "Masukkan {min} atau lebih.",
    amountHigh: "Masukkan {max} atau kurang.",
    provider: "{provider} tidak merespons. Coba lagi, atau pilih penyedia lain.",
    link: "Tautan {provider} tidak mengarah ke tempat yang seharusnya. Tidak ada yang dibuka.",
    invalid: "{provider} tidak lagi menjual ini. Pilih lagi.",
    other: "Tidak berhasil. Coba lagi."
  }
}

export const progress: OnrampProgressMessages = {
  to: "Ke akun Anda",
  nothingBegun: "Belum ada yang dibeli.",
  openTitle: "Lanjutkan di {provider}",
  openText: "Halamannya terbuka di jendela lain. Kembalilah setelah selesai.",
  blockedTitle: "Tidak ada jendela yang dibuka",
  blockedText: "Browser Anda mencegahnya. Buka sendiri halaman {provider}:",
  closedTitle: "Halaman {provider} sepertinya sudah ditutup",
  closedText:
    "Jika Anda sudah membayar, mungkin perlu waktu sampai tiba. Jika belum, Anda dapat membukanya lagi.",
  pendingTitle: "Pembelian Anda sedang diproses",
  pendingText: "{provider} sudah menerimanya. Anda boleh menutup ini.",
  successTitle: "{provider} sudah mengirimnya",
  successText: "Mungkin perlu beberapa menit sampai terlihat di akun Anda.",
  failedTitle: "Pembelian gagal",
  failedText:
    "{provider} menyatakan bahwa pembelian tidak berhasil. Halamannya memberi tahu apa yang terjadi dengan uang Anda.",
  unknownTitle: "Belum ada yang terlihat",
  unknownText:
    "Jika Anda sudah membayar, mungkin masih akan tiba. Halaman atau email {provider} menjelaskan lebih lanjut.",
  showBalance: "Tampilkan saldo saya",
  held: "Anda punya {amount}",
  grown: "{amount} lebih banyak dari sebelumnya",
  notGrown: "Belum ada yang tiba.",
  lookFailed: "Saldo Anda tidak dapat dimuat.",
  openPage: "Buka halaman {provider}",
  copyLink: "Salin tautan",
  linkCopied: "Tautan disalin",
  checkAgain: "Periksa lagi",
  done: "Selesai",
  paid: "Dibayar {amount}",
  somePurchase: "Pembelian",
  tags: { pending: "Dalam proses", success: "Terkirim", failed: "Gagal" },
  unread: "{provider} tidak merespons.",
  listFailed: "Pembelian Anda tidak dapat dimuat."
}
