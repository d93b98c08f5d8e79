import type { AnyPlugin, KitCore, KitOptions, NetworkInput } from "@latchkey/core"

/** A plugin under test, and what a kit needs beside it. */
export interface PluginSubject {
  /** Makes the plugin, anew each time. */
  readonly make: () => AnyPlugin
  /** Plugins that it works with: those it requires, a chain for a feature. None by default. */
  readonly others?: () => ReadonlyArray<AnyPlugin>
  /** Networks of an installed namespace; at least one. */
  readonly networks: ReadonlyArray<NetworkInput>
  /** Features that a kit must turn on for the plugin; those that are on by default where nothing is said. */
  readonly features?: NonNullable<KitOptions["features"]>
  /** Makes use of the plugin in a kit: connects, calls its functions. What it began must end with the plugin. */
  readonly use?: (kit: KitCore) => Promise<void>
  /**
   * What the names in angle brackets among the plugin's `hosts` stand for in `make`: origins by name, as in
   * `{ "<apiUrl>": ["https://api.example.com"] }`. `<customRpcUrls>` and `<networks>` need not be said.
   */
  readonly origins?: Readonly<Record<string, ReadonlyArray<string>>>
  /** Answers a request over HTTP in the place of the network, with JSON; without it nobody is reached. */
  readonly respond?: (request: SentRequest) => unknown
}

/** What a plugin sent over HTTP. */
export interface SentRequest {
  readonly url: string
  readonly method: string
  /** The JSON that was sent; undefined where none was. */
  readonly body: unknown
  /** Aborted when whoever asked waits no more. */
  readonly signal?: AbortSignal
}

/** One clause of a contract, for any test runner: `it(name, run)`. */
export interface ContractCase {
  readonly name: string
  /** Rejects when the clause is broken, saying how. */
  readonly run: () => Promise<void>
  /** The rows that the subject cannot be held to: of the case that counts them. */
  readonly leftOut?: ReadonlyArray<{ readonly row: string; readonly for: string }>
}
