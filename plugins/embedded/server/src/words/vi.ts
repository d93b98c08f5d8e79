import type { MailWords } from "../mail/MailWords.ts"
import type { PageWords } from "../sign-in/PageWords.ts"
import type { Refusals } from "./en.ts"

export const mail: MailWords = {
  unasked:
    "Nếu bạn không yêu cầu việc này, đừng làm gì và đừng cho ai biết mã. Không ai trong chúng tôi bao giờ hỏi bạn mã này.",
  codeSubject: (project) => `Mã của bạn cho ${project}`,
  code: (code) => `Mã của bạn là ${code}`,
  codeFor: (origin, label) =>
    `Mã này đăng nhập bạn vào ví tại ${origin}, trên ${label}. Chỉ dùng được một lần, trong 20 phút.`,
  deviceSubject: (project) => `Thiết bị mới cho ví của bạn tại ${project}`,
  deviceFirst: (origin, label) =>
    `Có người đang đăng nhập vào ví của bạn tại ${origin}, trên ${label}, lần đầu tiên.`,
  deviceConfirm: "Nếu đó là bạn, hãy mở trang này và xác nhận. Chỉ dùng được một lần, trong 20 phút:",
  deviceUnasked: "Nếu không phải bạn, đừng làm gì: không có xác nhận của bạn thì không ai vào được.",
  movedSubject: (project) => `Ví của bạn tại ${project} giờ có địa chỉ email khác`,
  changeSubject: (project) => `Đổi địa chỉ email của ví của bạn tại ${project}`,
  changeWhat: (from, to) =>
    `Mã này không dùng để đăng nhập. Nó gán cho ví của bạn địa chỉ email khác: ${to} thay cho ${from}, và địa chỉ cũ sẽ không đăng nhập được nữa.`,
  changeCode: (code) => `Mã cho việc đó là ${code}`,
  changeAsked: (origin, label) =>
    `Yêu cầu được đưa ra tại ${origin}, trên ${label}. Mã chỉ dùng được một lần, trong 20 phút.`,
  changeUnasked:
    "Nếu bạn không muốn việc này, đừng làm gì và đừng cho ai biết mã: không có mã thì địa chỉ vẫn giữ nguyên.",
  passkeySubject: (project) => `Khóa truy cập của ví bạn tại ${project} đã thay đổi`,
  passkeyAdded: (name, label) =>
    `Trên ${label}, nơi ví đang mở, khóa truy cập “${name}” đã được thêm. Từ giờ khóa này mở được ví.`,
  passkeyRemoved: (name, label) =>
    `Trên ${label}, nơi ví đang mở, khóa truy cập “${name}” đã bị xóa. Khóa này không còn mở được gì.`,
  renewedSubject: (project) => `Ví của bạn tại ${project} có mã khôi phục mới`,
  renewed: (label) =>
    `Trên ${label}, nơi ví đang mở, một mã khôi phục mới đã được tạo. Mã trước đó không còn mở được gì.`,
  renewedUnasked:
    "Nếu không phải bạn, thì đã có người dùng một thiết bị đang mở ví của bạn. Hãy chuyển những gì trong ví sang ví khác, từ một thiết bị vẫn mở được ví.",
  moved: (from, to) =>
    `Địa chỉ email của ví của bạn giờ là ${to}. Địa chỉ này, ${from}, không còn đăng nhập vào ví được nữa, và mọi thiết bị khác đã bị đăng xuất.`,
  movedHow:
    "Việc thay đổi đã được xác nhận trên một thiết bị đang mở ví, bằng một mã gửi đến đây và một mã gửi đến địa chỉ mới.",
  overSubject: (project) => `Có người muốn từ bỏ ví của bạn tại ${project}`,
  overAsked: (label) =>
    `Trên ${label}, một người đã đăng nhập bằng địa chỉ của bạn yêu cầu bắt đầu lại với ví mới, trống.`,
  overWhat: (day) =>
    `Từ ${day} (UTC), bất kỳ ai đăng nhập bằng địa chỉ này đều có thể làm việc đó. Khi đó, ví hiện tại của bạn và những gì trong ví không còn truy cập được bằng địa chỉ này.`,
  overStop: "Nếu bạn không muốn vậy, hãy dừng lại trên trang này:",
  overNothing:
    "Nếu bạn đã mất mã khôi phục và mọi thiết bị, đừng làm gì. Bạn sẽ nhận email này mỗi ngày cho đến lúc đó. Mở ví trên một thiết bị có ví cũng sẽ dừng việc này.",
  stoppedSubject: (project) => `Ví của bạn tại ${project} được giữ lại`,
  stopped:
    "Việc bắt đầu lại đã bị dừng: ví của bạn vẫn như cũ. Nếu bạn không dừng, thì có người khác đọc được email của bạn hoặc đang có thiết bị của bạn.",
  doneSubject: (project) => `Một ví mới đã thay thế ví của bạn tại ${project}`,
  done: "Việc bắt đầu lại đã xong: địa chỉ này giờ có một ví mới, trống. Ví trước đó không còn truy cập được bằng địa chỉ này."
}

