/**
 * A foreign signature as wallets of `eip155` give it: bytes in hex, 49,999 at most, since those of contract accounts (EIP-6492) carry
 * what deploys them. None at all, `0x`, is one too: of a contract whose owners have approved the hash on the chain (EIP-1271), which it
 * decides itself. Undefined for anything else. Pages and servers take the same.
 */
export const hexSignature = (value: unknown): string | undefined =>
  typeof value === "string" && /^0x([\da-f]{2}){0,49999}$/i.test(value) ? value : undefined
