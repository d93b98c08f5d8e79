import type * as Effect from "effect/Effect"
import type { Amount } from "../chain/Amount.ts"
import type { CaipAddress, CaipNetworkId } from "../chain/Caip.ts"
import type { Network } from "../chain/Network.ts"
import type { KitError } from "../error/KitError.ts"
import type { Http } from "../http/Http.ts"
import { defineSlot, readSlot, type SlotFilling } from "../kernel/Slot.ts"
import type { OnrampQuote, PaymentCurrency, PurchaseCurrency } from "./OnrampActions.ts"

/** For whom a source sells, and what it asks with. */
export interface OnrampPlace {
  readonly network: Network
  readonly address: string
  /** For a source that is a server; its plugin declares the host. */
  readonly http: Http["Service"]
}

/** What is to be bought, checked against the options. */
export interface OnrampOrder extends OnrampPlace {
  readonly purchase: Pick<PurchaseCurrency, "id" | "symbol"> & { readonly token?: CaipAddress }
  readonly pay: Amount
  readonly method: string
}

/** A purchase that a source knows of. */
export interface OnrampPurchase {
  readonly id: string
  readonly status: "pending" | "success" | "failed"
  /** When it was begun, in epoch milliseconds, by the source's clock. */
  readonly at: number
  /** What was paid; absent where the source does not say. */
  readonly pay?: Amount
  /** What was bought; absent where the source does not say. */
  readonly purchased?: Amount
}

/** Somebody who sells coins for money, on a page of its own. Nothing that it answers is believed. */
export interface OnrampSource {
  /** What it sells on a network, and in what it can be paid. Fails: any `KitError`; the built-in lists stand in then. */
  readonly options: (
    place: OnrampPlace
  ) => Effect.Effect<
    { readonly payment: ReadonlyArray<PaymentCurrency>; readonly purchase: ReadonlyArray<PurchaseCurrency> },
    KitError
  >
  /** What is got for an amount; absent where it says that on its page only. Fails: any `KitError`; a placeholder stands in then. */
  readonly quote?: (order: OnrampOrder) => Effect.Effect<Omit<OnrampQuote, "isPlaceholder">, KitError>
  /** The address of its page for an order, on one of the origins that it declared. Fails: `OnrampProviderError`. */
  readonly link: (order: OnrampOrder) => Effect.Effect<string, KitError>
  /** The account's purchases since a time in epoch milliseconds; absent where it does not tell. Fails: any `KitError`. */
  readonly purchases?: (
    place: OnrampPlace & { readonly since: number }
  ) => Effect.Effect<ReadonlyArray<OnrampPurchase>, KitError>
}

/** Says that a plugin has a source of coins for money. */
export interface OnrampSourceDeclaration {
  /** The plugin's id, or begins with it. */
  readonly id: string
  /** The provider, as `features.onramp` lists it: `meld`. Of two sources of one provider the first is taken. */
  readonly provider: string
  /** Who sells, as visitors know it: "Meld". */
  readonly title: string
  /** What the provider keeps, in percent, as a range: `1-2`. */
  readonly fee?: string
  /** Where it sells. */
  readonly networks: ReadonlyArray<CaipNetworkId>
  /** The origins that its pages are on, such as `https://pay.example.com`: a link to any other is refused. */
  readonly pages: ReadonlyArray<string>
  /** Its links do not show whom they buy for, and visitors are told so. Without it, such a link is refused. */
  readonly isOpaque?: boolean
  /** Loads it when something is to be bought. */
  readonly load: () => Promise<OnrampSource>
}

/** The slot of sources of coins for money, in the order in which they are shown. */
export const onrampSources = defineSlot<OnrampSourceDeclaration>("onrampSources")

/** The sources that sell on a network, each provider once. */
export const onrampSourcesOn = (
  fillings: ReadonlyArray<SlotFilling>,
  networkId: CaipNetworkId
): ReadonlyArray<OnrampSourceDeclaration> =>
  readSlot(fillings, onrampSources)
    .filter(({ networks }) => networks.includes(networkId))
    .filter(({ provider }, index, all) => all.findIndex((other) => other.provider === provider) === index)
