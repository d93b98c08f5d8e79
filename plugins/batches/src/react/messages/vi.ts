import type { BatchesMessages } from "../BatchesMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  status: "Lô lệnh gọi"
}

export const words: BatchesMessages = {
  outcomes: {
    pending: {
      title: "Đang gửi các giao dịch của bạn",
      text: "{wallet} đang xử lý. Bạn có thể đóng cửa sổ này."
    },
    confirmed: { title: "Tất cả lệnh gọi đã thành công", text: "{network} đã thực hiện tất cả." },
    partlyFailed: {
      title: "Chỉ một số lệnh gọi thành công",
      text: "Những lệnh đã thành công được giữ nguyên. Các lệnh khác không thay đổi gì."
    },
    failed: {
      title: "Tất cả lệnh gọi đã thất bại",
      text: "Không lệnh nào thay đổi gì. Chỉ mất phí."
    },
    offchainFailure: {
      title: "Các lệnh gọi chưa được gửi",
      text: "{wallet} đã dừng trước khi gửi. Không mất gì cả."
    },
    unknown: {
      title: "Chưa xác nhận được là các giao dịch này đã gửi",
      text: "Chúng có thể đã được thực hiện. Hãy kiểm tra tài khoản trước khi gửi lại."
    }
  },
  checkAgain: "Kiểm tra lại",
  done: "Xong",
  none: "Tài khoản này chưa gửi lệnh gọi nào từ trang này.",
  transactions: "Giao dịch",
  account: "Từ tài khoản",
  network: "Mạng",
  call: "Lệnh gọi {number}",
  callPays: "{amount} đến {address}",
  callTo: "Đến {address}",
  allCalls: "Tất cả lệnh gọi",
  transaction: "Giao dịch {number}",
  ended: {
    success: "Thành công",
    failed: "Thất bại",
    unknown: "Chưa xác nhận"
  }
}
