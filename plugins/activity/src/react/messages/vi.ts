import type { ActivityMessages, DetailMessages } from "../ActivityMessages.ts"
import type { ReplacingMessages } from "../ReplacingMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  list: "Hoạt động",
  transaction: "Giao dịch"
}

export const words: ActivityMessages = {
  kinds: {
    send: "Đã gửi",
    receive: "Đã nhận",
    self: "Gửi cho chính bạn",
    mint: "Đã đúc",
    burn: "Đã đốt",
    trade: "Đã hoán đổi",
    approve: "Đã cho phép chi tiêu",
    approved: "Đã phê duyệt",
    revoked: "Đã thu hồi quyền chi tiêu",
    cancel: "Đã hủy",
    deploy: "Đã tạo hợp đồng",
    deposit: "Đã nạp",
    withdraw: "Đã rút",
    borrow: "Đã vay",
    repay: "Đã trả nợ",
    stake: "Đã stake",
    unstake: "Đã hủy stake",
    claim: "Đã nhận thưởng",
    contract: "Đã dùng hợp đồng",
    taken: "Do địa chỉ khác chuyển đi",
    failed: "Thất bại",
    sending: "Đang gửi",
    swapping: "Đang hoán đổi",
    approving: "Đang phê duyệt",
    revoking: "Đang thu hồi quyền chi tiêu",
    unknown: "Chưa rõ kết quả"
  },
  tags: {
    lookAlike: "Địa chỉ giả giống",
    unverified: "Chưa xác minh",
    nothing: "Trống",
    spam: "Spam"
  },
  pending: "Đang xử lý",
  usually: "Thường mất {time}",
  to: "Đến {address}",
  from: "Từ {address}",
  spender: "Cho {address}",
  unlimited: "Không giới hạn",
  all: "Tất cả",
  nothing: "Không có quyền với",
  more: "và {count} mục khác",
  older: "Hiện các mục cũ hơn",
  olderFailed: "Không tải được hoạt động cũ hơn.",
  partial: "Có thể thiếu hoạt động cũ hơn.",
  fallback: "Một nguồn không phản hồi. Có thể thiếu một số hoạt động.",
  failed: "Không tải được hoạt động của bạn.",
  outdated: "Không làm mới được hoạt động của bạn. Có thể thiếu hoạt động mới hơn.",
  unfetched: "Không tải được giao dịch",
  readAgain: "Làm mới",
  none: "Chưa có hoạt động nào ở đây.",
  noneKnown: "Không có hoạt động gần đây. Có thể thiếu hoạt động cũ hơn.",
  untold: "Không thể đọc hoạt động trên {network} ở đây.",
  hidden: "Giao dịch đã ẩn: {count}",
  showHidden: "Hiện",
  hideHidden: "Ẩn",
  hiddenNote: "Kẻ lừa đảo để lại những giao dịch này. Đừng bao giờ sao chép địa chỉ từ đó."
}

export const details: DetailMessages = {
  doubts: {
    lookAlike:
      "Địa chỉ này trông giống địa chỉ của bạn, hoặc địa chỉ bạn từng gửi đến, nhưng không phải. Đừng sao chép địa chỉ này.",
    unverified: "Đây có thể không phải token mà nó mang tên, và có thể không có giá trị.",
    nothing:
      "Người khác đã gửi giao dịch này, và nó không chuyển gì cả. Đây có thể là mánh khóe để bạn sao chép địa chỉ của nó.",
    spam: "Đây có vẻ là quảng cáo. Đừng truy cập các trang web nêu trong đó."
  },
  mayTake: "Từ giờ có thể bị lấy",
  gone: "Giao dịch này không có trong hoạt động của tài khoản này.",
  unknownNote: "Đã gửi, nhưng chưa rõ kết quả. Hãy tra cứu trước khi gửi lại.",
  failedNote: "Giao dịch thất bại nên không có gì được chuyển đi. Mạng vẫn giữ phí.",
  takenNote: "Bạn không ký giao dịch này. Có thể do một địa chỉ bạn đã cho phép chi tiêu.",
  unlimitedNote: "Quyền chi tiêu không giới hạn có thể lấy hết số token này của bạn cho đến khi bạn thu hồi.",
  status: "Trạng thái",
  statuses: { success: "Xong", failed: "Thất bại", pending: "Đang xử lý", unknown: "Không rõ" },
  date: "Ngày",
  sender: "Người ký",
  network: "Mạng",
  fee: "Phí mạng",
  hash: "Giao dịch",
  copyHash: "Sao chép ID giao dịch",
  copyAddress: "Sao chép địa chỉ",
  copied: "Đã sao chép",
  copyFailed: "Không sao chép được"
}

export const replacing: ReplacingMessages = {
  speedUp: "Tăng tốc",
  cancel: "Hủy giao dịch",
  speedUpText: "Giao dịch được gửi lại với phí cao hơn. Chỉ một trong hai được thực hiện.",
  cancelText:
    "Một giao dịch trống gửi cho chính bạn thế chỗ nó. Giao dịch đầu vẫn có thể được thực hiện trước đó.",
  feeBefore: "Phí đến nay (tối đa)",
  speedingUp: "Đang tăng tốc. Chỉ một trong hai được thực hiện.",
  cancelling: "Đang hủy. Giao dịch vẫn có thể được thực hiện trước đó.",
  settled: "Giao dịch đã được thực hiện rồi.",
  fixed: "Không gì có thể thế chỗ nó. Chỉ có thể chờ.",
  beside: "Ví của bạn đã gửi một giao dịch mới thay vì thay thế giao dịch đầu. Cả hai có thể được thực hiện."
}
