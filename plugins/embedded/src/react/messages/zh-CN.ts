import type { Buttons } from "./en/buttons.ts"
import type { EmbeddedMessages } from "../EmbeddedMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  signIn: "登录",
  approve: "确认",
  wallet: "钱包",
  updateEmail: "更改邮箱"
}

export const buttons: Buttons = {
  email: "使用邮箱继续",
  passkey: "使用通行密钥继续",
  provider: "使用 {provider} 继续"
}

export const words: EmbeddedMessages = {
  emailLabel: "邮箱",
  emailSubmit: "继续",
  emailIntro: "我们会向您的邮箱发送验证码。无需密码，无需安装。",
  emailInvalid: "邮箱地址无效。请重试。",
  cooldown: "请在{seconds}后重试",
  frameFailed: "无法加载钱包。请检查网络连接，然后重试。",
  timedOut: "钱包没有响应。请重试。",
  failed: "操作未成功。请重试。",
  failedTitle: "登录失败",
  deviceTitle: "确认此设备",
  deviceText: "您尚未在这里登录过。请打开发送至 {email} 的链接。",
  codeTitle: "输入验证码",
  codeText: "验证码已发送至 {email}。",
  codeLabel: "六位数验证码",
  codeLife: "验证码在 20 分钟内有效。",
  codeChecking: "正在核对验证码",
  codeFailed: "请重试。{reason}",
  resend: "重新发送验证码",
  resendIn: "{seconds} 秒后可重新发送",
  resent: "验证码邮件已重新发送",
  otherEmail: "使用其他邮箱",
  accountTitle: "正在打开您的钱包",
  accountText: "请稍候。",
  continueWith: "使用 {provider} 继续",
  passkey: "使用通行密钥继续",
  moreProviders: "更多登录方式",
  socialTitle: "使用 {provider} 登录",
  socialText: "请在其窗口中登录",
  socialClosed: "您尚未登录，窗口就已关闭。",
  socialFailed: "无法开始登录。请重试，或选择其他方式。",
  socialBlocked: "浏览器拦截了窗口。请允许此页面打开窗口，然后重试。",
  socialCutOff: "此页面无法接收该窗口的消息。请选择其他登录方式。",
  insecure: "登录需要安全页面，而此页面不安全。",
  forgetful: "您的浏览器不会为此钱包保存任何数据。下次您需要重新登录。",
  farcasterPreparing: "正在准备",
  farcasterText: "用手机扫描，或在此设备上打开 Farcaster。",
  farcasterCode: "用于打开 Farcaster 的二维码",
  farcasterCopy: "复制链接",
  farcasterCopied: "链接已复制",
  farcasterCopyFailed: "无法复制链接",
  farcasterOpen: "打开 Farcaster",
  farcasterFailed: "通过 Farcaster 登录失败。请重试。",
  approveTitle: "请在您的钱包中确认",
  approveText: "确认前，请阅读要签名的内容。",
  walletEmail: "邮箱",
  walletBackUp: "备份钱包",
  walletBackUpText: "显示助记词，仅供您本人查看",
  walletType: "账户",
  eoa: "普通账户",
  smartAccount: "智能账户",
  smartNew: "您的智能账户尚未部署到此网络。首笔交易会完成部署。",
  smartHint: "智能账户只需确认一次即可完成多个步骤。它有自己的地址：您现有的资产仍留在原处。",
  updateTitle: "更改邮箱",
  updateText: "此后您将使用新邮箱登录。您的账户保持不变。",
  save: "保存",
  primaryText: "请先输入发送至您当前邮箱的验证码。",
  secondaryText: "请输入发送至 {email} 的验证码。",
  updated: "您的邮箱已更改。",
  signedOut: "请登录以查看您的钱包。",
  frameTitle: "您的钱包"
}
