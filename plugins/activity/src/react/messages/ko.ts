import type { ActivityMessages, DetailMessages } from "../ActivityMessages.ts"
import type { ReplacingMessages } from "../ReplacingMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  list: "활동",
  transaction: "트랜잭션"
}

export const words: ActivityMessages = {
  kinds: {
    send: "보냄",
    receive: "받음",
    self: "나에게 보냄",
    mint: "민팅함",
    burn: "소각함",
    trade: "스왑함",
    approve: "사용 승인함",
    approved: "승인됨",
    revoked: "사용 승인 철회됨",
    cancel: "취소됨",
    deploy: "컨트랙트 생성됨",
    deposit: "예치함",
    withdraw: "출금함",
    borrow: "대출함",
    repay: "상환함",
    stake: "스테이킹함",
    unstake: "언스테이킹함",
    claim: "클레임함",
    contract: "컨트랙트 사용",
    taken: "다른 주소가 이동함",
    failed: "실패",
    sending: "보내는 중",
    swapping: "스왑 중",
    approving: "사용 승인 중",
    revoking: "사용 승인 철회 중",
    unknown: "결과 알 수 없음"
  },
  tags: {
    lookAlike: "유사 주소",
    unverified: "확인되지 않음",
    nothing: "빈 전송",
    spam: "스팸"
  },
  pending: "진행 중",
  usually: "보통 {time}",
  to: "받는 주소: {address}",
  from: "보낸 주소: {address}",
  spender: "승인 대상: {address}",
  unlimited: "무제한",
  all: "전체",
  nothing: "승인 없음:",
  more: "외 {count}개",
  older: "이전 활동 보기",
  olderFailed: "이전 활동을 불러오지 못했습니다.",
  partial: "이전 활동이 일부 누락되었을 수 있습니다.",
  fallback: "소스 하나가 응답하지 않았습니다. 일부 활동이 누락되었을 수 있습니다.",
  failed: "활동을 불러오지 못했습니다.",
  outdated: "활동을 새로고침하지 못했습니다. 최신 활동이 누락되었을 수 있습니다.",
  unfetched: "트랜잭션을 불러오지 못함",
  readAgain: "새로고침",
  none: "아직 활동이 없습니다.",
  noneKnown: "최근 활동이 없습니다. 이전 활동이 누락되었을 수 있습니다.",
  untold: "여기서는 {network} 활동을 불러올 수 없습니다.",
  hidden: "숨긴 트랜잭션: {count}",
  showHidden: "표시",
  hideHidden: "숨기기",
  hiddenNote: "사기꾼이 남긴 것입니다. 여기서 절대 주소를 복사하지 마세요."
}

export const details: DetailMessages = {
  doubts: {
    lookAlike:
      "이 주소는 내 주소나 전에 보낸 적 있는 주소와 비슷해 보이지만 다른 주소입니다. 복사하지 마세요.",
    unverified: "이름과 같은 토큰이 아닐 수 있으며, 가치가 없을 수 있습니다.",
    nothing:
      "다른 사람이 보낸 것이며 아무것도 이동하지 않았습니다. 주소를 복사하게 하려는 속임수일 수 있습니다.",
    spam: "광고로 보입니다. 여기에 적힌 사이트를 방문하지 마세요."
  },
  mayTake: "이제부터 가져갈 수 있음",
  gone: "이 트랜잭션은 이 계정의 활동에 없습니다.",
  unknownNote: "전송되었지만 결과는 아직 알 수 없습니다. 다시 보내기 전에 조회해 보세요.",
  failedNote: "실패하여 아무것도 이동하지 않았습니다. 네트워크 수수료는 돌려받지 못합니다.",
  takenNote: "직접 서명한 트랜잭션이 아닙니다. 사용을 승인한 주소가 서명했을 수 있습니다.",
  unlimitedNote: "무제한 사용 승인은 철회할 때까지 보유한 해당 토큰을 전부 가져갈 수 있습니다.",
  status: "상태",
  statuses: { success: "완료", failed: "실패", pending: "진행 중", unknown: "알 수 없음" },
  date: "날짜",
  sender: "서명자",
  network: "네트워크",
  fee: "네트워크 수수료",
  hash: "트랜잭션",
  copyHash: "트랜잭션 ID 복사",
  copyAddress: "주소 복사",
  copied: "복사됨",
  copyFailed: "복사하지 못함"
}

export const replacing: ReplacingMessages = {
  speedUp: "빠르게 처리",
  cancel: "트랜잭션 취소",
  speedUpText: "더 높은 수수료로 다시 보냅니다. 둘 중 하나만 처리됩니다.",
  cancelText: "나에게 보내는 빈 트랜잭션이 그 자리를 대신합니다. 그 전에 첫 트랜잭션이 처리될 수 있습니다.",
  feeBefore: "지금까지의 수수료(최대)",
  speedingUp: "더 빠르게 처리하는 중입니다. 둘 중 하나만 처리됩니다.",
  cancelling: "취소하는 중입니다. 그 전에 처리될 수 있습니다.",
  settled: "이미 처리되었습니다.",
  fixed: "이 트랜잭션을 대신할 수 있는 것이 없습니다. 기다릴 수만 있습니다.",
  beside: "지갑이 첫 트랜잭션을 대체하지 않고 새 트랜잭션을 보냈습니다. 둘 다 처리될 수 있습니다."
}
