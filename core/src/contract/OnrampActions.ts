import type { Amount } from "../chain/Amount.ts"
import type { CaipAddress, CaipNetworkId } from "../chain/Caip.ts"
import type { Cancellable } from "../session/SessionActions.ts"

/** A way to pay, and how much it allows. */
export interface PaymentLimit {
  /** `card`, `ach_bank_account` ... */
  readonly method: string
  /** In the smallest unit of the currency: cents of `USD`. */
  readonly min: bigint
  readonly max: bigint
}

/** A currency to pay in, and the ways to pay in it. */
export interface PaymentCurrency {
  /** ISO 4217: `USD`. */
  readonly id: string
  /** Digits after the point: 2 of `USD`. */
  readonly decimals: number
  /** The first is the one that is taken where nobody says another. */
  readonly limits: ReadonlyArray<PaymentLimit>
}

/** A coin to buy, and where it can be sent. */
export interface PurchaseCurrency {
  readonly id: string
  readonly name: string
  readonly symbol: string
  readonly networks: ReadonlyArray<{
    readonly networkId: CaipNetworkId
    readonly name: string
    /** CAIP-10 of the token's contract; absent for the network's own coin. */
    readonly token?: CaipAddress
  }>
}

/** Who sells, what, and for what. */
export interface OnrampProvider {
  /** As `features.onramp` lists it: `meld`. */
  readonly id: string
  /** As visitors know it: "Meld". */
  readonly title: string
  /** What the provider keeps, in percent, as a range: `1-2`; absent where nobody says. */
  readonly fee?: string
  readonly payment: ReadonlyArray<PaymentCurrency>
  /** What can be bought on the network that was asked about; never empty. */
  readonly purchase: ReadonlyArray<PurchaseCurrency>
  /** True where the provider was asked and did not answer as it should: the lists are those that the plugin ships. */
  readonly isDefault: boolean
  /** Whether it says beforehand what is got for an amount. */
  readonly hasQuotes: boolean
  /** Whether it says what becomes of a purchase. */
  readonly tellsStatus: boolean
  /** Its links do not show whom they buy for: that it is the account is the provider's word alone. */
  readonly isOpaque: boolean
}

/** What can be bought, with what. */
export interface OnrampOptions {
  readonly networkId: CaipNetworkId
  /** Those that the features allow and that sell on the network; never empty. */
  readonly providers: ReadonlyArray<OnrampProvider>
}

/** What is to be bought for the connected account. */
export interface OnrampRequest {
  /** `OnrampProvider.id` */
  readonly provider: string
  /** `PurchaseCurrency.id` */
  readonly purchase: string
  /** The active network. */
  readonly networkId: CaipNetworkId
  /** What is paid: its symbol is the `PaymentCurrency.id`, and it is counted in that currency's decimals. */
  readonly pay: Amount
  /** `PaymentLimit.method`; the first of the currency when absent. */
  readonly method?: string
}

/** What is got for what is paid. */
export interface OnrampQuote {
  readonly id: string
  readonly total: Amount
  /** What is left for what is bought; absent where the provider does not say. */
  readonly subtotal?: Amount
  readonly purchased: Amount
  /** Absent where the provider does not say. */
  readonly providerFee?: Amount
  /** Absent where the provider does not say. */
  readonly networkFee?: Amount
  /** True where nobody says a price and every amount is the one that was entered: show none of it as a price. */
  readonly isPlaceholder: boolean
}

/** A purchase on a provider's page, as far as this page knows of it. */
export interface OnrampProgress {
  readonly provider: Pick<OnrampProvider, "id" | "title" | "tellsStatus" | "isOpaque">
  readonly networkId: CaipNetworkId
  /** The account that it is bought for. */
  readonly address: string
  /** What is bought. */
  readonly symbol: string
  readonly token?: CaipAddress
  readonly pay: Amount
  /** When it was begun, in epoch milliseconds, by the page's clock. */
  readonly startedAt: number
  /** The provider's page, checked. */
  readonly url: string
  /** Whether the window of the provider's page is there, as far as the browser says. */
  readonly window: "open" | "blocked" | "closed"
  /**
   * `opened`: nothing is known of a purchase; `pending`: the provider has seen one; `success` and `failed`: the provider's last
   * word; `unknown`: it was waited for, and nothing came.
   */
  readonly status: "opened" | "pending" | "success" | "failed" | "unknown"
  /** What the account held of it before; absent where that could not be read. */
  readonly before?: Amount
  /** What it holds now, where it was looked. */
  readonly now?: Amount
  /** Whether the last look at the account failed. */
  readonly lookFailed?: boolean
}

/** A purchase of the account, as its provider tells it. Nothing of it is proven: what arrived, the account itself shows. */
export interface OnrampPast {
  readonly provider: Pick<OnrampProvider, "id" | "title">
  /** The provider's name of it. */
  readonly id: string
  readonly status: "pending" | "success" | "failed"
  /** When it was begun, in epoch milliseconds, by the provider's clock; absent where it does not say. */
  readonly at?: number
  /** What was paid; absent where the provider does not say. */
  readonly pay?: Amount
  /** What was bought; absent where the provider does not say. */
  readonly purchased?: Amount
}

/** The purchases of an account. */
export interface OnrampPurchases {
  /** Newest first; at most 200 of a provider. */
  readonly list: ReadonlyArray<OnrampPast>
  /** Titles of the providers that tell of purchases and did not answer. */
  readonly unread: ReadonlyArray<string>
}

/** Buying coins with money, on a provider's page. */
export interface OnrampActions {
  /**
   * What the connected account can buy on its network.
   *
   * A provider that does not answer is there with the lists that the plugin ships. Fails: `NotConnectedError`,
   * `OnrampUnsupportedError`, `OnrampRestrictedError`.
   */
  readonly options: (options?: Cancellable) => Promise<OnrampOptions>
  /**
   * What is got for an amount: a placeholder where the provider says no price, or did not answer.
   *
   * Fails as `options` does, and with `OnrampAmountError`, `OnrampRequestInvalidError`.
   */
  readonly quote: (request: OnrampRequest, options?: Cancellable) => Promise<OnrampQuote>
  /**
   * Opens the provider's page in a window of its own, with the connected account in its address. Call it in the task of a click:
   * a browser opens windows in no other. Resolves when the page's address is known and checked, also where the browser opened
   * nothing (`window: "blocked"`): a link to `url` is the next step then.
   *
   * Fails as `quote` does, and with `OnrampLinkError`, `OnrampProviderError`. Nothing stays open then.
   */
  readonly buy: (request: OnrampRequest, options?: Cancellable) => Promise<OnrampProgress>
  /**
   * Waits for what becomes of the purchase, where its provider says so: asks at once and every four seconds. Ends with the
   * provider's last word, or as `unknown` where nothing was seen within three minutes or nothing more within half an hour. A
   * status that goes back is ignored. Fails: `OnrampMissingError`.
   */
  readonly follow: (options?: Cancellable) => Promise<OnrampProgress>
  /** Reads what the account holds now of what was bought. Never fails for a failed read. Fails: `OnrampMissingError`. */
  readonly look: (options?: Cancellable) => Promise<OnrampProgress>
  /**
   * What the connected account has bought, of all providers that tell and sell on its network. One that does not answer within ten
   * seconds is named in `unread`. Fails: `NotConnectedError`, `OnrampUnsupportedError`, `OnrampRestrictedError`.
   */
  readonly purchases: (options?: Cancellable) => Promise<OnrampPurchases>
}
