import type { OnrampMessages } from "../OnrampMessages.ts"
import type { OnrampProgressMessages } from "../OnrampProgressMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  buy: "購入",
  purchases: "購入履歴"
}

export const words: OnrampMessages = {
  notConnected: "購入するには、ウォレットを接続してください。",
  unsupported: "ここでは{network}で購入できません。",
  chooseNetwork: "別のネットワークを選択",
  restricted: "現在の地域では購入できません。",
  pay: "支払い額",
  currency: "通貨",
  preset: "{amount}を支払う",
  get: "受取額（約）",
  coin: "購入する資産",
  method: "支払い方法",
  methods: { card: "カード", ach_bank_account: "銀行口座" },
  provider: "プロバイダー",
  fee: "{provider}、手数料{fee}%",
  providerFee: "{provider}の手数料",
  networkFee: "ネットワーク手数料",
  to: "受取先アカウント",
  onPage: "価格は{provider}のページに表示されます。",
  quoteFailed: "{provider}から価格が提示されていません。支払い前に、そのページで確認できます。",
  listsDefault: "{provider}から取扱資産の情報がありません。ページでは別のものが提示される可能性があります。",
  opaque:
    "リンクにはアドレスが表示されません。{provider}のページで、このアドレスに送られることを確認してください。",
  leaves: "支払いは、新しいウィンドウで{provider}のページから行います。アドレスは相手に伝わります。",
  buyAt: "{provider}で続ける",
  latest: "最近の購入",
  purchases: "あなたの購入履歴",
  problems: {
    amountMissing: "金額を入力してください。",
    amountFormat: "数字を入力してください（例：0.5）。",
    amountAmbiguous: "桁区切りなしで入力してください。",
    amountDecimals: "{currency}の小数は最大{decimals}桁です。",
    amountZero: "0より大きい値を入力してください。",
    amountLow: "{min}以上を入力してください。",
    amountHigh: "{max}以下を入力してください。",
    provider: "{provider}が応答しませんでした。もう一度試すか、別のプロバイダーを選択してください。",
    link: "{provider}のリンク先が正しくありません。何も開かれていません。",
    invalid: "{provider}はこれを取り扱わなくなりました。選択し直してください。",
    other: "うまくいきませんでした。もう一度お試しください。"
  }
}

export const progress: OnrampProgressMessages = {
  to: "受取先アカウント",
  nothingBegun: "まだ何も購入していません。",
  openTitle: "{provider}で続ける",
  openText: "ページを別のウィンドウで開きました。終わったら、ここに戻ってください。",
  blockedTitle: "ウィンドウが開きませんでした",
  blockedText: "ブラウザによってブロックされました。{provider}のページをご自身で開いてください：",
  closedTitle: "{provider}のページが閉じられたようです",
  closedText: "支払い済みの場合は、届くまでに時間がかかることがあります。まだの場合は、もう一度開けます。",
  pendingTitle: "購入を処理しています",
  pendingText: "{provider}が受け付けました。この画面は閉じてもかまいません。",
  successTitle: "{provider}が送金しました",
  successText: "アカウントに表示されるまで、数分かかることがあります。",
  failedTitle: "購入に失敗しました",
  failedText:
    "{provider}によると、購入は完了しませんでした。支払ったお金がどうなったかは、そのページで確認してください。",
  unknownTitle: "まだ確認できていません",
  unknownText:
    "支払い済みの場合は、これから届く可能性があります。詳しくは{provider}のページまたはメールで確認してください。",
  showBalance: "残高を表示",
  held: "残高：{amount}",
  grown: "以前より{amount}増えました",
  notGrown: "まだ届いていません。",
  lookFailed: "残高を読み込めませんでした。",
  openPage: "{provider}のページを開く",
  copyLink: "リンクをコピー",
  linkCopied: "リンクをコピーしました",
  checkAgain: "もう一度確認",
  done: "完了",
  paid: "{amount}を支払いました",
  somePurchase: "購入",
  tags: { pending: "処理中", success: "送金済み", failed: "失敗" },
  unread: "{provider}が応答しませんでした。",
  listFailed: "購入履歴を読み込めませんでした。"
}
