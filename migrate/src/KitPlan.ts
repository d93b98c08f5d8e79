/** What the kit of the moved app is made with: pieces of code as they stand in the app's file. */
export interface KitPlan {
  /** What the variable is called. */
  readonly local: string
  readonly exported: boolean
  /** Fields of `app`, in order. */
  readonly app: ReadonlyArray<readonly [field: string, code: string]>
  /** Code of a list of networks. */
  readonly networks: string
  /** Code of the project id of WalletConnect; without one there is no pairing. */
  readonly projectId?: string
  /** Further options of `createKit`. */
  readonly options: ReadonlyArray<readonly [name: string, code: string]>
  /** Chains beside EVM, and the sources of what is left. */
  readonly chains: ReadonlyArray<"evm" | "solana" | "bitcoin">
}
