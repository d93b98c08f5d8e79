import type { NftsMessages } from "../NftsMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  list: "NFT",
  nft: "NFT 详情"
}

export const words: NftsMessages = {
  failed: "无法加载您的 NFT。",
  outdated: "无法刷新您的 NFT。以下内容可能已有变化。",
  readAgain: "刷新",
  none: "这里未发现此账户的 NFT。",
  partial: "可能缺少以特殊方式存储在网络上的 NFT。",
  since: "可能缺少 {date} 之前收到的 NFT。",
  sinceBlock: "可能缺少区块 {block} 之前收到的 NFT。",
  hidden: "已隐藏的 NFT：{count}",
  showHidden: "显示",
  hideHidden: "隐藏",
  hiddenNote: "陌生人会发送此类 NFT 来行骗。请勿访问其中提到的网站。",
  doubts: {
    spam: "这看起来像广告。请勿访问其中提到的网站。",
    unverified: "其系列与您可能知道的系列同名，但并不是同一个。它可能毫无价值。"
  },
  tags: { spam: "垃圾信息", unverified: "未验证" },
  many: "× {count}",
  numbered: "NFT {number}",
  gone: "此账户已不再持有该 NFT。",
  barred: "本应用无法加载其图片和描述。",
  undescribed: "无法加载其描述。",
  traits: "属性",
  contract: "地址",
  number: "编号",
  standard: "标准",
  network: "网络",
  held: "持有",
  copyContract: "复制地址",
  copyNumber: "复制编号",
  copied: "已复制",
  copyFailed: "无法复制"
}
