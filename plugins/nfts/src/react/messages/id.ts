import type { NftsMessages } from "../NftsMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  list: "NFT",
  nft: "Info NFT"
}

export const words: NftsMessages = {
  failed: "NFT Anda tidak dapat dimuat.",
  outdated: "NFT Anda tidak dapat disegarkan. Data ini mungkin sudah berubah.",
  readAgain: "Segarkan",
  none: "Tidak ada NFT akun ini yang diketahui di sini.",
  partial: "NFT yang disimpan jaringan dengan cara tak biasa mungkin tidak ada.",
  since: "NFT yang diterima sebelum {date} mungkin tidak ada.",
  sinceBlock: "NFT yang diterima sebelum blok {block} mungkin tidak ada.",
  hidden: "NFT tersembunyi: {count}",
  showHidden: "Tampilkan",
  hideHidden: "Sembunyikan",
  hiddenNote: "Orang asing mengirim NFT seperti ini untuk menipu. Jangan kunjungi situs yang disebutnya.",
  doubts: {
    spam: "Ini tampak seperti sebuah iklan. Jangan kunjungi situs yang disebutnya.",
    unverified:
      "Nama koleksinya sama dengan yang mungkin Anda kenal, tetapi ini koleksi lain. Mungkin tidak bernilai apa pun."
  },
  tags: { spam: "Spam", unverified: "Belum diverifikasi" },
  many: "× {count}",
  numbered: "NFT {number}",
  gone: "Akun ini sudah tidak memiliki NFT ini.",
  barred: "Aplikasi ini tidak dapat memuat gambar dan deskripsinya.",
  undescribed: "Deskripsinya tidak dapat dimuat.",
  traits: "Atribut",
  contract: "Alamat",
  number: "Nomor",
  standard: "Standar",
  network: "Jaringan",
  held: "Dimiliki",
  copyContract: "Salin alamatnya",
  copyNumber: "Salin nomornya",
  copied: "Disalin",
  copyFailed: "Tidak dapat disalin"
}
