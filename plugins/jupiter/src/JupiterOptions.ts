/** What `jupiter` is made with. */
export interface JupiterOptions {
  /** Base of its API, without a slash at the end: `https://api.jup.ag` by default, or a proxy of yours that adds a key. */
  readonly url?: string
}
