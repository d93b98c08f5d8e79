import type { MailWords } from "../mail/MailWords.ts"
import type { PageWords } from "../sign-in/PageWords.ts"
import type { Refusals } from "./en.ts"

export const mail: MailWords = {
  unasked:
    "お心当たりがない場合は、何もせず、認証コードを誰にも教えないでください。当社の者が認証コードをお尋ねすることは決してありません。",
  codeSubject: (project) => `${project}の認証コード`,
  code: (code) => `認証コードは ${code} です`,
  codeFor: (origin, label) =>
    `${label}で、${origin}のウォレットにログインするためのものです。使用できるのは1回だけで、20分間有効です。`,
  deviceSubject: (project) => `${project}のウォレットに新しいデバイス`,
  deviceFirst: (origin, label) => `${label}で、${origin}のウォレットに初めてのログインがありました。`,
  deviceConfirm:
    "ご本人の場合は、このページを開いて確認してください。使用できるのは1回だけで、20分間有効です：",
  deviceUnasked: "ご本人でない場合は、何もしないでください。あなたの確認がなければ、誰もログインできません。",
  movedSubject: (project) => `${project}のウォレットのメールアドレスが変更されました`,
  changeSubject: (project) => `${project}のウォレットのメールアドレスの変更`,
  changeWhat: (from, to) =>
    `これはログインではありません。ウォレットのメールアドレスが${from}から${to}に変わり、変更前のアドレスではログインできなくなります。`,
  changeCode: (code) => `変更のための認証コードは ${code} です`,
  changeAsked: (origin, label) =>
    `${origin}で、${label}から請求されました。認証コードを使用できるのは1回だけで、20分間有効です。`,
  changeUnasked:
    "変更を希望しない場合は、何もせず、認証コードを誰にも教えないでください。認証コードがなければ、アドレスは変わりません。",
  passkeySubject: (project) => `${project}のウォレットのパスキーが変更されました`,
  passkeyAdded: (name, label) =>
    `ウォレットが開いていた${label}で、パスキー「${name}」が追加されました。今後、このパスキーでウォレットを開けます。`,
  passkeyRemoved: (name, label) =>
    `ウォレットが開いていた${label}で、パスキー「${name}」が削除されました。もう何も開けません。`,
  renewedSubject: (project) => `${project}のウォレットに新しいリカバリーコードが作成されました`,
  renewed: (label) =>
    `ウォレットが開いていた${label}で、新しいリカバリーコードが作成されました。以前のコードでは、もう何も開けません。`,
  renewedUnasked:
    "ご本人でない場合は、ウォレットが開いているデバイスを誰かが使用しました。ウォレットをまだ開けるデバイスから、中の資産を別のウォレットに移してください。",
  moved: (from, to) =>
    `ウォレットのメールアドレスは、現在${to}です。このアドレス（${from}）ではログインできなくなり、他のデバイスはすべてログアウトされました。`,
  movedHow:
    "この変更は、ウォレットが開いているデバイスで、このアドレスと新しいアドレスに送信された両方の認証コードによって確認されました。",
  overSubject: (project) => `${project}のウォレットを放棄する請求がありました`,
  overAsked: (label) =>
    `${label}で、あなたのアドレスでログインした誰かが、新しい空のウォレットでやり直すことを請求しました。`,
  overWhat: (day) =>
    `${day}（UTC）以降、このアドレスでログインした人は誰でも、それを実行できます。その後は、現在のウォレットとその中の資産に、このアドレスではアクセスできなくなります。`,
  overStop: "これを希望しない場合は、このページで中止してください：",
  overNothing:
    "リカバリーコードとすべてのデバイスを失った場合は、何もしないでください。その日まで、このメールが毎日届きます。ウォレットがあるデバイスでウォレットを開いた場合も、中止されます。",
  stoppedSubject: (project) => `${project}のウォレットは維持されます`,
  stopped:
    "やり直しは中止されました。ウォレットは元のままです。ご自身で中止していない場合は、他の誰かがあなたのメールを読めるか、デバイスを持っています。",
  doneSubject: (project) => `${project}のウォレットが新しいウォレットに置き換わりました`,
  done: "やり直しが完了しました。このアドレスには新しい空のウォレットがあります。以前のウォレットには、このアドレスではもうアクセスできません。"
}

