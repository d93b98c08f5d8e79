import type { ExchangeMessages, PayMessages, ReviewMessages } from "../PayMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  pay: "付款方式",
  review: "檢查",
  progress: "付款"
}

export const words: PayMessages = {
  nothing: "沒有需要支付的款項。",
  asset: "資產",
  underWay: "這筆付款正在處理",
  byWallet: "使用 {wallet} 支付",
  connect: "連接一個錢包",
  switchFirst: "會先請求切換到 {network}",
  preparing: "如果錢包詢問，請在其中確認",
  exchanges: "從交易所支付",
  loadingExchanges: "正在詢問交易所",
  noExchanges: "沒有交易所支援這筆付款。",
  exchangesFailed: "無法詢問交易所。",
  askingText: "請在錢包中確認金額和接收方與這裡相同。",
  sentTitle: "正在支付 {amount}",
  successTitle: "已支付 {amount}",
  successText: "已到達 {address}。",
  unsentTitle: "未支付",
  declinedText: "未支付任何款項。",
  unknownTitle: "無法確認是否已支付",
  unknownText: "再次支付前，請先查看您的帳戶。",
  shortTitle: "{amount} 中僅 {arrived} 到帳",
  shortText: "此代幣扣留了 {percent}，因此未足額支付。再次支付前，請先詢問賣家。",
  problems: {
    amountTooMuch: "您的錢包中沒有那麼多 {symbol}。",
    amountRest: "您帳戶中剩餘的 {symbol} 會過少。",
    amountUnconfirmed: "您的部分 {symbol} 尚未確認。請在下一個區塊後再試一次。",
    amountLeast: "金額過小，網路無法轉帳。",
    decimals: "{symbol} 的小數位數與此不同。請告知本網站。",
    token: "此代幣不能用於付款。",
    recipient: "接收方不是此網路可以付款的地址。請告知本網站。",
    tax: "此代幣會扣留每筆轉帳的一部分，因此無法足額支付。",
    refused: "代幣或接收方拒絕了這筆付款。",
    changed: "情況已有變動。請重新選擇付款方式。",
    switchDeclined: "您的錢包仍在其他網路上。未支付任何款項。",
    waiting: "這筆付款已在進行中。",
    exchange: "交易所沒有回應。請再試一次，或使用其他付款方式。",
    link: "交易所的連結不正確，因此沒有開啟。",
    unsupported: "這裡無法支付這筆款項。"
  }
}

export const exchange: ExchangeMessages = {
  open: {
    title: "前往 {exchange} 繼續",
    text: "其頁面已在新視窗中開啟。請在該頁面確認金額和接收方與這裡相同。"
  },
  blocked: { title: "沒有開啟視窗", text: "您的瀏覽器阻擋了視窗。請使用連結開啟 {exchange} 的頁面。" },
  closed: {
    title: "{exchange} 的頁面似乎已關閉",
    text: "如果您已在該頁面付款，請稍候。如果尚未付款，請再次開啟。"
  },
  pending: { title: "{exchange} 正在付款", text: "它已收到您的付款並正在傳送。" },
  success: { title: "已支付 {amount}", text: "{exchange} 表示已傳送。" },
  failed: { title: "付款失敗", text: "{exchange} 表示付款未完成。" },
  unknown: {
    title: "無法確認是否已支付",
    text: "{exchange} 沒有說明。再次支付前，請先查看您在該交易所的帳戶。"
  },
  openPage: "開啟 {exchange} 的頁面",
  copyLink: "複製連結",
  linkCopied: "已複製連結"
}

export const review: ReviewMessages = {
  feeAbout: "網路費用（約）",
  reviewGone: "沒有可檢查的內容。您的帳戶或網路可能已變更。",
  pay: "支付 {amount}",
  checkTo: "請確認您認識此地址：向該地址的付款無法撤回。",
  warnSelf: "這是您自己的地址。",
  warnBurn: "沒有人持有此地址的金鑰。支付到該地址的資產將會遺失。",
  warnToken: "這是該代幣本身的合約。支付到該地址的資產極有可能遺失。",
  warnContract: "這是一個合約。請確認它可以接收付款。",
  confirm: "我已檢查接收方"
}
