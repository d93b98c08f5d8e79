// Written by `npm run lists` from the files of this folder.

/** The titles of views, tiles and tabs, by the English ones. */
export const titles = {
  Activity: "활동",
  Approvals: "사용 승인",
  Approve: "승인",
  "Batch of calls": "일괄 호출",
  Buy: "구매",
  "Change e-mail": "이메일 변경",
  "Choose a name": "이름 선택",
  "Choose token": "토큰 선택",
  "Compatible networks": "호환 네트워크",
  "How you pay": "결제 방법",
  NFT: "NFT 정보",
  NFTs: "NFT",
  Name: "이름",
  Offers: "견적",
  Payment: "결제",
  Proposals: "제안",
  Purchases: "구매 내역",
  Receive: "받기",
  Review: "검토",
  "Revoke approval": "사용 승인 철회",
  Send: "보내기",
  "Sign in": "로그인",
  "Smart session": "스마트 세션",
  "Smart sessions": "스마트 세션",
  Swap: "스왑",
  Tokens: "토큰",
  Transaction: "트랜잭션",
  Wallet: "지갑",
  "Your name": "내 이름"
}
