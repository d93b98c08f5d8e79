import type { SiwxMessages } from "../SiwxMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  sign: "Đăng nhập"
}

export const words: SiwxMessages = {
  checking: "Đợi một chút",
  checkingText: "Đang kiểm tra xem bạn đã đăng nhập chưa.",
  ask: "Chứng minh tài khoản này là của bạn",
  askText: "Ký một thông điệp bằng {wallet}. Không mất phí và không chuyển gì.",
  askRequired: "Trang web này cần chữ ký từ {wallet}. Không mất phí và không chuyển gì.",
  open: "Mở {wallet} để ký",
  openText: "Kiểm tra thông điệp có nêu tên trang web này, rồi ký.",
  verifying: "Đang đăng nhập cho bạn",
  verifyingText: "Trang web đang kiểm tra chữ ký của bạn.",
  declined: "Bạn đã từ chối trong ví",
  declinedText: "Bạn chưa đăng nhập. Không có gì được gửi đi.",
  failed: "Bạn chưa đăng nhập",
  failedText: "Trang web không phản hồi đúng. Hãy thử lại.",
  invalidText: "Trang web không chấp nhận chữ ký. Hãy thử lại hoặc dùng tài khoản khác.",
  wrongNetwork: "Không dùng được trên mạng này",
  wrongNetworkText: "Trang web này không nhận đăng nhập trên {network}.",
  chooseNetwork: "Chọn mạng",
  sign: "Ký",
  site: "Trang web",
  account: "Tài khoản",
  network: "Mạng",
  notConnected: "Kết nối ví để đăng nhập."
}
