import type { ReceiveMessages } from "../ReceiveMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  receive: "接收",
  networks: "相容的網路"
}

export const words: ReceiveMessages = {
  qrCode: "您地址的 QR Code",
  link: "{network} 的收款連結",
  copyLink: "複製收款連結",
  linkCopied: "已複製收款連結",
  linkFailed: "無法複製收款連結。",
  onlyHere: "僅可將 {network} 上的幣和代幣傳送到此地址。",
  onlyCompatible: "僅可將 {network} 或其他相容網路上的幣和代幣傳送到此地址。",
  networksText: "您的地址在這些網路上相同。透過任何其他網路傳送的資產可能會遺失。",
  notConnected: "請連接錢包，查看您的收款地址。"
}
