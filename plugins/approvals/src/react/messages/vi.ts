import type { ApprovalsMessages } from "../ApprovalsMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  list: "Quyền chi tiêu",
  revoke: "Thu hồi quyền chi tiêu"
}

export const words: ApprovalsMessages = {
  intro: "Các địa chỉ này có thể chuyển token của bạn mà không hỏi lại, cho đến khi bạn thu hồi quyền.",
  none: "Tài khoản này chưa cấp quyền chi tiêu nào được biết ở đây.",
  failed: "Không tải được quyền chi tiêu của bạn.",
  outdated: "Không làm mới được quyền chi tiêu của bạn. Các mục này có thể đã thay đổi.",
  readAgain: "Làm mới",
  since: "Có thể thiếu các quyền được cấp trước {date}.",
  sinceBlock: "Có thể thiếu các quyền được cấp trước khối {block}.",
  unlimited: "{token} không giới hạn",
  upTo: "Tối đa {amount}",
  all: "Tất cả {token}",
  spenderIs: "Cho {spender}",
  mayTake: "Hiện có thể lấy",
  contract: "Hợp đồng",
  spender: "Bên chi tiêu",
  account: "Từ tài khoản",
  after: "Sau đó, bên chi tiêu không thể lấy thêm {token}. Những gì đã lấy sẽ không được trả lại.",
  leaves: "Không thể thu hồi quyền với token này về 0. Mức tối thiểu vẫn được cho phép: {amount}.",
  revoke: "Thu hồi quyền chi tiêu",
  gone: "Quyền chi tiêu này không còn nữa.",
  askingText: "Ở đó, hãy kiểm tra bên chi tiêu giống như ở đây.",
  sentTitle: "Đang thu hồi",
  successTitle: "Đã thu hồi",
  successText: "Bên chi tiêu không thể lấy thêm {token}.",
  failedText: "Quyền chi tiêu vẫn như cũ. Chỉ mất phí.",
  declinedText: "Quyền chi tiêu vẫn như cũ.",
  unknownText: "Lát nữa hãy xem lại quyền chi tiêu của bạn.",
  problems: {
    refused:
      "Hợp đồng từ chối việc này. Để bên chi tiêu không lấy được {token} của bạn, hãy chuyển sang tài khoản khác.",
    changed: "Có điều đã thay đổi từ lúc bạn xem. Hãy xem lại.",
    waiting: "Một yêu cầu khác vẫn đang chờ trong ví của bạn."
  }
}
