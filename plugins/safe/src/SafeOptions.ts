/** Where a Safe may be, and what the page does there. */
export interface SafeOptions {
  /**
   * Origins of pages that are believed to show a Safe; `app.safe.global` alone where absent. One without a scheme means `https`.
   * A `*` stands for one name of a host, or for any port: `*.example.com`, `http://127.0.0.1:*`.
   */
  readonly allowedDomains?: ReadonlyArray<string>
  /** Connect by itself inside a Safe; on unless `false`. Not after the visitor has disconnected there. */
  readonly autoConnect?: boolean
}
