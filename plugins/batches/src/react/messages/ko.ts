import type { BatchesMessages } from "../BatchesMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  status: "일괄 호출"
}

export const words: BatchesMessages = {
  outcomes: {
    pending: {
      title: "트랜잭션 전송 중",
      text: "{wallet}에서 처리하고 있습니다. 이 창은 닫아도 됩니다."
    },
    confirmed: { title: "모든 호출이 성공했습니다", text: "{network}에서 모두 실행되었습니다." },
    partlyFailed: {
      title: "일부 호출만 성공했습니다",
      text: "성공한 호출은 유지됩니다. 나머지는 아무것도 변경하지 않았습니다."
    },
    failed: {
      title: "모든 호출이 실패했습니다",
      text: "아무것도 변경되지 않았습니다. 수수료만 지출되었습니다."
    },
    offchainFailure: {
      title: "호출이 전송되지 않았습니다",
      text: "{wallet}에서 전송하기 전에 중단되었습니다. 아무것도 지출되지 않았습니다."
    },
    unknown: {
      title: "전송되었는지 확인하지 못했습니다",
      text: "이미 실행되었을 수 있습니다. 다시 보내기 전에 계정을 확인하세요."
    }
  },
  checkAgain: "다시 확인",
  done: "완료",
  none: "이 계정은 이 페이지에서 호출을 보낸 적이 없습니다.",
  transactions: "트랜잭션",
  account: "계정",
  network: "네트워크",
  call: "호출 {number}",
  callPays: "{address}에 {amount}",
  callTo: "받는 주소: {address}",
  allCalls: "모든 호출",
  transaction: "트랜잭션 {number}",
  ended: {
    success: "성공",
    failed: "실패",
    unknown: "확인되지 않음"
  }
}
