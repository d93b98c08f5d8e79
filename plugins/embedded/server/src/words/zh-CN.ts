import type { MailWords } from "../mail/MailWords.ts"
import type { PageWords } from "../sign-in/PageWords.ts"
import type { Refusals } from "./en.ts"

export const mail: MailWords = {
  unasked:
    "如果这不是您本人的请求，请不要进行任何操作，也不要将验证码告诉任何人。我们的任何人员都绝不会向您索要验证码。",
  codeSubject: (project) => `您的 ${project} 验证码`,
  code: (code) => `您的验证码是 ${code}`,
  codeFor: (origin, label) =>
    `此验证码用于在 ${label} 中登录您在 ${origin} 的钱包。仅可使用一次，20 分钟内有效。`,
  deviceSubject: (project) => `有新设备登录您在 ${project} 的钱包`,
  deviceFirst: (origin, label) => `有人首次在 ${label} 中登录您在 ${origin} 的钱包。`,
  deviceConfirm: "如果是您本人，请打开此页面并确认。链接仅可使用一次，20 分钟内有效：",
  deviceUnasked: "如果不是您本人，请不要进行任何操作：没有您的确认，任何人都无法进入。",
  movedSubject: (project) => `您在 ${project} 的钱包已更换邮箱地址`,
  changeSubject: (project) => `更改您在 ${project} 的钱包的邮箱地址`,
  changeWhat: (from, to) =>
    `这不是登录。此操作会更改您钱包的邮箱地址：用 ${to} 取代 ${from}，之后原地址将无法再登录。`,
  changeCode: (code) => `用于此操作的验证码是 ${code}`,
  changeAsked: (origin, label) =>
    `该请求通过 ${label} 在 ${origin} 发出。验证码仅可使用一次，20 分钟内有效。`,
  changeUnasked:
    "如果您不想更改，请不要进行任何操作，也不要将验证码告诉任何人：没有验证码，邮箱地址将保持不变。",
  passkeySubject: (project) => `您在 ${project} 的钱包的通行密钥已更改`,
  passkeyAdded: (name, label) =>
    `在已打开钱包的 ${label} 中添加了通行密钥“${name}”。从现在起，它可以打开钱包。`,
  passkeyRemoved: (name, label) =>
    `在已打开钱包的 ${label} 中移除了通行密钥“${name}”。它已无法打开任何内容。`,
  renewedSubject: (project) => `您在 ${project} 的钱包有了新的恢复码`,
  renewed: (label) => `在已打开钱包的 ${label} 中生成了新的恢复码。之前的恢复码已完全失效。`,
  renewedUnasked:
    "如果不是您本人操作，则说明有人使用过已打开您钱包的设备。请在仍能打开该钱包的设备上，将其中的资产转移到另一个钱包。",
  moved: (from, to) =>
    `您钱包的邮箱地址现在是 ${to}。此邮箱地址 ${from} 已无法再登录该钱包，所有其他设备也已退出登录。`,
  movedHow: "此更改是在已打开钱包的设备上确认的，使用了发送至此邮箱的验证码和发送至新邮箱的验证码。",
  overSubject: (project) => `有人想放弃您在 ${project} 的钱包`,
  overAsked: (label) => `有人在 ${label} 中以您的邮箱地址登录，并请求用新的空钱包重新开始。`,
  overWhat: (day) =>
    `从 ${day}（UTC）起，任何以此邮箱地址登录的人都可以执行该操作。届时，将无法再用此邮箱地址访问您现在的钱包及其中的资产。`,
  overStop: "如果这不是您想要的，请在此页面中止：",
  overNothing:
    "如果您丢失了恢复码和所有设备，请不要进行任何操作。在此之前，您每天都会收到此邮件。在保存有钱包的设备上打开钱包，也会中止该操作。",
  stoppedSubject: (project) => `您在 ${project} 的钱包已保留`,
  stopped:
    "重新开始已被中止：您的钱包保持不变。如果不是您中止的，则说明有其他人能读取您的邮件，或持有您的设备。",
  doneSubject: (project) => `新钱包已取代您在 ${project} 的钱包`,
  done: "重新开始已完成：此邮箱地址现在对应一个新的空钱包。已无法再用此邮箱地址访问之前的钱包。"
}

