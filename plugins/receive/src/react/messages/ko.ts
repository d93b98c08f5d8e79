import type { ReceiveMessages } from "../ReceiveMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  receive: "받기",
  networks: "호환 네트워크"
}

export const words: ReceiveMessages = {
  qrCode: "내 주소의 QR 코드",
  link: "{network} 결제 링크",
  copyLink: "결제 링크 복사",
  linkCopied: "결제 링크가 복사됨",
  linkFailed: "결제 링크를 복사하지 못했습니다.",
  onlyHere: "이 주소로는 {network}의 코인과 토큰만 보내세요.",
  onlyCompatible: "이 주소로는 {network} 또는 다른 호환 네트워크의 코인과 토큰만 보내세요.",
  networksText: "이 네트워크들에서는 주소가 같습니다. 그 밖의 네트워크로 보낸 것은 잃을 수 있습니다.",
  notConnected: "받을 주소를 보려면 지갑을 연결하세요."
}
