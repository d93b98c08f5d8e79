import { createUuid } from "./createUuid.ts"
import type { WalletInfo } from "./VirtualWallet.ts"

const icon: WalletInfo["icon"] = `data:image/svg+xml,${
  "%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 96 96'%3E" +
  "%3Crect width='96' height='96' rx='24' fill='%23334155'/%3E" +
  "%3Cpath d='M28 34h40v28H28z' fill='none' stroke='%23fff' stroke-width='6'/%3E" +
  "%3Ccircle cx='58' cy='48' r='5' fill='%23fff'/%3E%3C/svg%3E"
}`

/** Completes what a wallet says about itself. */
export function completeWalletInfo(given: Partial<WalletInfo> = {}): WalletInfo {
  return {
    uuid: given.uuid ?? createUuid(),
    name: given.name ?? "Virtual Wallet",
    icon: given.icon ?? icon,
    rdns: given.rdns ?? "test.latchkey.virtual"
  }
}
