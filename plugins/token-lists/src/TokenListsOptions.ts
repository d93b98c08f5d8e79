/** What `tokenLists` is made with. */
export interface TokenListsOptions {
  /**
   * Addresses of lists in the form of Token Lists, at most ten: the first is believed first. Each host has to let pages of your site
   * read it. Uniswap's own by default, `https://tokens.uniswap.org`.
   */
  readonly lists?: ReadonlyArray<string>
}
