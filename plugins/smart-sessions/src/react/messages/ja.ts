import type { SmartSessionsMessages } from "../SmartSessionsMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  list: "スマートセッション",
  session: "スマートセッション"
}

export const words: SmartSessionsMessages = {
  tabs: { active: "有効", expired: "期限切れ", revoked: "取り消し済み" },
  none: {
    active: "このアカウントに代わって操作できるアプリはありません。",
    expired: "このアカウントに期限切れのセッションはありません。",
    revoked: "このアカウントに取り消されたセッションはありません。"
  },
  off: "このページではスマートセッションが無効になっています。",
  failed: "スマートセッションを読み込めませんでした。",
  outdated: "スマートセッションを更新できませんでした。表示内容が変わっている可能性があります。",
  readAgain: "更新",
  unnamed: "アプリ（名前なし）",
  until: "{date}まで",
  endedAt: "{date}に終了",
  revokedOn: "{date}に取り消し",
  allows: "確認なしでできること",
  spend: "{period}あたり最大{amount}を使用",
  call: "{address}の{functions}を呼び出す",
  actAs: "{address}の{functions}を、あなたのアカウントとして実行する",
  withValue: "毎回最大{amount}を付けて",
  unread: "ここに表示できない内容が他にもあります。ウォレットで確認してください。",
  units: "{address}の{count}単位",
  periods: { second: "1秒", minute: "1分", hour: "1時間", day: "1日", week: "1週間" },
  project: "アプリ",
  account: "適用するアカウント",
  network: "ネットワーク",
  begun: "付与日時",
  ends: "終了日時",
  ended: "終了済み",
  revoked: "取り消し済み",
  revoke: "セッションを取り消す",
  revokeNote: "ウォレットが署名を求めます。費用はかかりません。",
  asking: "{wallet}で承認してください",
  declined: "拒否しました。セッションは元のままです。",
  revokeFailed: "セッションは取り消されませんでした。もう一度お試しください。",
  gone: "このセッションはもうありません。",
  grantedTitle: "スマートセッションを付与しました",
  grantedText: "アカウントからいつでも取り消せます。",
  refusedTitle: "要求より多くの権限が付与されました",
  refusedText: "このセッションは使用されません。{wallet}で取り消してください。",
  seeAll: "すべてのスマートセッション",
  done: "完了"
}
