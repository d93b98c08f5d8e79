import type { SafeMessages } from "../SafeMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  proposals: "Đề xuất"
}

export const words: SafeMessages = {
  owners: "Cần {required} trên {owners} chủ sở hữu ký.",
  readOnly: "Bạn không phải chủ sở hữu của Safe này. Bạn có thể xem, nhưng không thể đề xuất.",
  empty: "Những gì ứng dụng này đề xuất cho Safe của bạn được hiển thị ở đây cho đến khi được thực thi.",
  unknown: "Đang hỏi Safe",
  signatures: "Đang chờ chữ ký: {signatures} trên {required}",
  execution: "Sẵn sàng thực thi",
  executed: "Đã thực thi",
  failed: "Thất bại",
  cancelled: "Đã hủy",
  signaturesText: "Hãy yêu cầu các chủ sở hữu khác ký trong Safe của họ.",
  executionText: "Đã đủ chủ sở hữu ký. Một người trong số họ phải thực thi.",
  proposal: "Đề xuất",
  transaction: "Giao dịch"
}
