import type { Account } from "@latchkey/core"
import { fromBase58 } from "@latchkey/core/chain-kit"

/** The 32 bytes of an address, or undefined when the text is not an address. Never throws. */
export const addressBytes = (text: unknown): Uint8Array | undefined => {
  const bytes = fromBase58(text, 44)
  return bytes?.length === 32 ? bytes : undefined
}

/**
 * The address itself when the text is one: 32 to 44 base58 characters that stand for 32 bytes. There is one way to
 * write it and no checksum; it is the same on every network. Never throws.
 */
export const parseAddress = (text: string): string | undefined =>
  addressBytes(text) === undefined ? undefined : text

/** Accounts of the namespace. */
export const toAccounts = (addresses: ReadonlyArray<string>): ReadonlyArray<Account> =>
  addresses.map((address) => ({ namespace: "solana", address, type: "eoa" }))
