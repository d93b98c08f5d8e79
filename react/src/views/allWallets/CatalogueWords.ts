/** Every text that the views of the catalogue show, in one language. `{name}` is replaced by a value. */
export interface CatalogueWords {
  readonly search: string
  readonly certified: string
  /** Nothing was found for `{query}`. */
  readonly none: string
  /** Nothing is there to choose from. */
  readonly empty: string
  /** `{count}` wallets were found. */
  readonly found: string
  readonly failedTitle: string
  readonly failedText: string
  /** `{wallet}` is not installed. */
  readonly getText: string
  /** `{wallet}` has no link to where it is got. */
  readonly getNowhere: string
  readonly chromeStore: string
  readonly appStore: string
  readonly playStore: string
  readonly website: string
}
