import type { MailWords } from "../mail/MailWords.ts"
import type { PageWords } from "../sign-in/PageWords.ts"
import type { Refusals } from "./en.ts"

export const mail: MailWords = {
  unasked:
    "요청한 적이 없다면 아무것도 하지 말고 누구에게도 코드를 알려 주지 마세요. 저희는 절대 코드를 묻지 않습니다.",
  codeSubject: (project) => `${project} 코드`,
  code: (code) => `코드: ${code}`,
  codeFor: (origin, label) =>
    `${origin}의 지갑에 ${label}에서 로그인하기 위한 코드입니다. 20분 동안 한 번만 사용할 수 있습니다.`,
  deviceSubject: (project) => `${project} 지갑에 새 기기`,
  deviceFirst: (origin, label) => `누군가 ${label}에서 ${origin}의 지갑에 처음으로 로그인하고 있습니다.`,
  deviceConfirm: "본인이 맞다면 이 페이지를 열어 확인하세요. 20분 동안 한 번만 사용할 수 있습니다:",
  deviceUnasked: "본인이 아니라면 아무것도 하지 마세요. 확인하지 않으면 아무도 들어갈 수 없습니다.",
  movedSubject: (project) => `${project} 지갑의 이메일 주소가 변경되었습니다`,
  changeSubject: (project) => `${project} 지갑의 이메일 주소 변경`,
  changeWhat: (from, to) =>
    `로그인을 위한 코드가 아닙니다. 지갑의 이메일 주소를 ${from}에서 ${to}(으)로 변경하며, 이후 이전 주소로는 더 이상 로그인할 수 없습니다.`,
  changeCode: (code) => `변경용 코드: ${code}`,
  changeAsked: (origin, label) =>
    `${origin}에서, ${label}(으)로 요청되었습니다. 코드는 20분 동안 한 번만 사용할 수 있습니다.`,
  changeUnasked:
    "원하지 않는다면 아무것도 하지 말고 누구에게도 코드를 알려 주지 마세요. 코드가 없으면 주소는 그대로 유지됩니다.",
  passkeySubject: (project) => `${project} 지갑의 패스키가 변경되었습니다`,
  passkeyAdded: (name, label) =>
    `지갑이 열려 있던 ${label}에서 패스키 “${name}”이(가) 추가되었습니다. 이제 이 패스키로 지갑을 열 수 있습니다.`,
  passkeyRemoved: (name, label) =>
    `지갑이 열려 있던 ${label}에서 패스키 “${name}”이(가) 삭제되었습니다. 더 이상 아무것도 열 수 없습니다.`,
  renewedSubject: (project) => `${project} 지갑의 복구 코드가 새로 만들어졌습니다`,
  renewed: (label) =>
    `지갑이 열려 있던 ${label}에서 새 복구 코드가 만들어졌습니다. 이전 코드로는 더 이상 아무것도 열 수 없습니다.`,
  renewedUnasked:
    "본인이 한 일이 아니라면 지갑이 열려 있는 기기를 다른 사람이 사용한 것입니다. 아직 지갑을 열 수 있는 기기에서 지갑에 있는 것을 다른 지갑으로 옮기세요.",
  moved: (from, to) =>
    `지갑의 이메일 주소는 이제 ${to}입니다. 이 주소(${from})로는 더 이상 로그인할 수 없으며, 다른 모든 기기는 로그아웃되었습니다.`,
  movedHow: "이 변경은 지갑이 열려 있는 기기에서, 여기로 보낸 코드와 새 주소로 보낸 코드로 확인되었습니다.",
  overSubject: (project) => `누군가 ${project} 지갑을 포기하려고 합니다`,
  overAsked: (label) =>
    `내 주소로 로그인한 누군가가 ${label}에서 비어 있는 새 지갑으로 다시 시작하겠다고 요청했습니다.`,
  overWhat: (day) =>
    `${day}(UTC)부터 이 주소로 로그인하는 사람은 누구나 이를 진행할 수 있습니다. 그러면 현재 지갑과 그 안의 것은 더 이상 이 주소로 접근할 수 없습니다.`,
  overStop: "원하지 않는다면 이 페이지에서 중단하세요:",
  overNothing:
    "복구 코드와 모든 기기를 잃어버렸다면 아무것도 하지 마세요. 그때까지 매일 이 메일을 받게 됩니다. 지갑이 있는 기기에서 지갑을 열어도 중단됩니다.",
  stoppedSubject: (project) => `${project} 지갑이 유지됩니다`,
  stopped:
    "다시 시작이 중단되었으며 지갑은 그대로 유지됩니다. 본인이 중단하지 않았다면 다른 사람이 내 메일을 읽을 수 있거나 내 기기를 갖고 있는 것입니다.",
  doneSubject: (project) => `${project} 지갑이 새 지갑으로 교체되었습니다`,
  done: "다시 시작이 완료되었습니다. 이제 이 주소에는 비어 있는 새 지갑이 있습니다. 이전 지갑은 더 이상 이 주소로 접근할 수 없습니다."
}

