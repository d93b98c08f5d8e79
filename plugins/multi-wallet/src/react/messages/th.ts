import type { MultiWalletMessages } from "../MultiWalletMessages.ts"

export const words: MultiWalletMessages = {
  accounts: "บัญชี",
  recent: "เชื่อมต่อเมื่อเร็วๆ นี้",
  connect: "เชื่อมต่อ",
  forget: "นำ {wallet} ออกจากรายการนี้",
  walletDeleted: "นำกระเป๋าเงินออกจากรายการแล้ว",
  accountSwitched: "สลับบัญชีแล้ว"
}
