import type { ExchangeMessages, PayMessages, ReviewMessages } from "../PayMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  pay: "Cara Anda membayar",
  review: "Tinjau",
  progress: "Pembayaran"
}

export const words: PayMessages = {
  nothing: "Tidak ada yang perlu dibayar.",
  asset: "Aset",
  underWay: "Pembayaran ini sedang diproses",
  byWallet: "Bayar dengan {wallet}",
  connect: "Hubungkan dompet",
  switchFirst: "Meminta beralih ke {network} dulu",
  preparing: "Setujui di dompet jika diminta",
  exchanges: "Dari bursa",
  loadingExchanges: "Menanyai bursa",
  noExchanges: "Tidak ada bursa yang membayar ini.",
  exchangesFailed: "Bursa tidak dapat ditanyai.",
  askingText: "Periksa di sana bahwa jumlah dan penerima sama dengan di sini.",
  sentTitle: "Membayar {amount}",
  successTitle: "Dibayar {amount}",
  successText: "Sudah tiba di {address}.",
  unsentTitle: "Tidak dibayar",
  declinedText: "Tidak ada yang dibayar.",
  unknownTitle: "Kami tidak dapat memastikan ini sudah dibayar",
  unknownText: "Periksa akun Anda sebelum membayar lagi.",
  shortTitle: "{arrived} dari {amount} tiba",
  shortText:
    "Token ini menahan {percent}, jadi belum dibayar penuh. Tanyakan ke penjual sebelum membayar lagi.",
  problems: {
    amountTooMuch: "Dompet Anda tidak punya {symbol} sebanyak itu.",
    amountRest: "{symbol} yang tersisa di akun Anda akan terlalu sedikit.",
    amountUnconfirmed: "Sebagian {symbol} Anda belum terkonfirmasi. Coba lagi setelah blok berikutnya.",
    amountLeast: "Jaringan tidak dapat mengirim jumlah sekecil itu.",
    decimals: "{symbol} dihitung dengan cara lain. Beri tahu situs ini.",
    token: "Token ini tidak dapat dipakai membayar.",
    recipient: "Penerima bukan alamat yang dapat dibayar jaringan ini. Beri tahu situs ini.",
    tax: "Token ini menahan sebagian dari setiap transfer, jadi tidak dapat membayar penuh.",
    refused: "Token atau penerima menolak pembayaran ini.",
    changed: "Ada yang berubah. Pilih lagi cara membayar.",
    switchDeclined: "Dompet Anda tetap di jaringan lain. Tidak ada yang dibayar.",
    waiting: "Pembayaran ini sudah sedang dilakukan.",
    exchange: "Bursa tidak merespons. Coba lagi, atau bayar dengan cara lain.",
    link: "Tautan bursa tidak benar, jadi tidak dibuka.",
    unsupported: "Ini tidak dapat dibayar di sini."
  }
}

export const exchange: ExchangeMessages = {
  open: {
    title: "Lanjutkan di {exchange}",
    text: "Halamannya terbuka di jendela baru. Periksa di sana bahwa jumlah dan penerima sama dengan di sini."
  },
  blocked: {
    title: "Tidak ada jendela yang dibuka",
    text: "Browser Anda mencegahnya. Buka halaman {exchange} dengan tautan ini."
  },
  closed: {
    title: "Halaman {exchange} sepertinya sudah ditutup",
    text: "Jika Anda sudah membayar di sana, tunggu. Jika belum, buka lagi."
  },
  pending: {
    title: "{exchange} sedang membayar",
    text: "Bursa sudah menerima pembayaran Anda dan sedang mengirimnya."
  },
  success: { title: "Dibayar {amount}", text: "{exchange} menyatakan sudah mengirimnya." },
  failed: { title: "Pembayaran gagal", text: "{exchange} menyatakan pembayaran tidak dilakukan." },
  unknown: {
    title: "Kami tidak dapat memastikan ini sudah dibayar",
    text: "{exchange} tidak memberi tahu. Periksa akun Anda di sana sebelum membayar lagi."
  },
  openPage: "Buka halaman {exchange}",
  copyLink: "Salin tautan",
  linkCopied: "Tautan disalin"
}

export const review: ReviewMessages = {
  feeAbout: "Biaya jaringan, sekitar",
  reviewGone: "Tidak ada yang perlu ditinjau. Akun atau jaringan Anda mungkin sudah berubah.",
  pay: "Bayar {amount}",
  checkTo: "Pastikan Anda mengenal alamat ini: pembayaran ke sana tidak dapat dibatalkan.",
  warnSelf: "Ini alamat Anda sendiri.",
  warnBurn: "Tidak seorang pun punya kunci alamat ini. Apa yang Anda bayarkan ke sana hilang.",
  warnToken: "Ini kontrak token itu sendiri. Apa yang Anda bayarkan ke sana kemungkinan besar hilang.",
  warnContract: "Ini sebuah kontrak. Pastikan kontrak ini menerima pembayaran.",
  confirm: "Saya sudah memeriksa penerima"
}
