import type { Titles } from "./en/titles.ts"
import type { TokensMessages } from "../TokensMessages.ts"

export const titles: Titles = {
  list: "Token"
}

export const words: TokensMessages = {
  failed: "Không tải được token của bạn.",
  outdated: "Không làm mới được token của bạn. Các mục này có thể đã thay đổi.",
  readAgain: "Làm mới",
  none: "Tài khoản này không giữ token nào được biết ở đây.",
  total: "Tổng",
  totalUnknown: "Không rõ",
  totalPartial: "Các token không rõ giá không được tính.",
  unverified: "Chưa xác minh",
  unverifiedNote:
    "Các token này trùng tên với token khác, và có thể nhằm lừa bạn. Đừng tin chúng chỉ vì tên.",
  manage: "Thêm hoặc ẩn token",
  addLabel: "Địa chỉ hợp đồng của token",
  addNote: "Bạn có thể sao chép từ trang web của chính token hoặc từ trình khám phá.",
  add: "Thêm",
  added: "Đã thêm. Token sẽ có trong danh sách ngay khi bạn nắm giữ.",
  notToken: "Không có token nào tại địa chỉ này trên mạng này.",
  notRead: "Không tải được token. Hãy thử lại.",
  hide: "Ẩn",
  show: "Hiện"
}
