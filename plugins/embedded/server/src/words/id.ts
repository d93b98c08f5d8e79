import type { MailWords } from "../mail/MailWords.ts"
import type { PageWords } from "../sign-in/PageWords.ts"
import type { Refusals } from "./en.ts"

export const mail: MailWords = {
  unasked:
    "Jika Anda tidak meminta ini, jangan lakukan apa pun dan jangan beri tahu kodenya kepada siapa pun. Tidak seorang pun dari kami akan pernah menanyakannya.",
  codeSubject: (project) => `Kode Anda untuk ${project}`,
  code: (code) => `Kode Anda adalah ${code}`,
  codeFor: (origin, label) =>
    `Dengan kode ini Anda masuk ke dompet di ${origin}, di ${label}. Berlaku sekali saja, selama 20 menit.`,
  deviceSubject: (project) => `Perangkat baru untuk dompet Anda di ${project}`,
  deviceFirst: (origin, label) =>
    `Seseorang masuk ke dompet Anda di ${origin}, di ${label}, untuk pertama kali.`,
  deviceConfirm: "Jika itu Anda, buka halaman ini dan konfirmasikan. Berlaku sekali saja, selama 20 menit:",
  deviceUnasked: "Jika bukan Anda, jangan lakukan apa pun: tanpa konfirmasi Anda tidak ada yang dapat masuk.",
  movedSubject: (project) => `Dompet Anda di ${project} kini memiliki alamat email lain`,
  changeSubject: (project) => `Ganti alamat email dompet Anda di ${project}`,
  changeWhat: (from, to) =>
    `Ini bukan kode untuk masuk. Ini memberi dompet Anda alamat email lain: ${to} menggantikan ${from}, yang setelah itu tidak dapat lagi dipakai untuk masuk.`,
  changeCode: (code) => `Kode untuk itu adalah ${code}`,
  changeAsked: (origin, label) =>
    `Ini diminta di ${origin}, di ${label}. Kode berlaku sekali saja, selama 20 menit.`,
  changeUnasked:
    "Jika Anda tidak menginginkan ini, jangan lakukan apa pun dan jangan beri tahu kodenya kepada siapa pun: tanpa kode, alamatnya tetap sama.",
  passkeySubject: (project) => `Kunci sandi dompet Anda di ${project} telah berubah`,
  passkeyAdded: (name, label) =>
    `Di ${label}, tempat dompet terbuka, kunci sandi “${name}” telah ditambahkan. Mulai sekarang kunci itu membuka dompet.`,
  passkeyRemoved: (name, label) =>
    `Di ${label}, tempat dompet terbuka, kunci sandi “${name}” telah dihapus. Kunci itu tidak lagi membuka apa pun.`,
  renewedSubject: (project) => `Dompet Anda di ${project} memiliki kode pemulihan baru`,
  renewed: (label) =>
    `Di ${label}, tempat dompet terbuka, kode pemulihan baru telah dibuat. Kode sebelumnya tidak lagi membuka apa pun.`,
  renewedUnasked:
    "Jika itu bukan Anda, seseorang telah memakai perangkat tempat dompet Anda terbuka. Pindahkan isinya ke dompet lain, dari perangkat yang masih dapat membukanya.",
  moved: (from, to) =>
    `Alamat email dompet Anda kini ${to}. Alamat ini, ${from}, tidak dapat lagi dipakai untuk masuk, dan semua perangkat lain telah dikeluarkan.`,
  movedHow:
    "Perubahan ini dikonfirmasi di perangkat tempat dompet terbuka, dengan kode yang dikirim ke sini, dan dengan kode yang dikirim ke alamat baru.",
  overSubject: (project) => `Seseorang ingin melepaskan dompet Anda di ${project}`,
  overAsked: (label) =>
    `Di ${label}, seseorang yang masuk dengan alamat Anda meminta mulai dari awal dengan dompet baru yang kosong.`,
  overWhat: (day) =>
    `Mulai ${day} (UTC), siapa pun yang masuk dengan alamat ini dapat melakukannya. Setelah itu dompet Anda saat ini, dan isinya, tidak dapat lagi dijangkau dengan alamat ini.`,
  overStop: "Jika bukan itu yang Anda inginkan, hentikan di halaman ini:",
  overNothing:
    "Jika Anda kehilangan kode pemulihan dan semua perangkat, jangan lakukan apa pun. Anda menerima email ini setiap hari sampai saat itu. Membuka dompet di perangkat yang memilikinya juga menghentikannya.",
  stoppedSubject: (project) => `Dompet Anda di ${project} tetap dipertahankan`,
  stopped:
    "Mulai dari awal telah dihentikan: dompet Anda tetap seperti semula. Jika bukan Anda yang menghentikannya, orang lain dapat membaca email Anda atau memegang perangkat Anda.",
  doneSubject: (project) => `Dompet baru telah menggantikan dompet Anda di ${project}`,
  done: "Mulai dari awal sudah selesai: alamat ini kini memiliki dompet baru yang kosong. Dompet sebelumnya tidak dapat lagi dijangkau dengannya."
}

