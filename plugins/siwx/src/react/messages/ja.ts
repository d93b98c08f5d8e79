import type { SiwxMessages } from "../SiwxMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  sign: "ログイン"
}

export const words: SiwxMessages = {
  checking: "少々お待ちください",
  checkingText: "すでにログインしているか確認しています。",
  ask: "このアカウントの所有者であることを証明",
  askText: "{wallet}でメッセージに署名してください。費用はかからず、資産も移動しません。",
  askRequired: "このサイトには{wallet}の署名が必要です。費用はかからず、資産も移動しません。",
  open: "{wallet}を開いて署名してください",
  openText: "メッセージにこのサイトの名前があることを確認してから、署名してください。",
  verifying: "ログイン中",
  verifyingText: "サイトが署名を確認しています。",
  declined: "ウォレットで拒否しました",
  declinedText: "ログインしていません。何も送信されていません。",
  failed: "ログインしていません",
  failedText: "サイトから正しい応答がありませんでした。もう一度お試しください。",
  invalidText: "サイトが署名を受け付けませんでした。もう一度試すか、別のアカウントを使用してください。",
  wrongNetwork: "このネットワークでは利用できません",
  wrongNetworkText: "このサイトでは、{network}でログインできません。",
  chooseNetwork: "ネットワークを選択",
  sign: "署名",
  site: "サイト",
  account: "アカウント",
  network: "ネットワーク",
  notConnected: "ログインするには、ウォレットを接続してください。"
}
