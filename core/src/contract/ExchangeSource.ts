import type * as Effect from "effect/Effect"
import type { Amount } from "../chain/Amount.ts"
import type { CaipAddress, CaipNetworkId } from "../chain/Caip.ts"
import type { Network } from "../chain/Network.ts"
import type { KitError } from "../error/KitError.ts"
import type { Http } from "../http/Http.ts"
import { defineSlot, readSlot, type SlotFilling } from "../kernel/Slot.ts"

/** What is to be paid from an exchange, checked. */
export interface ExchangePayment {
  readonly network: Network
  /** CAIP-10 of the token; absent for the network's own coin. */
  readonly token?: CaipAddress
  readonly amount: Amount
  /** Who gets it, in canonical form. */
  readonly recipient: string
  /** For a source that is a server; its plugin declares the host. */
  readonly http: Http["Service"]
}

/** Which exchanges are wanted, by their ids; `exclude` goes over `includeOnly`. */
export interface ExchangeFilter {
  readonly includeOnly?: ReadonlyArray<string>
  readonly exclude?: ReadonlyArray<string>
}

/** An exchange as its source tells of it. */
export interface ExchangeEntry {
  /** As the source knows it: `binance`. */
  readonly id: string
  /** As visitors know it: "Binance". */
  readonly name: string
  /** An image `data:` URI, or a URL on one of the hosts that the source declared. */
  readonly imageUrl?: string
}

/** What an exchange says became of a payment. */
export interface ExchangeStatus {
  /** `unknown`: it has seen none yet. */
  readonly status: "unknown" | "pending" | "success" | "failed"
  /** The transaction that paid it, where there is one yet. */
  readonly txHash?: string
}

/** Somebody who knows exchanges that pay out to an address. Nothing that it answers is believed. */
export interface ExchangeSource {
  /** Who can pay that. Fails: any `KitError`; the other sources are shown then. */
  readonly exchanges: (
    payment: ExchangePayment & ExchangeFilter
  ) => Effect.Effect<ReadonlyArray<ExchangeEntry>, KitError>
  /** The exchange's page for one payment, on one of the origins that the source declared. Fails: any `KitError`. */
  readonly payUrl: (
    payment: ExchangePayment & { readonly exchangeId: string }
  ) => Effect.Effect<{ readonly url: string; readonly sessionId: string }, KitError>
  /** What became of a payment, asked every three seconds. Fails: any `KitError`; it is asked again then. */
  readonly buyStatus: (
    request: Pick<ExchangePayment, "http"> & { readonly exchangeId: string; readonly sessionId: string }
  ) => Effect.Effect<ExchangeStatus, KitError>
}

/** Says that a plugin knows exchanges that payments can be made from. */
export interface ExchangeSourceDeclaration {
  /** The plugin's id, or begins with it. */
  readonly id: string
  /** Where its exchanges pay; every network of the app where it is left out, and each is asked about. */
  readonly networks?: ReadonlyArray<CaipNetworkId>
  /** The origins that the exchanges' pages are on, such as `https://pay.example.com`: a link to any other is refused. */
  readonly pages: ReadonlyArray<string>
  /** The origins that the exchanges' pictures are on: without one, a letter stands in. */
  readonly pictures?: ReadonlyArray<string>
  /** Loads it when something is to be paid. */
  readonly load: () => Promise<ExchangeSource>
}

/** The slot of sources of exchanges, in the order in which they are shown. */
export const exchangeSources = defineSlot<ExchangeSourceDeclaration>("exchangeSources")

/** The sources whose exchanges may pay on a network. */
export const exchangeSourcesOn = (
  fillings: ReadonlyArray<SlotFilling>,
  networkId: CaipNetworkId
): ReadonlyArray<ExchangeSourceDeclaration> =>
  readSlot(fillings, exchangeSources).filter(({ networks }) => networks?.includes(networkId) ?? true)
