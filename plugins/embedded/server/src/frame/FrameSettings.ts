import type { ChainRecord } from "../Configuration.ts"

/** What the server tells the frame's page about itself. */
export interface FrameSettings {
  readonly project: { readonly id: string; readonly name: string }
  /** Patterns of the origins that may show the frame. */
  readonly origins: ReadonlyArray<string>
  readonly chains: ReadonlyArray<Omit<ChainRecord, "rpcUrl">>
  /** CAIP-2 id of the chain that the page began with, where it named one that is served. */
  readonly chainId?: string
}
