import type { NftsMessages } from "../NftsMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  list: "NFT",
  nft: "NFT 정보"
}

export const words: NftsMessages = {
  failed: "NFT를 불러오지 못했습니다.",
  outdated: "NFT를 새로고침하지 못했습니다. 아래 내용은 변경되었을 수 있습니다.",
  readAgain: "새로고침",
  none: "이 계정의 NFT 중 여기에 알려진 것이 없습니다.",
  partial: "네트워크가 특이한 방식으로 보관하는 NFT는 누락되었을 수 있습니다.",
  since: "{date} 이전에 받은 NFT는 누락되었을 수 있습니다.",
  sinceBlock: "블록 {block} 이전에 받은 NFT는 누락되었을 수 있습니다.",
  hidden: "숨긴 NFT: {count}",
  showHidden: "표시",
  hideHidden: "숨기기",
  hiddenNote: "모르는 사람이 속이려고 보내는 NFT입니다. 여기에 적힌 사이트를 방문하지 마세요.",
  doubts: {
    spam: "광고로 보입니다. 여기에 적힌 사이트를 방문하지 마세요.",
    unverified: "알고 있을 법한 컬렉션과 이름이 같지만 다른 컬렉션입니다. 가치가 없을 수 있습니다."
  },
  tags: { spam: "스팸", unverified: "확인되지 않음" },
  many: "× {count}",
  numbered: "NFT {number}",
  gone: "이 계정은 더 이상 이 NFT를 보유하고 있지 않습니다.",
  barred: "이 앱은 이 NFT의 이미지와 설명을 불러올 수 없습니다.",
  undescribed: "설명을 불러오지 못했습니다.",
  traits: "속성",
  contract: "주소",
  number: "번호",
  standard: "표준",
  network: "네트워크",
  held: "보유 수량",
  copyContract: "주소 복사",
  copyNumber: "번호 복사",
  copied: "복사됨",
  copyFailed: "복사하지 못함"
}
