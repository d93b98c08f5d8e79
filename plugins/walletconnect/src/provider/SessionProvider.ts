import type { CaipNetworkId } from "@latchkey/core"
import type { AskWallet, Session } from "../session/Session.ts"
import { ProviderRequestError } from "./ProviderRequestError.ts"

/** What a provider is asked for. */
export interface ProviderRequest {
  readonly method: string
  readonly params?: unknown
}

/** The provider of a namespace whose wallets take each request with its network: what `kit.getProvider(namespace)` gives. */
export interface SessionProvider {
  /**
   * Asks the wallet on a network, by default the one that the kit is on. Rejects with what the wallet rejects with; with
   * code 4200 for a method that it did not allow, 4901 for a network without an account of it, 4900 after the session.
   */
  readonly request: (request: ProviderRequest, networkId?: CaipNetworkId) => Promise<unknown>
  /** Makes a network the one of requests that name none; answers with the addresses there, undefined where there is none. */
  readonly selectNetwork: (networkId: CaipNetworkId) => ReadonlyArray<string> | undefined
}

/** Asks the wallet for what it allowed in a namespace, and nothing else. */
export const askAllowed =
  (session: Session, namespace: string, ask: AskWallet) =>
  async (request: ProviderRequest, networkId = session.current(namespace)): Promise<unknown> => {
    const settled = session.namespace(namespace)
    if (session.ended() || settled === undefined)
      throw new ProviderRequestError(4900, "The session with the wallet has ended.")
    if (networkId === undefined || !settled.addresses.has(networkId))
      throw new ProviderRequestError(4901, "The wallet shares no account on that network.")
    const { method, params } = request
    if (!settled.methods.has(method))
      throw new ProviderRequestError(4200, `The wallet did not allow ${method}.`)
    return ask(params === undefined ? { method } : { method, params }, networkId)
  }

/** Makes the provider of a namespace over a session. */
export const makeSessionProvider = (
  session: Session,
  namespace: string,
  ask: AskWallet
): SessionProvider => ({
  request: askAllowed(session, namespace, ask),
  selectNetwork: (networkId) =>
    session.select(namespace, networkId)
      ? session.accounts(namespace, networkId).map(({ address }) => address)
      : undefined
})
