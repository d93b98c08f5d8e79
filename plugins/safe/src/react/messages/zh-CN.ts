import type { SafeMessages } from "../SafeMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  proposals: "提案"
}

export const words: SafeMessages = {
  owners: "需要 {owners} 位所有者中的 {required} 位签名。",
  readOnly: "您不是此 Safe 的所有者。您可以查看，但不能发起提案。",
  empty: "本应用向您的 Safe 发起的提案会显示在这里，直到执行为止。",
  unknown: "正在查询 Safe",
  signatures: "等待签名：{signatures}/{required}",
  execution: "可以执行",
  executed: "已执行",
  failed: "失败",
  cancelled: "已取消",
  signaturesText: "请其他所有者在他们的 Safe 中签名。",
  executionText: "已有足够的所有者签名，需要由其中一位执行。",
  proposal: "提案",
  transaction: "交易"
}
