import type { ApprovalsMessages } from "../ApprovalsMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  list: "使用許可",
  revoke: "使用許可を取り消す"
}

export const words: ApprovalsMessages = {
  intro: "次のアドレスは、取り消すまで、再度確認を求めることなくトークンを移動できます。",
  none: "このアカウントの使用許可は、ここでは確認されていません。",
  failed: "使用許可を読み込めませんでした。",
  outdated: "使用許可を更新できませんでした。表示内容が変わっている可能性があります。",
  readAgain: "更新",
  since: "{date}より前の使用許可が表示されていない可能性があります。",
  sinceBlock: "ブロック{block}より前の使用許可が表示されていない可能性があります。",
  unlimited: "無制限の{token}",
  upTo: "最大{amount}",
  all: "{token}のすべて",
  spenderIs: "許可先 {spender}",
  mayTake: "現在引き出せる資産",
  contract: "コントラクト",
  spender: "使用者",
  account: "対象のアカウント",
  after: "この後、使用者は{token}を引き出せなくなります。すでに引き出された分は戻りません。",
  leaves: "このトークンの使用許可はゼロまで取り消せません。最小額が許可されたまま残ります：{amount}。",
  revoke: "使用許可を取り消す",
  gone: "この使用許可はもうありません。",
  askingText: "ウォレットで、使用者がここの表示と同じであることを確認してください。",
  sentTitle: "取り消し中",
  successTitle: "取り消し済み",
  successText: "使用者は{token}を引き出せなくなりました。",
  failedText: "使用許可は元のままです。手数料だけが差し引かれました。",
  declinedText: "使用許可は元のままです。",
  unknownText: "しばらくしてから、使用許可をもう一度確認してください。",
  problems: {
    refused:
      "コントラクトがこれを拒否しています。使用者から{token}を守るには、別のアカウントに移動してください。",
    changed: "確認した後に内容が変わりました。もう一度確認してください。",
    waiting: "ウォレットに別のリクエストが未処理のまま残っています。"
  }
}
