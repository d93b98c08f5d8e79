import type {
  Cancellable,
  PreparedTransfer,
  TokenHolding,
  TransferOutcome,
  TransferRequest
} from "@latchkey/core"
import type { LinkedPayment, NamedReceiver, SendForm, SendReview } from "./SendState.ts"

/** The actions of `kit.send`, for the connected account of the active namespace on its network. */
export interface SendApi {
  /**
   * What the account holds: the network's own coin first, then the tokens that the chain's plugin knows. Into the state
   * too. From the chain, latest block, not cached.
   *
   * Fails: `NotConnectedError`, `CapabilityMissingError`, and as reading the chain does.
   */
  readonly tokens: (options?: Cancellable) => Promise<ReadonlyArray<TokenHolding>>
  /**
   * What a name stands for on the account's network, into the state too where it is the form's receiver: `prepare` then refuses
   * another address. Undefined for what is no name but an address, or nothing. Read anew each time.
   *
   * Fails: `ReceiverNameError`, `TransferReceiverInvalidError`, `NotConnectedError`.
   */
  readonly lookUp: (
    request: { readonly receiver: string },
    options?: Cancellable
  ) => Promise<NamedReceiver | undefined>
  /**
   * What a link asks for that was given as receiver: EIP-681, Solana Pay, BIP-21, EIP-3770, CAIP-10, whichever the chains know. Undefined for
   * what is no link. `prepare` takes its parts.
   *
   * Fails: `PaymentLinkError`, `NotConnectedError`, and as reading the account's tokens does.
   */
  readonly readLink: (
    request: { readonly receiver: string },
    options?: Cancellable
  ) => Promise<LinkedPayment | undefined>
  /**
   * Checks a transfer against the chain and answers with what is to be shown before it is sent: every word of it is read
   * out of the request that the wallet will get. Asks the wallet for nothing. `receiver` may be a name, where the namespace has
   * the `nameResolution` capability: it is looked up, and the transfer is for its address. It may be a link, where the transfer is all
   * that the link asks for.
   *
   * Fails: `PaymentLinkError`, `ReceiverNameError`, `ReceiverMovedError`, `TransferReceiverInvalidError`, `TransferAmountInvalidError`, `TransferTokenInvalidError`,
   * `TransferBalanceError`, `TransferRefusedError`, `NotConnectedError`, `CapabilityMissingError`.
   */
  readonly prepare: (request: TransferRequest, options?: Cancellable) => Promise<SendReview>
  /**
   * Asks the chain again, and whether the receiver's name still stands for the address, then the wallet to send what `prepare`
   * made. Resolves with the transaction's hash when the wallet
   * has sent it. Each may be sent once.
   *
   * Fails, nothing being sent: `ReceiverMovedError`, `ReceiverNameError`, `NetworkMismatchError`, `TransferChangedError`, `TransferBalanceError`,
   * `TransferRefusedError`, `TransferRejectedError`, `TransferFailedError`, `TransferSubmittedError`. Fails with
   * `TransferUncertainError` or `NotConnectedError` where it may have been sent all the same.
   */
  readonly submit: (transfer: PreparedTransfer, options?: Cancellable) => Promise<{ readonly hash: string }>
  /**
   * Waits no longer for the wallet's answer to `submit`, which then fails with `TransferUncertainError`: what the wallet
   * shows stays there, and may still be approved.
   */
  readonly stopAsking: () => Promise<void>
  /**
   * Waits until the chain says what became of the latest transfer, then reads the balance again. `unknown` where
   * nobody knew of it for half a minute, or it waits for longer than its chain ever takes: call it once more then, and do
   * not send again.
   *
   * Fails: `TransferMissingError` where nothing was sent, and as reading the chain does.
   */
  readonly follow: (options?: Cancellable) => Promise<TransferOutcome>
  /** Takes note of what the visitor enters. The form is emptied when a transfer was sent, and for another account or network. */
  readonly edit: (change?: Partial<SendForm>) => Promise<void>
}
