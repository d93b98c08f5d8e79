import type { ActivityMessages, DetailMessages } from "../ActivityMessages.ts"
import type { ReplacingMessages } from "../ReplacingMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  list: "交易记录",
  transaction: "交易"
}

export const words: ActivityMessages = {
  kinds: {
    send: "已发送",
    receive: "已接收",
    self: "已发送给自己",
    mint: "已铸造",
    burn: "已销毁",
    trade: "已兑换",
    approve: "已授权支出",
    approved: "已授权",
    revoked: "授权已撤销",
    cancel: "已取消",
    deploy: "已创建合约",
    deposit: "已存入",
    withdraw: "已提取",
    borrow: "已借入",
    repay: "已偿还",
    stake: "已质押",
    unstake: "已解除质押",
    claim: "已领取",
    contract: "合约交互",
    taken: "被其他地址转走",
    failed: "失败",
    sending: "正在发送",
    swapping: "正在兑换",
    approving: "正在授权",
    revoking: "正在撤销授权",
    unknown: "结果未知"
  },
  tags: {
    lookAlike: "相似地址",
    unverified: "未验证",
    nothing: "空交易",
    spam: "垃圾信息"
  },
  pending: "处理中",
  usually: "通常需要 {time}",
  to: "至 {address}",
  from: "来自 {address}",
  spender: "授权给 {address}",
  unlimited: "无限量",
  all: "全部",
  nothing: "无",
  more: "另有 {count} 项",
  older: "显示更早的记录",
  olderFailed: "无法加载更早的交易记录。",
  partial: "可能缺少更早的交易记录。",
  fallback: "有一个数据源没有响应。可能缺少部分交易记录。",
  failed: "无法加载您的交易记录。",
  outdated: "无法刷新您的交易记录。可能缺少较新的记录。",
  unfetched: "获取交易失败",
  readAgain: "刷新",
  none: "这里还没有任何记录。",
  noneKnown: "没有近期交易记录。可能缺少更早的记录。",
  untold: "这里无法加载 {network} 上的交易记录。",
  hidden: "已隐藏的交易：{count}",
  showHidden: "显示",
  hideHidden: "隐藏",
  hiddenNote: "这些是骗子留下的交易。切勿从中复制地址。"
}

export const details: DetailMessages = {
  doubts: {
    lookAlike: "此地址看起来像您的地址，或您曾发送过的地址，但并不是。请勿复制。",
    unverified: "它可能不是其名称所指的代币，也可能毫无价值。",
    nothing: "这笔交易由他人发起，没有转移任何资产。这可能是诱使您复制其地址的骗局。",
    spam: "这看起来像广告。请勿访问其中提到的网站。"
  },
  mayTake: "从现在起可被转走",
  gone: "此账户的交易记录中没有这笔交易。",
  unknownNote: "交易已发送，但结果尚不明确。再次发送前请先查询。",
  failedNote: "交易失败，没有转移任何资产。网络费用不予退还。",
  takenNote: "您没有签名这笔交易。可能是您授权支出的某个地址签名的。",
  unlimitedNote: "在您撤销之前，无限量授权可转走您持有的全部该代币。",
  status: "状态",
  statuses: { success: "已完成", failed: "失败", pending: "处理中", unknown: "未知" },
  date: "日期",
  sender: "签名方",
  network: "网络",
  fee: "网络费用",
  hash: "交易",
  copyHash: "复制交易 ID",
  copyAddress: "复制地址",
  copied: "已复制",
  copyFailed: "无法复制"
}

export const replacing: ReplacingMessages = {
  speedUp: "加速",
  cancel: "取消交易",
  speedUpText: "将以更高的费用再次发送。两笔中只会执行一笔。",
  cancelText: "一笔发给您自己的空交易会取代它。在此之前，第一笔仍可能执行。",
  feeBefore: "目前费用（最高）",
  speedingUp: "正在加速。两笔中只会执行一笔。",
  cancelling: "正在取消。在此之前仍可能执行。",
  settled: "它已经执行了。",
  fixed: "没有什么能取代它，只能等待。",
  beside: "您的钱包发送了一笔新交易，而没有取代第一笔。两笔都可能执行。"
}
