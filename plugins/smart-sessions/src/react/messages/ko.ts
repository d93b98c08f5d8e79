import type { SmartSessionsMessages } from "../SmartSessionsMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  list: "스마트 세션",
  session: "스마트 세션"
}

export const words: SmartSessionsMessages = {
  tabs: { active: "활성", expired: "만료됨", revoked: "철회됨" },
  none: {
    active: "이 계정을 대신해 작업할 수 있는 앱이 없습니다.",
    expired: "이 계정에 만료된 세션이 없습니다.",
    revoked: "이 계정에 철회된 세션이 없습니다."
  },
  off: "이 페이지에서는 스마트 세션이 꺼져 있습니다.",
  failed: "스마트 세션을 불러오지 못했습니다.",
  outdated: "스마트 세션을 새로고침하지 못했습니다. 아래 내용은 변경되었을 수 있습니다.",
  readAgain: "새로고침",
  unnamed: "이름 없는 앱",
  until: "{date}까지",
  endedAt: "{date} 종료됨",
  revokedOn: "{date} 철회됨",
  allows: "묻지 않고 할 수 있는 작업",
  spend: "{period}마다 최대 {amount} 지출",
  call: "{address}의 {functions} 호출",
  actAs: "내 계정인 것처럼 {address}의 {functions} 실행",
  withValue: "매번 최대 {amount} 포함",
  unread: "여기에 표시할 수 없는 내용이 더 있습니다. 지갑에서 확인하세요.",
  units: "{address}의 {count} 단위",
  periods: { second: "초", minute: "분", hour: "시간", day: "일", week: "주" },
  project: "앱",
  account: "대상 계정",
  network: "네트워크",
  begun: "허용일",
  ends: "종료 예정",
  ended: "종료됨",
  revoked: "철회됨",
  revoke: "세션 철회",
  revokeNote: "지갑이 서명을 요청합니다. 비용은 들지 않습니다.",
  asking: "{wallet}에서 승인하세요",
  declined: "거절했습니다. 세션은 그대로입니다.",
  revokeFailed: "스마트 세션을 철회하지 못했습니다. 다시 시도하세요.",
  gone: "이 세션은 더 이상 없습니다.",
  grantedTitle: "스마트 세션이 허용됨",
  grantedText: "계정에서 언제든지 철회할 수 있습니다.",
  refusedTitle: "요청한 것보다 많이 허용되었습니다",
  refusedText: "이 세션은 사용하지 않습니다. {wallet}에서 철회하세요.",
  seeAll: "모든 스마트 세션",
  done: "완료"
}