export const pages: PageWords = {
  isYou: "ご本人ですか？",
  firstTime: "ウォレットへの初めてのログインがありました",
  at: "サイト",
  in: "ブラウザ",
  notYou: "ご本人でない場合は、このページを閉じてください。何も起こりません。",
  letIn: "はい、このデバイスを許可します",
  expired: "このリンクは有効期限が切れています",
  expiredText: "使用できるのは1回だけで、20分間有効です。元のページで最初からやり直してください。",
  notConfirmed: "未確認",
  otherPage: "別のページから送信されました。",
  done: "デバイスを許可しました",
  doneText: "認証コードを送信しました。操作を始めたページで入力してください。",
  stopTitle: "ウォレットを維持しますか？",
  stopText:
    "ウォレットを放棄して、新しいウォレットでやり直すことが請求されました。中止すると、ウォレットは元のままです。",
  stop: "中止して、ウォレットを維持",
  stopped: "ウォレットは維持されます",
  stoppedText:
    "やり直しは中止されました。ご自身で請求していない場合は、他の誰かがあなたのメールを読んでいる可能性があります。",
  nothingToStop: "中止するものはありません。すでに中止されたか、終了しています。",
  signedIn: "ログインしました",
  goBack: "操作を始めたページに戻ってください。",
  notSignedIn: "ログインしていません",
  closeWindow: "このウィンドウを閉じて、操作を始めたページでもう一度お試しください。"
}

export const refusals: Refusals = {
  "Please try again after {} seconds": "{}後にもう一度お試しください",
  "The code is wrong": "認証コードが違います",
  "The code has expired, or was tried too often. Ask for a new one.":
    "認証コードの有効期限が切れたか、試行回数が多すぎます。新しい認証コードを請求してください。",
  "The code was used before. Ask for a new one.":
    "この認証コードは使用済みです。新しい認証コードを請求してください。",
  "The confirmation has expired. Start again.": "確認の有効期限が切れました。最初からやり直してください。",
  "The sign-in has expired. Start again.": "ログインの有効期限が切れました。最初からやり直してください。",
  "This link was used before, or is older than 20 minutes.":
    "このリンクは使用済みか、20分以上経過しています。",
  "Start again.": "最初からやり直してください。",
  "Sign in first": "先にログインしてください",
  "The mail could not be sent. Try again later.":
    "メールを送信できませんでした。後でもう一度お試しください。",
  "The provider does not answer. Try again.": "プロバイダーが応答していません。もう一度お試しください。",
  "Farcaster does not answer. Try again.": "Farcasterが応答していません。もう一度お試しください。",
  "Farcaster does not confirm who this is": "Farcasterで本人を確認できませんでした",
  "This wallet has no sign-in by {}": "このウォレットでは{}でログインできません",
  "This wallet does not know the network {}": "このウォレットはネットワーク{}に対応していません",
  "The network's node does not answer. Try again.":
    "ネットワークのノードが応答していません。もう一度お試しください。",
  "This network has no smart accounts": "このネットワークにスマートアカウントはありません",
  "This wallet has no e-mail address": "このウォレットにメールアドレスはありません",
  "This address has a wallet of its own": "このアドレスには別のウォレットがあります",
  "The wallet was changed on another device": "ウォレットが別のデバイスで変更されました",
  "Open the wallet on this device first: this is for its owner alone":
    "先にこのデバイスでウォレットを開いてください。所有者だけができる操作です",
  "This passkey opens your wallet no more": "このパスキーでは、もうウォレットを開けません",
  "This is the last passkey that signs you in: add another one first":
    "ログインに使える最後のパスキーです。先に別のパスキーを追加してください",
  "This page may not use the wallet": "このページはウォレットを使用できません",
  "There is no wallet yet that could be given up": "放棄できるウォレットがまだありません",
  "Starting over was not asked for, or its time has not come":
    "やり直しが請求されていないか、まだ実行できる時期ではありません",
  "Sign out, and sign in by e-mail once more, to start over":
    "やり直すには、ログアウトして、もう一度メールアドレスでログインしてください",
  "Something failed on the server": "サーバーで問題が発生しました"
}
