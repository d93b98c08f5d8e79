import { ed25519 } from "@noble/curves/ed25519.js"
import { solanaTestAccounts } from "@latchkey/testing"
import { base58, base64, hex } from "@scure/base"

type Params = Readonly<Record<string, string>>

const SIGNATURE = 64
const account = solanaTestAccounts[0]!
const sign = (bytes: Uint8Array) => ed25519.sign(bytes, hex.decode(account.privateKey))

// The account pays for what it signs here, so that the first signature is its own.
const signTransaction = (text: string) => {
  const bytes = base64.decode(text)
  const signatures = bytes[0]!
  const signature = sign(bytes.slice(1 + signatures * SIGNATURE))
  bytes.set(signature, 1)
  return { signature: base58.encode(signature), transaction: base64.encode(bytes) }
}

/** How a wallet answers what it is asked for on Solana, in WalletConnect's words. */
export const solanaRequests: Readonly<Record<string, (params: Params) => unknown>> = {
  solana_getAccounts: () => [{ pubkey: account.address }],
  solana_requestAccounts: () => [{ pubkey: account.address }],
  solana_signMessage: ({ message }) => ({ signature: base58.encode(sign(base58.decode(message!))) }),
  solana_signTransaction: ({ transaction }) => signTransaction(transaction!)
}
