import type { NamesMessages } from "../NamesMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  tile: "이름",
  register: "이름 선택",
  success: "내 이름"
}

export const words: NamesMessages = {
  intro: "이름은 주소보다 읽고 공유하기 쉽습니다. 계정마다 하나를 가지며, 계속 유지됩니다.",
  field: "이름",
  placeholder: "your-name",
  hint: "글자, 숫자 또는 하이픈 4자 이상.",
  checking: "사용 가능한지 확인 중",
  free: "{name}: 사용할 수 있습니다.",
  problems: {
    short: "이름은 4자 이상이어야 합니다",
    characters: "글자, 숫자, 하이픈(-)만 사용할 수 있습니다",
    form: "이름으로 사용할 수 없습니다. 다른 이름을 입력하세요.",
    taken: "{name}: 이미 사용 중입니다. 아래 이름 중 하나나 다른 이름을 선택하세요.",
    owned: "이 계정에는 이미 이름이 있습니다.",
    declined: "서명을 거절했습니다. 이름이 등록되지 않았습니다.",
    network: "이 네트워크에서는 이름을 제공하지 않습니다. 다른 네트워크로 전환하세요.",
    account: "이 계정은 더 이상 연결되어 있지 않습니다.",
    failed: "이름 서비스에 연결하지 못했습니다. 다시 시도하세요."
  },
  suggestions: "이름",
  available: "사용 가능",
  registered: "등록됨",
  register: "이름 등록",
  asking: "{name} 이름을 등록하려면 {wallet}에서 서명하세요. 비용은 들지 않습니다.",
  successTitle: "{name} 이름을 등록했습니다",
  successText: "다른 사람이 이 이름으로 내 계정을 찾을 수 있으며, 주소 대신 이름이 표시됩니다.",
  successButton: "완료",
  notConnected: "이름을 받으려면 지갑을 연결하세요."
}
