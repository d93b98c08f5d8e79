import type { ReviewMessages } from "../ReviewMessages.ts"
import type { SendMessages } from "../SendMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  form: "送金",
  tokens: "トークンを選択",
  review: "確認"
}

export const words: SendMessages = {
  notConnected: "送金するには、ウォレットを接続してください。",
  token: "トークン：{symbol}",
  balance: "残高：{amount}",
  max: "最大",
  maxLabel: "最大、全額を送金",
  toPlaceholder: "受取人のアドレス",
  toNamePlaceholder: "アドレスまたは名前",
  paste: "貼り付け",
  memoLabel: "メモ（受取人から求められた場合）",
  memoNote: "誰でも読むことができます。取引所では必要なことがよくあります。",
  review: "確認",
  tokensFailed: "トークンを読み込めませんでした。",
  noTokens: "このアカウントのトークンは、ここでは確認されていません。",
  searchTokens: "トークンを検索",
  noTokenFound: "「{query}」に一致するトークンはありません。",
  latest: "最近の送金",
  unverified: "トークン{address}は別のトークンと同じような名前で、だます目的の可能性があります。",
  reviewGone: "確認する内容がありません。アカウントまたはネットワークが変わった可能性があります。",
  deposit:
    "手数料のうち{amount}は、受取人側でこのトークンのアカウントを開設するために使われ、そこに残ります。",
  send: "{amount}を送金",
  confirm: "受取人を確認しました",
  warnSelf: "これはご自身のアドレスです。",
  warnBurn: "このアドレスの鍵は誰も持っていません。送ったものは失われます。",
  warnToken: "これはトークン自体のコントラクトです。送ったものは、ほぼ確実に失われます。",
  warnContract: "このアドレスはコントラクトです。送るものを利用できることを確認してください。",
  warnLookAlike:
    "このアドレスは、ご存じのアドレス{address}に似ていますが、別のものです。誰かが取り違えを狙っている可能性があります。",
  askingText: "ウォレットで、金額と受取人がここの表示と同じであることを確認してください。",
  sentTitle: "{amount}を送金中",
  successTitle: "{amount}を送金しました",
  successText: "{address}に届きました。",
  unknownText: "もう一度送信する前に、アカウントを確認してください。",
  shortTitle: "{amount}のうち{arrived}が届きました",
  shortText: "{address}への送金から、このトークンが{percent}を差し引きました。",
  shortTried: "{text}事前のテストでは{tried}が届くはずでした。このトークンは、テスト時に異なる動作をします。",
  noTransfer: "まだ何も送金していません。",
  problems: {
    amountMissing: "金額を入力してください。",
    amountFormat: "数字を入力してください（例：0.5）。",
    amountAmbiguous: "桁区切りなしで入力してください。",
    amountDecimals: "{symbol}の小数は最大{decimals}桁です。",
    amountZero: "0より大きい値を入力してください。",
    amountTooMuch: "残高が足りません。",
    amountLeast: "その宛先には{least}以上を送ってください。",
    amountRest: "アカウントに{symbol}を少し残す必要があります。「最大」を選ぶと、その分が残ります。",
    amountUnconfirmed: "{symbol}の一部がまだ確定していません。次のブロックの後に、もう一度お試しください。",
    receiverMissing: "受取人を入力してください。",
    receiverFormat: "{network}のアドレスではありません。すべての文字を確認してください。",
    receiverInvisible: "アドレスに目に見えない文字が含まれています。別の場所からコピーしてください。",
    receiverAccount:
      "これはトークンを保管するアカウントで、ウォレットではありません。ウォレットのアドレスを尋ねてください。",
    receiverLink: "このリンクはここでは使用できません。",
    memo: "メモが長すぎるか、送信できない文字が含まれています。",
    receiverNameNone: "この名前に対応する{network}のアドレスはありません。",
    receiverNameInvalid: "名前ではないか、別の名前と間違えやすいものです。",
    receiverNameFailed: "名前を検索できませんでした。もう一度お試しください。",
    receiverMoved: "この名前は現在、別のアドレスを示しています。受取人に確認してください。",
    token: "このトークンは送金できません。",
    tax: "このトークンが送金のたびに差し引く割合は、このサイトの許容範囲を超えています。",
    refused: "トークンまたは受取人が、この送金を拒否しています。",
    changed: "確認した後に内容が変わりました。もう一度確認してください。",
    unsupported: "ここからは{network}で送金できません。",
    waiting: "ウォレットに未処理の送金が残っています。"
  },
  standsFor: "{name}が示すアドレス：",
  lookingUp: "名前を検索中",
  links: {
    reading: "リンクを読み取り中",
    filled: "リンクから入力しました。送金前に確認してください。",
    says: "リンクの内容：「{label}」",
    switchTo: "{name}に切り替え",
    elsewhere: "別のネットワーク",
    failed: "リンクを読み取れませんでした。もう一度お試しください。",
    problems: {
      transaction:
        "このリンクでは、ウェブサイトがトランザクションを作成します。代わりに、アドレスまたは支払いリンクを送ってもらってください。",
      unsupported: "このリンクは送金以外のことも求めています。代わりに、アドレスを送ってもらってください。",
      malformed: "このリンクは壊れています。新しいリンクを送ってもらってください。",
      network: "このリンクは{name}用です。",
      token: "このリンクは、ここにないトークンを求めています。",
      references:
        "このリンクは、このネットワークの送金ではできないことを求めています。代わりに、アドレスを送ってもらってください。",
      other: "このリンクは、入力した内容とは異なるものを求めています。"
    }
  }
}

export const review: ReviewMessages = {
  feeAbout: "ネットワーク手数料（約）",
  feeAboutNote: "手数料はウォレットが決め、承認前に表示します。",
  feeChoice: "速度",
  feeLevels: {
    slow: "低速",
    normal: "標準",
    fast: "高速"
  },
  totalAbout: "合計（約）",
  warnMemo:
    "この受取人は、誰の送金かを識別するためにメモが必要です。メモがないと、送ったものが失われる可能性があります。",
  warnSpelling:
    "別のネットワークの表記でアカウントが入力されました。受取人が{network}でもこのアカウントを使用していることを確認してください。",
  warnRepeated:
    "以前、この受取人に同じ金額を送金しており、それがまだ届く可能性があります。もう一度送ると、二重に支払うことになりかねません。",
  confirmRepeated: "もう一度送金します",
  memo: "メモ",
  reference: "受取人用の参照情報",
  warnTax: "{amount}のうち{arrived}が届きます。このトークンが{percent}を差し引きます。",
  confirmTax: "それでも送金する",
  untried: "このトークンがいくら届くかテストできませんでした。"
}
