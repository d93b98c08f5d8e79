import type { SmartSessionsMessages } from "../SmartSessionsMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  list: "智能会话",
  session: "智能会话"
}

export const words: SmartSessionsMessages = {
  tabs: { active: "有效", expired: "已过期", revoked: "已撤销" },
  none: {
    active: "没有应用可以代表此账户操作。",
    expired: "此账户没有已过期的会话。",
    revoked: "此账户没有已撤销的会话。"
  },
  off: "此页面已关闭智能会话。",
  failed: "无法加载您的智能会话。",
  outdated: "无法刷新您的智能会话。以下内容可能已有变化。",
  readAgain: "刷新",
  unnamed: "某个应用",
  until: "有效期至 {date}",
  endedAt: "已于 {date} 结束",
  revokedOn: "已于 {date} 撤销",
  allows: "无需询问您即可执行",
  spend: "每{period}最多支出 {amount}",
  call: "调用 {address} 的 {functions}",
  actAs: "以您账户的身份运行 {address} 的 {functions}",
  withValue: "每次最多附带 {amount}",
  unread: "还有这里无法显示的内容。请在您的钱包中查看。",
  units: "{address} 的 {count} 个单位",
  periods: { second: "秒", minute: "分钟", hour: "小时", day: "天", week: "周" },
  project: "应用",
  account: "适用账户",
  network: "网络",
  begun: "授予时间",
  ends: "结束时间",
  ended: "已结束",
  revoked: "已撤销",
  revoke: "撤销会话",
  revokeNote: "您的钱包会请您签名。无需费用。",
  asking: "请在 {wallet} 中确认",
  declined: "您已拒绝。会话保持不变。",
  revokeFailed: "会话未能撤销。请重试。",
  gone: "此会话已不存在。",
  grantedTitle: "已授予智能会话",
  grantedText: "您可以随时在账户中撤销。",
  refusedTitle: "授予的权限超出请求的范围",
  refusedText: "此会话不会被使用。请在 {wallet} 中将其撤销。",
  seeAll: "所有智能会话",
  done: "完成"
}
