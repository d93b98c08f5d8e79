export { type TestAccount, testAccountFrom } from "./accounts/TestAccount.ts"
export { testAccounts } from "./accounts/testAccounts.ts"
export { announce, type AnnouncementTarget } from "./announce/announce.ts"
export { injectAs } from "./announce/injectAs.ts"
export {
  announceMalformed,
  floodAnnouncements,
  type MalformedAnnouncement,
  malformedAnnouncements
} from "./announce/malformedAnnouncements.ts"
export { createVirtualWallet } from "./createVirtualWallet.ts"
export { type EventLie, eventLies, floodEvents, tellEventLies } from "./faults/eventLies.ts"
export { personalities, type WalletPersonality } from "./personalities.ts"
export type { VirtualWallet, VirtualWalletOptions } from "./VirtualWallet.ts"
