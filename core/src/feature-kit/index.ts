export { checkPageLink, type PageLinkFault } from "./checkPageLink.ts"
export { isAhead, type FollowedStatus } from "./isAhead.ts"
export { isUnsent } from "./isUnsent.ts"
export { openPage, type OpenedPage } from "./openPage.ts"
