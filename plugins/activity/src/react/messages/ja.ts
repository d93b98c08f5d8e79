import type { ActivityMessages, DetailMessages } from "../ActivityMessages.ts"
import type { ReplacingMessages } from "../ReplacingMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  list: "アクティビティ",
  transaction: "トランザクション"
}

export const words: ActivityMessages = {
  kinds: {
    send: "送金済み",
    receive: "受取済み",
    self: "自分宛てに送金済み",
    mint: "ミント済み",
    burn: "バーン済み",
    trade: "スワップ済み",
    approve: "使用を許可",
    approved: "許可済み",
    revoked: "使用許可を取り消し済み",
    cancel: "キャンセル済み",
    deploy: "コントラクトを作成",
    deposit: "預け入れ済み",
    withdraw: "引き出し済み",
    borrow: "借り入れ済み",
    repay: "返済済み",
    stake: "ステーク済み",
    unstake: "アンステーク済み",
    claim: "請求済み",
    contract: "コントラクトの利用",
    taken: "別のアドレスによる移動",
    failed: "失敗",
    sending: "送金中",
    swapping: "スワップ中",
    approving: "許可中",
    revoking: "使用許可を取り消し中",
    unknown: "結果不明"
  },
  tags: {
    lookAlike: "類似アドレス",
    unverified: "未検証",
    nothing: "移動なし",
    spam: "スパム"
  },
  pending: "処理中",
  usually: "通常{time}",
  to: "宛先 {address}",
  from: "送金元 {address}",
  spender: "許可先 {address}",
  unlimited: "無制限",
  all: "すべて",
  nothing: "許可なし",
  more: "他{count}件",
  older: "以前の履歴を表示",
  olderFailed: "以前のアクティビティを読み込めませんでした。",
  partial: "以前のアクティビティが表示されていない可能性があります。",
  fallback: "応答しないデータ元がありました。一部のアクティビティが表示されていない可能性があります。",
  failed: "アクティビティを読み込めませんでした。",
  outdated: "アクティビティを更新できませんでした。新しいものが表示されていない可能性があります。",
  unfetched: "トランザクションの取得に失敗しました",
  readAgain: "更新",
  none: "まだ何もありません。",
  noneKnown: "最近のアクティビティはありません。以前のものが表示されていない可能性があります。",
  untold: "{network}のアクティビティはここでは表示できません。",
  hidden: "非表示のトランザクション：{count}",
  showHidden: "表示",
  hideHidden: "非表示",
  hiddenNote: "詐欺師が残したものです。ここからアドレスを絶対にコピーしないでください。"
}

export const details: DetailMessages = {
  doubts: {
    lookAlike:
      "このアドレスは、ご自身のアドレスや過去の送金先に似ていますが、別のものです。コピーしないでください。",
    unverified: "名前どおりのトークンではなく、価値がない可能性があります。",
    nothing:
      "これは他人が送信したもので、何も移動していません。アドレスをコピーさせるための罠の可能性があります。",
    spam: "広告の可能性があります。記載されているサイトにはアクセスしないでください。"
  },
  mayTake: "今後引き出せる資産",
  gone: "このトランザクションは、このアカウントのアクティビティにありません。",
  unknownNote: "送信されましたが、結果はまだわかりません。もう一度送信する前に確認してください。",
  failedNote: "失敗したため、何も移動していません。手数料はネットワークに支払われ、返金されません。",
  takenNote: "これはご自身の署名によるものではありません。使用を許可したアドレスが署名した可能性があります。",
  unlimitedNote:
    "無制限の使用許可では、取り消すまで、保有するそのトークンをすべて引き出される可能性があります。",
  status: "ステータス",
  statuses: { success: "完了", failed: "失敗", pending: "処理中", unknown: "不明" },
  date: "日付",
  sender: "署名者",
  network: "ネットワーク",
  fee: "ネットワーク手数料",
  hash: "トランザクション",
  copyHash: "トランザクションIDをコピー",
  copyAddress: "アドレスをコピー",
  copied: "コピーしました",
  copyFailed: "コピーできませんでした"
}

export const replacing: ReplacingMessages = {
  speedUp: "早める",
  cancel: "トランザクションをキャンセル",
  speedUpText: "より高い手数料でもう一度送信されます。実行されるのは2つのうち1つだけです。",
  cancelText:
    "自分宛ての空のトランザクションが代わりに入ります。その前に最初のトランザクションが実行されることもあります。",
  feeBefore: "これまでの手数料（最大）",
  speedingUp: "早めています。実行されるのは2つのうち1つだけです。",
  cancelling: "キャンセル中です。その前に実行されることもあります。",
  settled: "すでに実行されていました。",
  fixed: "代わりに入れられるものはありません。待つことしかできません。",
  beside:
    "ウォレットが最初のトランザクションを置き換えずに、新しいトランザクションを送信しました。両方が実行されることがあります。"
}
