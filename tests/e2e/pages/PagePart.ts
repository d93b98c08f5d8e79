import type { NetworkInput, Plugin } from "@latchkey/core"

/** What a chain's plugin puts on the page of all namespaces. */
export interface PagePart {
  /** CAIP-2. */
  readonly namespace: string
  readonly plugin: () => Plugin<string, any>
  /** The two of its journey, in their order. */
  readonly networks: ReadonlyArray<NetworkInput>
}
