import type { ExchangeMessages, PayMessages, ReviewMessages } from "../PayMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  pay: "결제 방법",
  review: "검토",
  progress: "결제"
}

export const words: PayMessages = {
  nothing: "결제할 것이 없습니다.",
  asset: "자산",
  underWay: "이 결제는 진행 중입니다",
  byWallet: "{wallet}(으)로 결제",
  connect: "지갑 연결",
  switchFirst: "먼저 {network}(으)로 전환할지 묻습니다",
  preparing: "지갑이 요청하면 승인하세요",
  exchanges: "거래소에서",
  loadingExchanges: "거래소에 확인하는 중",
  noExchanges: "이 결제를 지원하는 거래소가 없습니다.",
  exchangesFailed: "거래소에 확인하지 못했습니다.",
  askingText: "지갑에 표시된 금액과 받는 사람이 여기와 같은지 확인하세요.",
  sentTitle: "{amount} 지불 중",
  successTitle: "{amount} 지불함",
  successText: "{address} 주소에 도착했습니다.",
  unsentTitle: "결제되지 않았습니다",
  declinedText: "아무것도 지불되지 않았습니다.",
  unknownTitle: "결제되었는지 확인하지 못했습니다",
  unknownText: "다시 결제하기 전에 계정을 확인하세요.",
  shortTitle: "{amount} 중 {arrived} 도착",
  shortText:
    "이 토큰이 {percent} 떼어 가서 전액이 결제되지 않았습니다. 다시 결제하기 전에 판매자에게 문의하세요.",
  problems: {
    amountTooMuch: "지갑에 {symbol} 잔액이 부족합니다.",
    amountRest: "계정에 남는 {symbol} 잔액이 너무 적습니다.",
    amountUnconfirmed: "{symbol} 일부가 아직 확정되지 않았습니다. 다음 블록 이후에 다시 시도하세요.",
    amountLeast: "네트워크가 처리하기에는 금액이 너무 적습니다.",
    decimals: "{symbol}의 단위 계산 방식이 다릅니다. 이 사이트에 알려 주세요.",
    token: "이 토큰으로는 결제할 수 없습니다.",
    recipient: "받는 사람이 이 네트워크에서 지불할 수 있는 주소가 아닙니다. 이 사이트에 알려 주세요.",
    tax: "이 토큰은 전송할 때마다 일부를 떼어 가므로 전액을 결제할 수 없습니다.",
    refused: "토큰이나 받는 사람이 이 결제를 거부합니다.",
    changed: "변경된 내용이 있습니다. 결제 방법을 다시 선택하세요.",
    switchDeclined: "지갑이 다른 네트워크에 그대로 있습니다. 아무것도 지불되지 않았습니다.",
    waiting: "이 결제는 이미 진행되고 있습니다.",
    exchange: "거래소가 응답하지 않았습니다. 다시 시도하거나 다른 방법으로 결제하세요.",
    link: "거래소의 링크가 올바르지 않아 열지 않았습니다.",
    unsupported: "여기서는 결제할 수 없습니다."
  }
}

export const exchange: ExchangeMessages = {
  open: {
    title: "{exchange}에서 계속",
    text: "해당 페이지가 새 창에 열려 있습니다. 그 페이지의 금액과 받는 사람이 여기와 같은지 확인하세요."
  },
  blocked: {
    title: "창이 열리지 않았습니다",
    text: "브라우저가 창을 막았습니다. 링크로 {exchange} 페이지를 여세요."
  },
  closed: {
    title: "{exchange} 페이지가 닫힌 것 같습니다",
    text: "해당 페이지에서 결제했다면 기다리세요. 결제하지 않았다면 다시 여세요."
  },
  pending: { title: "{exchange}에서 지불하는 중", text: "결제를 접수했으며 전송하고 있습니다." },
  success: { title: "{amount} 지불함", text: "{exchange}에서 전송했다고 알려 왔습니다." },
  failed: {
    title: "결제에 실패했습니다",
    text: "{exchange}에서 결제가 이루어지지 않았다고 알려 왔습니다."
  },
  unknown: {
    title: "결제되었는지 확인하지 못했습니다",
    text: "{exchange}에서 결과를 알려 주지 않습니다. 다시 결제하기 전에 거래소의 계정을 확인하세요."
  },
  openPage: "{exchange} 페이지 열기",
  copyLink: "링크 복사",
  linkCopied: "링크가 복사됨"
}

export const review: ReviewMessages = {
  feeAbout: "네트워크 수수료(예상)",
  reviewGone: "검토할 것이 없습니다. 계정이나 네트워크가 변경되었을 수 있습니다.",
  pay: "{amount} 지불",
  checkTo: "아는 주소가 맞는지 확인하세요. 이 주소로 보낸 결제는 되돌릴 수 없습니다.",
  warnSelf: "본인의 주소입니다.",
  warnBurn: "이 주소의 키는 아무도 갖고 있지 않습니다. 여기에 지불한 것은 잃게 됩니다.",
  warnToken: "토큰 자체의 컨트랙트 주소입니다. 여기에 지불한 것은 잃게 될 가능성이 매우 높습니다.",
  warnContract: "컨트랙트 주소입니다. 결제를 받을 수 있는지 확인하세요.",
  confirm: "받는 사람을 확인했습니다"
}
