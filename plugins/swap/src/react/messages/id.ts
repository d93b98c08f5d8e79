import type { StepMessages } from "../StepMessages.ts"
import type { SwapMessages } from "../SwapMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  swap: "Tukar",
  tokens: "Pilih token",
  offers: "Penawaran",
  preview: "Tinjau"
}

export const words: SwapMessages = {
  notConnected: "Hubungkan dompet untuk menukar.",
  unsupported: "Tidak ada yang dapat ditukar di {network} di sini.",
  chooseNetwork: "Pilih jaringan lain",
  sell: "Anda jual",
  buy: "Anda terima sekitar",
  token: "Token: {symbol}",
  chooseToken: "Pilih",
  balance: "Anda punya {amount}",
  max: "Maks.",
  maxLabel: "Maks., jual semua yang tersisa setelah biaya",
  flip: "Balik kedua token",
  rate: "Kurs",
  rateIs: "1 {sold} = {bought}",
  priceImpact: "Dampak harga",
  provider: "Bursa",
  minimum: "Minimal diterima",
  slippage: "Slippage maksimal",
  slippageChange: "Ubah slippage, kini {percent}",
  slippageLegend: "Seberapa jauh harga boleh memburuk",
  slippageOther: "Lainnya, dalam persen",
  slippageNote: "Jika harga memburuk lebih dari ini, penukaran tidak terjadi dan hanya biaya yang terpakai.",
  review: "Tinjau penukaran",
  tokensFailed: "Token tidak dapat dimuat.",
  noTokens: "Tidak ada yang dapat ditukar di sini.",
  searchTokens: "Cari token",
  noTokenFound: "Tidak ada token yang cocok dengan “{query}”.",
  yourTokens: "Token Anda",
  suggestedTokens: "Disarankan",
  otherTokens: "Token",
  latest: "Penukaran terakhir",
  warnSlippage:
    "Dengan slippage {percent}, Anda mungkin menerima jauh lebih sedikit dari yang ditampilkan. Orang lain dapat memanfaatkannya.",
  problems: {
    amountMissing: "Masukkan jumlah.",
    amountFormat: "Masukkan angka, misalnya 0,5.",
    amountAmbiguous: "Tulis tanpa pemisah ribuan.",
    amountDecimals: "{symbol} memiliki maksimal {decimals} desimal.",
    amountZero: "Masukkan lebih dari nol.",
    amountTooMuch: "Saldo Anda tidak sebanyak itu.",
    tokenMissing: "Pilih apa yang ingin Anda terima.",
    token: "Token ini tidak dapat ditukar.",
    same: "Pilih dua token yang berbeda.",
    slippage: "Masukkan persentase dari 0 sampai 50.",
    noOffer: "Tidak ada bursa yang menawarkan penukaran ini. Coba jumlah yang lebih kecil.",
    provider: "Bursa tidak merespons sebagaimana mestinya. Coba lagi.",
    mismatch: "Transaksi dari bursa tidak sesuai dengan penawarannya. Tidak ada yang terkirim.",
    expired: "Harga ini sudah terlalu lama. Tinjau lagi.",
    moved: "Harga memburuk sejak Anda melihatnya. Tinjau lagi.",
    unsupported: "Tidak ada yang dapat ditukar di {network} di sini.",
    tax: "Token ini menahan lebih banyak dari setiap transfer daripada yang diizinkan situs ini.",
    taxed: "Token ini menahan sebagian dari setiap transfer, dan bursa ini tidak menerimanya.",
    refused: "Penukaran ini akan gagal. Harga mungkin sudah bergerak.",
    changed: "Ada yang berubah sejak Anda melihatnya. Tinjau lagi.",
    waiting: "Sebuah transaksi masih menunggu di dompet Anda."
  }
}

export const step: StepMessages = {
  providerFee: "Biaya bursa",
  siteFee: "Biaya situs ini",
  bestOffer: "Penawaran terbaik",
  offerFee: "Biaya jaringan sekitar {amount}",
  stopImpact: "Tidak dapat ditukar dengan kerugian ini. Tukar jumlah yang lebih kecil.",
  warnImpact:
    "Penukaran ini besar untuk pasar ini: Anda mendapat {percent} lebih sedikit dari harga sebelumnya.",
  warnOpaque:
    "Apa yang dilakukan transaksi ini tidak dapat dibaca di sini. Pastikan Anda memercayai {provider}.",
  warnTax:
    "Sekitar {arrives} akan tiba, {percent} lebih sedikit dari penawaran: token ini menahan sebagian dari setiap transfer.",
  warnStuck: "Anda mungkin tidak dapat menjual {symbol} lagi di sini: dalam pengujian, penjualan itu gagal.",
  untried: "Kami tidak dapat menguji berapa yang tiba.",
  warnMoved: "Harga memburuk saat Anda melihat: kini sekitar {bought}.",
  acceptPrice: "Terima harga baru",
  understood: "Saya tetap ingin menukar",
  refreshFailed: "Harga tidak dapat disegarkan.",
  reviewGone: "Tidak ada lagi yang perlu ditinjau.",
  step: "Langkah {number} dari {count}",
  account: "Akun",
  contract: "Kontrak",
  spender: "Pemegang izin",
  approveTitle: "Izinkan {amount}",
  approveNote: "Setelah itu {provider} boleh mengambil tepat sebanyak ini dari akun Anda. Lalu Anda menukar.",
  unlimited: "{symbol} tanpa batas",
  allowUnlimited: "Izinkan jumlah tak terbatas, juga untuk penukaran berikutnya",
  unlimitedNote:
    "Setelah itu {provider} boleh mengambil semua {symbol} yang pernah Anda miliki, sampai Anda mencabut izin.",
  permitNote:
    "Setelah itu {provider} boleh mengambil tepat sebanyak ini dari akun Anda, dalam 20 menit. Anda hanya menandatangani: tidak ada yang dikirim, dan tidak ada biaya. Lalu Anda menukar.",
  approve: "Izinkan {amount}",
  resetTitle: "Cabut izin sebelumnya",
  resetNote: "{symbol} tidak menerima izin baru sebelum izin sebelumnya dicabut.",
  reset: "Cabut izinnya",
  swap: "Tukar {amount}",
  askingSwap: "Periksa di sana bahwa jumlahnya sama dengan di sini.",
  askingApproval: "Periksa di sana bahwa yang diizinkan tidak lebih dari {amount}.",
  sentSwap: "Menukar {amount}",
  sentApproval: "Menunggu izin",
  successSwap: "Ditukar {amount}",
  successSwapText: "Anda mendapat {got}.",
  successSwapUnknown: "Saldo Anda menunjukkan apa yang Anda dapat.",
  shortSwapText:
    "Anda mendapat {got}. Itu {percent} lebih sedikit dari yang ditampilkan: token ini menahan sebagian dari setiap transfer.",
  successApproval: "{amount} diizinkan",
  successApprovalText: "Sekarang tinjau penukaran sekali lagi.",
  successReset: "Izin sebelumnya dicabut",
  goOn: "Lanjutkan",
  unknownText: "Periksa akun Anda sebelum mencoba lagi.",
  noSwap: "Belum ada yang ditukar."
}
