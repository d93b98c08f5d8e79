import type { NamesMessages } from "../NamesMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  tile: "Nama",
  register: "Pilih nama",
  success: "Nama Anda"
}

export const words: NamesMessages = {
  intro:
    "Nama lebih mudah dibaca dan dibagikan daripada alamat. Satu akun punya satu nama, dan menyimpannya.",
  field: "Nama",
  placeholder: "nama-anda",
  hint: "Minimal 4 huruf, angka, atau tanda hubung.",
  checking: "Memeriksa ketersediaan",
  free: "{name} tersedia.",
  problems: {
    short: "Nama harus terdiri dari minimal 4 karakter",
    characters: "Hanya boleh berisi huruf, angka, dan tanda hubung (-)",
    form: "Ini tidak bisa dijadikan nama. Coba yang lain.",
    taken: "{name} sudah dipakai. Coba salah satu dari ini, atau yang lain.",
    owned: "Akun ini sudah memiliki nama.",
    declined: "Anda menolak menandatangani. Nama tidak didaftarkan.",
    network: "Nama tidak diberikan di jaringan ini. Beralihlah ke jaringan lain.",
    account: "Akun ini sudah tidak terhubung.",
    failed: "Layanan nama tidak dapat dihubungi. Coba lagi."
  },
  suggestions: "Daftar nama",
  available: "Tersedia",
  registered: "Terdaftar",
  register: "Daftarkan nama",
  asking: "Tanda tangani di {wallet} untuk mendaftarkan {name}. Tidak ada biaya.",
  successTitle: "{name} milik Anda",
  successText:
    "Orang lain menemukan akun Anda dengan nama ini, dan nama ini ditampilkan sebagai ganti alamat Anda.",
  successButton: "Selesai",
  notConnected: "Hubungkan dompet untuk mendapatkan namanya."
}
