import type { OnrampMessages } from "../OnrampMessages.ts"
import type { OnrampProgressMessages } from "../OnrampProgressMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  buy: "Mua",
  purchases: "Giao dịch mua"
}

export const words: OnrampMessages = {
  notConnected: "Kết nối ví để mua.",
  unsupported: "Không thể mua gì trên {network} ở đây.",
  chooseNetwork: "Chọn mạng khác",
  restricted: "Tính năng mua không có ở nơi của bạn.",
  pay: "Bạn trả",
  currency: "Tiền tệ",
  preset: "Trả {amount}",
  get: "Bạn nhận khoảng",
  coin: "Coin bạn mua",
  method: "Thanh toán bằng",
  methods: { card: "Thẻ", ach_bank_account: "Tài khoản ngân hàng" },
  provider: "Nhà cung cấp",
  fee: "{provider}, phí {fee}%",
  providerFee: "Phí của {provider}",
  networkFee: "Phí mạng",
  to: "Vào tài khoản của bạn",
  onPage: "{provider} hiển thị giá trên trang của họ.",
  quoteFailed: "{provider} chưa cho biết giá. Bạn sẽ thấy giá trên trang của họ trước khi thanh toán.",
  listsDefault: "{provider} không cho biết họ bán gì. Trang của họ có thể bán thứ khác.",
  opaque:
    "Kiểm tra trên trang của {provider} rằng tiền được gửi đến địa chỉ này: liên kết không hiển thị địa chỉ.",
  leaves: "Bạn thanh toán trên trang của {provider}, trong cửa sổ mới. Trang đó sẽ biết địa chỉ của bạn.",
  buyAt: "Tiếp tục trên {provider}",
  latest: "Lần mua gần nhất",
  purchases: "Các lần mua của bạn",
  problems: {
    amountMissing: "Nhập số tiền.",
    amountFormat: "Nhập một số, ví dụ 0,5.",
    amountAmbiguous: "Hãy viết không có dấu phân cách hàng nghìn.",
    amountDecimals: "{currency} có tối đa {decimals} chữ số thập phân.",
    amountZero: "Nhập số lớn hơn 0.",
    amountLow: "Nhập {min} trở lên.",
    amountHigh: "Nhập {max} trở xuống.",
    provider: "{provider} không phản hồi. Hãy thử lại hoặc chọn nhà cung cấp khác.",
    link: "Liên kết của {provider} không dẫn đến đúng nơi. Không có gì được mở.",
    invalid: "{provider} không còn bán loại này. Hãy chọn lại.",
    other: "Không thực hiện được. Hãy thử lại."
  }
}

export const progress: OnrampProgressMessages = {
  to: "Vào tài khoản của bạn",
  nothingBegun: "Chưa mua gì.",
  openTitle: "Tiếp tục trên {provider}",
  openText: "Trang của họ đang mở trong cửa sổ khác. Hãy quay lại khi xong.",
  blockedTitle: "Không có cửa sổ nào được mở",
  blockedText: "Trình duyệt đã chặn. Hãy tự mở trang của {provider}:",
  closedTitle: "Trang của {provider} có vẻ đã đóng",
  closedText: "Nếu bạn đã thanh toán, có thể mất một lúc mới nhận được. Nếu chưa, bạn có thể mở lại.",
  pendingTitle: "Giao dịch mua của bạn đang được xử lý",
  pendingText: "{provider} đã tiếp nhận. Bạn có thể đóng cửa sổ này.",
  successTitle: "{provider} đã gửi",
  successText: "Có thể mất vài phút mới thấy trong tài khoản của bạn.",
  failedTitle: "Mua không thành công",
  failedText:
    "{provider} cho biết giao dịch mua không thành công. Trang của họ cho bạn biết tiền của bạn ra sao.",
  unknownTitle: "Chưa thấy gì",
  unknownText:
    "Nếu bạn đã thanh toán, tiền vẫn có thể đến. Trang hoặc email của {provider} cho bạn biết thêm.",
  showBalance: "Hiện số dư của tôi",
  held: "Bạn có {amount}",
  grown: "Nhiều hơn trước {amount}",
  notGrown: "Chưa nhận được gì.",
  lookFailed: "Không tải được số dư của bạn.",
  openPage: "Mở trang của {provider}",
  copyLink: "Sao chép liên kết",
  linkCopied: "Đã sao chép liên kết",
  checkAgain: "Kiểm tra lại",
  done: "Xong",
  paid: "Đã trả {amount}",
  somePurchase: "Lần mua",
  tags: { pending: "Đang đến", success: "Đã gửi", failed: "Thất bại" },
  unread: "{provider} không phản hồi.",
  listFailed: "Không tải được các lần mua của bạn."
}
