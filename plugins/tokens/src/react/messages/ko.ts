import type { Titles } from "./en/titles.ts"
import type { TokensMessages } from "../TokensMessages.ts"

export const titles: Titles = {
  list: "토큰"
}

export const words: TokensMessages = {
  failed: "토큰을 불러오지 못했습니다.",
  outdated: "토큰을 새로고침하지 못했습니다. 아래 내용은 변경되었을 수 있습니다.",
  readAgain: "새로고침",
  none: "이 계정이 보유한 토큰 중 여기에 알려진 것이 없습니다.",
  total: "합계",
  totalUnknown: "알 수 없음",
  totalPartial: "가격을 알 수 없는 토큰은 포함되지 않습니다.",
  unverified: "확인되지 않음",
  unverifiedNote: "다른 토큰과 이름이 같으며, 속이려는 것일 수 있습니다. 이름만 보고 믿지 마세요.",
  manage: "토큰 추가 또는 숨기기",
  addLabel: "토큰 컨트랙트 주소",
  addNote: "토큰의 공식 사이트나 탐색기에서 복사할 수 있습니다.",
  add: "추가",
  added: "추가했습니다. 토큰을 보유하게 되면 목록에 표시됩니다.",
  notToken: "이 네트워크의 해당 주소에 토큰이 없습니다.",
  notRead: "토큰을 불러오지 못했습니다. 다시 시도하세요.",
  hide: "숨기기",
  show: "표시"
}
