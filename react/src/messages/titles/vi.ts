// Written by `npm run lists` from the files of this folder.

/** The titles of views, tiles and tabs, by the English ones. */
export const titles = {
  Activity: "Hoạt động",
  Approvals: "Quyền chi tiêu",
  Approve: "Phê duyệt",
  "Batch of calls": "Lô lệnh gọi",
  Buy: "Mua",
  "Change e-mail": "Đổi email",
  "Choose a name": "Chọn tên",
  "Choose token": "Chọn token",
  "Compatible networks": "Các mạng tương thích",
  "How you pay": "Cách thanh toán",
  NFT: "Thông tin NFT",
  NFTs: "NFT",
  Name: "Tên",
  Offers: "Báo giá",
  Payment: "Thanh toán",
  Proposals: "Đề xuất",
  Purchases: "Giao dịch mua",
  Receive: "Nhận",
  Review: "Xem lại",
  "Revoke approval": "Thu hồi quyền chi tiêu",
  Send: "Gửi",
  "Sign in": "Đăng nhập",
  "Smart session": "Phiên thông minh",
  "Smart sessions": "Phiên thông minh",
  Swap: "Hoán đổi",
  Tokens: "Token",
  Transaction: "Giao dịch",
  Wallet: "Ví",
  "Your name": "Tên của bạn"
}
