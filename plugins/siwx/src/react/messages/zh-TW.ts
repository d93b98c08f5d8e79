import type { SiwxMessages } from "../SiwxMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  sign: "登入"
}

export const words: SiwxMessages = {
  checking: "請稍候",
  checkingText: "正在檢查您是否已登入。",
  ask: "證明此帳戶屬於您",
  askText: "請用 {wallet} 簽署一則訊息。不需任何費用，也不會移轉任何資產。",
  askRequired: "本網站需要 {wallet} 的簽名。不需任何費用，也不會移轉任何資產。",
  open: "開啟 {wallet} 以簽署",
  openText: "請確認訊息中寫明的是本網站，然後簽署。",
  verifying: "登入中",
  verifyingText: "網站正在驗證您的簽名。",
  declined: "您已在錢包中拒絕",
  declinedText: "您尚未登入。未傳送任何內容。",
  failed: "您尚未登入",
  failedText: "網站沒有給出應有的回應。請再試一次。",
  invalidText: "網站沒有接受此簽名。請再試一次，或使用其他帳戶。",
  wrongNetwork: "此網路不支援",
  wrongNetworkText: "本網站不接受在 {network} 上登入。",
  chooseNetwork: "選擇網路",
  sign: "簽署",
  site: "網站",
  account: "帳戶",
  network: "網路",
  notConnected: "請連接錢包以登入。"
}
