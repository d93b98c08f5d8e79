import type { SmartSessionsMessages } from "../SmartSessionsMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  list: "Sesi pintar",
  session: "Sesi pintar"
}

export const words: SmartSessionsMessages = {
  tabs: { active: "Aktif", expired: "Kedaluwarsa", revoked: "Dicabut" },
  none: {
    active: "Tidak ada aplikasi yang boleh bertindak untuk akun ini.",
    expired: "Tidak ada sesi akun ini yang kedaluwarsa.",
    revoked: "Tidak ada sesi akun ini yang dicabut."
  },
  off: "Sesi pintar dinonaktifkan di halaman ini.",
  failed: "Sesi pintar Anda tidak dapat dimuat.",
  outdated: "Sesi pintar Anda tidak dapat disegarkan. Data ini mungkin sudah berubah.",
  readAgain: "Segarkan",
  unnamed: "Sebuah aplikasi",
  until: "Sampai {date}",
  endedAt: "Berakhir {date}",
  revokedOn: "Dicabut {date}",
  allows: "Boleh dilakukan tanpa bertanya kepada Anda",
  spend: "Membelanjakan hingga {amount} per {period}",
  call: "Memanggil {functions} dari {address}",
  actAs: "Menjalankan {functions} dari {address} seolah-olah itu akun Anda",
  withValue: "dengan hingga {amount} setiap kali",
  unread: "Masih ada yang tidak dapat ditampilkan di sini. Lihat di dompet Anda.",
  units: "{count} unit dari {address}",
  periods: { second: "detik", minute: "menit", hour: "jam", day: "hari", week: "minggu" },
  project: "Aplikasi",
  account: "Untuk akun",
  network: "Jaringan",
  begun: "Diberikan",
  ends: "Akan berakhir",
  ended: "Berakhir",
  revoked: "Dicabut",
  revoke: "Cabut sesi",
  revokeNote: "Dompet Anda meminta Anda menandatangani ini. Tidak ada biaya.",
  asking: "Setujui di {wallet}",
  declined: "Anda menolak. Sesi tetap seperti semula.",
  revokeFailed: "Sesi pintar tidak dapat dicabut. Coba lagi.",
  gone: "Sesi ini sudah tidak ada.",
  grantedTitle: "Sesi pintar diberikan",
  grantedText: "Anda dapat mencabutnya kapan saja di akun Anda.",
  refusedTitle: "Yang diberikan lebih dari yang diminta",
  refusedText: "Sesi ini tidak dipakai. Cabut di {wallet}.",
  seeAll: "Semua sesi pintar",
  done: "Selesai"
}