export const pages: PageWords = {
  isYou: "这是您本人吗？",
  firstTime: "有人首次登录您的钱包",
  at: "网站",
  in: "浏览器",
  notYou: "如果不是您本人，请关闭此页面：不会发生任何变化。",
  letIn: "是，允许此设备登录",
  expired: "此链接已过期",
  expiredText: "链接仅可使用一次，20 分钟内有效。请在原页面重新开始。",
  notConfirmed: "未确认",
  otherPage: "此请求来自其他页面。",
  done: "已允许该设备登录",
  doneText: "验证码已发送给您。请在您开始操作的页面中输入。",
  stopTitle: "要保留您的钱包吗？",
  stopText: "有人请求放弃您的钱包，并用新钱包重新开始。如果您中止该操作，钱包将保持不变。",
  stop: "中止，保留我的钱包",
  stopped: "您的钱包已保留",
  stoppedText: "重新开始已被中止。如果这不是您提出的请求，则可能有其他人能读取您的邮件。",
  nothingToStop: "没有可中止的操作：它之前已被中止，或已结束。",
  signedIn: "您已登录",
  goBack: "请返回您开始操作的页面。",
  notSignedIn: "您未登录",
  closeWindow: "请关闭此窗口，并在您开始操作的页面中重试。"
}

export const refusals: Refusals = {
  "Please try again after {} seconds": "请在{}后重试",
  "The code is wrong": "验证码不正确",
  "The code has expired, or was tried too often. Ask for a new one.":
    "验证码已过期，或尝试次数过多。请重新获取验证码。",
  "The code was used before. Ask for a new one.": "该验证码已被使用。请重新获取验证码。",
  "The confirmation has expired. Start again.": "确认已过期。请重新开始。",
  "The sign-in has expired. Start again.": "登录已过期。请重新开始。",
  "This link was used before, or is older than 20 minutes.": "此链接已被使用，或已超过 20 分钟。",
  "Start again.": "请重新开始。",
  "Sign in first": "请先登录",
  "The mail could not be sent. Try again later.": "邮件发送失败。请稍后重试。",
  "The provider does not answer. Try again.": "服务商没有响应。请重试。",
  "Farcaster does not answer. Try again.": "Farcaster 没有响应。请重试。",
  "Farcaster does not confirm who this is": "Farcaster 没有确认此人的身份",
  "This wallet has no sign-in by {}": "此钱包不支持通过 {} 登录",
  "This wallet does not know the network {}": "此钱包不识别网络 {}",
  "The network's node does not answer. Try again.": "网络节点没有响应。请重试。",
  "This network has no smart accounts": "此网络没有智能账户",
  "This wallet has no e-mail address": "此钱包没有邮箱地址",
  "This address has a wallet of its own": "此邮箱地址已有自己的钱包",
  "The wallet was changed on another device": "钱包已在其他设备上更改",
  "Open the wallet on this device first: this is for its owner alone":
    "请先在此设备上打开钱包：此操作仅限钱包所有者",
  "This passkey opens your wallet no more": "此通行密钥已无法打开您的钱包",
  "This is the last passkey that signs you in: add another one first":
    "这是您用于登录的最后一个通行密钥：请先添加另一个",
  "This page may not use the wallet": "此页面无权使用该钱包",
  "There is no wallet yet that could be given up": "还没有可放弃的钱包",
  "Starting over was not asked for, or its time has not come": "尚未请求重新开始，或时间未到",
  "Sign out, and sign in by e-mail once more, to start over": "请退出登录，并再次通过邮箱登录，以重新开始",
  "Something failed on the server": "服务器出错"
}
