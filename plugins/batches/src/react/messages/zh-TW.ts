import type { BatchesMessages } from "../BatchesMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  status: "批次呼叫"
}

export const words: BatchesMessages = {
  outcomes: {
    pending: { title: "正在傳送您的交易", text: "{wallet} 正在處理。您可以關閉此畫面。" },
    confirmed: { title: "所有呼叫皆成功", text: "{network} 已全部執行。" },
    partlyFailed: { title: "僅部分呼叫成功", text: "已成功的呼叫仍然有效。其餘呼叫沒有造成任何變更。" },
    failed: { title: "所有呼叫皆失敗", text: "沒有造成任何變更。僅扣除了費用。" },
    offchainFailure: { title: "呼叫未傳送", text: "{wallet} 在傳送前已放棄。沒有產生任何花費。" },
    unknown: { title: "無法確認是否已傳送", text: "這些呼叫可能已經執行。再次傳送前，請先查看您的帳戶。" }
  },
  checkAgain: "再次檢查",
  done: "完成",
  none: "此帳戶尚未從本頁面傳送任何呼叫。",
  transactions: "交易",
  account: "轉出帳戶",
  network: "網路",
  call: "呼叫 {number}",
  callPays: "{amount} 至 {address}",
  callTo: "至 {address}",
  allCalls: "所有呼叫",
  transaction: "交易 {number}",
  ended: { success: "成功", failed: "失敗", unknown: "未確認" }
}
