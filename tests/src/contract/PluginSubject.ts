import type { KitCore, NetworkInput, Plugin } from "@latchkey/core"

/** A plugin under test, and what a kit needs beside it. */
export interface PluginSubject {
  /** Makes the plugin, anew each time. */
  readonly make: () => Plugin<string, any>
  /** Plugins that it works with: those it requires, a chain for a feature. None by default. */
  readonly others?: () => ReadonlyArray<Plugin<string, any>>
  /** Networks of an installed namespace; at least one. */
  readonly networks: ReadonlyArray<NetworkInput>
  /** Makes use of the plugin in a kit: connects, calls its functions. What it began must end with the plugin. */
  readonly use?: (kit: KitCore) => Promise<void>
}

/** One clause of a contract, for any test runner: `it(name, run)`. */
export interface ContractCase {
  readonly name: string
  /** Rejects when the clause is broken, saying how. */
  readonly run: () => Promise<void>
}
