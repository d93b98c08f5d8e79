import type { ExchangeMessages, PayMessages, ReviewMessages } from "../PayMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  pay: "Cách thanh toán",
  review: "Xem lại",
  progress: "Thanh toán"
}

export const words: PayMessages = {
  nothing: "Không có gì để thanh toán.",
  asset: "Tài sản",
  underWay: "Khoản thanh toán này đang được xử lý",
  byWallet: "Thanh toán bằng {wallet}",
  connect: "Kết nối ví",
  switchFirst: "Trước tiên sẽ hỏi chuyển sang {network}",
  preparing: "Phê duyệt trong ví nếu được hỏi",
  exchanges: "Từ sàn giao dịch",
  loadingExchanges: "Đang hỏi các sàn giao dịch",
  noExchanges: "Không có sàn nào thanh toán khoản này.",
  exchangesFailed: "Không hỏi được các sàn giao dịch.",
  askingText: "Ở đó, hãy kiểm tra số tiền và người nhận giống như ở đây.",
  sentTitle: "Đang trả {amount}",
  successTitle: "Đã trả {amount}",
  successText: "Đã đến {address}.",
  unsentTitle: "Chưa được thanh toán",
  declinedText: "Không có gì được thanh toán.",
  unknownTitle: "Không thể xác nhận khoản này đã được thanh toán",
  unknownText: "Hãy kiểm tra tài khoản trước khi thanh toán lại.",
  shortTitle: "Đã nhận {arrived} trên {amount}",
  shortText:
    "Token này giữ lại {percent}, nên khoản này chưa được thanh toán đủ. Hãy hỏi người bán trước khi thanh toán lại.",
  problems: {
    amountTooMuch: "Ví của bạn không có đủ {symbol}.",
    amountRest: "Số {symbol} còn lại trong tài khoản của bạn sẽ quá ít.",
    amountUnconfirmed: "Một phần {symbol} của bạn chưa được xác nhận. Hãy thử lại sau khối tiếp theo.",
    amountLeast: "Mạng không chuyển số tiền nhỏ như vậy.",
    decimals: "{symbol} được tính theo cách khác. Hãy báo cho trang web này.",
    token: "Không thể thanh toán bằng token này.",
    recipient: "Người nhận không phải là địa chỉ mà mạng này có thể thanh toán. Hãy báo cho trang web này.",
    tax: "Token này giữ lại một phần mỗi lần chuyển, nên không thể thanh toán đủ.",
    refused: "Token hoặc người nhận từ chối khoản thanh toán này.",
    changed: "Có điều đã thay đổi. Hãy chọn lại cách thanh toán.",
    switchDeclined: "Ví của bạn vẫn ở mạng khác. Không có gì được thanh toán.",
    waiting: "Khoản thanh toán này đang được thực hiện rồi.",
    exchange: "Sàn giao dịch không phản hồi. Hãy thử lại hoặc thanh toán theo cách khác.",
    link: "Liên kết của sàn giao dịch không đúng, nên không được mở.",
    unsupported: "Không thể thanh toán khoản này ở đây."
  }
}

export const exchange: ExchangeMessages = {
  open: {
    title: "Tiếp tục trên {exchange}",
    text: "Trang của sàn đang mở trong cửa sổ mới. Ở đó, hãy kiểm tra số tiền và người nhận giống như ở đây."
  },
  blocked: {
    title: "Không có cửa sổ nào được mở",
    text: "Trình duyệt đã chặn. Hãy mở trang của {exchange} bằng liên kết."
  },
  closed: {
    title: "Trang của {exchange} có vẻ đã đóng",
    text: "Nếu bạn đã thanh toán ở đó, hãy đợi. Nếu chưa, hãy mở lại."
  },
  pending: {
    title: "{exchange} đang thanh toán",
    text: "Sàn đã nhận khoản thanh toán của bạn và đang gửi đi."
  },
  success: { title: "Đã trả {amount}", text: "{exchange} cho biết đã gửi." },
  failed: {
    title: "Thanh toán thất bại",
    text: "{exchange} cho biết khoản thanh toán chưa được thực hiện."
  },
  unknown: {
    title: "Không thể xác nhận khoản này đã được thanh toán",
    text: "{exchange} không cho biết kết quả. Hãy kiểm tra tài khoản của bạn trên sàn trước khi thanh toán lại."
  },
  openPage: "Mở trang của {exchange}",
  copyLink: "Sao chép liên kết",
  linkCopied: "Đã sao chép liên kết"
}

export const review: ReviewMessages = {
  feeAbout: "Phí mạng (khoảng)",
  reviewGone: "Không có gì để xem lại. Tài khoản hoặc mạng của bạn có thể đã thay đổi.",
  pay: "Trả {amount}",
  checkTo: "Hãy chắc chắn bạn biết địa chỉ này: khoản thanh toán đến đó không thể hoàn lại.",
  warnSelf: "Đây là địa chỉ của chính bạn.",
  warnBurn: "Không ai có khóa của địa chỉ này. Những gì bạn trả vào đó sẽ mất.",
  warnToken: "Đây là hợp đồng của chính token. Những gì bạn trả vào đó rất có thể sẽ mất.",
  warnContract: "Đây là một hợp đồng. Hãy chắc chắn nó nhận thanh toán.",
  confirm: "Tôi đã kiểm tra người nhận"
}
