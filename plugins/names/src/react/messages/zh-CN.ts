import type { NamesMessages } from "../NamesMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  tile: "名称",
  register: "选择名称",
  success: "您的名称"
}

export const words: NamesMessages = {
  intro: "名称比地址更易读、更易分享。每个账户只能有一个名称，并会一直保留。",
  field: "名称",
  placeholder: "your-name",
  hint: "至少 4 个字符，可使用字母、数字或连字符。",
  checking: "正在查询是否可用",
  free: "{name} 可用。",
  problems: {
    short: "名称至少需要 4 个字符",
    characters: "只能使用字母、数字和连字符 -",
    form: "这不能用作名称。请换一个。",
    taken: "{name} 已被占用。请选择以下名称之一，或换一个。",
    owned: "此账户已有名称。",
    declined: "您已拒绝签名。名称未注册。",
    network: "此网络不提供名称。请切换到其他网络。",
    account: "该账户已断开连接。",
    failed: "无法连接名称服务。请重试。"
  },
  suggestions: "名称",
  available: "可用",
  registered: "已注册",
  register: "注册名称",
  asking: "请在 {wallet} 中签名以注册 {name}。无需费用。",
  successTitle: "{name} 已归您所有",
  successText: "他人可通过该名称找到您的账户，它会代替您的地址显示。",
  successButton: "完成",
  notConnected: "请连接钱包，为其获取名称。"
}
