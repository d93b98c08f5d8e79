/** How much a moment may weigh: gzip kB over a page of React and ReactDOM alone. */
export interface Gate {
  readonly moment: string
  /** More fails the run. */
  readonly gate: number
  /** What we aim for. */
  readonly want: number
}

/** The budget of docs/architecture.md. Each moment counts what it adds to those before it. */
export const gates = {
  load: { moment: "page load, no session", gate: 20, want: 10 },
  engine: { moment: "+ engine and evm", gate: 35, want: 25 },
  open: { moment: "+ first open", gate: 30, want: 20 },
  prefetched: { moment: "page load with idle prefetch", gate: 85, want: 55 },
  restored: { moment: "page load, session stored", gate: 55, want: 35 },
  declaration: { moment: "a feature's declaration (receive)", gate: 2, want: 1 },
  view: { moment: "a feature's view (receive)", gate: 15, want: 8 }
} as const satisfies Record<string, Gate>

/** A moment of the budget. */
export type GateName = keyof typeof gates

/** The chains beside evm; each adds its share to a page that has evm. */
export const chains = ["solana", "bitcoin", "polkadot", "cosmos"] as const

/** What they load when a chain is used beyond connecting and signing. */
export const chainSdks = /^(@solana\/kit|bitcoinjs-lib|@polkadot\/api|@cosmjs\/)/

/** What each of them may add, its SDK not counted: that loads at first need. */
export const chainGates = {
  declaration: { moment: "page load", gate: 0.6, want: 0.6 },
  engine: { moment: "engine", gate: 5, want: 4 }
} as const satisfies Record<string, Gate>

/** What was measured, against its gate. */
export interface Measurement extends Gate {
  readonly name: string
  readonly kilobytes: number
}
