import type { ApprovalsMessages } from "../ApprovalsMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  list: "授权",
  revoke: "撤销授权"
}

export const words: ApprovalsMessages = {
  intro: "在您撤销之前，以下地址可以转走您的代币，且不会再次询问您。",
  none: "这里未发现此账户的任何授权。",
  failed: "无法加载您的授权。",
  outdated: "无法刷新您的授权。以下内容可能已有变化。",
  readAgain: "刷新",
  since: "可能缺少 {date} 之前的授权。",
  sinceBlock: "可能缺少区块 {block} 之前的授权。",
  unlimited: "无限量 {token}",
  upTo: "最多 {amount}",
  all: "全部 {token}",
  spenderIs: "授权给 {spender}",
  mayTake: "目前可转走",
  contract: "合约",
  spender: "被授权方",
  account: "转出账户",
  after: "此后，被授权方不能再转走 {token}。已被转走的不会退回。",
  leaves: "此代币的授权无法撤销至零。仍会保留最低额度：{amount}。",
  revoke: "撤销授权",
  gone: "此授权已不存在。",
  askingText: "请在钱包中核对被授权方与这里一致。",
  sentTitle: "正在撤销",
  successTitle: "已撤销",
  successText: "被授权方不能再转走 {token}。",
  failedText: "授权保持不变。仅扣除了费用。",
  declinedText: "授权保持不变。",
  unknownText: "请稍后再查看您的授权。",
  problems: {
    refused: "合约拒绝了此操作。为防止被授权方转走您的 {token}，请将其转移到其他账户。",
    changed: "自您查看后情况已有变化。请重新查看。",
    waiting: "您的钱包中还有另一个请求待处理。"
  }
}
