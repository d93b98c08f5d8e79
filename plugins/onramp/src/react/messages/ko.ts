import type { OnrampMessages } from "../OnrampMessages.ts"
import type { OnrampProgressMessages } from "../OnrampProgressMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  buy: "구매",
  purchases: "구매 내역"
}

export const words: OnrampMessages = {
  notConnected: "구매하려면 지갑을 연결하세요.",
  unsupported: "여기서는 {network}에서 구매할 수 있는 것이 없습니다.",
  chooseNetwork: "다른 네트워크 선택",
  restricted: "현재 지역에서는 구매를 이용할 수 없습니다.",
  pay: "지불 금액",
  currency: "통화",
  preset: "{amount} 지불",
  get: "예상 수령량",
  coin: "구매할 코인",
  method: "결제 수단",
  methods: { card: "카드", ach_bank_account: "은행 계좌" },
  provider: "제공업체",
  fee: "{provider}, 수수료 {fee}%",
  providerFee: "{provider} 수수료",
  networkFee: "네트워크 수수료",
  to: "내 계정으로",
  onPage: "{provider} 페이지에 가격이 표시됩니다.",
  quoteFailed:
    "{provider}에서 아직 가격을 알려 주지 않았습니다. 결제하기 전에 해당 페이지에서 확인할 수 있습니다.",
  listsDefault: "{provider}에서 판매 목록을 알려 주지 않았습니다. 해당 페이지의 상품은 다를 수 있습니다.",
  opaque: "링크에는 주소가 표시되지 않으니, {provider} 페이지에서 이 주소로 보내지는지 확인하세요.",
  leaves: "새 창에서 열리는 {provider} 페이지에서 결제합니다. 해당 업체가 내 주소를 알게 됩니다.",
  buyAt: "{provider}에서 계속",
  latest: "최근 구매",
  purchases: "내 구매 내역",
  problems: {
    amountMissing: "금액을 입력하세요.",
    amountFormat: "숫자를 입력하세요. 예: 0.5.",
    amountAmbiguous: "천 단위 구분 기호 없이 입력하세요.",
    amountDecimals: "{currency}의 소수 자릿수는 최대 {decimals}자리입니다.",
    amountZero: "0보다 큰 값을 입력하세요.",
    amountLow: "{min} 이상을 입력하세요.",
    amountHigh: "{max} 이하를 입력하세요.",
    provider: "{provider}에서 응답하지 않았습니다. 다시 시도하거나 다른 제공업체를 선택하세요.",
    link: "{provider}의 링크가 올바른 곳으로 연결되지 않습니다. 아무것도 열지 않았습니다.",
    invalid: "{provider}에서 더 이상 판매하지 않습니다. 다시 선택하세요.",
    other: "작업에 실패했습니다. 다시 시도하세요."
  }
}

export const progress: OnrampProgressMessages = {
  to: "내 계정으로",
  nothingBegun: "아직 구매한 것이 없습니다.",
  openTitle: "{provider}에서 계속",
  openText: "해당 페이지가 다른 창에 열려 있습니다. 완료한 다음 돌아오세요.",
  blockedTitle: "창이 열리지 않았습니다",
  blockedText: "브라우저가 창을 막았습니다. {provider} 페이지를 직접 여세요:",
  closedTitle: "{provider} 페이지가 닫힌 것 같습니다",
  closedText: "이미 결제했다면 도착하기까지 시간이 걸릴 수 있습니다. 결제하지 않았다면 다시 열 수 있습니다.",
  pendingTitle: "구매가 진행 중입니다",
  pendingText: "{provider}에서 접수했습니다. 이 창은 닫아도 됩니다.",
  successTitle: "{provider}에서 전송했습니다",
  successText: "계정에 표시되기까지 몇 분 걸릴 수 있습니다.",
  failedTitle: "구매에 실패했습니다",
  failedText:
    "{provider}에서 구매가 처리되지 않았다고 알려 왔습니다. 돈이 어떻게 되었는지는 해당 페이지에서 확인할 수 있습니다.",
  unknownTitle: "아직 확인된 것이 없습니다",
  unknownText:
    "이미 결제했다면 나중에 도착할 수 있습니다. 자세한 내용은 {provider} 페이지나 이메일에서 확인하세요.",
  showBalance: "내 잔액 보기",
  held: "보유: {amount}",
  grown: "이전보다 {amount} 증가",
  notGrown: "아직 도착한 것이 없습니다.",
  lookFailed: "잔액을 불러오지 못했습니다.",
  openPage: "{provider} 페이지 열기",
  copyLink: "링크 복사",
  linkCopied: "링크가 복사됨",
  checkAgain: "다시 확인",
  done: "완료",
  paid: "{amount} 지불함",
  somePurchase: "구매",
  tags: { pending: "진행 중", success: "전송됨", failed: "실패" },
  unread: "{provider}에서 응답하지 않았습니다.",
  listFailed: "구매 내역을 불러오지 못했습니다."
}
