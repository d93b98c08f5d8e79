/** Which Farcaster clients are believed, and what the page does there. */
export interface FarcasterOptions {
  /**
   * Origins of clients that show pages in a frame; `farcaster.xyz` and its subdomains where absent. One without a scheme means `https`.
   * A `*` stands for one name of a host, or for any port: `*.example.com`, `http://127.0.0.1:*`.
   */
  readonly allowedDomains?: ReadonlyArray<string>
  /** Connect by itself inside a client; on unless `false`. Not after the visitor has disconnected there. */
  readonly autoConnect?: boolean
}
