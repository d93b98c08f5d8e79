import type { CountedText } from "./fillCounted.ts"

/** Every text that the views of the catalogue show, in one language. `{name}` is replaced by a value. */
export interface CatalogueWords {
  readonly search: string
  readonly certified: string
  /** Nothing was found for `{query}`. */
  readonly none: string
  /** Nothing is there to choose from. */
  readonly empty: string
  /** `{count}` wallets were found. */
  readonly found: CountedText
  readonly failedTitle: string
  readonly failedText: string
  /** `{wallet}` is not installed. */
  readonly getText: string
  /** `{wallet}` has no link to where it is got. */
  readonly getNowhere: string
  readonly chromeStore: string
  readonly firefoxStore: string
  readonly appStore: string
  readonly playStore: string
  readonly website: string
  /** Beside the code of a store's page, for a phone. */
  readonly phoneText: string
  /** The title of what such a visitor is shown. */
  readonly getTitle: string
  /** What a visitor says who has no wallet. */
  readonly noWallet: string
  /** The tag of a wallet that is to be got first. */
  readonly get: string
  /** Said of a wallet in the list of all. */
  readonly installed: string
}
