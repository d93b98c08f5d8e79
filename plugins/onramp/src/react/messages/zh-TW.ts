import type { OnrampMessages } from "../OnrampMessages.ts"
import type { OnrampProgressMessages } from "../OnrampProgressMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  buy: "購買",
  purchases: "購買紀錄"
}

export const words: OnrampMessages = {
  notConnected: "請連接錢包以購買。",
  unsupported: "這裡無法在 {network} 上購買。",
  chooseNetwork: "選擇其他網路",
  restricted: "您所在的地區未提供購買服務。",
  pay: "您支付",
  currency: "貨幣",
  preset: "支付 {amount}",
  get: "您將獲得約",
  coin: "購買的資產",
  method: "付款方式",
  methods: { card: "銀行卡", ach_bank_account: "銀行帳戶" },
  provider: "服務商",
  fee: "{provider}，費用 {fee}%",
  providerFee: "{provider} 的費用",
  networkFee: "網路費用",
  to: "存入您的帳戶",
  onPage: "{provider} 會在其頁面上顯示價格。",
  quoteFailed: "{provider} 沒有提供價格。付款前，您會在其頁面上看到價格。",
  listsDefault: "{provider} 沒有說明販售哪些資產。其頁面可能提供其他資產。",
  opaque: "請在 {provider} 的頁面上確認資產會傳送到此地址：連結中不會顯示地址。",
  leaves: "您將在新視窗中的 {provider} 頁面付款。對方會知道您的地址。",
  buyAt: "前往 {provider} 繼續",
  latest: "最近一次購買",
  purchases: "您的購買紀錄",
  problems: {
    amountMissing: "請輸入金額。",
    amountFormat: "請輸入數字，例如 0.5。",
    amountAmbiguous: "請移除千分位分隔符號後再輸入。",
    amountDecimals: "{currency} 最多支援 {decimals} 位小數。",
    amountZero: "請輸入大於零的金額。",
    amountLow: "請輸入 {min} 以上的金額。",
    amountHigh: "請輸入 {max} 以下的金額。",
    provider: "{provider} 沒有回應。請再試一次，或選擇其他服務商。",
    link: "{provider} 的連結沒有指向應有的位置。沒有開啟任何頁面。",
    invalid: "{provider} 已不再販售此資產。請重新選擇。",
    other: "操作未成功。請再試一次。"
  }
}

export const progress: OnrampProgressMessages = {
  to: "存入您的帳戶",
  nothingBegun: "尚未購買任何資產。",
  openTitle: "前往 {provider} 繼續",
  openText: "其頁面已在另一個視窗中開啟。完成後請返回這裡。",
  blockedTitle: "沒有開啟視窗",
  blockedText: "您的瀏覽器阻擋了視窗。請自行開啟 {provider} 的頁面：",
  closedTitle: "{provider} 的頁面似乎已關閉",
  closedText: "如果您已付款，可能需要一段時間才會入帳。如果尚未付款，您可以再次開啟。",
  pendingTitle: "您的購買正在處理",
  pendingText: "{provider} 已收到。您可以關閉此畫面。",
  successTitle: "{provider} 已傳送",
  successText: "可能需要幾分鐘才會顯示在您的帳戶中。",
  failedTitle: "購買失敗",
  failedText: "{provider} 表示購買未完成。您的款項去向請查看其頁面。",
  unknownTitle: "尚未發現入帳",
  unknownText: "如果您已付款，資產仍可能入帳。詳情請查看 {provider} 的頁面或電子郵件。",
  showBalance: "顯示我的餘額",
  held: "您有 {amount}",
  grown: "比先前多 {amount}",
  notGrown: "尚未入帳。",
  lookFailed: "無法載入您的餘額。",
  openPage: "開啟 {provider} 的頁面",
  copyLink: "複製連結",
  linkCopied: "已複製連結",
  checkAgain: "再次檢查",
  done: "完成",
  paid: "已支付 {amount}",
  somePurchase: "購買項目",
  tags: { pending: "處理中", success: "已傳送", failed: "失敗" },
  unread: "{provider} 沒有回應。",
  listFailed: "無法載入您的購買紀錄。"
}
