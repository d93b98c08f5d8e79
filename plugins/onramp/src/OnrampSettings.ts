/** What `onramp` is made with. */
export interface OnrampSettings {
  /**
   * IANA names of the time zones in which nothing is offered; those of mainland China, Hong Kong and Macau if not said here. Where
   * the law asks for more than a hint, check it on a server too: a clock is easily set.
   */
  readonly restrictedTimeZones?: ReadonlyArray<string>
}
