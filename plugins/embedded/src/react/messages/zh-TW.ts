import type { Buttons } from "./en/buttons.ts"
import type { EmbeddedMessages } from "../EmbeddedMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  signIn: "登入",
  approve: "確認",
  wallet: "錢包",
  updateEmail: "變更電子郵件"
}

export const buttons: Buttons = {
  email: "使用電子郵件繼續",
  passkey: "使用密碼金鑰繼續",
  provider: "使用 {provider} 繼續"
}

export const words: EmbeddedMessages = {
  emailLabel: "電子郵件",
  emailSubmit: "繼續",
  emailIntro: "我們會將驗證碼傳送到您的電子郵件。不需要密碼，也不需要安裝。",
  emailInvalid: "電子郵件地址無效。請再試一次。",
  cooldown: "請在 {seconds}後再試一次",
  frameFailed: "無法載入錢包。請檢查網路連線，然後再試一次。",
  timedOut: "錢包沒有回應。請再試一次。",
  failed: "操作未成功。請再試一次。",
  failedTitle: "登入失敗",
  deviceTitle: "確認此裝置",
  deviceText: "您之前未曾在這裡登入。請開啟傳送至 {email} 的連結。",
  codeTitle: "輸入驗證碼",
  codeText: "驗證碼已傳送至 {email}。",
  codeLabel: "六位數驗證碼",
  codeLife: "驗證碼的有效時間為 20 分鐘。",
  codeChecking: "正在檢查驗證碼",
  codeFailed: "請再試一次。{reason}",
  resend: "重新傳送驗證碼",
  resendIn: "{seconds} 秒後可重新傳送",
  resent: "已重新傳送驗證碼郵件",
  otherEmail: "使用其他電子郵件",
  accountTitle: "正在開啟您的錢包",
  accountText: "請稍候。",
  continueWith: "使用 {provider} 繼續",
  passkey: "使用密碼金鑰繼續",
  moreProviders: "更多登入方式",
  socialTitle: "使用 {provider} 登入",
  socialText: "請在開啟的視窗中登入",
  socialClosed: "您尚未登入，視窗就已關閉。",
  socialFailed: "無法開始登入。請再試一次，或選擇其他方式。",
  socialBlocked: "瀏覽器封鎖了視窗。請允許此頁面開啟視窗，然後再試一次。",
  socialCutOff: "此頁面無法接收該視窗的訊息。請選擇其他登入方式。",
  insecure: "登入需要安全的頁面，但此頁面不安全。",
  forgetful: "您的瀏覽器不會為此錢包保留任何資料。下次您需要重新登入。",
  farcasterPreparing: "準備中",
  farcasterText: "請用手機掃描，或在此裝置上開啟 Farcaster。",
  farcasterCode: "用於開啟 Farcaster 的 QR Code",
  farcasterCopy: "複製連結",
  farcasterCopied: "已複製連結",
  farcasterCopyFailed: "無法複製連結",
  farcasterOpen: "開啟 Farcaster",
  farcasterFailed: "無法透過 Farcaster 登入。請再試一次。",
  approveTitle: "請在您的錢包中確認",
  approveText: "確認前，請閱讀要簽署的內容。",
  walletEmail: "電子郵件",
  walletBackUp: "備份錢包",
  walletBackUpText: "顯示助記詞，僅供您本人查看",
  walletType: "帳戶",
  eoa: "一般帳戶",
  smartAccount: "智慧帳戶",
  smartNew: "您的智慧帳戶尚未部署到此網路。第一筆交易會完成部署。",
  smartHint: "智慧帳戶只需確認一次，即可完成多個步驟。它有自己的地址：您現有的資產仍會留在原處。",
  updateTitle: "變更電子郵件",
  updateText: "此後您將使用新的電子郵件登入。您的帳戶維持不變。",
  save: "儲存",
  primaryText: "請先輸入傳送至您目前電子郵件的驗證碼。",
  secondaryText: "請輸入傳送至 {email} 的驗證碼。",
  updated: "您的電子郵件已變更。",
  signedOut: "請登入以檢視您的錢包。",
  frameTitle: "您的錢包"
}
