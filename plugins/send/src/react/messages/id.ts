import type { ReviewMessages } from "../ReviewMessages.ts"
import type { SendMessages } from "../SendMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  form: "Kirim",
  tokens: "Pilih token",
  review: "Tinjau"
}

export const words: SendMessages = {
  notConnected: "Hubungkan dompet untuk mengirim.",
  token: "Token: {symbol}",
  balance: "Anda punya {amount}",
  max: "Maks.",
  maxLabel: "Maks., kirim semuanya",
  toPlaceholder: "Alamat penerima",
  toNamePlaceholder: "Alamat atau nama",
  paste: "Tempel",
  memoLabel: "Memo, jika penerima memintanya",
  memoNote: "Semua orang dapat membacanya. Bursa sering memerlukannya.",
  review: "Tinjau",
  tokensFailed: "Token Anda tidak dapat dimuat.",
  noTokens: "Akun ini tidak memiliki token yang diketahui di sini.",
  searchTokens: "Cari token",
  noTokenFound: "Tidak ada token yang cocok dengan “{query}”.",
  latest: "Transfer terakhir",
  unverified: "Token {address} namanya sama dengan token lain, dan mungkin dimaksudkan untuk menipu Anda.",
  reviewGone: "Tidak ada yang perlu ditinjau. Akun atau jaringan Anda mungkin sudah berubah.",
  deposit: "{amount} dari biaya ini membuka akun untuk token ini di penerima, dan tetap di dalamnya.",
  send: "Kirim {amount}",
  confirm: "Saya sudah memeriksa penerima",
  warnSelf: "Ini alamat Anda sendiri.",
  warnBurn: "Tidak seorang pun punya kunci alamat ini. Apa yang Anda kirim ke sana hilang.",
  warnToken: "Ini kontrak token itu sendiri. Apa yang Anda kirim ke sana kemungkinan besar hilang.",
  warnContract: "Alamat ini adalah kontrak. Pastikan kontrak ini dapat memakai apa yang Anda kirim.",
  warnLookAlike:
    "Alamat ini mirip alamat yang Anda kenal, {address}, tetapi ini alamat lain. Seseorang mungkin ingin Anda tertukar.",
  askingText: "Periksa di sana bahwa jumlah dan penerima sama dengan di sini.",
  sentTitle: "Mengirim {amount}",
  successTitle: "Terkirim {amount}",
  successText: "Sudah tiba di {address}.",
  unknownText: "Periksa akun Anda sebelum mengirimnya lagi.",
  shortTitle: "{arrived} dari {amount} tiba",
  shortText: "Token ini menahan {percent} dari transfer Anda ke {address}.",
  shortTried: "{text} Dalam uji sebelumnya, {tried} seharusnya tiba: token ini berperilaku lain saat diuji.",
  noTransfer: "Belum ada yang dikirim.",
  problems: {
    amountMissing: "Masukkan jumlah.",
    amountFormat: "Masukkan angka, misalnya 0,5.",
    amountAmbiguous: "Tulis tanpa pemisah ribuan.",
    amountDecimals: "{symbol} memiliki maksimal {decimals} desimal.",
    amountZero: "Masukkan lebih dari nol.",
    amountTooMuch: "Saldo Anda tidak sebanyak itu.",
    amountLeast: "Kirim minimal {least} ke sana.",
    amountRest: "Sebagian {symbol} harus tetap di akun Anda. Maks. menyisakannya di sana.",
    amountUnconfirmed: "Sebagian {symbol} Anda belum dikonfirmasi. Coba lagi setelah blok berikutnya.",
    receiverMissing: "Masukkan penerimanya.",
    receiverFormat: "Ini bukan alamat di {network}. Periksa setiap karakter.",
    receiverInvisible: "Alamat ini berisi karakter yang tidak terlihat. Salin dari tempat lain.",
    receiverAccount: "Ini akun yang menyimpan token, bukan dompet. Minta alamat dompetnya.",
    receiverLink: "Tautan ini tidak dapat diikuti di sini.",
    memo: "Memo ini terlalu panjang, atau berisi karakter yang tidak dapat dikirim.",
    receiverNameNone: "Nama ini tidak merujuk ke alamat mana pun di {network}.",
    receiverNameInvalid: "Ini bukan nama, atau nama yang dapat tertukar dengan nama lain.",
    receiverNameFailed: "Nama tidak dapat dicari. Coba lagi.",
    receiverMoved: "Nama ini sekarang merujuk ke alamat lain. Tanyakan ke penerima.",
    token: "Token ini tidak dapat dikirim.",
    tax: "Token ini menahan lebih banyak dari setiap transfer daripada yang diizinkan situs ini.",
    refused: "Token atau penerima menolak transfer ini.",
    changed: "Ada yang berubah sejak Anda melihatnya. Tinjau lagi.",
    unsupported: "Tidak ada yang dapat dikirim di {network} dari sini.",
    waiting: "Sebuah transfer masih menunggu di dompet Anda."
  },
  standsFor: "{name} merujuk ke alamat ini:",
  lookingUp: "Mencari nama",
  links: {
    reading: "Membaca tautan",
    filled: "Diisi dari tautan. Periksa sebelum mengirim.",
    says: "Isi tautan: “{label}”",
    switchTo: "Beralih ke {name}",
    elsewhere: "jaringan lain",
    failed: "Tautan tidak dapat dibaca. Coba lagi.",
    problems: {
      transaction:
        "Tautan ini membiarkan situs web menulis transaksi. Mintalah alamat atau tautan pembayaran sebagai gantinya.",
      unsupported: "Tautan ini meminta lebih dari sekadar transfer. Mintalah alamat sebagai gantinya.",
      malformed: "Tautan ini rusak. Mintalah yang baru.",
      network: "Tautan ini untuk {name}.",
      token: "Tautan ini meminta token yang tidak Anda miliki di sini.",
      references:
        "Tautan ini meminta sesuatu yang tidak dapat disertakan transfer di jaringan ini. Mintalah alamat sebagai gantinya.",
      other: "Tautan ini meminta hal lain dari yang Anda masukkan."
    }
  }
}

export const review: ReviewMessages = {
  feeAbout: "Biaya jaringan, sekitar",
  feeAboutNote: "Dompet Anda memilih biaya dan menampilkannya sebelum Anda menyetujui.",
  feeChoice: "Kecepatan",
  feeLevels: {
    slow: "Lambat",
    normal: "Normal",
    fast: "Cepat"
  },
  totalAbout: "Total, sekitar",
  warnMemo:
    "Penerima ini memerlukan memo untuk tahu milik siapa kiriman ini. Tanpa memo, apa yang Anda kirim bisa hilang.",
  warnSpelling:
    "Anda memasukkan akun ini dengan penulisan jaringan lain. Pastikan penerima juga memakainya di {network}.",
  warnRepeated:
    "Anda sudah mengirim jumlah yang sama ke penerima ini sebelumnya, dan mungkin masih akan tiba. Jika Anda mengirimnya lagi, Anda mungkin membayar dua kali.",
  confirmRepeated: "Saya ingin mengirimnya sekali lagi",
  memo: "Memo",
  reference: "Referensi untuk penerima",
  warnTax: "{arrived} dari {amount} akan tiba: token ini menahan {percent}.",
  confirmTax: "Tetap kirim",
  untried: "Kami tidak dapat menguji berapa banyak token ini yang tiba."
}
