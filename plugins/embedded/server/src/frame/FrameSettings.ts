/** What the server tells the frame's page about itself. */
export interface FrameSettings {
  readonly project: { readonly id: string; readonly name: string }
  /** Patterns of the origins that may show the frame. */
  readonly origins: ReadonlyArray<string>
  /** The chains of the configuration, without their nodes. */
  readonly chains: ReadonlyArray<{
    /** CAIP-2. */
    readonly id: string
    readonly name: string
    readonly coin: { readonly symbol: string; readonly decimals: number }
  }>
  /** CAIP-2 id of the chain that the page began with, where it named one that is served. */
  readonly chainId?: string
}
