import type { CaipNetworkId, CustomWallet } from "@latchkey/core"

/** Where the services of the cloud are, each without a slash at the end. */
export interface CloudUrls {
  /** The configuration and the catalogue of wallets. */
  readonly api?: string
  /**
   * The data of accounts, prices, names, swaps and purchases: everything below `/v1/`. By default where `api` is, if that is said; the
   * public services have two hosts.
   */
  readonly blockchain?: string
  /** The images; by default where the catalogue is. */
  readonly images?: string
}

/** A contract that the service may build swaps for, on one network. */
export interface CloudRouter {
  /** CAIP-2. */
  readonly networkId: CaipNetworkId
  /** Who swaps, as visitors know it: "Uniswap V2". */
  readonly title: string
  /** The contract that every swap calls, and that takes what is sold. */
  readonly router: string
}

/** Who sells coins for money through the service. */
export interface CloudOnramp {
  /**
   * As `features.onramp` lists it: `coinbase`, whose lists and prices the service asks for itself; any other, such as `meld`, stands for
   * the sellers that the service asks all at once, of which the best offer is taken.
   */
  readonly provider: string
  /** Who sells, as visitors know it: "Coinbase". */
  readonly title: string
  /** What the seller keeps, in percent, as a range: `1-2`. */
  readonly fee?: string
  /**
   * Where visitors pay, as ISO 3166 has it (`DE`): what is sold, the ways to pay and their limits go by it. Without it the region of the
   * browser's language where one has to be said.
   */
  readonly country?: string
  /** CAIP-2 ids of the networks that it sends to. */
  readonly networks: ReadonlyArray<CaipNetworkId>
  /** The origins that its page is on, such as `https://pay.example.com`: a link to any other is refused. */
  readonly pages: ReadonlyArray<string>
  /** Its links do not show whom they buy for, and visitors are told so. Without it, such a link is refused. */
  readonly isOpaque?: boolean
}

/** The names that a service gives. */
export interface CloudNames {
  /** Their ending, as the service's configuration has it, in lower case and without a dot before: `example.id`. */
  readonly zone: string
}

/** How `cloud` works. */
export interface CloudOptions {
  /** The project's id. Without one the kit stays in basic mode and nothing is requested. */
  readonly projectId?: string
  /** Base URLs, for a cloud of your own: see `@latchkey/cloud-server`. */
  readonly urls?: CloudUrls
  /**
   * Namespaces of whose accounts the service is asked for activity, balances and prices, `["eip155"]`, on the networks that it
   * serves; none by default. It gets to know the addresses of visitors who look. Needs a service that says which token a
   * transfer was of, as `@latchkey/cloud-server` does.
   */
  readonly accounts?: ReadonlyArray<string>
  /**
   * Where the service may swap, for `@latchkey/swap`: it is asked for prices and builds the calls, of these contracts and of a form that can be
   * read; a call of another contract, or one that cannot be read, is refused. `"1inch"` names the contracts of that aggregator on the
   * twelve networks that it swaps on. None by default. It gets to know the address of a visitor who reviews a swap.
   */
  readonly swap?: ReadonlyArray<CloudRouter> | "1inch"
  /**
   * The seller that the service leads to, for `@latchkey/onramp`; none by default. Its link is opened only where it leads to one of
   * these pages, and buys for the connected account. The service gets to know the address of a visitor who buys, and what for.
   */
  readonly onramp?: CloudOnramp
  /** The names that the service gives to accounts, for `@latchkey/names`; none by default. It gets to know who asks. */
  readonly names?: CloudNames
  /** Fetch at first need, which is the modal's first opening (`open`, the default), or as soon as the engine runs (`start`). */
  readonly load?: "open" | "start"
  /** Ids of catalogue wallets that are shown in the Connect view, in this order. */
  readonly featured?: ReadonlyArray<string>
  /** Ids of the catalogue wallets that alone are offered. */
  readonly include?: ReadonlyArray<string>
  /** Ids of catalogue wallets that are not offered, installed ones too. */
  readonly exclude?: ReadonlyArray<string>
  /** Wallets of the app's own. */
  readonly customWallets?: ReadonlyArray<CustomWallet>
  /** Whether the list of all wallets is offered: everywhere by default, on phones only, or nowhere. */
  readonly allWallets?: "show" | "mobile" | "hide"
  /** What the services are told the kit is; sent as `st`. */
  readonly sdkType?: string
  /** What the services are told its version is; sent as `sv`. */
  readonly sdkVersion?: string
}
