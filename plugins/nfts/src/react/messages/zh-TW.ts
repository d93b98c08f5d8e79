import type { NftsMessages } from "../NftsMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  list: "NFT",
  nft: "NFT 詳細資訊"
}

export const words: NftsMessages = {
  failed: "無法載入您的 NFT。",
  outdated: "無法重新整理您的 NFT。以下內容可能已有變動。",
  readAgain: "重新整理",
  none: "這裡沒有發現此帳戶的 NFT。",
  partial: "可能缺少以特殊方式儲存在網路上的 NFT。",
  since: "可能缺少 {date} 之前收到的 NFT。",
  sinceBlock: "可能缺少區塊 {block} 之前收到的 NFT。",
  hidden: "已隱藏的 NFT：{count}",
  showHidden: "顯示",
  hideHidden: "隱藏",
  hiddenNote: "陌生人會傳送這類 NFT 進行詐騙。請勿造訪其中提到的網站。",
  doubts: {
    spam: "這看起來像廣告。請勿造訪其中提到的網站。",
    unverified: "其系列與您可能知道的系列同名，但並不是同一個。它可能毫無價值。"
  },
  tags: { spam: "垃圾訊息", unverified: "未驗證" },
  many: "× {count}",
  numbered: "NFT {number}",
  gone: "此帳戶已不再持有這個 NFT。",
  barred: "本應用程式無法載入其圖片和說明。",
  undescribed: "無法載入其說明。",
  traits: "屬性",
  contract: "地址",
  number: "編號",
  standard: "標準",
  network: "網路",
  held: "持有",
  copyContract: "複製地址",
  copyNumber: "複製編號",
  copied: "已複製",
  copyFailed: "無法複製"
}
