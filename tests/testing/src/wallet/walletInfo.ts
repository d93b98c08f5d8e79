import { createUuid } from "./createUuid.ts"

/** How a wallet describes itself in an EIP-6963 announcement. */
export interface WalletInfo {
  /** UUID v4, the same until the page is closed. */
  readonly uuid: string
  readonly name: string
  /** Image as a `data:` URI. */
  readonly icon: `data:image/${string}`
  /** Reverse domain name, stable across versions. */
  readonly rdns: string
}
const icon: WalletInfo["icon"] = `data:image/svg+xml,${
  "%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 96 96'%3E" +
  "%3Crect width='96' height='96' rx='24' fill='%23334155'/%3E" +
  "%3Cpath d='M28 34h40v28H28z' fill='none' stroke='%23fff' stroke-width='6'/%3E" +
  "%3Ccircle cx='58' cy='48' r='5' fill='%23fff'/%3E%3C/svg%3E"
}`

/** Adds the missing fields of a wallet's description. */
export function completeWalletInfo(given: Partial<WalletInfo> = {}): WalletInfo {
  return {
    uuid: given.uuid ?? createUuid(),
    name: given.name ?? "Virtual Wallet",
    icon: given.icon ?? icon,
    rdns: given.rdns ?? "test.latchkey.virtual"
  }
}
