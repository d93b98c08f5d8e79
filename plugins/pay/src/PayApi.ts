import type { Cancellable, ExchangeEntry, PreparedTransfer, TransferOutcome } from "@latchkey/core"
import type { PayRequest, PayResult } from "./PayRequest.ts"
import type { ExchangeProgress } from "./PayState.ts"

/** A payment on an exchange: where its page is, and by what the exchange knows it. */
export interface ExchangeSession {
  /** On one of the origins that the source declared. */
  readonly url: string
  readonly sessionId: string
}

/** What an exchange says of a payment, in its source's words: `unknown` where it has seen none. */
export interface BuyStatus {
  readonly status: "unknown" | "pending" | "success" | "failed"
  readonly hash?: string
}

/** The actions of `kit.pay`. */
export interface PayApi {
  /**
   * Opens the modal on a payment and resolves when it is made: when the chain has it, or an exchange says so.
   *
   * Fails before anything is shown: `PayRequestInvalidError`, `PayUnsupportedError`, `PayBusyError`. Later: `PayCancelledError`
   * where the visitor leaves before anything is paid, `PayFailedError`, and `PayUncertainError` where nobody can tell. One that the
   * visitor leaves while a wallet is asked or the chain is waited for goes on.
   */
  readonly pay: (request: PayRequest, options?: Cancellable) => Promise<PayResult>
  /** Ends the open payment as the visitor would: `pay` rejects. Does nothing where a wallet is asked or has sent it. */
  readonly cancel: () => Promise<void>
  /**
   * The exchanges that can pay a request, those of a failed source left out. Nothing is opened. The first of two with one id is taken.
   *
   * Fails: `PayRequestInvalidError`, `PayUnsupportedError`; `ExchangeFailedError` where every source failed.
   */
  readonly exchanges: (request: PayRequest, options?: Cancellable) => Promise<ReadonlyArray<ExchangeEntry>>
  /**
   * An exchange's page for a request, for apps that open it themselves. The token's decimals are compared with the chain's before,
   * where its contract can be read.
   *
   * Fails as `exchanges` does, and with `ExchangeLinkError`.
   */
  readonly payUrl: (
    request: PayRequest & { readonly exchangeId: string },
    options?: Cancellable
  ) => Promise<ExchangeSession>
  /**
   * The same, and opens the page in a window of its own. Call it in the task of a click. `isOpen` is false where the browser opened none:
   * show a link then. Fails as `payUrl` does; no window stays open then.
   */
  readonly openPayUrl: (
    request: PayRequest & { readonly exchangeId: string },
    options?: Cancellable
  ) => Promise<ExchangeSession & { readonly isOpen: boolean }>
  /** What an exchange says of a session of `payUrl`, also of one from before a reload. Fails: `ExchangeFailedError`. */
  readonly buyStatus: (
    request: { readonly exchangeId: string; readonly sessionId: string },
    options?: Cancellable
  ) => Promise<BuyStatus>
  /**
   * Makes the transfer that would pay the open payment, by the connected wallet: switches its network where it is on another one,
   * checks it against the chain, and gives what is to be shown, read out of the request that the wallet will get.
   *
   * Fails: `PayMissingError`, `NotConnectedError`, `CapabilityMissingError`, and as switching the network and `Transfers.prepare` do.
   */
  readonly prepare: (options?: Cancellable) => Promise<PreparedTransfer>
  /**
   * Asks the chain again, then the wallet to send what `prepare` made. Resolves with the hash when the wallet has sent it; its
   * outcome is then followed.
   *
   * Fails, nothing being sent: `PayMissingError`, `PaySubmittedError`, `NetworkMismatchError`, `TransferChangedError`,
   * `TransferBalanceError`, `TransferRefusedError`, `TransferRejectedError`, `TransferFailedError`. Fails with
   * `TransferUncertainError` or `NotConnectedError` where it may have been sent all the same.
   */
  readonly submit: (transfer: PreparedTransfer, options?: Cancellable) => Promise<{ readonly hash: string }>
  /** Waits no longer for the wallet's answer to `submit`: what the wallet shows stays there, and may still be approved. */
  readonly stopAsking: () => Promise<void>
  /**
   * Asks once more about a payment whose outcome is not known: the chain, or the exchange. Fails: `PayMissingError`, and as reading
   * the chain does.
   */
  readonly follow: (options?: Cancellable) => Promise<TransferOutcome>
  /** Reads the exchanges that can pay the open payment, into the state too. Fails: `PayMissingError`, and as `exchanges` does. */
  readonly loadExchanges: (options?: Cancellable) => Promise<ReadonlyArray<ExchangeEntry>>
  /**
   * Opens an exchange's page for the open payment, in a window of its own, and follows it: asks every three seconds, until there is a
   * last word, or nothing was seen within three minutes, or nothing more within half an hour. Call it in the task of a click. A
   * browser that opens no window leaves a link (`window: "blocked"`).
   *
   * Fails: `PayMissingError`, `PaySubmittedError`, and as `payUrl` does. Nothing stays open then.
   */
  readonly openExchange: (
    request: { readonly exchangeId: string },
    options?: Cancellable
  ) => Promise<ExchangeProgress>
}
