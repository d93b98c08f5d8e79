import type { Titles } from "./en/titles.ts"
import type { TokensMessages } from "../TokensMessages.ts"

export const titles: Titles = {
  list: "トークン"
}

export const words: TokensMessages = {
  failed: "トークンを読み込めませんでした。",
  outdated: "トークンを更新できませんでした。表示内容が変わっている可能性があります。",
  readAgain: "更新",
  none: "このアカウントのトークンは、ここでは確認されていません。",
  total: "合計",
  totalUnknown: "不明",
  totalPartial: "価格が不明なトークンは含まれていません。",
  unverified: "未検証",
  unverifiedNote:
    "別のトークンと同じような名前で、だます目的の可能性があります。名前だけで信用しないでください。",
  manage: "トークンを追加または非表示",
  addLabel: "トークンのコントラクトアドレス",
  addNote: "トークンの公式サイトまたはエクスプローラーからコピーできます。",
  add: "追加",
  added: "追加しました。トークンを保有すると、一覧に表示されます。",
  notToken: "このネットワークのこのアドレスに、トークンはありません。",
  notRead: "このトークンを読み込めませんでした。もう一度お試しください。",
  hide: "非表示",
  show: "表示"
}
