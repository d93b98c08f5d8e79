import type { SmartSessionsMessages } from "../SmartSessionsMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  list: "Phiên thông minh",
  session: "Phiên thông minh"
}

export const words: SmartSessionsMessages = {
  tabs: { active: "Đang hoạt động", expired: "Đã hết hạn", revoked: "Đã thu hồi" },
  none: {
    active: "Không ứng dụng nào có thể hành động thay cho tài khoản này.",
    expired: "Không có phiên nào của tài khoản này đã hết hạn.",
    revoked: "Không có phiên nào của tài khoản này bị thu hồi."
  },
  off: "Phiên thông minh bị tắt trên trang này.",
  failed: "Không tải được các phiên thông minh của bạn.",
  outdated: "Không làm mới được các phiên thông minh của bạn. Các mục này có thể đã thay đổi.",
  readAgain: "Làm mới",
  unnamed: "Một ứng dụng",
  until: "Đến {date}",
  endedAt: "Đã kết thúc {date}",
  revokedOn: "Đã thu hồi {date}",
  allows: "Có thể làm mà không hỏi bạn",
  spend: "Chi tối đa {amount} mỗi {period}",
  call: "Gọi {functions} của {address}",
  actAs: "Chạy {functions} của {address} như thể đó là tài khoản của bạn",
  withValue: "kèm tối đa {amount} mỗi lần",
  unread: "Còn nữa nhưng không hiển thị được ở đây. Hãy xem trong ví của bạn.",
  units: "{count} đơn vị của {address}",
  periods: { second: "giây", minute: "phút", hour: "giờ", day: "ngày", week: "tuần" },
  project: "Ứng dụng",
  account: "Cho tài khoản",
  network: "Mạng",
  begun: "Ngày cấp",
  ends: "Kết thúc",
  ended: "Đã kết thúc",
  revoked: "Đã thu hồi",
  revoke: "Thu hồi phiên",
  revokeNote: "Ví của bạn yêu cầu bạn ký. Không mất phí.",
  asking: "Phê duyệt trong {wallet}",
  declined: "Bạn đã từ chối. Phiên vẫn như cũ.",
  revokeFailed: "Không thu hồi được phiên thông minh. Hãy thử lại.",
  gone: "Phiên này không còn nữa.",
  grantedTitle: "Đã cấp phiên thông minh",
  grantedText: "Bạn có thể thu hồi bất cứ lúc nào trong tài khoản của mình.",
  refusedTitle: "Đã cấp nhiều hơn yêu cầu",
  refusedText: "Phiên này không được dùng. Hãy thu hồi trong {wallet}.",
  seeAll: "Tất cả phiên thông minh",
  done: "Xong"
}
