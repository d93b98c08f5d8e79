import type { BatchesMessages } from "../BatchesMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  status: "批量调用"
}

export const words: BatchesMessages = {
  outcomes: {
    pending: { title: "正在发送您的交易", text: "{wallet} 正在处理。您可以关闭此页面。" },
    confirmed: { title: "所有调用均已成功", text: "{network} 已全部执行。" },
    partlyFailed: { title: "仅部分调用成功", text: "已成功的调用仍然有效。其余的没有产生任何更改。" },
    failed: { title: "所有调用均失败", text: "没有产生任何更改。仅扣除了费用。" },
    offchainFailure: { title: "调用未发送", text: "{wallet} 在发送前已放弃。没有产生任何花费。" },
    unknown: { title: "无法确认是否已发送", text: "这些调用可能已被执行。再次发送前，请先查看您的账户。" }
  },
  checkAgain: "再次检查",
  done: "完成",
  none: "此账户没有从本页面发送过调用。",
  transactions: "交易",
  account: "转出账户",
  network: "网络",
  call: "调用 {number}",
  callPays: "{amount} 至 {address}",
  callTo: "至 {address}",
  allCalls: "所有调用",
  transaction: "交易 {number}",
  ended: { success: "成功", failed: "失败", unknown: "未确认" }
}