export const pages: PageWords = {
  isYou: "Có phải bạn không?",
  firstTime: "Có người đang đăng nhập vào ví của bạn lần đầu tiên",
  at: "tại",
  in: "trên",
  notYou: "Nếu không phải bạn, hãy đóng trang này: sẽ không có gì xảy ra.",
  letIn: "Đúng, cho thiết bị này vào",
  expired: "Liên kết này đã hết hạn",
  expiredText: "Chỉ dùng được một lần, trong 20 phút. Hãy bắt đầu lại trên trang.",
  notConfirmed: "Chưa xác nhận",
  otherPage: "Yêu cầu này đến từ một trang khác.",
  done: "Thiết bị đã được cho vào",
  doneText: "Một mã đã được gửi cho bạn. Hãy nhập mã trên trang nơi bạn bắt đầu.",
  stopTitle: "Giữ lại ví của bạn?",
  stopText: "Có người yêu cầu từ bỏ ví của bạn và bắt đầu lại với ví mới. Nếu bạn dừng lại, ví vẫn như cũ.",
  stop: "Dừng lại, giữ ví của tôi",
  stopped: "Ví của bạn được giữ lại",
  stoppedText:
    "Việc bắt đầu lại đã bị dừng. Nếu bạn không yêu cầu việc đó, có thể người khác đang đọc email của bạn.",
  nothingToStop: "Không có gì để dừng: việc đó đã bị dừng trước đây, hoặc đã kết thúc.",
  signedIn: "Bạn đã đăng nhập",
  goBack: "Hãy quay lại trang nơi bạn bắt đầu.",
  notSignedIn: "Bạn chưa đăng nhập",
  closeWindow: "Hãy đóng cửa sổ này và thử lại trên trang nơi bạn bắt đầu."
}

export const refusals: Refusals = {
  "Please try again after {} seconds": "Hãy thử lại sau {}",
  "The code is wrong": "Mã không đúng",
  "The code has expired, or was tried too often. Ask for a new one.":
    "Mã đã hết hạn hoặc đã thử quá nhiều lần. Hãy yêu cầu mã mới.",
  "The code was used before. Ask for a new one.": "Mã đã được dùng trước đó. Hãy yêu cầu mã mới.",
  "The confirmation has expired. Start again.": "Xác nhận đã hết hạn. Hãy bắt đầu lại.",
  "The sign-in has expired. Start again.": "Lượt đăng nhập đã hết hạn. Hãy bắt đầu lại.",
  "This link was used before, or is older than 20 minutes.":
    "Liên kết này đã được dùng, hoặc đã quá 20 phút.",
  "Start again.": "Hãy bắt đầu lại.",
  "Sign in first": "Trước tiên hãy đăng nhập",
  "The mail could not be sent. Try again later.": "Không gửi được email. Hãy thử lại sau.",
  "The provider does not answer. Try again.": "Nhà cung cấp không phản hồi. Hãy thử lại.",
  "Farcaster does not answer. Try again.": "Farcaster không phản hồi. Hãy thử lại.",
  "Farcaster does not confirm who this is": "Farcaster không xác nhận đây là ai",
  "This wallet has no sign-in by {}": "Ví này không có đăng nhập bằng {}",
  "This wallet does not know the network {}": "Ví này không biết mạng {}",
  "The network's node does not answer. Try again.": "Nút của mạng không phản hồi. Hãy thử lại.",
  "This network has no smart accounts": "Mạng này không có tài khoản thông minh",
  "This wallet has no e-mail address": "Ví này không có địa chỉ email",
  "This address has a wallet of its own": "Địa chỉ này đã có ví riêng",
  "The wallet was changed on another device": "Ví đã được thay đổi trên thiết bị khác",
  "Open the wallet on this device first: this is for its owner alone":
    "Trước tiên hãy mở ví trên thiết bị này: việc này chỉ dành cho chủ ví",
  "This passkey opens your wallet no more": "Khóa truy cập này không còn mở được ví của bạn",
  "This is the last passkey that signs you in: add another one first":
    "Đây là khóa truy cập cuối cùng để bạn đăng nhập: hãy thêm khóa khác trước",
  "This page may not use the wallet": "Trang này không được phép dùng ví",
  "There is no wallet yet that could be given up": "Chưa có ví nào để từ bỏ",
  "Starting over was not asked for, or its time has not come":
    "Chưa có yêu cầu bắt đầu lại, hoặc chưa đến lúc",
  "Sign out, and sign in by e-mail once more, to start over":
    "Để bắt đầu lại, hãy đăng xuất rồi đăng nhập bằng email một lần nữa",
  "Something failed on the server": "Đã xảy ra lỗi trên máy chủ"
}
