/** What a test does with the wallet beside its windows: `walletControl` in the worker. */
export interface WalletControl {
  /** How many requests were shown to the person since the worker started. */
  questions(): number
  /** The methods that a site asked for since the worker started, by wallet in the order of the namespaces. */
  requests(origin: string): Promise<readonly string[]>
  /** What a site may see, by namespace. */
  accounts(origin: string): Promise<Readonly<Record<string, readonly string[]>>>
  /** The person takes a site's permission away. */
  revoke(origin: string, namespace: string): Promise<void>
}

declare global {
  // eslint-disable-next-line no-var -- how a name of the global scope is declared
  var walletControl: WalletControl
}
