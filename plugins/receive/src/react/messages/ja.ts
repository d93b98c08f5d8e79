import type { ReceiveMessages } from "../ReceiveMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  receive: "受取",
  networks: "対応ネットワーク"
}

export const words: ReceiveMessages = {
  qrCode: "あなたのアドレスのQRコード",
  link: "{network}の支払いリンク",
  copyLink: "支払いリンクをコピー",
  linkCopied: "支払いリンクをコピーしました",
  linkFailed: "支払いリンクをコピーできませんでした。",
  onlyHere: "このアドレスには、{network}のコインとトークンだけを送ってください。",
  onlyCompatible:
    "このアドレスには、{network}またはその他の対応ネットワークのコインとトークンだけを送ってください。",
  networksText:
    "これらのネットワークではアドレスが同じです。他のネットワークで送られたものは、失われる可能性があります。",
  notConnected: "受取先を確認するには、ウォレットを接続してください。"
}
