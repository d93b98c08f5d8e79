import type { BatchesMessages } from "../BatchesMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  status: "一括呼び出し"
}

export const words: BatchesMessages = {
  outcomes: {
    pending: {
      title: "トランザクションを送信中",
      text: "{wallet}が処理しています。この画面は閉じてもかまいません。"
    },
    confirmed: {
      title: "すべての呼び出しが成功しました",
      text: "{network}がすべて実行しました。"
    },
    partlyFailed: {
      title: "一部の呼び出しだけが成功しました",
      text: "成功したものは有効です。その他は何も変更していません。"
    },
    failed: {
      title: "すべての呼び出しが失敗しました",
      text: "何も変更されていません。手数料だけが差し引かれました。"
    },
    offchainFailure: {
      title: "呼び出しは送信されませんでした",
      text: "{wallet}が送信前に中止しました。何も差し引かれていません。"
    },
    unknown: {
      title: "送信されたか確認できませんでした",
      text: "実行された可能性があります。もう一度送信する前に、アカウントを確認してください。"
    }
  },
  checkAgain: "もう一度確認",
  done: "完了",
  none: "このアカウントは、このページから呼び出しを送信していません。",
  transactions: "トランザクション",
  account: "対象のアカウント",
  network: "ネットワーク",
  call: "呼び出し{number}",
  callPays: "{address}に{amount}",
  callTo: "宛先 {address}",
  allCalls: "すべての呼び出し",
  transaction: "トランザクション{number}",
  ended: { success: "成功", failed: "失敗", unknown: "未確認" }
}
