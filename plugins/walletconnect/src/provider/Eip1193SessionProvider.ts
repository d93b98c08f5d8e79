import type { CaipNetworkId } from "@latchkey/core"
import { attempt, readField } from "@latchkey/core/chain-kit"
import type { AskWallet, Session } from "../session/Session.ts"
import { ProviderRequestError } from "./ProviderRequestError.ts"
import { askAllowed, type ProviderRequest } from "./SessionProvider.ts"

type Listener = (payload: any) => void

/** The provider of EVM networks as EIP-1193 describes it, over a session that has a network of the page's choice. */
export interface Eip1193SessionProvider {
  readonly request: (request: ProviderRequest) => Promise<unknown>
  readonly on: (event: string, listener: Listener) => void
  readonly removeListener: (event: string, listener: Listener) => void
}

const namespace = "eip155"
const toHex = (networkId: CaipNetworkId) => `0x${BigInt(networkId.slice(namespace.length + 1)).toString(16)}`

const wantedChain = (params: unknown): CaipNetworkId => {
  const chainId = readField(readField(params, "0"), "chainId")
  const id = typeof chainId === "string" ? attempt(() => BigInt(chainId)) : undefined
  if (id === undefined) throw new ProviderRequestError(-32602, "A chain id is expected.")
  return `eip155:${id}`
}

/**
 * Makes the provider of EVM networks over a session. The network and the accounts are answered from the session, and so
 * is a switch to a network that the wallet has allowed already; the wallet is asked for the rest.
 *
 * @param capabilities what the wallet said of itself when the session was made (EIP-5792), by hexadecimal chain id
 */
export const makeEip1193Provider = (
  session: Session,
  ask: AskWallet,
  capabilities: () => unknown
): Eip1193SessionProvider => {
  const listeners = new Map<string, Map<Listener, () => void>>()
  const askWallet = askAllowed(session, namespace, ask)
  const chainId = () => {
    const networkId = session.current(namespace)
    if (session.ended() || networkId === undefined)
      throw new ProviderRequestError(4900, "The session with the wallet has ended.")
    return toHex(networkId)
  }
  const addresses = () => {
    chainId()
    return session.accounts(namespace, session.current(namespace)!).map(({ address }) => address)
  }

  const own: Readonly<Record<string, (request: ProviderRequest) => unknown>> = {
    eth_chainId: chainId,
    eth_accounts: addresses,
    eth_requestAccounts: addresses,
    wallet_switchEthereumChain: async (request) => {
      const networkId = wantedChain(request.params)
      if (session.select(namespace, networkId)) return null
      const answer = await askWallet(request)
      // The wallet has allowed it by now, or it has not moved.
      session.select(namespace, networkId)
      return answer
    },
    wallet_getCapabilities: async (request) => capabilities() ?? askWallet(request)
  }

  return {
    request: async (request) => {
      const { method } = request
      return Object.hasOwn(own, method) ? own[method]!(request) : askWallet(request)
    },
    on: (event, listener) => {
      const known = listeners.get(event) ?? new Map<Listener, () => void>()
      listeners.set(event, known)
      if (known.has(listener)) return
      const stop = session.listen((change) => {
        if (change.namespace !== undefined && change.namespace !== namespace) return
        if (event === "chainChanged" && change.type === "network") listener(toHex(change.networkId))
        else if (event === "accountsChanged" && change.type === "accounts")
          listener(change.accounts.map(({ address }) => address))
        else if (event === "disconnect" && change.type === "disconnect")
          listener(new ProviderRequestError(4900, "The session with the wallet has ended."))
      })
      known.set(listener, stop)
    },
    removeListener: (event, listener) => {
      const known = listeners.get(event)
      known?.get(listener)?.()
      known?.delete(listener)
    }
  }
}