export const pages: PageWords = {
  isYou: "본인이 맞나요?",
  firstTime: "누군가 이 지갑에 처음으로 로그인하고 있습니다",
  at: "사이트",
  in: "브라우저",
  notYou: "본인이 아니라면 이 페이지를 닫으세요. 아무 일도 일어나지 않습니다.",
  letIn: "예, 이 기기를 허용합니다",
  expired: "링크가 만료되었습니다",
  expiredText: "20분 동안 한 번만 사용할 수 있습니다. 페이지에서 다시 시작하세요.",
  notConfirmed: "확인되지 않음",
  otherPage: "다른 페이지에서 온 요청입니다.",
  done: "기기가 허용되었습니다",
  doneText: "코드를 보냈습니다. 처음 시작한 페이지에 입력하세요.",
  stopTitle: "지갑을 유지할까요?",
  stopText:
    "누군가 이 지갑을 포기하고 새 지갑으로 다시 시작하겠다고 요청했습니다. 중단하면 지갑은 그대로 유지됩니다.",
  stop: "중단하고 내 지갑 유지",
  stopped: "지갑이 유지됩니다",
  stoppedText: "다시 시작이 중단되었습니다. 요청한 적이 없다면 다른 사람이 내 메일을 읽고 있을 수 있습니다.",
  nothingToStop: "중단할 것이 없습니다. 이미 중단되었거나 끝났습니다.",
  signedIn: "로그인되었습니다",
  goBack: "처음 시작한 페이지로 돌아가세요.",
  notSignedIn: "로그인되지 않았습니다",
  closeWindow: "이 창을 닫고 처음 시작한 페이지에서 다시 시도하세요."
}

export const refusals: Refusals = {
  "Please try again after {} seconds": "{} 후에 다시 시도하세요",
  "The code is wrong": "코드가 올바르지 않습니다",
  "The code has expired, or was tried too often. Ask for a new one.":
    "코드가 만료되었거나 너무 여러 번 시도되었습니다. 새 코드를 요청하세요.",
  "The code was used before. Ask for a new one.": "이미 사용한 코드입니다. 새 코드를 요청하세요.",
  "The confirmation has expired. Start again.": "확인이 만료되었습니다. 다시 시작하세요.",
  "The sign-in has expired. Start again.": "로그인이 만료되었습니다. 다시 시작하세요.",
  "This link was used before, or is older than 20 minutes.": "이미 사용했거나 20분이 지난 링크입니다.",
  "Start again.": "다시 시작하세요.",
  "Sign in first": "먼저 로그인하세요",
  "The mail could not be sent. Try again later.": "메일을 보내지 못했습니다. 나중에 다시 시도하세요.",
  "The provider does not answer. Try again.": "제공업체가 응답하지 않습니다. 다시 시도하세요.",
  "Farcaster does not answer. Try again.": "Farcaster가 응답하지 않습니다. 다시 시도하세요.",
  "Farcaster does not confirm who this is": "Farcaster에서 본인임을 확인해 주지 않습니다",
  "This wallet has no sign-in by {}": "이 지갑에는 {} 로그인이 없습니다",
  "This wallet does not know the network {}": "이 지갑은 {} 네트워크를 알지 못합니다",
  "The network's node does not answer. Try again.": "네트워크 노드가 응답하지 않습니다. 다시 시도하세요.",
  "This network has no smart accounts": "이 네트워크에는 스마트 계정이 없습니다",
  "This wallet has no e-mail address": "이 지갑에는 이메일 주소가 없습니다",
  "This address has a wallet of its own": "이 주소에는 이미 지갑이 있습니다",
  "The wallet was changed on another device": "다른 기기에서 지갑이 변경되었습니다",
  "Open the wallet on this device first: this is for its owner alone":
    "먼저 이 기기에서 지갑을 여세요. 지갑 소유자만 할 수 있는 작업입니다",
  "This passkey opens your wallet no more": "이 패스키로는 더 이상 지갑을 열 수 없습니다",
  "This is the last passkey that signs you in: add another one first":
    "로그인에 쓰는 마지막 패스키입니다. 먼저 다른 패스키를 추가하세요",
  "This page may not use the wallet": "이 페이지는 지갑을 사용할 수 없습니다",
  "There is no wallet yet that could be given up": "포기할 수 있는 지갑이 아직 없습니다",
  "Starting over was not asked for, or its time has not come":
    "다시 시작이 요청되지 않았거나 아직 때가 되지 않았습니다",
  "Sign out, and sign in by e-mail once more, to start over":
    "다시 시작하려면 로그아웃한 다음 이메일로 한 번 더 로그인하세요",
  "Something failed on the server": "서버에서 문제가 발생했습니다"
}
