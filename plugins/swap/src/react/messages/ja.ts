import type { StepMessages } from "../StepMessages.ts"
import type { SwapMessages } from "../SwapMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  swap: "スワップ",
  tokens: "トークンを選択",
  offers: "見積もり",
  preview: "確認"
}

export const words: SwapMessages = {
  notConnected: "スワップするには、ウォレットを接続してください。",
  unsupported: "ここでは{network}でスワップできません。",
  chooseNetwork: "別のネットワークを選択",
  sell: "売却",
  buy: "受取額（約）",
  token: "トークン：{symbol}",
  chooseToken: "選択",
  balance: "残高：{amount}",
  max: "最大",
  maxLabel: "最大、手数料を除いた全額を売却",
  flip: "2つのトークンを入れ替え",
  rate: "レート",
  rateIs: "1 {sold} = {bought}",
  priceImpact: "価格への影響",
  provider: "取引所",
  minimum: "最低受取額",
  slippage: "最大スリッページ",
  slippageChange: "スリッページを変更（現在{percent}）",
  slippageLegend: "許容する価格の悪化幅",
  slippageOther: "その他（％）",
  slippageNote:
    "価格がこれ以上悪化すると、スワップはキャンセルされます。その場合もネットワーク手数料はかかります。",
  review: "スワップを確認",
  tokensFailed: "トークンの一覧を読み込めませんでした。",
  noTokens: "ここでスワップできるトークンはありません。",
  searchTokens: "トークンを検索",
  noTokenFound: "「{query}」に一致するトークンはありません。",
  yourTokens: "保有トークン",
  suggestedTokens: "おすすめ",
  otherTokens: "トークン",
  latest: "最近のスワップ",
  warnSlippage:
    "スリッページが{percent}の場合、受取額が表示より大幅に少なくなる可能性があります。他人に悪用されるおそれがあります。",
  problems: {
    amountMissing: "金額を入力してください。",
    amountFormat: "数字を入力してください（例：0.5）。",
    amountAmbiguous: "桁区切りなしで入力してください。",
    amountDecimals: "{symbol}の小数は最大{decimals}桁です。",
    amountZero: "0より大きい値を入力してください。",
    amountTooMuch: "残高が足りません。",
    tokenMissing: "受け取るトークンを選択してください。",
    token: "このトークンはスワップできません。",
    same: "異なる2つのトークンを選択してください。",
    slippage: "0から50までのパーセンテージを入力してください。",
    noOffer: "このスワップに対応する取引所はありません。金額を減らしてお試しください。",
    provider: "取引所から正しい応答がありませんでした。もう一度お試しください。",
    mismatch: "取引所のトランザクションが提示内容と異なるため、何も送信されていません。",
    expired: "価格が古くなりました。もう一度確認してください。",
    moved: "確認した後に価格が悪化しました。もう一度確認してください。",
    unsupported: "ここでは{network}でスワップできません。",
    tax: "このトークンが送金のたびに差し引く割合は、このサイトの許容範囲を超えています。",
    taxed: "このトークンは送金のたびに一部を差し引くため、この取引所では取り扱えません。",
    refused: "このスワップは失敗します。価格が動いた可能性があります。",
    changed: "確認した後に内容が変わりました。もう一度確認してください。",
    waiting: "ウォレットに未処理のトランザクションが残っています。"
  }
}

export const step: StepMessages = {
  receiverOther: "別のアドレスで受け取る",
  receiverMine: "自分のアカウントを使う",
  receiverHint: "アドレスまたは名前",
  receiverWrong: "{network}のアドレスではありません。すべての文字を確認してください。",
  warnBurn: "このアドレスの鍵は誰も持っていません。送ったものは失われます。",
  warnToken: "これはトークン自体のコントラクトです。送ったものは、ほぼ確実に失われます。",
  warnContract: "このアドレスはコントラクトです。送るものを利用できることを確認してください。",
  warnLookAlike:
    "このアドレスは、ご存じのアドレス{address}に似ていますが、別のものです。誰かが取り違えを狙っている可能性があります。",
  gotThere: "{got}が{address}に届きました。",
  providerFee: "取引所手数料",
  siteFee: "このサイトの手数料",
  bestOffer: "最良の見積もり",
  offerFee: "ネットワーク手数料 約{amount}",
  stopImpact: "この損失ではスワップできません。金額を減らしてください。",
  warnImpact: "このスワップは市場に対して大きく、受取額はスワップ前の価格より{percent}少なくなります。",
  warnOpaque:
    "このトランザクションの内容は、ここでは読み取れません。{provider}を信頼できることを確認してください。",
  warnTax:
    "届くのは約{arrives}で、提示より{percent}少なくなります。このトークンは送金のたびに一部を差し引きます。",
  warnStuck: "ここでは{symbol}を再び売却できない可能性があります。テストでは失敗しました。",
  untried: "いくら届くかテストできませんでした。",
  warnMoved: "確認している間に価格が悪化しました。現在は約{bought}です。",
  acceptPrice: "新しい価格を承諾",
  understood: "それでもスワップする",
  refreshFailed: "価格を更新できませんでした。",
  reviewGone: "確認する内容がなくなりました。",
  step: "ステップ{number}/{count}",
  account: "アカウント",
  contract: "コントラクト",
  spender: "使用者",
  approveTitle: "{amount}の使用を許可",
  approveNote:
    "許可すると、{provider}はアカウントからちょうどこの金額を引き出せるようになります。その後、スワップを行います。",
  unlimited: "無制限の{symbol}",
  allowUnlimited: "今後のスワップにも使えるよう、無制限に許可",
  unlimitedNote:
    "許可すると、使用許可を取り消すまで、{provider}は現在および今後保有する{symbol}をすべて引き出せるようになります。",
  permitNote:
    "許可すると、{provider}は20分以内に限り、アカウントからちょうどこの金額を引き出せるようになります。署名するだけで、何も送信されず、手数料もかかりません。その後、スワップを行います。",
  approve: "{amount}の使用を許可",
  resetTitle: "以前の使用許可を取り消す",
  resetNote: "{symbol}では、新しく許可する前に、以前の使用許可を取り消す必要があります。",
  reset: "使用許可を取り消す",
  swap: "{amount}をスワップ",
  askingSwap: "ウォレットで、金額がここの表示と同じであることを確認してください。",
  askingApproval: "ウォレットで、許可する額が{amount}以下であることを確認してください。",
  sentSwap: "{amount}をスワップ中",
  sentApproval: "使用許可を待っています",
  successSwap: "{amount}をスワップしました",
  successSwapText: "{got}を受け取りました。",
  successSwapUnknown: "受取額は残高で確認してください。",
  shortSwapText:
    "{got}を受け取りました。表示されていた額より{percent}少なくなっています。このトークンは送金のたびに一部を差し引きます。",
  successApproval: "{amount}の使用を許可しました",
  successApprovalText: "続いて、スワップをもう一度確認してください。",
  successReset: "以前の使用許可を取り消しました",
  goOn: "続ける",
  unknownText: "もう一度試す前に、アカウントを確認してください。",
  noSwap: "まだ何もスワップしていません。"
}
