import type { NamesMessages } from "../NamesMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  tile: "名稱",
  register: "選擇名稱",
  success: "您的名稱"
}

export const words: NamesMessages = {
  intro: "名稱比地址更容易閱讀和分享。每個帳戶只能有一個名稱，並會一直保留。",
  field: "名稱",
  placeholder: "your-name",
  hint: "至少 4 個字元，可使用字母、數字或連字號。",
  checking: "正在查詢是否可用",
  free: "{name} 可以使用。",
  problems: {
    short: "名稱至少需要 4 個字元",
    characters: "只能使用字母、數字和連字號 -",
    form: "這不能作為名稱。請換一個。",
    taken: "{name} 已被使用。請選擇下列其中一個，或換一個名稱。",
    owned: "此帳戶已有名稱。",
    declined: "您已拒絕簽署。名稱未註冊。",
    network: "此網路不提供名稱。請切換到其他網路。",
    account: "此帳戶已中斷連接。",
    failed: "無法連線到名稱服務。請再試一次。"
  },
  suggestions: "名稱",
  available: "可使用",
  registered: "已註冊",
  register: "註冊名稱",
  asking: "請在 {wallet} 中簽署以註冊 {name}。不需任何費用。",
  successTitle: "{name} 已歸您所有",
  successText: "其他人可以透過此名稱找到您的帳戶，它會取代您的地址顯示。",
  successButton: "完成",
  notConnected: "請連接錢包，為其取得名稱。"
}
