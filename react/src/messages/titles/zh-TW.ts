// Written by `npm run lists` from the files of this folder.

/** The titles of views, tiles and tabs, by the English ones. */
export const titles = {
  Activity: "交易紀錄",
  Approvals: "授權",
  Approve: "確認",
  "Batch of calls": "批次呼叫",
  Buy: "購買",
  "Change e-mail": "變更電子郵件",
  "Choose a name": "選擇名稱",
  "Choose token": "選擇代幣",
  "Compatible networks": "相容的網路",
  "How you pay": "付款方式",
  NFT: "NFT 詳細資訊",
  NFTs: "NFT",
  Name: "名稱",
  Offers: "報價",
  Payment: "付款",
  Proposals: "提案",
  Purchases: "購買紀錄",
  Receive: "接收",
  Review: "檢查",
  "Revoke approval": "撤銷授權",
  Send: "傳送",
  "Sign in": "登入",
  "Smart session": "智慧工作階段",
  "Smart sessions": "智慧工作階段",
  Swap: "兌換",
  Tokens: "代幣",
  Transaction: "交易",
  Wallet: "錢包",
  "Your name": "您的名稱"
}
