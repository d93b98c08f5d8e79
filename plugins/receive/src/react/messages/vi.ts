import type { ReceiveMessages } from "../ReceiveMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  receive: "Nhận",
  networks: "Các mạng tương thích"
}

export const words: ReceiveMessages = {
  qrCode: "Mã QR của địa chỉ của bạn",
  link: "Liên kết thanh toán cho {network}",
  copyLink: "Sao chép liên kết thanh toán",
  linkCopied: "Đã sao chép liên kết thanh toán",
  linkFailed: "Không sao chép được liên kết thanh toán.",
  onlyHere: "Chỉ gửi coin và token trên {network} đến địa chỉ này.",
  onlyCompatible: "Chỉ gửi coin và token trên {network} hoặc mạng tương thích khác đến địa chỉ này.",
  networksText: "Địa chỉ của bạn giống nhau trên các mạng này. Những gì gửi trên mạng khác có thể bị mất.",
  notConnected: "Kết nối ví để xem bạn có thể nhận ở đâu."
}
