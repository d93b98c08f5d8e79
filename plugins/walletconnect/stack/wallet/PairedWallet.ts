import type { Policy } from "@latchkey/testing"

/** What a wallet is made of. */
export interface PairedWalletOptions {
  readonly relayUrl: string
  readonly verifyUrl?: string | undefined
  readonly name?: string | undefined
  /** The EVM chains that it allows, and the nodes that it sends over. */
  readonly chains?: ReadonlyArray<{ readonly id: number; readonly rpcUrl: string }> | undefined
  /** CAIP-2 ids of the Solana networks that it allows. */
  readonly solana?: ReadonlyArray<string> | undefined
  /** Whether it knows how to sign in while it connects (`wc_sessionAuthenticate`); on unless `false`. */
  readonly signsAlong?: boolean | undefined
  /** Begins the keys of what it stores, where it is to find its sessions again; otherwise it has nothing to find. */
  readonly storagePrefix?: string | undefined
  /** How it answers at first: `approve` when absent. */
  readonly policy?: Policy | undefined
}

/** Something that waits for the person: a page that wants to connect, or a request of one that is connected. */
export interface WaitingDecision {
  readonly id: number
  readonly app: { readonly name: string; readonly url: string }
  /** The Verify service's word on the page, of a proposal. */
  readonly validation?: string
  /** Absent for a proposal. */
  readonly request?: SeenRequest
  readonly answer: (policy: "approve" | "reject") => Promise<void>
}

/** A session, as the wallet shows it. */
export interface ShownSession {
  readonly topic: string
  readonly app: string
  /** CAIP-10. */
  readonly accounts: ReadonlyArray<string>
  /** CAIP-2. */
  readonly chains: ReadonlyArray<string>
}

/** Everything that a wallet shows its person. */
export interface WalletScreen {
  readonly waiting: ReadonlyArray<WaitingDecision>
  readonly sessions: ReadonlyArray<ShownSession>
}

/** A request of the page, as the wallet saw it. */
export interface SeenRequest {
  /** CAIP-2. */
  readonly chainId: string
  readonly method: string
  readonly params: unknown
}

/** A wallet on another device, over the relay: what answers is the software that wallets are made with. */
export interface PairedWallet {
  /** As after a scan of the code. */
  readonly pair: (uri: string) => Promise<void>
  /** How it answers proposals and requests from now on; `ask` waits for `answer`. */
  readonly setPolicy: (policy: Policy) => Promise<void>
  /** Answers what waits. */
  readonly answer: (policy: "approve" | "reject") => Promise<void>
  /** The Verify service's word on the page, with the latest proposal: VALID, INVALID or UNKNOWN. */
  readonly validation: () => Promise<string | undefined>
  readonly requests: () => Promise<ReadonlyArray<SeenRequest>>
  /** How many sessions it has. */
  readonly sessions: () => Promise<number>
  /** Tells the page that it is on another EVM chain. */
  readonly switchTo: (id: number) => Promise<void>
  /** Tells the page that another account is in use. */
  readonly useAccount: (address: string) => Promise<void>
  /** Shares these accounts (CAIP-10) from now on, and no other. */
  readonly share: (accounts: ReadonlyArray<string>) => Promise<void>
  readonly disconnect: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** The functions of a wallet, by name. */
export const walletFunctions = [
  "pair",
  "setPolicy",
  "answer",
  "validation",
  "requests",
  "sessions",
  "switchTo",
  "useAccount",
  "share",
  "disconnect",
  "stop"
] as const satisfies ReadonlyArray<keyof PairedWallet>
