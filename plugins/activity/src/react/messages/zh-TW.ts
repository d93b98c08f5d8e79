import type { ActivityMessages, DetailMessages } from "../ActivityMessages.ts"
import type { ReplacingMessages } from "../ReplacingMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  list: "交易紀錄",
  transaction: "交易"
}

export const words: ActivityMessages = {
  kinds: {
    send: "已傳送",
    receive: "已接收",
    self: "已傳送給自己",
    mint: "已鑄造",
    burn: "已銷毀",
    trade: "已兌換",
    approve: "已授權支出",
    approved: "已授權",
    revoked: "已撤銷授權",
    cancel: "已取消",
    deploy: "已建立合約",
    deposit: "已存入",
    withdraw: "已提領",
    borrow: "已借入",
    repay: "已償還",
    stake: "已質押",
    unstake: "已解除質押",
    claim: "已領取",
    contract: "合約互動",
    taken: "被其他地址轉走",
    failed: "失敗",
    sending: "傳送中",
    swapping: "兌換中",
    approving: "授權中",
    revoking: "正在撤銷授權",
    unknown: "結果不明"
  },
  tags: {
    lookAlike: "相似地址",
    unverified: "未驗證",
    nothing: "空交易",
    spam: "垃圾訊息"
  },
  pending: "處理中",
  usually: "通常需要 {time}",
  to: "至 {address}",
  from: "來自 {address}",
  spender: "授權給 {address}",
  unlimited: "無限量",
  all: "全部",
  nothing: "無",
  more: "另有 {count} 項",
  older: "顯示較早的紀錄",
  olderFailed: "無法載入較早的交易紀錄。",
  partial: "可能缺少較早的交易紀錄。",
  fallback: "有一個資料來源沒有回應。可能缺少部分交易紀錄。",
  failed: "無法載入您的交易紀錄。",
  outdated: "無法重新整理您的交易紀錄。可能缺少較新的紀錄。",
  unfetched: "無法取得交易",
  readAgain: "重新整理",
  none: "這裡還沒有任何紀錄。",
  noneKnown: "沒有近期的交易紀錄。可能缺少較早的紀錄。",
  untold: "這裡無法載入 {network} 上的交易紀錄。",
  hidden: "已隱藏的交易：{count}",
  showHidden: "顯示",
  hideHidden: "隱藏",
  hiddenNote: "這些是詐騙者留下的交易。切勿從中複製地址。"
}

export const details: DetailMessages = {
  doubts: {
    lookAlike: "此地址看似您的地址，或您曾傳送過的地址，但其實不是。請勿複製。",
    unverified: "它可能不是名稱所示的代幣，也可能毫無價值。",
    nothing: "這筆交易由他人送出，沒有移轉任何資產。這可能是誘使您複製其地址的詐騙手法。",
    spam: "這看起來像廣告。請勿造訪其中提到的網站。"
  },
  mayTake: "從現在起可被轉走",
  gone: "此帳戶的交易紀錄中沒有這筆交易。",
  unknownNote: "交易已傳送，但結果尚不明確。再次傳送前，請先查詢。",
  failedNote: "交易失敗，沒有移轉任何資產。網路費用不予退還。",
  takenNote: "您沒有簽署這筆交易。可能是由您授權支出的地址簽署的。",
  unlimitedNote: "在您撤銷之前，無限量授權可轉走您持有的全部該代幣。",
  status: "狀態",
  statuses: { success: "已完成", failed: "失敗", pending: "處理中", unknown: "未知" },
  date: "日期",
  sender: "簽署方",
  network: "網路",
  fee: "網路費用",
  hash: "交易",
  copyHash: "複製交易 ID",
  copyAddress: "複製地址",
  copied: "已複製",
  copyFailed: "無法複製"
}

export const replacing: ReplacingMessages = {
  speedUp: "加速",
  cancel: "取消交易",
  speedUpText: "將以更高的費用再次傳送。兩筆中只會執行一筆。",
  cancelText: "一筆傳給您自己的空交易會取代它。在此之前，第一筆仍可能執行。",
  feeBefore: "目前費用（最高）",
  speedingUp: "正在加速。兩筆中只會執行一筆。",
  cancelling: "正在取消。在此之前仍可能執行。",
  settled: "它已經執行了。",
  fixed: "沒有什麼能取代它，只能等待。",
  beside: "您的錢包傳送了一筆新交易，而沒有取代第一筆。兩筆都可能執行。"
}
