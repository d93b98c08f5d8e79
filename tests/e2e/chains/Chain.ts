import type { Stack } from "../../stack/Stack.ts"
import type { E2eNetwork } from "../server/E2eState.ts"
import type { ChainWalletSetup } from "../wallet/InstalledChainWallets.ts"

/** A network of a journey. */
export interface ChainNetwork {
  /** CAIP-2. */
  readonly id: string
  /** As the modal shows it. */
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** The journey's account there, as this network writes it. */
  readonly address: string
}

/** An account as the page tells it. */
export interface ShownAccount {
  readonly namespace: string
  readonly address: string
  readonly type: string
  readonly publicKey?: string
}

/** A plugin's function that is the first to need the chain's SDK. */
export interface FirstNeed {
  /** The npm package by which the SDK is known in built pages. */
  readonly sdk: string
  /** The function, and what is done with its answer; run in the page, so it may use nothing around it. */
  readonly use: (kit: Readonly<Record<string, Api>>) => Promise<unknown>
  readonly answer: unknown
}

interface Api {
  readonly [method: string]: (request?: unknown) => Promise<never>
}

/** A namespace as a journey needs it. */
export interface Chain {
  /** CAIP-2. */
  readonly namespace: string
  /** As the modal shows it. */
  readonly title: string
  readonly wallet: {
    /** By which its page finds it. */
    readonly key: string
    readonly shownName: string
    /** The method that asks for a signature, as the wallet logs it. */
    readonly signing: string
  } & ({ readonly kind: "evm" } | { readonly kind: "other"; readonly setup: ChainWalletSetup })
  /** Two, in the order of the page. */
  readonly networks: readonly [ChainNetwork, ChainNetwork]
  /** What the stack runs of it. */
  readonly running: (stack: Stack) => ReadonlyArray<E2eNetwork>
  /** Gives the journey's account another sum on each network; absent where the stack has given it already. */
  readonly fund?: (stack: Stack) => Promise<unknown>
  /** What each account is, the current one first. */
  readonly accountTypes: ReadonlyArray<string>
  /** The type of account that is preferred where the app says nothing. */
  readonly preferredAccountType: string
  /** Another wallet, which no lie of `tellLies` is about. */
  readonly honest: Chain["wallet"]
  readonly firstNeed: FirstNeed
  /** The wallet's methods that ask a person; by these it shows that nobody was asked. */
  readonly asking: ReadonlyArray<string>
  /** The balance of an address in base units, as the node itself tells it. */
  readonly readBalance: (network: E2eNetwork, address: string) => Promise<bigint>
  /** Whether a signature is the account's under the message, by a library that neither the kit nor the wallet uses for it. */
  readonly isSigned: (message: string, signature: string, account: ShownAccount) => Promise<boolean>
}
