import type { NamesMessages } from "../NamesMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  tile: "Tên",
  register: "Chọn tên",
  success: "Tên của bạn"
}

export const words: NamesMessages = {
  intro: "Tên dễ đọc và dễ chia sẻ hơn địa chỉ. Mỗi tài khoản có một tên và giữ tên đó.",
  field: "Tên",
  placeholder: "ten-cua-ban",
  hint: "Ít nhất 4 chữ cái, chữ số hoặc dấu gạch nối.",
  checking: "Đang kiểm tra tên còn trống không",
  free: "{name} còn trống.",
  problems: {
    short: "Tên phải có ít nhất 4 ký tự",
    characters: "Chỉ dùng chữ cái, chữ số và dấu gạch nối (-)",
    form: "Không thể dùng làm tên. Hãy thử tên khác.",
    taken: "{name} đã có người dùng. Hãy thử một trong các tên này hoặc tên khác.",
    owned: "Tài khoản này đã có tên.",
    declined: "Bạn đã từ chối ký. Tên chưa được đăng ký.",
    network: "Mạng này không cấp tên. Hãy chuyển sang mạng khác.",
    account: "Tài khoản không còn được kết nối.",
    failed: "Không kết nối được với dịch vụ tên. Hãy thử lại."
  },
  suggestions: "Các tên",
  available: "Còn trống",
  registered: "Đã đăng ký",
  register: "Đăng ký tên",
  asking: "Ký trong {wallet} để đăng ký {name}. Không mất phí.",
  successTitle: "{name} là của bạn",
  successText: "Người khác tìm thấy tài khoản của bạn bằng tên này, và tên được hiển thị thay cho địa chỉ.",
  successButton: "Xong",
  notConnected: "Kết nối ví để nhận tên cho ví."
}
