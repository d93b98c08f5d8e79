import type { Buttons } from "./en/buttons.ts"
import type { EmbeddedMessages } from "../EmbeddedMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  signIn: "Đăng nhập",
  approve: "Phê duyệt",
  wallet: "Ví",
  updateEmail: "Đổi email"
}

export const buttons: Buttons = {
  email: "Tiếp tục bằng email",
  passkey: "Tiếp tục bằng khóa truy cập",
  provider: "Tiếp tục bằng {provider}"
}

export const words: EmbeddedMessages = {
  emailLabel: "Email",
  emailSubmit: "Tiếp tục",
  emailIntro: "Chúng tôi gửi mã đến địa chỉ của bạn. Không cần mật khẩu, không cần cài đặt.",
  emailInvalid: "Đó không phải địa chỉ email hợp lệ. Hãy thử lại.",
  cooldown: "Hãy thử lại sau {seconds}",
  frameFailed: "Không tải được ví. Hãy kiểm tra kết nối rồi thử lại.",
  timedOut: "Ví không phản hồi. Hãy thử lại.",
  failed: "Không thực hiện được. Hãy thử lại.",
  failedTitle: "Không đăng nhập được",
  deviceTitle: "Xác nhận thiết bị này",
  deviceText: "Bạn chưa từng đăng nhập ở đây. Hãy mở liên kết đã gửi đến {email}.",
  codeTitle: "Nhập mã",
  codeText: "Mã đã được gửi đến {email}.",
  codeLabel: "Mã gồm sáu chữ số",
  codeLife: "Mã có hiệu lực trong 20 phút.",
  codeChecking: "Đang kiểm tra mã",
  codeFailed: "{reason}. Hãy thử lại",
  resend: "Gửi lại mã",
  resendIn: "Gửi lại sau {seconds} giây",
  resent: "Đã gửi lại mã",
  otherEmail: "Dùng email khác",
  accountTitle: "Đang mở ví của bạn",
  accountText: "Vui lòng đợi một chút.",
  continueWith: "Tiếp tục bằng {provider}",
  passkey: "Tiếp tục bằng khóa truy cập",
  moreProviders: "Các cách đăng nhập khác",
  socialTitle: "Đăng nhập bằng {provider}",
  socialText: "Đăng nhập trong cửa sổ của nhà cung cấp",
  socialClosed: "Cửa sổ đã bị đóng trước khi bạn đăng nhập.",
  socialFailed: "Không bắt đầu đăng nhập ở đó được. Hãy thử lại hoặc chọn cách khác.",
  socialBlocked: "Trình duyệt đã chặn cửa sổ. Hãy cho phép cửa sổ của trang này rồi thử lại.",
  socialCutOff: "Trang này không nhận được gì từ cửa sổ đó. Hãy chọn cách đăng nhập khác.",
  insecure: "Đăng nhập cần một trang bảo mật, và trang này không bảo mật.",
  forgetful: "Trình duyệt của bạn không lưu gì cho ví này. Lần sau bạn sẽ phải đăng nhập lại.",
  farcasterPreparing: "Đang chuẩn bị",
  farcasterText: "Quét bằng điện thoại, hoặc mở Farcaster trên thiết bị này.",
  farcasterCode: "Mã QR để mở bằng Farcaster",
  farcasterCopy: "Sao chép liên kết",
  farcasterCopied: "Đã sao chép liên kết",
  farcasterCopyFailed: "Không sao chép được liên kết",
  farcasterOpen: "Mở Farcaster",
  farcasterFailed: "Không đăng nhập bằng Farcaster được. Hãy thử lại.",
  approveTitle: "Phê duyệt trong ví của bạn",
  approveText: "Đọc nội dung sẽ ký trước khi phê duyệt.",
  walletEmail: "Email",
  walletBackUp: "Sao lưu ví",
  walletBackUpText: "Hiện cụm từ khôi phục, chỉ cho bạn xem",
  walletType: "Tài khoản",
  eoa: "Tài khoản thường",
  smartAccount: "Tài khoản thông minh",
  smartNew: "Tài khoản thông minh của bạn chưa có trên mạng này. Giao dịch đầu tiên sẽ thiết lập tài khoản.",
  smartHint:
    "Tài khoản thông minh thực hiện nhiều bước với một lần xác nhận. Tài khoản này có địa chỉ riêng: những gì bạn có vẫn ở nguyên chỗ cũ.",
  updateTitle: "Đổi email",
  updateText: "Từ đó bạn đăng nhập bằng email này. Tài khoản của bạn vẫn giữ nguyên.",
  save: "Lưu",
  primaryText: "Trước tiên, hãy nhập mã đã gửi đến địa chỉ hiện tại của bạn.",
  secondaryText: "Nhập mã đã gửi đến {email}.",
  updated: "Đã đổi email của bạn.",
  signedOut: "Đăng nhập để xem ví của bạn.",
  frameTitle: "Ví của bạn"
}
