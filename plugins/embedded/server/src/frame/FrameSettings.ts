type Hex = `0x${string}`

/** The contracts by which a key has a smart account on a chain (ERC-4337). */
export interface SmartAccountContracts {
  /** What makes smart accounts: Solady's `ERC4337Factory`. */
  readonly factory: Hex
  /** What each of them is at first: a contract of Solady's `ERC4337`, the one that the factory names. */
  readonly implementation: Hex
  /** Of version 0.7; the one that is on every chain by default. */
  readonly entryPoint: Hex
}

/** Smart accounts of a chain, as the frame's page knows of them. */
export interface FrameSmartAccounts extends SmartAccountContracts {
  /** Who offers to pay the network's fee for them; only the server knows where it is asked. */
  readonly paymaster?: { readonly name: string }
}

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
    /** What makes smart accounts there; absent where there are none. */
    readonly smartAccount?: FrameSmartAccounts
  }>
  /** CAIP-2 id of the chain that the page began with, where it named one that is served. */
  readonly chainId?: string
}
