import type { Titles } from "./en/titles.ts"
import type { TokensMessages } from "../TokensMessages.ts"

export const titles: Titles = {
  list: "代币"
}

export const words: TokensMessages = {
  failed: "无法加载您的代币。",
  outdated: "无法刷新您的代币。以下内容可能已有变化。",
  readAgain: "刷新",
  none: "这里未发现此账户的代币。",
  total: "总计",
  totalUnknown: "未知",
  totalPartial: "未计入价格未知的代币。",
  unverified: "未验证",
  unverifiedNote: "这些代币与其他代币同名，可能意在欺骗您。请勿仅凭名称信任它们。",
  manage: "添加或隐藏代币",
  addLabel: "代币合约地址",
  addNote: "您可以从该代币的官方网站或区块浏览器复制。",
  add: "添加",
  added: "已添加。您持有该代币后，它就会出现在列表中。",
  notToken: "此网络上的该地址没有代币。",
  notRead: "无法加载该代币。请重试。",
  hide: "隐藏",
  show: "显示"
}
