import type { SafeMessages } from "../SafeMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  proposals: "제안"
}

export const words: SafeMessages = {
  owners: "소유자 {owners}명 중 {required}명이 서명해야 합니다.",
  readOnly: "이 Safe의 소유자가 아닙니다. 볼 수는 있지만 제안할 수는 없습니다.",
  empty: "이 앱이 Safe에 제안한 내용은 실행될 때까지 여기에 표시됩니다.",
  unknown: "Safe에 확인하는 중",
  signatures: "서명 대기 중: {required}개 중 {signatures}개",
  execution: "실행 준비 완료",
  executed: "실행됨",
  failed: "실패",
  cancelled: "취소됨",
  signaturesText: "다른 소유자에게 각자의 Safe에서 서명해 달라고 요청하세요.",
  executionText: "소유자 서명이 충분히 모였습니다. 소유자 한 명이 실행해야 합니다.",
  proposal: "제안",
  transaction: "트랜잭션"
}
