/** Every text that the view shows, in one language. `{name}` is replaced by a value. */
export interface SiwxMessages {
  readonly checking: string
  readonly checkingText: string
  readonly ask: string
  readonly askText: string
  readonly askRequired: string
  /** The wallet is asked. */
  readonly open: string
  readonly openText: string
  readonly verifying: string
  readonly verifyingText: string
  readonly declined: string
  readonly declinedText: string
  readonly failed: string
  /** The site's server, or who keeps sign-ins, did not do its part. */
  readonly failedText: string
  readonly invalidText: string
  readonly wrongNetwork: string
  readonly wrongNetworkText: string
  readonly chooseNetwork: string
  readonly sign: string
  readonly site: string
  readonly account: string
  readonly network: string
  readonly notConnected: string
}
