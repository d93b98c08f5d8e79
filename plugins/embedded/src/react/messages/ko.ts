import type { Buttons } from "./en/buttons.ts"
import type { EmbeddedMessages } from "../EmbeddedMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  signIn: "로그인",
  approve: "승인",
  wallet: "지갑",
  updateEmail: "이메일 변경"
}

export const buttons: Buttons = {
  email: "이메일로 계속하기",
  passkey: "패스키로 계속하기",
  provider: "{provider}(으)로 계속하기"
}

export const words: EmbeddedMessages = {
  emailLabel: "이메일",
  emailSubmit: "계속",
  emailIntro: "입력한 주소로 코드를 보내 드립니다. 비밀번호도, 설치도 필요 없습니다.",
  emailInvalid: "올바른 이메일 주소가 아닙니다. 다시 시도하세요.",
  cooldown: "{seconds} 후에 다시 시도하세요",
  frameFailed: "지갑을 불러오지 못했습니다. 연결 상태를 확인하고 다시 시도하세요.",
  timedOut: "지갑이 응답하지 않았습니다. 다시 시도하세요.",
  failed: "작업에 실패했습니다. 다시 시도하세요.",
  failedTitle: "로그인하지 못했습니다",
  deviceTitle: "이 기기 확인",
  deviceText: "여기서 처음 로그인합니다. {email} 주소로 보낸 링크를 여세요.",
  codeTitle: "코드 입력",
  codeText: "{email} 주소로 보냈습니다.",
  codeLabel: "여섯 자리 코드",
  codeLife: "코드는 20분 동안 유효합니다.",
  codeChecking: "코드 확인 중",
  codeFailed: "{reason}. 다시 시도하세요",
  resend: "코드 다시 보내기",
  resendIn: "{seconds}초 후 다시 보내기",
  resent: "코드를 다시 보냄",
  otherEmail: "다른 이메일 사용",
  accountTitle: "지갑 여는 중",
  accountText: "잠시만 기다리세요.",
  continueWith: "{provider}(으)로 계속하기",
  passkey: "패스키로 계속하기",
  moreProviders: "다른 로그인 방법",
  socialTitle: "{provider}(으)로 로그인",
  socialText: "제공업체 창에서 로그인하세요",
  socialClosed: "로그인하기 전에 창이 닫혔습니다.",
  socialFailed: "로그인을 시작하지 못했습니다. 다시 시도하거나 다른 방법을 선택하세요.",
  socialBlocked: "브라우저가 창을 차단했습니다. 이 페이지의 팝업 창을 허용하고 다시 시도하세요.",
  socialCutOff: "이 페이지는 로그인 창의 응답을 받을 수 없습니다. 다른 로그인 방법을 선택하세요.",
  insecure: "로그인하려면 보안 페이지여야 하는데, 이 페이지는 그렇지 않습니다.",
  forgetful: "브라우저가 이 지갑의 정보를 저장하지 않습니다. 다음에 다시 로그인해야 합니다.",
  farcasterPreparing: "준비 중",
  farcasterText: "휴대폰으로 스캔하거나 이 기기에서 Farcaster를 여세요.",
  farcasterCode: "Farcaster로 여는 QR 코드",
  farcasterCopy: "링크 복사",
  farcasterCopied: "링크가 복사됨",
  farcasterCopyFailed: "링크를 복사하지 못했습니다",
  farcasterOpen: "Farcaster 열기",
  farcasterFailed: "Farcaster로 로그인하지 못했습니다. 다시 시도하세요.",
  approveTitle: "지갑에서 승인하세요",
  approveText: "승인하기 전에 서명할 내용을 읽어 보세요.",
  walletEmail: "이메일",
  walletBackUp: "지갑 백업",
  walletBackUpText: "복구 구문을 본인에게만 표시합니다",
  walletType: "계정",
  eoa: "일반 계정",
  smartAccount: "스마트 계정",
  smartNew: "스마트 계정이 아직 이 네트워크에 없습니다. 첫 트랜잭션에서 생성됩니다.",
  smartHint:
    "스마트 계정은 한 번의 확인으로 여러 단계를 처리합니다. 별도의 주소를 사용하며, 보유한 자산은 지금 있는 곳에 그대로 남습니다.",
  updateTitle: "이메일 변경",
  updateText: "변경 후에는 새 이메일로 로그인합니다. 계정은 그대로 유지됩니다.",
  save: "저장",
  primaryText: "먼저 현재 주소로 보낸 코드를 입력하세요.",
  secondaryText: "{email} 주소로 보낸 코드를 입력하세요.",
  updated: "이메일이 변경되었습니다.",
  signedOut: "지갑을 보려면 로그인하세요.",
  frameTitle: "내 지갑"
}
