import type { MultiWalletMessages } from "../MultiWalletMessages.ts"

export const words: MultiWalletMessages = {
  accounts: "Akun",
  recent: "Baru saja terhubung",
  connect: "Hubungkan",
  forget: "Hapus {wallet} dari daftar ini",
  walletDeleted: "Dompet dihapus dari daftar",
  accountSwitched: "Akun diganti"
}
