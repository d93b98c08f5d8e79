// Written by `npm run lists` from the files of this folder.

/** The titles of views, tiles and tabs, by the English ones. */
export const titles = {
  Activity: "交易记录",
  Approvals: "授权",
  Approve: "确认",
  "Batch of calls": "批量调用",
  Buy: "购买",
  "Change e-mail": "更改邮箱",
  "Choose a name": "选择名称",
  "Choose token": "选择代币",
  "Compatible networks": "兼容的网络",
  "How you pay": "支付方式",
  NFT: "NFT 详情",
  NFTs: "NFT",
  Name: "名称",
  Offers: "报价",
  Payment: "付款",
  Proposals: "提案",
  Purchases: "购买记录",
  Receive: "接收",
  Review: "核对",
  "Revoke approval": "撤销授权",
  Send: "发送",
  "Sign in": "登录",
  "Smart session": "智能会话",
  "Smart sessions": "智能会话",
  Swap: "兑换",
  Tokens: "代币",
  Transaction: "交易",
  Wallet: "钱包",
  "Your name": "您的名称"
}
