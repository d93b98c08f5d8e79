import { describeForeign, isRejection, type CaipNetworkId } from "@latchkey/core"
import { foreignPromise } from "@latchkey/core/effect"

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
   * that it did not share, -32602 for params of another shape, -32603 when its answer is none.
   */
  readonly request: (request: SolanaRequest, networkId?: CaipNetworkId) => Promise<unknown>
  /**
   * Makes a network the one of requests that name none. Answers with the wallet's addresses there, undefined where it
   * has none; then nothing is changed. Absent where the wallet is told the network with each request anyway.
   */
  readonly selectNetwork?: (networkId: CaipNetworkId) => ReadonlyArray<string> | undefined
}

/** What a provider of ours rejects with when the wallet was not asked, or gave no usable answer. */
export class ProviderRequestError extends Error {
  override readonly name = "ProviderRequestError"
  /** As EIP-1193 and JSON-RPC number them. */
  readonly code: 4100 | 4200 | -32602 | -32603
  constructor(code: ProviderRequestError["code"], message: string) {
    super(message)
    this.code = code
  }
}

// Code 4001000 of the Wallet Standard is in the text of its error, and nowhere else in a production build.
const DECLINED = /#4001000\b|approval denied/i

/** Whether what a wallet threw says that the visitor declined, in the words of Solana's wallets too. */
export const isDeclined = (cause: unknown): boolean =>
  isRejection(cause) || DECLINED.test(describeForeign(cause).message)

/** Asks a provider in the task that runs the effect; without a deadline, ended by interruption. The answer is undecoded. */
export const ask = (
  provider: unknown,
  networkId: CaipNetworkId,
  request: SolanaRequest,
  toError: Parameters<typeof foreignPromise>[1]
) => foreignPromise<unknown>(() => (provider as SolanaProvider).request(request, networkId), toError)