export const pages: PageWords = {
  isYou: "Apakah ini Anda?",
  firstTime: "Seseorang masuk ke dompet Anda untuk pertama kali",
  at: "Situs",
  in: "Browser",
  notYou: "Jika bukan Anda, tutup halaman ini: tidak akan terjadi apa-apa.",
  letIn: "Ya, izinkan perangkat ini masuk",
  expired: "Tautan ini sudah kedaluwarsa",
  expiredText: "Berlaku sekali saja, selama 20 menit. Mulai lagi di halaman.",
  notConfirmed: "Belum dikonfirmasi",
  otherPage: "Ini berasal dari halaman lain.",
  done: "Perangkat diizinkan masuk",
  doneText: "Kode telah dikirim kepada Anda. Ketik di halaman tempat Anda memulai.",
  stopTitle: "Pertahankan dompet Anda?",
  stopText:
    "Seseorang meminta melepaskan dompet Anda dan mulai dari awal dengan yang baru. Jika Anda menghentikannya, dompet tetap seperti semula.",
  stop: "Hentikan, pertahankan dompet saya",
  stopped: "Dompet Anda dipertahankan",
  stoppedText:
    "Mulai dari awal telah dihentikan. Jika Anda tidak memintanya, orang lain mungkin membaca email Anda.",
  nothingToStop: "Tidak ada yang perlu dihentikan: sudah dihentikan sebelumnya, atau sudah selesai.",
  signedIn: "Anda sudah masuk",
  goBack: "Kembali ke halaman tempat Anda memulai.",
  notSignedIn: "Anda belum masuk",
  closeWindow: "Tutup jendela ini, dan coba lagi di halaman tempat Anda memulai."
}

export const refusals: Refusals = {
  "Please try again after {} seconds": "Coba lagi setelah {}",
  "The code is wrong": "Kode salah",
  "The code has expired, or was tried too often. Ask for a new one.":
    "Kode sudah kedaluwarsa, atau terlalu sering dicoba. Minta yang baru.",
  "The code was used before. Ask for a new one.": "Kode sudah pernah dipakai. Minta yang baru.",
  "The confirmation has expired. Start again.": "Konfirmasi sudah kedaluwarsa. Mulai lagi.",
  "The sign-in has expired. Start again.": "Proses masuk sudah kedaluwarsa. Mulai lagi.",
  "This link was used before, or is older than 20 minutes.":
    "Tautan ini sudah pernah dipakai, atau lebih dari 20 menit.",
  "Start again.": "Mulai lagi.",
  "Sign in first": "Masuk dulu",
  "The mail could not be sent. Try again later.": "Email tidak dapat dikirim. Coba lagi nanti.",
  "The provider does not answer. Try again.": "Penyedia tidak merespons. Coba lagi.",
  "Farcaster does not answer. Try again.": "Farcaster tidak merespons. Coba lagi.",
  "Farcaster does not confirm who this is": "Farcaster tidak mengonfirmasi siapa ini",
  "This wallet has no sign-in by {}": "Dompet ini tidak punya cara masuk dengan {}",
  "This wallet does not know the network {}": "Dompet ini tidak mengenal jaringan {}",
  "The network's node does not answer. Try again.": "Node jaringan tidak merespons. Coba lagi.",
  "This network has no smart accounts": "Jaringan ini tidak punya akun pintar",
  "This wallet has no e-mail address": "Dompet ini tidak punya alamat email",
  "This address has a wallet of its own": "Alamat ini sudah punya dompet sendiri",
  "The wallet was changed on another device": "Dompet diubah di perangkat lain",
  "Open the wallet on this device first: this is for its owner alone":
    "Buka dulu dompet di perangkat ini: ini hanya untuk pemiliknya",
  "This passkey opens your wallet no more": "Kunci sandi ini tidak lagi membuka dompet Anda",
  "This is the last passkey that signs you in: add another one first":
    "Ini kunci sandi terakhir untuk masuk: tambahkan yang lain dulu",
  "This page may not use the wallet": "Halaman ini tidak boleh memakai dompet",
  "There is no wallet yet that could be given up": "Belum ada dompet yang dapat dilepaskan",
  "Starting over was not asked for, or its time has not come":
    "Mulai dari awal belum diminta, atau waktunya belum tiba",
  "Sign out, and sign in by e-mail once more, to start over":
    "Untuk mulai dari awal, keluar, lalu masuk dengan email sekali lagi",
  "Something failed on the server": "Terjadi kesalahan di server"
}
