import type { SiwxMessages } from "../SiwxMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  sign: "로그인"
}

export const words: SiwxMessages = {
  checking: "잠시만요",
  checkingText: "이미 로그인되어 있는지 확인하고 있습니다.",
  ask: "내 계정임을 증명하세요",
  askText: "{wallet}에서 메시지에 서명하세요. 비용이 들지 않으며 아무것도 이동하지 않습니다.",
  askRequired: "이 사이트에는 {wallet}의 서명이 필요합니다. 비용이 들지 않으며 아무것도 이동하지 않습니다.",
  open: "서명하려면 {wallet} 열기",
  openText: "메시지에 이 사이트의 이름이 있는지 확인한 다음 서명하세요.",
  verifying: "로그인하는 중",
  verifyingText: "사이트가 서명을 확인하고 있습니다.",
  declined: "지갑에서 거절했습니다",
  declinedText: "로그인되지 않았습니다. 아무것도 전송되지 않았습니다.",
  failed: "로그인되지 않았습니다",
  failedText: "사이트가 올바르게 응답하지 않았습니다. 다시 시도하세요.",
  invalidText: "사이트가 서명을 받아들이지 않았습니다. 다시 시도하거나 다른 계정을 사용하세요.",
  wrongNetwork: "이 네트워크에서는 불가",
  wrongNetworkText: "이 사이트는 {network}에서의 로그인을 지원하지 않습니다.",
  chooseNetwork: "네트워크 선택",
  sign: "서명",
  site: "사이트",
  account: "계정",
  network: "네트워크",
  notConnected: "로그인하려면 지갑을 연결하세요."
}
