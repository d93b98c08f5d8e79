import type { MailWords } from "../mail/MailWords.ts"
import type { PageWords } from "../sign-in/PageWords.ts"
import type { Refusals } from "./en.ts"

export const mail: MailWords = {
  unasked:
    "如果這不是您本人的請求，請不要進行任何操作，也不要將驗證碼告訴任何人。我們的任何人員都絕不會向您索取驗證碼。",
  codeSubject: (project) => `您的 ${project} 驗證碼`,
  code: (code) => `您的驗證碼是 ${code}`,
  codeFor: (origin, label) =>
    `此驗證碼用於在 ${label} 中登入您在 ${origin} 的錢包。僅可使用一次，20 分鐘內有效。`,
  deviceSubject: (project) => `有新裝置登入您在 ${project} 的錢包`,
  deviceFirst: (origin, label) => `有人首次在 ${label} 中登入您在 ${origin} 的錢包。`,
  deviceConfirm: "如果是您本人，請開啟此頁面並確認。連結僅可使用一次，20 分鐘內有效：",
  deviceUnasked: "如果不是您本人，請不要進行任何操作：沒有您的確認，任何人都無法進入。",
  movedSubject: (project) => `您在 ${project} 的錢包已更換電子郵件地址`,
  changeSubject: (project) => `變更您在 ${project} 的錢包的電子郵件地址`,
  changeWhat: (from, to) =>
    `這不是登入。這項操作會變更您錢包的電子郵件地址：以 ${to} 取代 ${from}，之後原地址將無法再登入。`,
  changeCode: (code) => `用於這項操作的驗證碼是 ${code}`,
  changeAsked: (origin, label) =>
    `此請求透過 ${label} 在 ${origin} 提出。驗證碼僅可使用一次，20 分鐘內有效。`,
  changeUnasked:
    "如果您不想變更，請不要進行任何操作，也不要將驗證碼告訴任何人：沒有驗證碼，電子郵件地址將維持不變。",
  passkeySubject: (project) => `您在 ${project} 的錢包的密碼金鑰已變更`,
  passkeyAdded: (name, label) =>
    `在已開啟錢包的 ${label} 中新增了密碼金鑰「${name}」。從現在起，它可以開啟錢包。`,
  passkeyRemoved: (name, label) =>
    `在已開啟錢包的 ${label} 中移除了密碼金鑰「${name}」。它已無法開啟任何內容。`,
  renewedSubject: (project) => `您在 ${project} 的錢包有了新的復原碼`,
  renewed: (label) => `在已開啟錢包的 ${label} 中產生了新的復原碼。先前的復原碼已完全失效。`,
  renewedUnasked:
    "如果不是您本人操作，則表示有人使用過已開啟您錢包的裝置。請在仍能開啟此錢包的裝置上，將其中的資產移轉到另一個錢包。",
  moved: (from, to) =>
    `您錢包的電子郵件地址現在是 ${to}。此地址 ${from} 已無法再登入該錢包，所有其他裝置也已登出。`,
  movedHow: "此變更是在已開啟錢包的裝置上確認的，使用了傳送至此地址的驗證碼和傳送至新地址的驗證碼。",
  overSubject: (project) => `有人想放棄您在 ${project} 的錢包`,
  overAsked: (label) => `有人在 ${label} 中以您的電子郵件地址登入，並請求用新的空錢包重新開始。`,
  overWhat: (day) =>
    `從 ${day}（UTC）起，任何以此電子郵件地址登入的人都可以執行這項操作。屆時，將無法再用此地址存取您現在的錢包及其中的資產。`,
  overStop: "如果這不是您想要的，請在此頁面中止：",
  overNothing:
    "如果您遺失了復原碼和所有裝置，請不要進行任何操作。在此之前，您每天都會收到此郵件。在存有錢包的裝置上開啟錢包，也會中止這項操作。",
  stoppedSubject: (project) => `您在 ${project} 的錢包已保留`,
  stopped:
    "重新開始已中止：您的錢包維持不變。如果不是您中止的，則表示有其他人能讀取您的郵件，或持有您的裝置。",
  doneSubject: (project) => `新錢包已取代您在 ${project} 的錢包`,
  done: "重新開始已完成：此電子郵件地址現在對應一個新的空錢包。已無法再用此地址存取先前的錢包。"
}

