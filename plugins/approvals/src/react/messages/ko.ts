import type { ApprovalsMessages } from "../ApprovalsMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  list: "사용 승인",
  revoke: "사용 승인 철회"
}

export const words: ApprovalsMessages = {
  intro: "철회할 때까지 다시 묻지 않고 토큰을 옮길 수 있는 주소입니다.",
  none: "이 계정이 한 사용 승인 중 여기에 알려진 것이 없습니다.",
  failed: "사용 승인을 불러오지 못했습니다.",
  outdated: "사용 승인을 새로고침하지 못했습니다. 아래 내용은 변경되었을 수 있습니다.",
  readAgain: "새로고침",
  since: "{date} 이전의 사용 승인은 누락되었을 수 있습니다.",
  sinceBlock: "블록 {block} 이전의 사용 승인은 누락되었을 수 있습니다.",
  unlimited: "{token} 무제한",
  upTo: "최대 {amount}",
  all: "{token} 전체",
  spenderIs: "승인 대상: {spender}",
  mayTake: "지금 가져갈 수 있는 수량",
  contract: "컨트랙트",
  spender: "승인 대상",
  account: "계정",
  after: "이후 승인 대상은 더 이상 {token} 토큰을 가져갈 수 없습니다. 이미 가져간 것은 돌아오지 않습니다.",
  leaves: "이 토큰의 승인은 0까지 철회할 수 없습니다. 최솟값은 승인된 채로 남습니다: {amount}.",
  revoke: "사용 승인 철회",
  gone: "이 사용 승인은 더 이상 없습니다.",
  askingText: "지갑에 표시된 승인 대상이 여기와 같은지 확인하세요.",
  sentTitle: "철회 중",
  successTitle: "철회됨",
  successText: "승인 대상은 더 이상 {token} 토큰을 가져갈 수 없습니다.",
  failedText: "사용 승인은 그대로입니다. 수수료만 지출되었습니다.",
  declinedText: "사용 승인은 그대로입니다.",
  unknownText: "잠시 후 사용 승인을 다시 확인하세요.",
  problems: {
    refused:
      "컨트랙트가 이를 거부합니다. 승인 대상이 {token} 토큰을 가져가지 못하게 하려면 다른 계정으로 옮기세요.",
    changed: "확인한 뒤 변경된 내용이 있습니다. 다시 확인하세요.",
    waiting: "다른 요청이 아직 지갑에서 대기 중입니다."
  }
}
