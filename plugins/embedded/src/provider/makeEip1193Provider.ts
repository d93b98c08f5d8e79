import type { CaipNetworkId } from "@latchkey/core"
import { attempt, readField } from "@latchkey/core/chain-kit"
import type { EmbeddedSession } from "../session/EmbeddedSession.ts"
import type { AskFrame } from "./askFrame.ts"
import type { EmbeddedRequest } from "./EmbeddedRequest.ts"
import { ProviderRequestError } from "./ProviderRequestError.ts"

type Listener = (payload: any) => void

/** The embedded wallet on EVM networks, as EIP-1193 describes it: what `kit.getProvider("eip155")` gives. */
export interface EmbeddedEvmProvider {
  /**
   * Asks the wallet. Rejects with code 4001 where the visitor declined, 4200 for a method that it does not have, 4900 when
   * nobody is signed in, -32602 for wrong parameters, -32603 when the wallet failed.
   */
  readonly request: (request: EmbeddedRequest) => Promise<unknown>
  readonly on: (event: string, listener: Listener) => void
  readonly removeListener: (event: string, listener: Listener) => void
  /** The wallet numbers an account's transactions itself, whatever number it is given: none takes the place of another. */
  readonly choosesNonce: true
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
 * Makes the wallet's provider for EVM networks. Accounts and network are answered from the session, since whoever holds the
 * provider was given them already; `moveTo` has the frame change the network.
 */
export const makeEip1193Provider = (
  session: EmbeddedSession,
  ask: AskFrame,
  moveTo: (networkId: CaipNetworkId) => Promise<void>
): EmbeddedEvmProvider => {
  const listeners = new Map<string, Map<Listener, () => void>>()
  const place = () => {
    const known = session.place(namespace)
    if (known === undefined) throw new ProviderRequestError(4900, "Nobody is signed in.")
    return known
  }
  const addresses = () => place().accounts.map(({ address }) => address)
  const own: Readonly<Record<string, (request: EmbeddedRequest) => unknown>> = {
    eth_chainId: () => toHex(place().networkId),
    eth_accounts: addresses,
    eth_requestAccounts: addresses,
    wallet_switchEthereumChain: async ({ params }) => {
      const networkId = wantedChain(params)
      if (place().networkId !== networkId) await moveTo(networkId)
      return null
    },
    // The frame's networks are its operator's choice.
    wallet_addEthereumChain: () => {
      throw new ProviderRequestError(4200, "The embedded wallet takes no networks of a page.")
    }
  }
  return {
    choosesNonce: true,
    request: async (request) => {
      const { method } = request
      return Object.hasOwn(own, method) ? own[method]!(request) : ask(request, place().networkId)
    },
    on: (event, listener) => {
      const known = listeners.get(event) ?? new Map<Listener, () => void>()
      listeners.set(event, known)
      if (known.has(listener)) return
      const stop = session.listen((change) => {
        if (change.type === "disconnect") {
          if (event === "disconnect") listener(new ProviderRequestError(4900, "Nobody is signed in."))
        } else if (change.namespace !== namespace) return
        else if (event === "chainChanged" && change.type === "network") listener(toHex(change.networkId))
        else if (event === "accountsChanged" && change.type === "accounts")
          listener(change.accounts.map(({ address }) => address))
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
