/** A wallet as the list has it: facts alone, from which links are made. */
export interface KnownWallet {
  /** Its id in the public registry of WalletConnect, where it is there; else one of our own. */
  readonly id: string
  readonly name: string
  /** Its page without the scheme. */
  readonly home: string
  /** The namespaces that it can be connected for. */
  readonly on: ReadonlyArray<"eip155" | "solana" | "bip122" | "polkadot" | "cosmos">
  /** Reverse domain name by which it announces itself. */
  readonly rdns?: string
  /** Other reverse domain names and names by which it announces itself. */
  readonly alsoKnownAs?: ReadonlyArray<string>
  /** Number of its app in the App Store. */
  readonly ios?: number
  /** Package of its app in Google Play. */
  readonly android?: string
  /** Id of its extension in the Chrome Web Store. */
  readonly chrome?: string
  /** Name of its extension among Firefox's add-ons. */
  readonly firefox?: string
  /** What opens a request in its app: a scheme of its own, and a page that the app takes over. */
  readonly native?: string
  readonly universal?: string
  /** What opens a request on a computer. */
  readonly desktop?: string
}
