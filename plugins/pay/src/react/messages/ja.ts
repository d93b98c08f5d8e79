import type { ExchangeMessages, PayMessages, ReviewMessages } from "../PayMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  pay: "支払い方法の選択",
  review: "確認",
  progress: "支払い"
}

export const words: PayMessages = {
  nothing: "支払うものはありません。",
  asset: "資産",
  underWay: "この支払いは処理中です",
  byWallet: "{wallet}で支払う",
  connect: "ウォレットを接続する",
  switchFirst: "先に{network}への切り替えを求めます",
  preparing: "求められた場合は、ウォレットで承認してください",
  exchanges: "取引所から支払う",
  loadingExchanges: "取引所に問い合わせ中",
  noExchanges: "この支払いに対応する取引所はありません。",
  exchangesFailed: "取引所に問い合わせできませんでした。",
  askingText: "ウォレットで、金額と受取人がここの表示と同じであることを確認してください。",
  sentTitle: "{amount}を支払い中",
  successTitle: "{amount}を支払いました",
  successText: "{address}に届きました。",
  unsentTitle: "支払われませんでした",
  declinedText: "何も支払われていません。",
  unknownTitle: "支払われたか確認できませんでした",
  unknownText: "もう一度支払う前に、アカウントを確認してください。",
  shortTitle: "{amount}のうち{arrived}が届きました",
  shortText:
    "このトークンが{percent}を差し引いたため、全額の支払いになっていません。もう一度支払う前に、販売者に問い合わせてください。",
  problems: {
    amountTooMuch: "ウォレットの{symbol}が足りません。",
    amountRest: "アカウントに残る{symbol}が少なすぎます。",
    amountUnconfirmed: "{symbol}の一部がまだ確定していません。次のブロックの後に、もう一度お試しください。",
    amountLeast: "金額が少なすぎるため、ネットワークで送れません。",
    decimals: "{symbol}の単位の数え方が異なります。このサイトに連絡してください。",
    token: "このトークンでは支払えません。",
    recipient: "受取人が、このネットワークで支払えるアドレスではありません。このサイトに連絡してください。",
    tax: "このトークンは送金のたびに一部を差し引くため、全額を支払えません。",
    refused: "トークンまたは受取人が、この支払いを拒否しています。",
    changed: "内容が変わりました。支払い方法を選択し直してください。",
    switchDeclined: "ウォレットは別のネットワークのままです。何も支払われていません。",
    waiting: "この支払いはすでに処理中です。",
    exchange: "取引所が応答しませんでした。もう一度試すか、別の方法で支払ってください。",
    link: "取引所のリンクが正しくないため、開きませんでした。",
    unsupported: "ここではこの支払いはできません。"
  }
}

export const exchange: ExchangeMessages = {
  open: {
    title: "{exchange}で続ける",
    text: "ページを新しいウィンドウで開きました。金額と受取人がここの表示と同じであることを確認してください。"
  },
  blocked: {
    title: "ウィンドウが開きませんでした",
    text: "ブラウザによってブロックされました。リンクから{exchange}のページを開いてください。"
  },
  closed: {
    title: "{exchange}のページが閉じられたようです",
    text: "支払い済みの場合は、お待ちください。まだの場合は、もう一度開いてください。"
  },
  pending: { title: "{exchange}が支払い中です", text: "支払いを受け付け、送金しています。" },
  success: { title: "{amount}を支払いました", text: "{exchange}によると、送金済みです。" },
  failed: {
    title: "支払いに失敗しました",
    text: "{exchange}によると、支払いは行われませんでした。"
  },
  unknown: {
    title: "支払われたか確認できませんでした",
    text: "{exchange}からの情報がありません。もう一度支払う前に、取引所のアカウントを確認してください。"
  },
  openPage: "{exchange}のページを開く",
  copyLink: "リンクをコピー",
  linkCopied: "リンクをコピーしました"
}

export const review: ReviewMessages = {
  feeAbout: "ネットワーク手数料（約）",
  reviewGone: "確認する内容がありません。アカウントまたはネットワークが変わった可能性があります。",
  pay: "{amount}を支払う",
  checkTo: "このアドレスに心当たりがあることを確認してください。支払いは取り消せません。",
  warnSelf: "これはご自身のアドレスです。",
  warnBurn: "このアドレスの鍵は誰も持っていません。支払ったものは失われます。",
  warnToken: "これはトークン自体のコントラクトです。支払ったものは、ほぼ確実に失われます。",
  warnContract: "これはコントラクトです。支払いを受け取れることを確認してください。",
  confirm: "受取人を確認しました"
}
