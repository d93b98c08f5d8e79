import type { ReviewMessages } from "../ReviewMessages.ts"
import type { SendMessages } from "../SendMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  form: "보내기",
  tokens: "토큰 선택",
  review: "검토"
}

export const words: SendMessages = {
  notConnected: "보내려면 지갑을 연결하세요.",
  token: "토큰: {symbol}",
  balance: "보유: {amount}",
  max: "최대",
  maxLabel: "최대, 전액 보내기",
  toPlaceholder: "받는 사람의 주소",
  toNamePlaceholder: "주소 또는 이름",
  paste: "붙여넣기",
  memoLabel: "메모(받는 사람이 요구하는 경우)",
  memoNote: "누구나 읽을 수 있습니다. 거래소에서 필요한 경우가 많습니다.",
  review: "검토",
  tokensFailed: "토큰을 불러오지 못했습니다.",
  noTokens: "이 계정이 보유한 토큰 중 여기에 알려진 것이 없습니다.",
  searchTokens: "토큰 검색",
  noTokenFound: "“{query}”에 해당하는 토큰이 없습니다.",
  latest: "최근 전송",
  unverified: "{address} 토큰은 다른 토큰과 이름이 같으며, 속이려는 것일 수 있습니다.",
  reviewGone: "검토할 것이 없습니다. 계정이나 네트워크가 변경되었을 수 있습니다.",
  deposit: "수수료 중 {amount} 금액은 받는 사람에게 이 토큰의 계정을 여는 데 쓰이며, 그 계정에 남습니다.",
  send: "{amount} 보내기",
  confirm: "받는 사람을 확인했습니다",
  warnSelf: "본인의 주소입니다.",
  warnBurn: "이 주소의 키는 아무도 갖고 있지 않습니다. 여기로 보낸 것은 잃게 됩니다.",
  warnToken: "토큰 자체의 컨트랙트 주소입니다. 여기로 보낸 것은 잃게 될 가능성이 매우 높습니다.",
  warnContract: "컨트랙트 주소입니다. 보내는 것을 사용할 수 있는 컨트랙트인지 확인하세요.",
  warnLookAlike:
    "이 주소는 알고 있는 주소({address})와 비슷해 보이지만 다른 주소입니다. 누군가 두 주소를 혼동하게 하려는 것일 수 있습니다.",
  askingText: "지갑에 표시된 금액과 받는 사람이 여기와 같은지 확인하세요.",
  sentTitle: "{amount} 보내는 중",
  successTitle: "{amount} 보냄",
  successText: "{address} 주소에 도착했습니다.",
  unknownText: "다시 보내기 전에 계정을 확인하세요.",
  shortTitle: "{amount} 중 {arrived} 도착",
  shortText: "이 토큰이 {address} 주소로 보낸 전송에서 {percent} 떼어 갔습니다.",
  shortTried:
    "{text} 앞선 테스트에서는 {tried} 도착할 예정이었습니다. 이 토큰은 테스트할 때 다르게 동작합니다.",
  noTransfer: "아직 전송한 것이 없습니다.",
  problems: {
    amountMissing: "금액을 입력하세요.",
    amountFormat: "숫자를 입력하세요. 예: 0.5.",
    amountAmbiguous: "천 단위 구분 기호 없이 입력하세요.",
    amountDecimals: "{symbol}의 소수 자릿수는 최대 {decimals}자리입니다.",
    amountZero: "0보다 큰 값을 입력하세요.",
    amountTooMuch: "잔액이 부족합니다.",
    amountLeast: "이 주소로는 {least} 이상 보내세요.",
    amountRest: "계정에 {symbol} 일부가 남아 있어야 합니다. ‘최대’를 누르면 그만큼 남깁니다.",
    amountUnconfirmed: "{symbol} 일부가 아직 확정되지 않았습니다. 다음 블록 이후에 다시 시도하세요.",
    receiverMissing: "받는 사람을 입력하세요.",
    receiverFormat: "{network} 주소가 아닙니다. 모든 글자를 확인하세요.",
    receiverInvisible: "주소에 보이지 않는 문자가 있습니다. 다른 곳에서 복사하세요.",
    receiverAccount: "지갑이 아니라 토큰을 보관하는 계정입니다. 지갑 주소를 요청하세요.",
    receiverLink: "여기서는 이 링크를 사용할 수 없습니다.",
    memo: "메모가 너무 길거나 보낼 수 없는 문자가 있습니다.",
    receiverNameNone: "이 이름에 해당하는 {network} 주소가 없습니다.",
    receiverNameInvalid: "이름이 아니거나 다른 이름과 혼동될 수 있는 이름입니다.",
    receiverNameFailed: "이름을 조회하지 못했습니다. 다시 시도하세요.",
    receiverMoved: "이 이름은 이제 다른 주소를 가리킵니다. 받는 사람에게 문의하세요.",
    token: "이 토큰은 보낼 수 없습니다.",
    tax: "이 토큰은 전송할 때마다 이 사이트가 허용하는 것보다 많이 떼어 갑니다.",
    refused: "토큰이나 받는 사람이 이 전송을 거부합니다.",
    changed: "확인한 뒤 변경된 내용이 있습니다. 다시 검토하세요.",
    unsupported: "여기서는 {network}에서 보낼 수 있는 것이 없습니다.",
    waiting: "전송 요청이 아직 지갑에서 대기 중입니다."
  },
  standsFor: "{name} 이름이 가리키는 주소:",
  lookingUp: "이름 조회 중",
  links: {
    reading: "링크 읽는 중",
    filled: "링크의 내용으로 채웠습니다. 보내기 전에 확인하세요.",
    says: "링크 내용: “{label}”",
    switchTo: "{name}(으)로 전환",
    elsewhere: "다른 네트워크",
    failed: "링크를 읽지 못했습니다. 다시 시도하세요.",
    problems: {
      transaction: "이 링크는 웹사이트가 트랜잭션을 작성하게 합니다. 대신 주소나 결제 링크를 요청하세요.",
      unsupported: "이 링크는 전송 이상의 것을 요구합니다. 대신 주소를 요청하세요.",
      malformed: "링크가 손상되었습니다. 새 링크를 요청하세요.",
      network: "{name} 전용 링크입니다.",
      token: "이 링크는 여기에 없는 토큰을 요구합니다.",
      references: "이 링크는 이 네트워크의 전송에 담을 수 없는 것을 요구합니다. 대신 주소를 요청하세요.",
      other: "이 링크는 입력한 내용과 다른 것을 요구합니다."
    }
  }
}

