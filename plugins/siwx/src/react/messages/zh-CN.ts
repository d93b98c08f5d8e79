import type { SiwxMessages } from "../SiwxMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  sign: "登录"
}

export const words: SiwxMessages = {
  checking: "请稍候",
  checkingText: "正在检查您是否已登录。",
  ask: "证明此账户属于您",
  askText: "请用 {wallet} 签名一条消息。无需费用，也不会转移任何资产。",
  askRequired: "本网站需要 {wallet} 的签名。无需费用，也不会转移任何资产。",
  open: "打开 {wallet} 以签名",
  openText: "请核对消息中写明的是本网站，然后签名。",
  verifying: "正在登录",
  verifyingText: "网站正在验证您的签名。",
  declined: "您已在钱包中拒绝",
  declinedText: "您未登录。没有发送任何内容。",
  failed: "您未登录",
  failedText: "网站没有给出应有的响应。请重试。",
  invalidText: "网站没有接受此签名。请重试，或使用其他账户。",
  wrongNetwork: "此网络不支持",
  wrongNetworkText: "本网站不接受在 {network} 上登录。",
  chooseNetwork: "选择网络",
  sign: "签名",
  site: "网站",
  account: "账户",
  network: "网络",
  notConnected: "请连接钱包以登录。"
}
