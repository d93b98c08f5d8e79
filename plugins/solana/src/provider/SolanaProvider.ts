import { describeForeign, type CaipNetworkId } from "@latchkey/core"
import type { FaultKindOf } from "@latchkey/core/chain-kit"
import { askWallet } from "@latchkey/core/chain-kit/effect"

/** What a wallet is asked for. */
export interface SolanaRequest {
  readonly method: string
  readonly params?: unknown
}

/**
 * A connected wallet, whatever it is connected through: what `kit.getProvider("solana")` gives. It speaks WalletConnect's
 * words for Solana: public keys, messages and signatures are base58, transactions in wire format are base64.
 *
 * | method | params | result |
 * | --- | --- | --- |
 * | `solana_getAccounts`, `solana_requestAccounts` | | `[{ pubkey }]` |
 * | `solana_signMessage` | `{ message, pubkey? }` | `{ signature }` |
 * | `solana_signTransaction` | `{ transaction, pubkey? }` | `{ signature, transaction }` |
 * | `solana_signAllTransactions` | `{ transactions, pubkey? }` | `{ transactions }` |
 * | `solana_signAndSendTransaction` | `{ transaction, pubkey?, sendOptions? }` | `{ signature }` |
 * | `solana_signIn` | fields of Sign In With Solana | `{ pubkey, signedMessage, signature }` |
 *
 * `solana_signIn` is not one of WalletConnect's. Without `pubkey` the first account is meant.
 */
export interface SolanaProvider {
  /**
   * Asks the wallet, in the caller's task, on a network, by default the one that the kit is on.
   *
   * Rejects with what the wallet rejects with; with code 4200 where it does not have the method, 4100 for an account
   * that it did not share, -32602 for params of another shape, -32603 when its answer is malformed.
   */
  readonly request: (request: SolanaRequest, networkId?: CaipNetworkId) => Promise<unknown>
  /**
   * Makes a network the one of requests that name none. Answers with the wallet's addresses there, undefined where it
   * has none; then nothing is changed. Absent where the wallet is told the network with each request anyway.
   */
  readonly selectNetwork?: (networkId: CaipNetworkId) => ReadonlyArray<string> | undefined
}

// Code 4001000 of the Wallet Standard is in the text of its error, and nowhere else in a production build.
const DECLINED = /#4001000\b|approval denied/i

/** What the words of Solana's wallets mean, beside those that wallets of all chains use. */
export const kindOf: FaultKindOf = (cause) =>
  DECLINED.test(describeForeign(cause).message) ? "rejected" : undefined

/** `askWallet` for a provider, on a network. */
export const ask = (provider: unknown, networkId: CaipNetworkId, request: SolanaRequest) =>
  askWallet(() => (provider as SolanaProvider).request(request, networkId), kindOf)
