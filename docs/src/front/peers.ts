/** What one kit costs a page, measured as its own documentation sets it up. */
export interface Peer {
  readonly name: string
  /** Gzip kilobytes of JavaScript before any click, over React. */
  readonly scripts: number
  /** JavaScript files before any click. */
  readonly files: number
  /** Requests to other hosts before any click. */
  readonly requests: number
  /** Milliseconds from the click on the button to the wallet's painted row. */
  readonly open: number
  /** Milliseconds from the click on the wallet to the connected account. */
  readonly connect: number
  /** Milliseconds from a reload to the connected account. */
  readonly reload: number
}

/** When the peers were measured: ISO date. */
export const measuredOn = "2026-11-26"

/** The kit and its peers in one run of one machine: Vite 8, Chromium, other hosts answering within a millisecond. */
export const peers: ReadonlyArray<Peer> = [
  { name: "Latchkey, EVM", scripts: 13, files: 9, requests: 0, open: 21, connect: 23, reload: 150 },
  { name: "RainbowKit 2.2.11", scripts: 582, files: 23, requests: 2, open: 82, connect: 61, reload: 258 },
  { name: "ConnectKit 1.9.2", scripts: 476, files: 12, requests: 1, open: 188, connect: 696, reload: 276 },
  { name: "AppKit 1.8.24, EVM", scripts: 774, files: 71, requests: 15, open: 213, connect: 224, reload: 475 },
  { name: "Solana wallet-adapter UI", scripts: 132, files: 1, requests: 1, open: 47, connect: 9, reload: 166 }
]
