import type { OnrampMessages } from "../OnrampMessages.ts"
import type { OnrampProgressMessages } from "../OnrampProgressMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  buy: "购买",
  purchases: "购买记录"
}

export const words: OnrampMessages = {
  notConnected: "请连接钱包以购买。",
  unsupported: "这里无法在 {network} 上购买。",
  chooseNetwork: "选择其他网络",
  restricted: "您所在的地区不提供购买服务。",
  pay: "您支付",
  currency: "货币",
  preset: "支付 {amount}",
  get: "您将获得约",
  coin: "购买的资产",
  method: "支付方式",
  methods: { card: "银行卡", ach_bank_account: "银行账户" },
  provider: "服务商",
  fee: "{provider}，费用 {fee}%",
  providerFee: "{provider} 的费用",
  networkFee: "网络费用",
  to: "存入您的账户",
  onPage: "{provider} 会在其页面上显示价格。",
  quoteFailed: "{provider} 没有提供价格。付款前，您会在其页面上看到价格。",
  listsDefault: "{provider} 没有说明出售哪些资产。其页面可能提供其他资产。",
  opaque: "请在 {provider} 的页面上核对资产会发送至此地址：链接中不会显示地址。",
  leaves: "您将在新窗口中的 {provider} 页面付款。对方会知道您的地址。",
  buyAt: "前往 {provider} 继续",
  latest: "最近一次购买",
  purchases: "您的购买记录",
  problems: {
    amountMissing: "请输入金额。",
    amountFormat: "请输入数字，例如 0.5。",
    amountAmbiguous: "请去掉千位分隔符后输入。",
    amountDecimals: "{currency} 最多支持 {decimals} 位小数。",
    amountZero: "请输入大于零的金额。",
    amountLow: "请输入不低于 {min} 的金额。",
    amountHigh: "请输入不高于 {max} 的金额。",
    provider: "{provider} 没有响应。请重试，或选择其他服务商。",
    link: "{provider} 的链接没有指向应有的位置。没有打开任何页面。",
    invalid: "{provider} 已不再出售此资产。请重新选择。",
    other: "操作未成功。请重试。"
  }
}

export const progress: OnrampProgressMessages = {
  to: "存入您的账户",
  nothingBegun: "尚未购买任何资产。",
  openTitle: "前往 {provider} 继续",
  openText: "其页面已在另一个窗口中打开。完成后请返回这里。",
  blockedTitle: "没有打开窗口",
  blockedText: "您的浏览器阻止了窗口。请自行打开 {provider} 的页面：",
  closedTitle: "{provider} 的页面似乎已关闭",
  closedText: "如果您已付款，可能需要一段时间才能到账。如果没有，您可以再次打开。",
  pendingTitle: "您的购买正在处理",
  pendingText: "{provider} 已收到。您可以关闭此页面。",
  successTitle: "{provider} 已发送",
  successText: "可能需要几分钟才会显示在您的账户中。",
  failedTitle: "购买失败",
  failedText: "{provider} 表示购买未完成。您的资金去向请查看其页面。",
  unknownTitle: "暂未发现到账",
  unknownText: "如果您已付款，资产仍可能到账。详情请查看 {provider} 的页面或邮件。",
  showBalance: "显示我的余额",
  held: "您有 {amount}",
  grown: "比之前多 {amount}",
  notGrown: "尚未到账。",
  lookFailed: "无法加载您的余额。",
  openPage: "打开 {provider} 的页面",
  copyLink: "复制链接",
  linkCopied: "链接已复制",
  checkAgain: "再次检查",
  done: "完成",
  paid: "已支付 {amount}",
  somePurchase: "购买",
  tags: { pending: "处理中", success: "已发送", failed: "失败" },
  unread: "{provider} 没有响应。",
  listFailed: "无法加载您的购买记录。"
}
