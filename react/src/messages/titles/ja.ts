// Written by `npm run lists` from the files of this folder.

/** The titles of views, tiles and tabs, by the English ones. */
export const titles = {
  Activity: "アクティビティ",
  Approvals: "使用許可",
  Approve: "承認",
  "Batch of calls": "一括呼び出し",
  Buy: "購入",
  "Change e-mail": "メールアドレスを変更",
  "Choose a name": "名前を選択",
  "Choose token": "トークンを選択",
  "Compatible networks": "対応ネットワーク",
  "How you pay": "支払い方法の選択",
  NFT: "NFTの詳細",
  NFTs: "NFT",
  Name: "名前",
  Offers: "見積もり",
  Payment: "支払い",
  Proposals: "提案",
  Purchases: "購入履歴",
  Receive: "受取",
  Review: "確認",
  "Revoke approval": "使用許可を取り消す",
  Send: "送金",
  "Sign in": "ログイン",
  "Smart session": "スマートセッション",
  "Smart sessions": "スマートセッション",
  Swap: "スワップ",
  Tokens: "トークン",
  Transaction: "トランザクション",
  Wallet: "ウォレット",
  "Your name": "あなたの名前"
}
