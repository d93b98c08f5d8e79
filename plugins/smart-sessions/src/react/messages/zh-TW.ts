import type { SmartSessionsMessages } from "../SmartSessionsMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  list: "智慧工作階段",
  session: "智慧工作階段"
}

export const words: SmartSessionsMessages = {
  tabs: { active: "有效", expired: "已過期", revoked: "已撤銷" },
  none: {
    active: "沒有應用程式可以代表此帳戶操作。",
    expired: "此帳戶沒有已過期的工作階段。",
    revoked: "此帳戶沒有已撤銷的工作階段。"
  },
  off: "此頁面已關閉智慧工作階段。",
  failed: "無法載入您的智慧工作階段。",
  outdated: "無法重新整理您的智慧工作階段。以下內容可能已有變動。",
  readAgain: "重新整理",
  unnamed: "某個應用程式",
  until: "有效期限至 {date}",
  endedAt: "已於 {date} 結束",
  revokedOn: "已於 {date} 撤銷",
  allows: "不需詢問您即可執行",
  spend: "每{period}最多支出 {amount}",
  call: "呼叫 {address} 的 {functions}",
  actAs: "以您帳戶的身分執行 {address} 的 {functions}",
  withValue: "每次最多附帶 {amount}",
  unread: "還有這裡無法顯示的內容。請在您的錢包中檢視。",
  units: "{address} 的 {count} 個單位",
  periods: { second: "秒", minute: "分鐘", hour: "小時", day: "天", week: "週" },
  project: "應用程式",
  account: "適用帳戶",
  network: "網路",
  begun: "授予時間",
  ends: "結束時間",
  ended: "已結束",
  revoked: "已撤銷",
  revoke: "撤銷工作階段",
  revokeNote: "您的錢包會請您簽署。不需任何費用。",
  asking: "請在 {wallet} 中確認",
  declined: "您已拒絕。工作階段維持不變。",
  revokeFailed: "未能撤銷工作階段。請再試一次。",
  gone: "此工作階段已不存在。",
  grantedTitle: "已授予智慧工作階段",
  grantedText: "您可以隨時在帳戶中撤銷。",
  refusedTitle: "授予的權限超出要求的範圍",
  refusedText: "不會使用此工作階段。請在 {wallet} 中將其撤銷。",
  seeAll: "所有智慧工作階段",
  done: "完成"
}
