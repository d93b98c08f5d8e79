import type { ReviewMessages } from "../ReviewMessages.ts"
import type { SendMessages } from "../SendMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  form: "Gửi",
  tokens: "Chọn token",
  review: "Xem lại"
}

export const words: SendMessages = {
  notConnected: "Kết nối ví để gửi.",
  token: "Token: {symbol}",
  balance: "Bạn có {amount}",
  max: "Tối đa",
  maxLabel: "Tối đa, gửi toàn bộ",
  toPlaceholder: "Địa chỉ người nhận",
  toNamePlaceholder: "Địa chỉ hoặc tên",
  paste: "Dán",
  memoLabel: "Memo, nếu người nhận yêu cầu",
  memoNote: "Ai cũng đọc được. Các sàn giao dịch thường cần.",
  review: "Xem lại",
  tokensFailed: "Không tải được token của bạn.",
  noTokens: "Tài khoản này không giữ token nào được biết ở đây.",
  searchTokens: "Tìm token",
  noTokenFound: "Không có token nào khớp với “{query}”.",
  latest: "Lần chuyển gần nhất",
  unverified: "Token {address} trùng tên với một token khác, và có thể nhằm lừa bạn.",
  reviewGone: "Không có gì để xem lại. Tài khoản hoặc mạng của bạn có thể đã thay đổi.",
  deposit: "{amount} trong phí dùng để mở tài khoản cho token này ở phía người nhận, và ở lại trong đó.",
  send: "Gửi {amount}",
  confirm: "Tôi đã kiểm tra người nhận",
  warnSelf: "Đây là địa chỉ của chính bạn.",
  warnBurn: "Không ai có khóa của địa chỉ này. Những gì bạn gửi đến đó sẽ mất.",
  warnToken: "Đây là hợp đồng của chính token. Những gì bạn gửi đến đó rất có thể sẽ mất.",
  warnContract: "Địa chỉ này là một hợp đồng. Hãy chắc chắn nó dùng được những gì bạn gửi.",
  warnLookAlike:
    "Địa chỉ này trông giống địa chỉ bạn biết, {address}, nhưng là địa chỉ khác. Có thể ai đó muốn bạn nhầm lẫn hai địa chỉ.",
  askingText: "Ở đó, hãy kiểm tra số tiền và người nhận giống như ở đây.",
  sentTitle: "Đang gửi {amount}",
  successTitle: "Đã gửi {amount}",
  successText: "Đã đến {address}.",
  unknownText: "Hãy kiểm tra tài khoản trước khi gửi lại.",
  shortTitle: "Đã nhận {arrived} trên {amount}",
  shortText: "Token này giữ lại {percent} trong lần chuyển của bạn đến {address}.",
  shortTried:
    "{text} Trong lần kiểm tra trước đó, lẽ ra {tried} đã đến: token này hoạt động khác khi được kiểm tra.",
  noTransfer: "Chưa gửi gì.",
  problems: {
    amountMissing: "Nhập số tiền.",
    amountFormat: "Nhập một số, ví dụ 0,5.",
    amountAmbiguous: "Hãy viết không có dấu phân cách hàng nghìn.",
    amountDecimals: "{symbol} có tối đa {decimals} chữ số thập phân.",
    amountZero: "Nhập số lớn hơn 0.",
    amountTooMuch: "Bạn không có đủ.",
    amountLeast: "Gửi đến đó ít nhất {least}.",
    amountRest: "Một phần {symbol} phải ở lại trong tài khoản của bạn. Nút Tối đa sẽ để lại phần đó.",
    amountUnconfirmed: "Một phần {symbol} của bạn chưa được xác nhận. Hãy thử lại sau khối tiếp theo.",
    receiverMissing: "Nhập người nhận.",
    receiverFormat: "Đây không phải địa chỉ trên {network}. Hãy kiểm tra từng ký tự.",
    receiverInvisible: "Địa chỉ có ký tự không nhìn thấy được. Hãy sao chép từ nơi khác.",
    receiverAccount: "Đây là tài khoản giữ token, không phải ví. Hãy hỏi địa chỉ của ví.",
    receiverLink: "Không thể dùng liên kết này ở đây.",
    memo: "Memo này quá dài, hoặc có ký tự không gửi được.",
    receiverNameNone: "Tên này không ứng với địa chỉ nào trên {network}.",
    receiverNameInvalid: "Đây không phải tên, hoặc là tên có thể bị nhầm với tên khác.",
    receiverNameFailed: "Không tra cứu được tên. Hãy thử lại.",
    receiverMoved: "Tên này giờ ứng với một địa chỉ khác. Hãy hỏi người nhận.",
    token: "Không thể gửi token này.",
    tax: "Token này giữ lại nhiều hơn mức trang web này cho phép trong mỗi lần chuyển.",
    refused: "Token hoặc người nhận từ chối lần chuyển này.",
    changed: "Có điều đã thay đổi từ lúc bạn xem. Hãy kiểm tra lại.",
    unsupported: "Không thể gửi gì trên {network} từ đây.",
    waiting: "Một lần chuyển vẫn đang chờ trong ví của bạn."
  },
  standsFor: "{name} ứng với địa chỉ này:",
  lookingUp: "Đang tra cứu tên",
  links: {
    reading: "Đang đọc liên kết",
    filled: "Đã điền từ liên kết. Hãy kiểm tra trước khi gửi.",
    says: "Liên kết ghi: “{label}”",
    switchTo: "Chuyển sang {name}",
    elsewhere: "mạng khác",
    failed: "Không đọc được liên kết. Hãy thử lại.",
    problems: {
      transaction:
        "Liên kết này để một trang web soạn giao dịch. Thay vào đó, hãy hỏi địa chỉ hoặc liên kết thanh toán.",
      unsupported: "Liên kết này yêu cầu nhiều hơn một lần chuyển. Thay vào đó, hãy hỏi địa chỉ.",
      malformed: "Liên kết này bị hỏng. Hãy hỏi liên kết mới.",
      network: "Liên kết này dành cho {name}.",
      token: "Liên kết này yêu cầu một token bạn không có ở đây.",
      references:
        "Liên kết này yêu cầu điều mà lần chuyển trên mạng này không thể có. Thay vào đó, hãy hỏi địa chỉ.",
      other: "Liên kết này yêu cầu điều khác với những gì bạn đã nhập."
    }
  }
}

export const review: ReviewMessages = {
  feeAbout: "Phí mạng (khoảng)",
  feeAboutNote: "Ví của bạn chọn mức phí và hiển thị trước khi bạn phê duyệt.",
  feeChoice: "Tốc độ",
  feeLevels: {
    slow: "Chậm",
    normal: "Bình thường",
    fast: "Nhanh"
  },
  totalAbout: "Tổng (khoảng)",
  warnMemo:
    "Người nhận này cần memo để biết khoản tiền là của ai. Nếu không có, những gì bạn gửi có thể bị mất.",
  warnSpelling:
    "Bạn đã nhập tài khoản này theo cách viết của mạng khác. Hãy chắc chắn người nhận cũng dùng tài khoản đó trên {network}.",
  warnRepeated:
    "Bạn đã gửi cùng số tiền cho người nhận này trước đó, và số tiền đó vẫn có thể đến. Nếu gửi lại, bạn có thể trả hai lần.",
  confirmRepeated: "Vẫn gửi lại",
  memo: "Memo",
  reference: "Tham chiếu cho người nhận",
  warnTax: "Sẽ nhận được {arrived} trên {amount}: token này giữ lại {percent}.",
  confirmTax: "Vẫn gửi",
  untried: "Không kiểm tra được bao nhiêu token này sẽ đến."
}
