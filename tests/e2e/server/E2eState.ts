/** A chain of the running stack, as pages and tests need it. */
export interface E2eChain {
  readonly id: number
  readonly name: string
  readonly rpcUrl: string
  /** Base of the addresses at which its node behaves as a test wants: `<slowUrl>/<name>`, see `tests/stack/README.md`. */
  readonly slowUrl: string
  /** The contracts of its tokens, by the name that the stack has for them. */
  readonly tokens: Readonly<Record<"usdc" | "dai" | "usdt", `0x${string}`>>
  /** The router of its exchange, where it has one. */
  readonly router?: `0x${string}`
  /** The one beside it that takes approvals by signature. */
  readonly permitRouter?: `0x${string}`
  /** Tokens of its exchange that keep a tenth of each transfer; the second one only of what is paid for. Anybody may mint them. */
  readonly keeping?: Readonly<Record<"taxed" | "twoFaced", `0x${string}`>>
}

/** A network of the running stack, of whatever namespace. */
export interface E2eNetwork {
  /** CAIP-2. */
  readonly networkId: string
  /** What the pages read it over: HTTP first, then WebSocket where there is one. */
  readonly urls: ReadonlyArray<string>
  /** The REST gateway of a Cosmos network. */
  readonly restUrl?: string
  /** Base of the addresses at which its node behaves as a test wants, where it has some: see `tests/stack/README.md`. */
  readonly slowUrl?: string
}

/** What the global setup tells the tests. */
export interface E2eState {
  /** Where the pages are served. */
  readonly origin: string
  /** The Ethereum nodes. */
  readonly chains: ReadonlyArray<E2eChain>
  /** Base of the cloud, behind a proxy that injects the faults that a project id names. */
  readonly cloudUrl?: string
  /** The networks of all namespaces whose part of the stack is installed. */
  readonly networks: ReadonlyArray<E2eNetwork>
  /** The relay and the Verify service, where that part of the stack is installed. */
  readonly pairing?: { readonly relayUrl: string; readonly verifyUrl: string }
  /** The frame of the embedded wallet and the mailbox of its codes. */
  readonly embedded?: ReadonlyArray<{ readonly name: string; readonly url: string }>
  /** Where the wallet in the place of Coinbase's is: `/connect` is its page. */
  readonly coinbaseUrl?: string
  /** The host page of Safes: `/?app=<url>` shows a page inside a new one. */
  readonly safeUrl?: string
  /** The page of the Farcaster client, which shows an app at `/?app=`. */
  readonly farcasterUrl?: string
  /** File of the script that puts virtual wallets on a page, as a browser extension would. */
  readonly walletScript: string
  /** The same for the wallets of other namespaces. */
  readonly chainWalletScript: string
  /** The npm packages that each script of the pages has code of, by the script's name; see `packagesIn`. */
  readonly chunks: Readonly<Record<string, ReadonlyArray<string>>>
}

const VARIABLE = "LATCHKEY_E2E_STATE"

/** Leaves the state to the processes that run the tests. */
export const writeState = (state: E2eState): void => {
  process.env[VARIABLE] = JSON.stringify(state)
}

/** The state of this run; undefined outside of one, as when tests are only listed. */
export const findState = (): E2eState | undefined => {
  const text = process.env[VARIABLE]
  return text === undefined ? undefined : (JSON.parse(text) as E2eState)
}

/** The state of this run. Fails: outside of one. */
export const readState = (): E2eState => {
  const state = findState()
  if (state === undefined) throw new Error("The e2e tests run under their own setup: npm run test:e2e")
  return state
}
