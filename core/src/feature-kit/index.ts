export { arrivedIn, missingPercent, trialOf, type Trial } from "./arrivedIn.ts"
export { checkPageLink, type PageLinkFault } from "./checkPageLink.ts"
export { isAhead, type FollowedStatus } from "./isAhead.ts"
export { pricesByToken, worthOf } from "./worth.ts"
export { openPage, type OpenedPage } from "./openPage.ts"
export { refusalIn, withRefusal } from "./refusalIn.ts"
export { describeTransfer } from "./describeTransfer.ts"
export type { SwapFee } from "./SwapFee.ts"
export {
  hasUnseen,
  isLinkLike,
  isNameLike,
  MAX_LINK,
  readReceiver,
  type Receiver,
  type ReceiverProblem,
  type ReceiverReader
} from "./readReceiver.ts"
export { secondsOf } from "./secondsOf.ts"
export { rankSymbol } from "./rankSymbol.ts"
