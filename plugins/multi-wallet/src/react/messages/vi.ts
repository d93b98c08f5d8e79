import type { MultiWalletMessages } from "../MultiWalletMessages.ts"

export const words: MultiWalletMessages = {
  accounts: "Tài khoản",
  recent: "Kết nối gần đây",
  connect: "Kết nối",
  forget: "Xóa {wallet} khỏi danh sách này",
  walletDeleted: "Đã xóa ví khỏi danh sách",
  accountSwitched: "Đã chuyển tài khoản"
}
