import type { NftsMessages } from "../NftsMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  list: "NFT",
  nft: "NFTの詳細"
}

export const words: NftsMessages = {
  failed: "NFTを読み込めませんでした。",
  outdated: "NFTを更新できませんでした。表示内容が変わっている可能性があります。",
  readAgain: "更新",
  none: "このアカウントのNFTは、ここでは確認されていません。",
  partial: "特殊な方法でネットワークに保存されたNFTは、表示されていない可能性があります。",
  since: "{date}より前に受け取ったNFTが表示されていない可能性があります。",
  sinceBlock: "ブロック{block}より前に受け取ったNFTが表示されていない可能性があります。",
  hidden: "非表示のNFT：{count}",
  showHidden: "表示",
  hideHidden: "非表示",
  hiddenNote:
    "見知らぬ人が、だます目的でこのようなNFTを送ることがあります。記載されているサイトにはアクセスしないでください。",
  doubts: {
    spam: "広告の可能性があります。記載されているサイトにはアクセスしないでください。",
    unverified:
      "ご存じかもしれないコレクションと同じような名前ですが、別のものです。価値がない可能性があります。"
  },
  tags: { spam: "スパム", unverified: "未検証" },
  many: "× {count}",
  numbered: "NFT {number}",
  gone: "このアカウントは、このNFTをもう保有していません。",
  barred: "このアプリでは、画像と説明を読み込めません。",
  undescribed: "説明を読み込めませんでした。",
  traits: "属性",
  contract: "アドレス",
  number: "番号",
  standard: "規格",
  network: "ネットワーク",
  held: "保有数",
  copyContract: "アドレスをコピー",
  copyNumber: "番号をコピー",
  copied: "コピーしました",
  copyFailed: "コピーできませんでした"
}
