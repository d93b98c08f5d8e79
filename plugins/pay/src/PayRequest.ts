import type { CaipNetworkId, ExchangeFilter } from "@latchkey/core"

/** What is to be paid with. */
export interface PaymentAsset {
  /** CAIP-2 id of one of the kit's networks: `eip155:8453`. */
  readonly network: CaipNetworkId
  /** `native` for the network's own coin, else the token's address there. */
  readonly asset: string
  /** What the app knows of it: how `amount` is counted, and what is shown until the chain says itself. */
  readonly metadata: {
    readonly name: string
    readonly symbol: string
    /** Digits after the point: others on the chain end the payment. */
    readonly decimals: number
  }
}

/** What is to be paid, to whom. */
export interface PayRequest {
  /** The network, the coin or token, and what the app knows of it. */
  readonly paymentAsset: PaymentAsset
  /** The recipient's address on that network, with its right letter case. */
  readonly recipient: string
  /** Base units of the asset: wei, lamports. More than zero. */
  readonly amount: bigint
  /** Which exchanges may be offered, by their ids; `false` offers none. All if it is left out. */
  readonly payWithExchange?: false | ExchangeFilter
}

/** How a payment was made. */
export type PayResult =
  | {
      readonly type: "wallet"
      readonly networkId: CaipNetworkId
      /** Hash of the transaction, which the chain has carried out. */
      readonly hash: string
      /** The transaction's page, where the network has an explorer. */
      readonly explorerUrl?: string
      /**
       * What the recipient got by the transaction, in base units, as the chain says: never less than `amount`. Absent where the chain
       * does not say it.
       */
      readonly arrived?: bigint
    }
  | {
      readonly type: "exchange"
      readonly networkId: CaipNetworkId
      readonly exchangeId: string
      /** By which the exchange knows the payment: have your server ask about it, since this page was only told. */
      readonly sessionId: string
      /** Hash of the transaction, where the exchange told it. */
      readonly hash?: string
      readonly explorerUrl?: string
    }
