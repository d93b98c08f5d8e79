import type { Titles } from "./en/titles.ts"
import type { TokensMessages } from "../TokensMessages.ts"

export const titles: Titles = {
  list: "代幣"
}

export const words: TokensMessages = {
  failed: "無法載入您的代幣。",
  outdated: "無法重新整理您的代幣。以下內容可能已有變動。",
  readAgain: "重新整理",
  none: "這裡沒有發現此帳戶的代幣。",
  total: "總計",
  totalUnknown: "未知",
  totalPartial: "未計入價格未知的代幣。",
  unverified: "未驗證",
  unverifiedNote: "這些代幣與其他代幣同名，可能意圖欺騙您。請勿僅憑名稱信任它們。",
  manage: "新增或隱藏代幣",
  addLabel: "代幣合約地址",
  addNote: "您可以從該代幣的官方網站或區塊瀏覽器複製。",
  add: "新增",
  added: "已新增。您持有該代幣後，它就會出現在清單中。",
  notToken: "此網路上的這個地址沒有代幣。",
  notRead: "無法載入此代幣。請再試一次。",
  hide: "隱藏",
  show: "顯示"
}
