import type { ApprovalsMessages } from "../ApprovalsMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  list: "授權",
  revoke: "撤銷授權"
}

export const words: ApprovalsMessages = {
  intro: "在您撤銷之前，下列地址可以轉走您的代幣，且不會再次詢問您。",
  none: "這裡沒有發現此帳戶的任何授權。",
  failed: "無法載入您的授權。",
  outdated: "無法重新整理您的授權。以下內容可能已有變動。",
  readAgain: "重新整理",
  since: "可能缺少 {date} 之前的授權。",
  sinceBlock: "可能缺少區塊 {block} 之前的授權。",
  unlimited: "無限量 {token}",
  upTo: "最多 {amount}",
  all: "全部 {token}",
  spenderIs: "授權給 {spender}",
  mayTake: "目前可轉走",
  contract: "合約",
  spender: "被授權方",
  account: "轉出帳戶",
  after: "此後，被授權方無法再轉走 {token}。已被轉走的不會退回。",
  leaves: "此代幣的授權無法撤銷至零。仍會保留最低額度：{amount}。",
  revoke: "撤銷授權",
  gone: "此授權已不存在。",
  askingText: "請在錢包中確認被授權方與這裡相同。",
  sentTitle: "正在撤銷",
  successTitle: "已撤銷",
  successText: "被授權方無法再轉走 {token}。",
  failedText: "授權維持不變。僅扣除了費用。",
  declinedText: "授權維持不變。",
  unknownText: "請稍後再檢視您的授權。",
  problems: {
    refused: "合約拒絕了這項操作。為避免被授權方轉走您的 {token}，請將其移轉到其他帳戶。",
    changed: "自您檢視後，情況已有變動。請重新檢視。",
    waiting: "您的錢包中還有另一個請求等待處理。"
  }
}
