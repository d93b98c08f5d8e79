import type { NftsMessages } from "../NftsMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  list: "NFT",
  nft: "Thông tin NFT"
}

export const words: NftsMessages = {
  failed: "Không tải được NFT của bạn.",
  outdated: "Không làm mới được NFT của bạn. Các mục này có thể đã thay đổi.",
  readAgain: "Làm mới",
  none: "Không có NFT nào của tài khoản này được biết ở đây.",
  partial: "Có thể thiếu những NFT mà mạng lưu theo cách khác thường.",
  since: "Có thể thiếu NFT nhận trước {date}.",
  sinceBlock: "Có thể thiếu NFT nhận trước khối {block}.",
  hidden: "NFT đã ẩn: {count}",
  showHidden: "Hiện",
  hideHidden: "Ẩn",
  hiddenNote: "Người lạ gửi những NFT như vậy để lừa đảo. Đừng truy cập các trang web nêu trong đó.",
  doubts: {
    spam: "Đây có vẻ là một quảng cáo. Đừng truy cập các trang web nêu trong đó.",
    unverified:
      "Bộ sưu tập này trùng tên với một bộ sưu tập có thể bạn biết, nhưng là bộ khác. Nó có thể không có giá trị gì."
  },
  tags: { spam: "Spam", unverified: "Chưa xác minh" },
  many: "× {count}",
  numbered: "NFT {number}",
  gone: "Tài khoản này không còn giữ NFT này.",
  barred: "Ứng dụng này không tải được hình ảnh và mô tả của NFT.",
  undescribed: "Không tải được mô tả.",
  traits: "Thuộc tính",
  contract: "Địa chỉ",
  number: "Số",
  standard: "Tiêu chuẩn",
  network: "Mạng",
  held: "Số lượng nắm giữ",
  copyContract: "Sao chép địa chỉ",
  copyNumber: "Sao chép số",
  copied: "Đã sao chép",
  copyFailed: "Không sao chép được"
}
