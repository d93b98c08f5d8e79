import type { CaipNetworkId } from "../chain/Caip.ts"
import type { Cancellable } from "../session/SessionActions.ts"

/** An amount of a currency, as exact decimal text: `10.00`. */
export interface Money {
  readonly amount: string
  /** Code of a currency or symbol of a coin: `USD`, `USDC`. */
  readonly currency: string
}

/** A currency to pay in, and how much each way to pay allows. */
export interface PaymentCurrency {
  /** ISO 4217: `USD`. */
  readonly id: string
  readonly limits: ReadonlyArray<{
    /** `card`, `ach_bank_account` ... */
    readonly method: string
    /** Exact decimal text in the currency. */
    readonly min: string
    readonly max: string
  }>
}

/** A coin to buy, and where it can be sent. */
export interface PurchaseCurrency {
  readonly id: string
  readonly name: string
  readonly symbol: string
  readonly networks: ReadonlyArray<{
    readonly networkId: CaipNetworkId
    readonly name: string
    /** The token's contract; absent for the network's own coin. */
    readonly contract?: string
  }>
}

/** Who sells. */
export interface OnrampProvider {
  readonly id: string
  readonly name: string
  /** The provider's fee in percent, as a range: `1-2`. */
  readonly fee: string
}

/** What can be bought, with what. */
export interface OnrampOptions {
  /** Those that the features allow and that serve the active namespace; never empty. */
  readonly providers: ReadonlyArray<OnrampProvider>
  readonly payment: ReadonlyArray<PaymentCurrency>
  readonly purchase: ReadonlyArray<PurchaseCurrency>
  /** True where the server did not answer and the lists are those that the plugin ships. */
  readonly isDefault: boolean
}

/** What is to be bought for the connected account. */
export interface OnrampRequest {
  /** `PurchaseCurrency.id` */
  readonly purchase: string
  readonly networkId: CaipNetworkId
  readonly pay: Money
}

/** What is got for what is paid. */
export interface OnrampQuote {
  readonly id: string
  readonly total: Money
  readonly subtotal: Money
  readonly purchased: Money
  readonly providerFee: Money
  readonly networkFee: Money
  /** True where the server did not answer and every amount is the one that was entered: show none of it as a price. */
  readonly isPlaceholder: boolean
}

/** Buying coins with money, on a provider's page. */
export interface OnrampActions {
  /** What can be bought; asked for once and kept. Fails: `OnrampUnsupportedError`. */
  readonly options: (options?: Cancellable) => Promise<OnrampOptions>
  /** What is got for an amount; a placeholder where the server does not answer. Fails: `OnrampUnsupportedError`. */
  readonly quote: (request: OnrampRequest, options?: Cancellable) => Promise<OnrampQuote>
  /**
   * The address of the provider's page, with the connected account in it. The caller opens it, in the task of a click: ask
   * for it before.
   *
   * Fails: `OnrampUnsupportedError`, `OnrampProviderError`, `NotConnectedError`.
   */
  readonly url: (
    request: OnrampRequest & { readonly provider: string },
    options?: Cancellable
  ) => Promise<string>
  /**
   * Waits for what was bought on the provider's page since `startedAt`, in epoch milliseconds; resolves when it is under
   * way or has come.
   *
   * Fails: `OnrampProviderError`, also where the provider tells nothing or nothing comes within three minutes.
   */
  readonly awaitPurchase: (
    request: { readonly provider: string; readonly startedAt: number },
    options?: Cancellable
  ) => Promise<void>
}