export const pages: PageWords = {
  isYou: "這是您本人嗎？",
  firstTime: "有人首次登入您的錢包",
  at: "網站",
  in: "瀏覽器",
  notYou: "如果不是您本人，請關閉此頁面：不會發生任何變動。",
  letIn: "是，允許此裝置登入",
  expired: "此連結已過期",
  expiredText: "連結僅可使用一次，20 分鐘內有效。請在原頁面重新開始。",
  notConfirmed: "未確認",
  otherPage: "此請求來自其他頁面。",
  done: "已允許此裝置登入",
  doneText: "驗證碼已傳送給您。請在您開始操作的頁面中輸入。",
  stopTitle: "要保留您的錢包嗎？",
  stopText: "有人請求放棄您的錢包，並用新錢包重新開始。如果您中止這項操作，錢包將維持不變。",
  stop: "中止，保留我的錢包",
  stopped: "您的錢包已保留",
  stoppedText: "重新開始已中止。如果這不是您提出的請求，可能有其他人能讀取您的郵件。",
  nothingToStop: "沒有可中止的操作：它先前已中止，或已結束。",
  signedIn: "您已登入",
  goBack: "請返回您開始操作的頁面。",
  notSignedIn: "您尚未登入",
  closeWindow: "請關閉此視窗，並在您開始操作的頁面中再試一次。"
}

export const refusals: Refusals = {
  "Please try again after {} seconds": "請在 {}後再試一次",
  "The code is wrong": "驗證碼不正確",
  "The code has expired, or was tried too often. Ask for a new one.":
    "驗證碼已過期，或嘗試次數過多。請重新取得驗證碼。",
  "The code was used before. Ask for a new one.": "此驗證碼已使用過。請重新取得驗證碼。",
  "The confirmation has expired. Start again.": "確認已過期。請重新開始。",
  "The sign-in has expired. Start again.": "登入已過期。請重新開始。",
  "This link was used before, or is older than 20 minutes.": "此連結已使用過，或已超過 20 分鐘。",
  "Start again.": "請重新開始。",
  "Sign in first": "請先登入",
  "The mail could not be sent. Try again later.": "郵件無法傳送。請稍後再試一次。",
  "The provider does not answer. Try again.": "服務商沒有回應。請再試一次。",
  "Farcaster does not answer. Try again.": "Farcaster 沒有回應。請再試一次。",
  "Farcaster does not confirm who this is": "Farcaster 沒有確認此人的身分",
  "This wallet has no sign-in by {}": "此錢包不支援透過 {} 登入",
  "This wallet does not know the network {}": "此錢包無法辨識網路 {}",
  "The network's node does not answer. Try again.": "網路節點沒有回應。請再試一次。",
  "This network has no smart accounts": "此網路沒有智慧帳戶",
  "This wallet has no e-mail address": "此錢包沒有電子郵件地址",
  "This address has a wallet of its own": "此電子郵件地址已有自己的錢包",
  "The wallet was changed on another device": "錢包已在其他裝置上變更",
  "Open the wallet on this device first: this is for its owner alone":
    "請先在此裝置上開啟錢包：這項操作僅限錢包擁有者",
  "This passkey opens your wallet no more": "此密碼金鑰已無法開啟您的錢包",
  "This is the last passkey that signs you in: add another one first":
    "這是您用於登入的最後一個密碼金鑰：請先新增另一個",
  "This page may not use the wallet": "此頁面無權使用此錢包",
  "There is no wallet yet that could be given up": "還沒有可放棄的錢包",
  "Starting over was not asked for, or its time has not come": "尚未請求重新開始，或時間未到",
  "Sign out, and sign in by e-mail once more, to start over": "請登出，並再次透過電子郵件登入，以重新開始",
  "Something failed on the server": "伺服器發生錯誤"
}
