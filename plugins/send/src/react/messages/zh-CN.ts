import type { ReviewMessages } from "../ReviewMessages.ts"
import type { SendMessages } from "../SendMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  form: "发送",
  tokens: "选择代币",
  review: "核对"
}

export const words: SendMessages = {
  notConnected: "请连接钱包以发送。",
  token: "代币：{symbol}",
  balance: "您有 {amount}",
  max: "最大",
  maxLabel: "最大，发送全部",
  toPlaceholder: "接收方地址",
  toNamePlaceholder: "地址或名称",
  paste: "粘贴",
  memoLabel: "备注（Memo），如接收方要求",
  memoNote: "所有人都能看到。交易所通常需要填写。",
  review: "核对",
  tokensFailed: "无法加载您的代币。",
  noTokens: "这里未发现此账户的代币。",
  searchTokens: "搜索代币",
  noTokenFound: "没有与“{query}”匹配的代币。",
  latest: "最近一次转账",
  unverified: "代币 {address} 与另一种代币同名，可能意在欺骗您。",
  reviewGone: "没有可核对的内容。您的账户或网络可能已更改。",
  deposit: "费用中的 {amount} 用于为接收方开设此代币的账户，并会留在该账户中。",
  send: "发送 {amount}",
  confirm: "我已核对接收方",
  warnSelf: "这是您自己的地址。",
  warnBurn: "没有人持有此地址的密钥。发送到该地址的资产将会丢失。",
  warnToken: "这是该代币自身的合约。发送到该地址的资产极有可能丢失。",
  warnContract: "此地址是一个合约。请确认它可以使用您发送的资产。",
  warnLookAlike: "此地址与您熟悉的地址 {address} 相似，但并非同一个。可能有人想让您混淆两者。",
  askingText: "请在钱包中核对金额和接收方与这里一致。",
  sentTitle: "正在发送 {amount}",
  successTitle: "已发送 {amount}",
  successText: "已到达 {address}。",
  unknownText: "再次发送前，请先查看您的账户。",
  shortTitle: "{amount} 中仅到账 {arrived}",
  shortText: "您向 {address} 的转账中，此代币扣留了 {percent}。",
  shortTried: "{text}在之前的测试中本应到账 {tried}：此代币在测试时的表现与实际不同。",
  noTransfer: "尚未发送任何内容。",
  problems: {
    amountMissing: "请输入金额。",
    amountFormat: "请输入数字，例如 0.5。",
    amountAmbiguous: "请去掉千位分隔符后输入。",
    amountDecimals: "{symbol} 最多支持 {decimals} 位小数。",
    amountZero: "请输入大于零的金额。",
    amountTooMuch: "您没有那么多。",
    amountLeast: "请至少向该地址发送 {least}。",
    amountRest: "您的账户中须保留少量 {symbol}。选择“最大”会自动保留。",
    amountUnconfirmed: "您的部分 {symbol} 尚未确认。请在下一个区块后重试。",
    receiverMissing: "请输入接收方。",
    receiverFormat: "这不是 {network} 上的地址。请检查每个字符。",
    receiverInvisible: "该地址含有不可见字符。请从其他地方复制。",
    receiverAccount: "这是存放代币的账户，不是钱包。请向对方索取钱包地址。",
    receiverLink: "这里无法使用此链接。",
    memo: "备注过长，或含有无法发送的字符。",
    receiverNameNone: "此名称在 {network} 上没有对应的地址。",
    receiverNameInvalid: "这不是有效名称，或容易与其他名称混淆。",
    receiverNameFailed: "无法查询此名称。请重试。",
    receiverMoved: "此名称现在对应另一个地址。请向接收方确认。",
    token: "此代币无法发送。",
    tax: "此代币对每笔转账的扣留超出本网站允许的范围。",
    refused: "代币或接收方拒绝了此转账。",
    changed: "自您查看后情况已有变化。请重新核对。",
    unsupported: "这里无法在 {network} 上发送资产。",
    waiting: "您的钱包中还有一笔转账待处理。"
  },
  standsFor: "{name} 对应此地址：",
  lookingUp: "正在查询名称",
  links: {
    reading: "正在读取链接",
    filled: "已根据链接填写。发送前请核对。",
    says: "链接内容：“{label}”",
    switchTo: "切换到 {name}",
    elsewhere: "其他网络",
    failed: "无法读取链接。请重试。",
    problems: {
      transaction: "此链接会让某个网站编写交易内容。请改为索取地址或收款链接。",
      unsupported: "此链接要求的不只是转账。请改为索取地址。",
      malformed: "此链接已损坏。请索取新链接。",
      network: "此链接适用于 {name}。",
      token: "此链接要求使用您在这里没有的代币。",
      references: "此链接的要求在此网络的转账中无法实现。请改为索取地址。",
      other: "此链接的要求与您输入的不同。"
    }
  }
}

export const review: ReviewMessages = {
  feeAbout: "网络费用（约）",
  feeAboutNote: "费用由您的钱包决定，并会在您确认前显示。",
  feeChoice: "速度",
  feeLevels: {
    slow: "慢",
    normal: "普通",
    fast: "快"
  },
  totalAbout: "总计（约）",
  warnMemo: "此接收方需要备注（Memo）来识别款项归属。若不填写，您发送的资产可能会丢失。",
  warnSpelling: "您输入的账户采用了其他网络的写法。请确认接收方在 {network} 上也使用该账户。",
  warnRepeated: "您之前已向此接收方发送过相同金额，且该笔仍可能到账。如果再次发送，您可能会重复付款。",
  confirmRepeated: "我要再发送一次",
  memo: "备注（Memo）",
  reference: "供接收方识别的参考信息",
  warnTax: "{amount} 中将到账 {arrived}：此代币会扣留 {percent}。",
  confirmTax: "仍要发送",
  untried: "我们无法测试此代币会到账多少。"
}
