import type { AnyPlugin, CaipNetworkId, NetworkInput } from "@latchkey/core"
import type { PluginSubject, SentRequest } from "../PluginSubject.ts"

/** A plugin that brings a source, what a kit needs beside it, and the service that it asks. */
export interface SourceSubject {
  /** Makes the plugin that brings the source, anew each time. */
  readonly make: () => AnyPlugin
  /** Plugins that it works with: the chain of its networks. None by default: a chain brings its own. */
  readonly others?: () => ReadonlyArray<AnyPlugin>
  /** Networks of the app. */
  readonly networks: ReadonlyArray<NetworkInput>
  /** As for `PluginSubject`. */
  readonly features?: NonNullable<PluginSubject["features"]>
  /** A network that the source serves, and one of the app's that it does not serve. */
  readonly networkId: CaipNetworkId
  readonly unservedNetworkId?: CaipNetworkId
  /** Whom it is asked about, in canonical form. */
  readonly address: string
  /**
   * The service when all is well, recorded or made: what it answers to a request over HTTP, as JSON, a node's answers included.
   * Undefined for what it does not know, which is then out of reach. Absent for a source that asks nobody.
   */
  readonly service?: (request: SentRequest) => unknown
  /**
   * The questions that it asks its service for, as the cases call them: "an offer". All of them when absent; the others it answers out
   * of itself, or out of the chain.
   */
  readonly asksFor?: ReadonlyArray<string>
  /** One request of it may answer several questions, as a node's batches do: it goes on for the others when one is not waited for. */
  readonly sharesRequests?: boolean
}
