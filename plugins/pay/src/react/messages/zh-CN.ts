import type { ExchangeMessages, PayMessages, ReviewMessages } from "../PayMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  pay: "支付方式",
  review: "核对",
  progress: "付款"
}

export const words: PayMessages = {
  nothing: "没有需要支付的款项。",
  asset: "资产",
  underWay: "此付款正在处理",
  byWallet: "使用 {wallet} 支付",
  connect: "连接一个钱包",
  switchFirst: "会先请求切换到 {network}",
  preparing: "如果钱包询问，请在其中确认",
  exchanges: "从交易所支付",
  loadingExchanges: "正在查询交易所",
  noExchanges: "没有交易所支持此付款。",
  exchangesFailed: "无法查询交易所。",
  askingText: "请在钱包中核对金额和接收方与这里一致。",
  sentTitle: "正在支付 {amount}",
  successTitle: "已支付 {amount}",
  successText: "已到达 {address}。",
  unsentTitle: "未支付",
  declinedText: "没有支付任何款项。",
  unknownTitle: "无法确认是否已支付",
  unknownText: "再次支付前，请先查看您的账户。",
  shortTitle: "{amount} 中仅到账 {arrived}",
  shortText: "此代币扣留了 {percent}，因此未足额支付。再次支付前，请先询问卖家。",
  problems: {
    amountTooMuch: "您的钱包中没有那么多 {symbol}。",
    amountRest: "您账户中剩余的 {symbol} 会过少。",
    amountUnconfirmed: "您的部分 {symbol} 尚未确认。请在下一个区块后重试。",
    amountLeast: "金额过小，网络无法转账。",
    decimals: "{symbol} 的小数位数与此不同。请告知本网站。",
    token: "此代币不能用于支付。",
    recipient: "接收方不是此网络可以付款的地址。请告知本网站。",
    tax: "此代币会扣留每笔转账的一部分，因此无法足额支付。",
    refused: "代币或接收方拒绝了此付款。",
    changed: "情况已有变化。请重新选择支付方式。",
    switchDeclined: "您的钱包仍在其他网络上。没有支付任何款项。",
    waiting: "此付款已在进行中。",
    exchange: "交易所没有响应。请重试，或使用其他支付方式。",
    link: "交易所的链接不正确，因此没有打开。",
    unsupported: "这里无法支付此款项。"
  }
}

export const exchange: ExchangeMessages = {
  open: {
    title: "前往 {exchange} 继续",
    text: "其页面已在新窗口中打开。请在那里核对金额和接收方与这里一致。"
  },
  blocked: { title: "没有打开窗口", text: "您的浏览器阻止了窗口。请使用链接打开 {exchange} 的页面。" },
  closed: {
    title: "{exchange} 的页面似乎已关闭",
    text: "如果您已在那里付款，请等待。如果没有，请再次打开。"
  },
  pending: { title: "{exchange} 正在付款", text: "它已收到您的付款并正在发送。" },
  success: { title: "已支付 {amount}", text: "{exchange} 表示已发送。" },
  failed: { title: "付款失败", text: "{exchange} 表示付款未完成。" },
  unknown: {
    title: "无法确认是否已支付",
    text: "{exchange} 没有说明。再次支付前，请先在那里查看您的账户。"
  },
  openPage: "打开 {exchange} 的页面",
  copyLink: "复制链接",
  linkCopied: "链接已复制"
}

export const review: ReviewMessages = {
  feeAbout: "网络费用（约）",
  reviewGone: "没有可核对的内容。您的账户或网络可能已更改。",
  pay: "支付 {amount}",
  checkTo: "请确认您认识此地址：向该地址的付款无法撤回。",
  warnSelf: "这是您自己的地址。",
  warnBurn: "没有人持有此地址的密钥。支付到该地址的资产将会丢失。",
  warnToken: "这是该代币自身的合约。支付到该地址的资产极有可能丢失。",
  warnContract: "这是一个合约。请确认它可以接收付款。",
  confirm: "我已核对接收方"
}
