export { checkPageLink, type PageLinkFault } from "./checkPageLink.ts"
export { isAhead, type FollowedStatus } from "./isAhead.ts"
export { pricesByToken, worthOf } from "./worth.ts"
export { openPage, type OpenedPage } from "./openPage.ts"
