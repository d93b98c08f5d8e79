import type { SafeMessages } from "../SafeMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  proposals: "提案"
}

export const words: SafeMessages = {
  owners: "需要 {owners} 位擁有者中的 {required} 位簽署。",
  readOnly: "您不是此 Safe 的擁有者。您可以檢視，但無法提案。",
  empty: "本應用程式向您的 Safe 提出的提案會顯示在這裡，直到執行為止。",
  unknown: "正在查詢 Safe",
  signatures: "等待簽署：{signatures}/{required}",
  execution: "可以執行",
  executed: "已執行",
  failed: "失敗",
  cancelled: "已取消",
  signaturesText: "請其他擁有者在他們的 Safe 中簽署。",
  executionText: "已有足夠的擁有者簽署，需由其中一位執行。",
  proposal: "提案",
  transaction: "交易"
}