export const review: ReviewMessages = {
  feeAbout: "네트워크 수수료(예상)",
  feeAboutNote: "수수료는 지갑이 정하며, 승인하기 전에 표시됩니다.",
  feeChoice: "속도",
  feeLevels: {
    slow: "느림",
    normal: "보통",
    fast: "빠름"
  },
  totalAbout: "합계(예상)",
  warnMemo:
    "이 받는 사람은 누구의 것인지 구분하려면 메모가 필요합니다. 메모가 없으면 보낸 것을 잃을 수 있습니다.",
  warnSpelling:
    "다른 네트워크의 표기 방식으로 계정을 입력했습니다. 받는 사람이 {network}에서도 이 계정을 사용하는지 확인하세요.",
  warnRepeated:
    "전에 이 받는 사람에게 같은 금액을 보냈으며, 그것이 아직 도착할 수 있습니다. 다시 보내면 두 번 지불하게 될 수 있습니다.",
  confirmRepeated: "한 번 더 보내겠습니다",
  memo: "메모",
  reference: "받는 사람을 위한 참조",
  warnTax: "{amount} 중 {arrived} 도착 예정: 이 토큰이 {percent} 떼어 갑니다.",
  confirmTax: "그래도 보내기",
  untried: "이 토큰이 얼마나 도착하는지 테스트하지 못했습니다."
}
