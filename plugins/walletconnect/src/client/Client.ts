import { takeSignIns } from "./takeSignIns.ts"
import type { UniversalProvider } from "./UniversalProvider.ts"

/** The protocol's client, and how it is closed. */
export interface Client {
  readonly provider: UniversalProvider
  /** Signs, for a relay, who the client is. */
  readonly signFor: (relayUrl: string) => Promise<string>
  readonly connected: () => boolean
  /** A request of this nonce, to sign in while connecting, is the kit's: what a wallet answers is taken by `takeSignIns`. */
  readonly takeSignIn: (nonce: string) => void
  /** Where it connects next. */
  readonly useRelay: (relayUrl: string) => void
  /** Connects again, where there is something to hear of. */
  readonly reconnect: () => Promise<void>
  /** Ends the connection with the relay, and all that runs on; the session stays stored. */
  readonly close: () => Promise<void>
}

/** The client of a provider. */
export const clientOf = (provider: UniversalProvider): Client => {
  const { core } = provider.client
  return {
    provider,
    signFor: (relayUrl) => core.crypto.signJWT(relayUrl),
    connected: () => core.relayer.connected,
    takeSignIn: takeSignIns(provider),
    useRelay: (relayUrl) => {
      // Its types do not tell.
      Reflect.set(core.relayer, "relayUrl", relayUrl)
    },
    reconnect: () => core.relayer.restartTransport(),
    close: async () => {
      core.heartbeat.stop()
      await core.relayer.transportClose()
    }
  }
}
