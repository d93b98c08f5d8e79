import type { KitState, TelemetryEvent } from "@latchkey/core"
import type { Plain } from "./Plain.ts"

/** The kit's state after a change. */
export interface StateEntry {
  /** Epoch milliseconds. */
  readonly at: number
  readonly state: KitState
  /** Names of the slices that changed; all of them in the first. */
  readonly slices: ReadonlyArray<string>
  /** Numbers of the actions that were under way: one of them is what changed it, or the wallet, or another tab. */
  readonly during: ReadonlyArray<number>
}

/** An action of the kit, as the app or its modal called it. */
export interface ActionEntry {
  readonly number: number
  readonly at: number
  /** As it is called: `connect`, `swap.quote`. */
  readonly name: string
  readonly args: ReadonlyArray<Plain>
  readonly status: "running" | "done" | "failed"
  /** How long it took; absent while it runs. */
  readonly millis?: number
  readonly result?: Plain
  readonly error?: Plain
}

/** A request of the page, of the kit or not, or a module that it loaded, as the browser lists it. */
export interface RequestEntry {
  readonly at: number
  readonly url: string
  /** What made it: `fetch`, `script`, `img` ... */
  readonly kind: string
  readonly millis: number
  /** Bytes that came over the network; 0 where the browser does not say. */
  readonly bytes: number
  /** HTTP status; 0 where the browser does not say. */
  readonly status: number
}

/** A request to a wallet. */
export interface WalletEntry {
  readonly number: number
  readonly at: number
  /** Id of the connector. */
  readonly connector: string
  readonly method: string
  readonly params: Plain
  readonly status: "running" | "done" | "failed"
  readonly millis?: number
  readonly result?: Plain
  readonly error?: Plain
}

/** What happened in one kit since the panel was asked for, the oldest first. */
export interface Recording {
  readonly states: ReadonlyArray<StateEntry>
  readonly actions: ReadonlyArray<ActionEntry>
  readonly events: ReadonlyArray<TelemetryEvent>
  readonly requests: ReadonlyArray<RequestEntry>
  /** Scripts and style sheets that the page loaded. */
  readonly modules: ReadonlyArray<RequestEntry>
  readonly wallets: ReadonlyArray<WalletEntry>
}
