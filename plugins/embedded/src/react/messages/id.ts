import type { Buttons } from "./en/buttons.ts"
import type { EmbeddedMessages } from "../EmbeddedMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  signIn: "Masuk",
  approve: "Setujui",
  wallet: "Dompet",
  updateEmail: "Ganti email"
}

export const buttons: Buttons = {
  email: "Lanjutkan dengan email",
  passkey: "Lanjutkan dengan kunci sandi",
  provider: "Lanjutkan dengan {provider}"
}

export const words: EmbeddedMessages = {
  emailLabel: "Email",
  emailSubmit: "Lanjutkan",
  emailIntro: "Kami mengirim kode ke alamat Anda. Tanpa kata sandi, tanpa memasang apa pun.",
  emailInvalid: "Itu bukan alamat email yang valid. Coba lagi.",
  cooldown: "Coba lagi setelah {seconds}",
  frameFailed: "Dompet tidak dapat dimuat. Periksa koneksi Anda, lalu coba lagi.",
  timedOut: "Dompet tidak merespons. Coba lagi.",
  failed: "Tidak berhasil. Coba lagi.",
  failedTitle: "Gagal masuk",
  deviceTitle: "Konfirmasi perangkat ini",
  deviceText: "Anda belum pernah masuk di sini. Buka tautan yang dikirim ke {email}.",
  codeTitle: "Masukkan kode",
  codeText: "Kode dikirim ke {email}.",
  codeLabel: "Kode enam digit",
  codeLife: "Kode berlaku selama 20 menit.",
  codeChecking: "Memeriksa kode",
  codeFailed: "{reason}. Coba lagi",
  resend: "Kirim ulang kode",
  resendIn: "Kirim ulang dalam {seconds} dtk",
  resent: "Kode dikirim ulang",
  otherEmail: "Pakai email lain",
  accountTitle: "Membuka dompet Anda",
  accountText: "Tunggu sebentar.",
  continueWith: "Lanjutkan dengan {provider}",
  passkey: "Lanjutkan dengan kunci sandi",
  moreProviders: "Cara masuk lainnya",
  socialTitle: "Masuk dengan {provider}",
  socialText: "Masuk di jendela penyedia",
  socialClosed: "Jendela ditutup sebelum Anda masuk.",
  socialFailed: "Proses masuk di sana tidak dapat dimulai. Coba lagi, atau pilih cara lain.",
  socialBlocked: "Browser memblokir jendela. Izinkan jendela dari halaman ini, lalu coba lagi.",
  socialCutOff: "Halaman ini tidak dapat menerima apa pun dari jendela itu. Pilih cara masuk lain.",
  insecure: "Untuk masuk diperlukan halaman yang aman, dan halaman ini tidak aman.",
  forgetful: "Browser Anda tidak menyimpan apa pun untuk dompet ini. Lain kali Anda harus masuk lagi.",
  farcasterPreparing: "Menyiapkan",
  farcasterText: "Pindai dengan ponsel, atau buka Farcaster di perangkat ini.",
  farcasterCode: "Kode QR yang dibuka Farcaster",
  farcasterCopy: "Salin tautan",
  farcasterCopied: "Tautan disalin",
  farcasterCopyFailed: "Tautan tidak dapat disalin",
  farcasterOpen: "Buka Farcaster",
  farcasterFailed: "Gagal masuk dengan Farcaster. Coba lagi.",
  approveTitle: "Setujui di dompet Anda",
  approveText: "Baca apa yang akan ditandatangani sebelum menyetujuinya.",
  walletEmail: "Email",
  walletBackUp: "Cadangkan dompet",
  walletBackUpText: "Menampilkan frasa pemulihan, hanya untuk Anda",
  walletType: "Akun",
  eoa: "Akun standar",
  smartAccount: "Akun pintar",
  smartNew: "Akun Pintar Anda belum ada di jaringan ini. Transaksi pertamanya akan membuatnya.",
  smartHint:
    "Akun Pintar Anda melakukan beberapa langkah dengan satu konfirmasi. Akun ini punya alamat sendiri: apa yang Anda miliki tetap di tempatnya.",
  updateTitle: "Ganti email",
  updateText: "Setelah itu Anda masuk dengan email ini. Akun Anda tetap sama.",
  save: "Simpan",
  primaryText: "Pertama, masukkan kode yang dikirim ke alamat Anda saat ini.",
  secondaryText: "Masukkan kode yang dikirim ke {email}.",
  updated: "Email Anda sudah diganti.",
  signedOut: "Masuk untuk melihat dompet Anda.",
  frameTitle: "Dompet Anda"
}
