import type { SiwxAccount, SiwxData } from "@latchkey/core"
import { formatMessage } from "../src/formatMessage.ts"
import { origin } from "./testServer.ts"

/** A message of the tests' site for an account, and what it says. */
export const messageFor = (
  { chainId, address }: SiwxAccount,
  change: Partial<SiwxData> = {}
): { readonly data: SiwxData; readonly message: string } => {
  const data: SiwxData = {
    accountAddress: address,
    chainId,
    domain: "shop.test",
    uri: `${origin}/`,
    version: "1",
    nonce: "0123456789abcdef",
    issuedAt: "2026-11-22T10:00:00.000Z",
    ...change
  }
  return { data, message: formatMessage(data) }
}

/** The bytes with one bit turned. */
export const withBit = (bytes: Uint8Array, bit: number): Uint8Array =>
  Uint8Array.from(bytes, (byte, place) => (place === bit >> 3 ? byte ^ (1 << (bit & 7)) : byte))
