import type { ReviewMessages } from "../ReviewMessages.ts"
import type { SendMessages } from "../SendMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  form: "傳送",
  tokens: "選擇代幣",
  review: "檢查"
}

export const words: SendMessages = {
  notConnected: "請連接錢包以傳送。",
  token: "代幣：{symbol}",
  balance: "您有 {amount}",
  max: "最大",
  maxLabel: "最大，傳送全部",
  toPlaceholder: "接收方地址",
  toNamePlaceholder: "地址或名稱",
  paste: "貼上",
  memoLabel: "備註（Memo），如接收方要求",
  memoNote: "所有人都看得到。交易所通常需要填寫。",
  review: "檢查",
  tokensFailed: "無法載入您的代幣。",
  noTokens: "這裡沒有發現此帳戶的代幣。",
  searchTokens: "搜尋代幣",
  noTokenFound: "沒有符合「{query}」的代幣。",
  latest: "最近一次轉帳",
  unverified: "代幣 {address} 與另一種代幣同名，可能意圖欺騙您。",
  reviewGone: "沒有可檢查的內容。您的帳戶或網路可能已變更。",
  deposit: "費用中的 {amount} 用於為接收方開設此代幣的帳戶，並會留在該帳戶中。",
  send: "傳送 {amount}",
  confirm: "我已檢查接收方",
  warnSelf: "這是您自己的地址。",
  warnBurn: "沒有人持有此地址的金鑰。傳送到該地址的資產將會遺失。",
  warnToken: "這是該代幣本身的合約。傳送到該地址的資產極有可能遺失。",
  warnContract: "此地址是一個合約。請確認它可以使用您傳送的資產。",
  warnLookAlike: "此地址與您熟悉的地址 {address} 相似，但並非同一個。可能有人想讓您混淆兩者。",
  askingText: "請在錢包中確認金額和接收方與這裡相同。",
  sentTitle: "正在傳送 {amount}",
  successTitle: "已傳送 {amount}",
  successText: "已到達 {address}。",
  unknownText: "再次傳送前，請先查看您的帳戶。",
  shortTitle: "{amount} 中僅 {arrived} 到帳",
  shortText: "您轉帳給 {address} 時，此代幣扣留了 {percent}。",
  shortTried: "{text}先前測試時本應到帳 {tried}：此代幣在測試時的行為與實際不同。",
  noTransfer: "尚未傳送任何內容。",
  problems: {
    amountMissing: "請輸入金額。",
    amountFormat: "請輸入數字，例如 0.5。",
    amountAmbiguous: "請移除千分位分隔符號後再輸入。",
    amountDecimals: "{symbol} 最多支援 {decimals} 位小數。",
    amountZero: "請輸入大於零的金額。",
    amountTooMuch: "您沒有那麼多。",
    amountLeast: "請至少傳送 {least} 到該地址。",
    amountRest: "您的帳戶中必須保留少量 {symbol}。選擇「最大」會自動保留。",
    amountUnconfirmed: "您的部分 {symbol} 尚未確認。請在下一個區塊後再試一次。",
    receiverMissing: "請輸入接收方。",
    receiverFormat: "這不是 {network} 上的地址。請檢查每個字元。",
    receiverInvisible: "此地址含有看不見的字元。請從其他地方複製。",
    receiverAccount: "這是存放代幣的帳戶，不是錢包。請向對方索取錢包地址。",
    receiverLink: "這裡無法使用此連結。",
    memo: "備註過長，或含有無法傳送的字元。",
    receiverNameNone: "此名稱在 {network} 上沒有對應的地址。",
    receiverNameInvalid: "這不是有效的名稱，或容易與其他名稱混淆。",
    receiverNameFailed: "無法查詢此名稱。請再試一次。",
    receiverMoved: "此名稱現在對應另一個地址。請向接收方確認。",
    token: "此代幣無法傳送。",
    tax: "此代幣對每筆轉帳的扣留超出本網站允許的範圍。",
    refused: "代幣或接收方拒絕了這筆轉帳。",
    changed: "自您檢視後，情況已有變動。請重新檢查。",
    unsupported: "這裡無法在 {network} 上傳送資產。",
    waiting: "您的錢包中還有一筆轉帳等待處理。"
  },
  standsFor: "{name} 對應此地址：",
  lookingUp: "正在查詢名稱",
  links: {
    reading: "正在讀取連結",
    filled: "已根據連結填入。傳送前請檢查。",
    says: "連結內容：「{label}」",
    switchTo: "切換到 {name}",
    elsewhere: "其他網路",
    failed: "無法讀取連結。請再試一次。",
    problems: {
      transaction: "此連結會讓某個網站撰寫交易內容。請改為索取地址或收款連結。",
      unsupported: "此連結要求的不只是轉帳。請改為索取地址。",
      malformed: "此連結已損壞。請索取新的連結。",
      network: "此連結適用於 {name}。",
      token: "此連結要求使用您在這裡沒有的代幣。",
      references: "此連結的要求無法在此網路的轉帳中實現。請改為索取地址。",
      other: "此連結的要求與您輸入的內容不同。"
    }
  }
}

export const review: ReviewMessages = {
  feeAbout: "網路費用（約）",
  feeAboutNote: "費用由您的錢包決定，並會在您確認前顯示。",
  feeChoice: "速度",
  feeLevels: {
    slow: "慢",
    normal: "一般",
    fast: "快"
  },
  totalAbout: "總計（約）",
  warnMemo: "此接收方需要備註（Memo）才能辨識款項歸屬。若未填寫，您傳送的資產可能會遺失。",
  warnSpelling: "您輸入的帳戶採用其他網路的寫法。請確認接收方在 {network} 上也使用此帳戶。",
  warnRepeated: "您先前已傳送相同金額給此接收方，且該筆仍可能到帳。如果再次傳送，您可能會重複付款。",
  confirmRepeated: "我要再傳送一次",
  memo: "備註（Memo）",
  reference: "供接收方辨識的參考資訊",
  warnTax: "{amount} 中將有 {arrived} 到帳：此代幣會扣留 {percent}。",
  confirmTax: "仍要傳送",
  untried: "我們無法測試此代幣會到帳多少。"
}
