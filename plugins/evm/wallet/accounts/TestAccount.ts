import type { Hex } from "viem"

/** An Ethereum account whose private key is public knowledge. Never send anything of value to one. */
export interface TestAccount {
  /** 20 bytes in hexadecimal, EIP-55 checksummed. */
  readonly address: Hex
  /** 32 bytes in hexadecimal. */
  readonly privateKey: Hex
}

/**
 * Makes a test account from a private key.
 *
 * Fails: rejects with viem's error when the key is not 32 bytes or is out of the curve's range.
 */
export async function testAccountFrom(privateKey: Hex): Promise<TestAccount> {
  const { privateKeyToAccount } = await import("viem/accounts")
  return { address: privateKeyToAccount(privateKey).address, privateKey }
}
