import type { Buttons } from "./en/buttons.ts"
import type { EmbeddedMessages } from "../EmbeddedMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  signIn: "ログイン",
  approve: "承認",
  wallet: "ウォレット",
  updateEmail: "メールアドレスを変更"
}

export const buttons: Buttons = {
  email: "メールアドレスで続ける",
  passkey: "パスキーで続ける",
  provider: "{provider}で続ける"
}

export const words: EmbeddedMessages = {
  emailLabel: "メールアドレス",
  emailSubmit: "続ける",
  emailIntro: "メールアドレスに認証コードを送信します。パスワードもインストールも不要です。",
  emailInvalid: "メールアドレスが無効です。もう一度お試しください。",
  cooldown: "{seconds}後にもう一度お試しください",
  frameFailed: "ウォレットを読み込めませんでした。接続を確認して、もう一度お試しください。",
  timedOut: "ウォレットが応答しませんでした。もう一度お試しください。",
  failed: "うまくいきませんでした。もう一度お試しください。",
  failedTitle: "ログインできませんでした",
  deviceTitle: "このデバイスを確認",
  deviceText: "ここでログインするのは初めてです。{email}に送信したリンクを開いてください。",
  codeTitle: "認証コードを入力",
  codeText: "{email}に送信しました。",
  codeLabel: "6桁の認証コード",
  codeLife: "認証コードは20分間有効です。",
  codeChecking: "認証コードを確認中",
  codeFailed: "もう一度お試しください。{reason}",
  resend: "認証コードを再送信",
  resendIn: "{seconds}秒後に再送信できます",
  resent: "認証コードのメールを再送信しました",
  otherEmail: "別のメールアドレスを使用",
  accountTitle: "ウォレットを開いています",
  accountText: "少々お待ちください。",
  continueWith: "{provider}で続ける",
  passkey: "パスキーで続ける",
  moreProviders: "その他のログイン方法",
  socialTitle: "{provider}でログイン",
  socialText: "開いたウィンドウでログインしてください",
  socialClosed: "ログインする前にウィンドウが閉じられました。",
  socialFailed: "ログインを開始できませんでした。もう一度試すか、別の方法を選択してください。",
  socialBlocked:
    "ブラウザがウィンドウをブロックしました。このページのウィンドウを許可して、もう一度お試しください。",
  socialCutOff: "このページはウィンドウからの応答を受け取れません。別のログイン方法を選択してください。",
  insecure: "ログインには安全なページが必要ですが、このページは安全ではありません。",
  forgetful: "お使いのブラウザには、このウォレットのデータが保存されません。次回も再ログインが必要です。",
  farcasterPreparing: "準備中",
  farcasterText: "スマートフォンでスキャンするか、このデバイスでFarcasterを開いてください。",
  farcasterCode: "Farcasterを開くQRコード",
  farcasterCopy: "リンクをコピー",
  farcasterCopied: "リンクをコピーしました",
  farcasterCopyFailed: "リンクをコピーできませんでした",
  farcasterOpen: "Farcasterを開く",
  farcasterFailed: "Farcasterでログインできませんでした。もう一度お試しください。",
  approveTitle: "ウォレットで承認してください",
  approveText: "承認する前に、署名する内容をお読みください。",
  walletEmail: "メールアドレス",
  walletBackUp: "ウォレットをバックアップ",
  walletBackUpText: "リカバリーフレーズをご本人だけに表示します",
  walletType: "アカウント",
  eoa: "標準アカウント",
  smartAccount: "スマートアカウント",
  smartNew: "スマートアカウントはこのネットワークにまだありません。最初のトランザクションで設定されます。",
  smartHint:
    "スマートアカウントは、1回の確認で複数の手順を実行します。専用のアドレスを持つため、現在の資産は元の場所に残ります。",
  updateTitle: "メールアドレスを変更",
  updateText: "変更後は新しいメールアドレスでログインします。アカウントは変わりません。",
  save: "保存",
  primaryText: "まず、現在のメールアドレスに送信された認証コードを入力してください。",
  secondaryText: "{email}に送信された認証コードを入力してください。",
  updated: "メールアドレスを変更しました。",
  signedOut: "ログインするとウォレットが表示されます。",
  frameTitle: "あなたのウォレット"
}
