import type { ReceiveMessages } from "../ReceiveMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  receive: "接收",
  networks: "兼容的网络"
}

export const words: ReceiveMessages = {
  qrCode: "您地址的二维码",
  link: "{network} 的收款链接",
  copyLink: "复制收款链接",
  linkCopied: "收款链接已复制",
  linkFailed: "无法复制收款链接。",
  onlyHere: "仅可向此地址发送 {network} 上的币和代币。",
  onlyCompatible: "仅可向此地址发送 {network} 或其他兼容网络上的币和代币。",
  networksText: "您的地址在这些网络上相同。通过任何其他网络发送的资产可能会丢失。",
  notConnected: "请连接钱包，查看您的收款地址。"
}
