import type { StepMessages } from "../StepMessages.ts"
import type { SwapMessages } from "../SwapMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  swap: "Hoán đổi",
  tokens: "Chọn token",
  preview: "Xem lại"
}

export const words: SwapMessages = {
  notConnected: "Kết nối ví để hoán đổi.",
  unsupported: "Không thể hoán đổi gì trên {network} ở đây.",
  chooseNetwork: "Chọn mạng khác",
  sell: "Bạn bán",
  buy: "Bạn nhận được khoảng",
  token: "Token: {symbol}",
  chooseToken: "Chọn",
  balance: "Bạn có {amount}",
  max: "Tối đa",
  maxLabel: "Tối đa, bán toàn bộ phần còn lại sau phí",
  flip: "Đảo hai token",
  rate: "Tỷ giá",
  rateIs: "1 {sold} = {bought}",
  priceImpact: "Tác động giá",
  minimum: "Nhận ít nhất",
  slippage: "Trượt giá (tối đa)",
  slippageChange: "Đổi mức trượt giá, hiện là {percent}",
  slippageLegend: "Mức giá có thể xấu đi",
  slippageOther: "Khác, theo phần trăm",
  slippageNote: "Nếu giá xấu hơn mức này, giao dịch hoán đổi không diễn ra và bạn chỉ mất phí.",
  review: "Xem lại giao dịch hoán đổi",
  tokensFailed: "Không tải được các token.",
  noTokens: "Không có gì để hoán đổi ở đây.",
  searchTokens: "Tìm token",
  noTokenFound: "Không có token nào khớp với “{query}”.",
  yourTokens: "Token của bạn",
  suggestedTokens: "Gợi ý",
  otherTokens: "Token",
  latest: "Lần hoán đổi gần nhất",
  warnSlippage:
    "Với mức trượt giá {percent}, bạn có thể nhận ít hơn nhiều so với hiển thị. Người khác có thể lợi dụng điều đó.",
  problems: {
    amountMissing: "Nhập số tiền.",
    amountFormat: "Nhập một số, ví dụ 0,5.",
    amountAmbiguous: "Hãy viết không có dấu phân cách hàng nghìn.",
    amountDecimals: "{symbol} có tối đa {decimals} chữ số thập phân.",
    amountZero: "Nhập số lớn hơn 0.",
    amountTooMuch: "Bạn không có đủ.",
    tokenMissing: "Chọn loại bạn muốn nhận.",
    token: "Không thể hoán đổi token này.",
    same: "Chọn hai token khác nhau.",
    slippage: "Nhập tỷ lệ phần trăm từ 0 đến 50.",
    noOffer: "Không sàn nào nhận giao dịch hoán đổi này. Hãy thử số lượng nhỏ hơn.",
    provider: "Sàn giao dịch không phản hồi đúng. Hãy thử lại.",
    mismatch: "Giao dịch của sàn không khớp với báo giá. Không có gì được gửi đi.",
    expired: "Giá đã quá cũ. Hãy xem lại.",
    moved: "Giá đã xấu đi từ lúc bạn xem. Hãy xem lại.",
    unsupported: "Không thể hoán đổi gì trên {network} ở đây.",
    tax: "Token này giữ lại nhiều hơn mức trang web này cho phép trong mỗi lần chuyển.",
    taxed: "Token này giữ lại một phần mỗi lần chuyển, và sàn này không chấp nhận điều đó.",
    refused: "Giao dịch hoán đổi này sẽ thất bại. Giá có thể đã thay đổi.",
    changed: "Có điều đã thay đổi từ lúc bạn xem. Hãy kiểm tra lại.",
    waiting: "Một giao dịch vẫn đang chờ trong ví của bạn."
  }
}

export const step: StepMessages = {
  providerFee: "Phí sàn giao dịch",
  provider: "Sàn giao dịch",
  stopImpact: "Không thể hoán đổi với mức lỗ này. Hãy hoán đổi số lượng nhỏ hơn.",
  warnImpact:
    "Giao dịch hoán đổi này lớn so với thị trường này: bạn nhận ít hơn {percent} so với giá trước đó.",
  warnOpaque: "Không thể đọc giao dịch này làm gì ở đây. Hãy chắc chắn bạn tin tưởng {provider}.",
  warnTax:
    "Sẽ nhận được khoảng {arrives}, ít hơn {percent} so với báo giá: token này giữ lại một phần mỗi lần chuyển.",
  warnStuck: "Bạn có thể không bán lại được {symbol} ở đây: trong lần kiểm tra, việc bán đã thất bại.",
  untried: "Không kiểm tra được bao nhiêu sẽ đến.",
  warnMoved: "Giá đã xấu đi trong lúc bạn xem: giờ khoảng {bought}.",
  acceptPrice: "Chấp nhận giá mới",
  understood: "Vẫn hoán đổi",
  refreshFailed: "Không làm mới được giá.",
  reviewGone: "Không còn gì để xem lại.",
  step: "Bước {number} trên {count}",
  account: "Tài khoản",
  contract: "Hợp đồng",
  spender: "Bên chi tiêu",
  about: "khoảng {amount}",
  approveTitle: "Cho phép {amount}",
  approveNote: "Khi đó {provider} có thể lấy đúng số này từ tài khoản của bạn. Sau đó bạn hoán đổi.",
  unlimited: "{symbol} không giới hạn",
  allowUnlimited: "Cho phép số lượng không giới hạn, cho cả các lần hoán đổi sau",
  unlimitedNote:
    "Khi đó {provider} có thể lấy toàn bộ {symbol} mà bạn có, kể cả sau này, cho đến khi bạn thu hồi quyền chi tiêu.",
  permitNote:
    "Khi đó {provider} có thể lấy đúng số này từ tài khoản của bạn, trong vòng 20 phút. Bạn chỉ ký: không có gì được gửi đi và không mất phí. Sau đó bạn hoán đổi.",
  approve: "Cho phép {amount}",
  resetTitle: "Thu hồi quyền đã cấp",
  resetNote: "{symbol} không nhận quyền chi tiêu mới khi quyền trước đó chưa được thu hồi.",
  reset: "Thu hồi quyền",
  swap: "Hoán đổi {amount}",
  askingSwap: "Ở đó, hãy kiểm tra số tiền giống như ở đây.",
  askingApproval: "Ở đó, hãy kiểm tra rằng chỉ cho phép tối đa {amount}.",
  sentSwap: "Đang hoán đổi {amount}",
  sentApproval: "Đang chờ quyền chi tiêu",
  successSwap: "Đã hoán đổi {amount}",
  successSwapText: "Bạn đã nhận {got}.",
  successSwapUnknown: "Số dư của bạn cho biết bạn đã nhận được gì.",
  shortSwapText:
    "Bạn đã nhận {got}. Ít hơn {percent} so với số đã hiển thị: token này giữ lại một phần mỗi lần chuyển.",
  successApproval: "Đã cho phép {amount}",
  successApprovalText: "Giờ hãy xem lại giao dịch hoán đổi một lần nữa.",
  successReset: "Đã thu hồi quyền",
  goOn: "Tiếp tục",
  unknownText: "Hãy kiểm tra tài khoản trước khi thử lại.",
  noSwap: "Chưa hoán đổi gì."
}
