import { isRejection, type Account, type CaipNetworkId, type Network } from "@latchkey/core"
import { wantedNetworks } from "@latchkey/core/chain-kit"
import type { ConnectRequest, NamespaceGrant } from "@latchkey/core/effect"
import type { EmbeddedUser } from "../EmbeddedState.ts"
import { FrameRefusedError, NoAccountError } from "../errors.ts"
import { providerNames } from "../providerNames.ts"
import type { FrameHost } from "../frame/FrameHost.ts"
import { makeEip1193Provider } from "../provider/makeEip1193Provider.ts"
import { makeSolanaProvider } from "../provider/makeSolanaProvider.ts"
import type { AskFrame } from "../provider/askFrame.ts"
import { frameChainId } from "../provider/frameChainId.ts"
import { ProviderRequestError } from "../provider/ProviderRequestError.ts"
import { caipChainId } from "../wire/chainId.ts"
import type { FrameCallAnswer } from "../wire/frameCalls.ts"
import type { EmbeddedAccountType, FrameUser } from "../wire/frameUser.ts"
import type { EmbeddedPlace, EmbeddedSession } from "./EmbeddedSession.ts"
import type { LoginCache } from "./LoginCache.ts"

const SIGN_OUT_MILLIS = 3_000

/** What the wallet of the signed-in user needs. */
export interface SharedWalletNeeds {
  readonly host: FrameHost
  readonly cache: LoginCache
  readonly session: EmbeddedSession
  readonly ask: AskFrame
  /** The canonical form of an address of a network; undefined if it is not an address. */
  readonly parseAddress: (address: string, network: Network) => string | undefined
  /** The networks of the page. */
  readonly networks: () => ReadonlyArray<Network>
  /** Networks that the frame has accounts on; undefined where it may be every one. */
  readonly approved: ReadonlyArray<CaipNetworkId> | undefined
  /** The type of account that the page or the visitor wishes for on EVM networks. */
  readonly preferred: () => string | undefined
  /** Says who is signed in; undefined for nobody. */
  readonly onUser: (user: EmbeddedUser | undefined) => void
  /** Says what became known of who is signed in; nothing changes where nobody is. */
  readonly onKnown: (change: (user: EmbeddedUser) => EmbeddedUser) => void
}

/** How the frame is asked who is signed in. */
export interface OpenOptions {
  readonly signal: AbortSignal
  /** The frame must not show itself for it. */
  readonly quiet?: boolean
  /** What the window of a social sign-in came back with. */
  readonly socialUri?: string | undefined
}

/** The wallet of the signed-in user, for all namespaces. */
export interface SharedWallet {
  /** Asks who is signed in, once a namespace; what the page is granted, at least one. */
  readonly open: (request: ConnectRequest, options: OpenOptions) => Promise<ReadonlyArray<NamespaceGrant>>
  /** Forgets who was signed in, and tells the frame, in three seconds at most. */
  readonly signOut: () => Promise<void>
  readonly preferAccount: (type: EmbeddedAccountType) => Promise<void>
  /** Asks where the smart account of the network in use is, and whether it is there. */
  readonly initSmartAccount: () => Promise<FrameCallAnswer<"INIT_SMART_ACCOUNT">>
}

/** What the state says of the accounts that a frame told of. */
const accountsOf = (
  { accounts = [], smartAccountDeployed }: FrameUser,
  { accounts: [used] }: EmbeddedPlace
): Pick<EmbeddedUser, "accountType" | "accounts" | "smartAccountDeployed"> => ({
  accountType: used?.type === "smartAccount" ? "smartAccount" : "eoa",
  accounts,
  ...(smartAccountDeployed === undefined ? {} : { smartAccountDeployed })
})

/** Makes the wallet over a frame. */
export const makeSharedWallet = (needs: SharedWalletNeeds): SharedWallet => {
  const { host, cache, session, ask, parseAddress, networks, approved, preferred, onUser, onKnown } = needs

  const networkOf = (id: CaipNetworkId) => networks().find(({ caipNetworkId }) => caipNetworkId === id)

  const asked = ({ caipNetworkId, chainNamespace }: Network) => {
    const preferredAccountType = chainNamespace === "eip155" ? preferred() : undefined
    return {
      chainId: frameChainId(caipNetworkId),
      ...(preferredAccountType === undefined ? {} : { preferredAccountType })
    }
  }

  const placeOf = (user: FrameUser, namespace: string, asked: Network): EmbeddedPlace | undefined => {
    const networkId = caipChainId(user.chainId)
    if (!networkId.startsWith(`${namespace}:`)) return undefined
    const address = parseAddress(user.address, networkOf(networkId) ?? asked)
    if (address === undefined) return undefined
    const known = user.accounts?.find(
      (account) => account.address.toLowerCase() === user.address.toLowerCase()
    )
    const account: Account = { namespace, address, type: known?.type ?? "eoa" }
    return { networkId, accounts: [account] }
  }

  const moveTo = async (networkId: CaipNetworkId): Promise<void> => {
    const [namespace = ""] = networkId.split(":")
    const fail = (message: string) => new ProviderRequestError(4901, message)
    const { chainId } = await host
      .call("SWITCH_NETWORK", { chainId: frameChainId(networkId) })
      .catch((cause: Error) => Promise.reject(fail(cause.message)))
    const place = session.place(namespace)
    if (place === undefined || caipChainId(chainId) !== networkId)
      throw fail("The embedded wallet stayed on another network.")
    cache.noteChain(networkId)
    const network = networkOf(networkId)
    if (namespace !== "eip155" || network === undefined || cache.smartAccountNetworks().length === 0)
      return session.settle(namespace, { ...place, networkId })
    // The account of the other network may be of another type, and have another address.
    const user = await host
      .call("GET_USER", asked(network), { quiet: true })
      .catch((cause: Error) => Promise.reject(fail(cause.message)))
    const moved = placeOf(user, namespace, network)
    if (moved === undefined) throw fail("The embedded wallet has no account there.")
    onKnown(({ smartAccountDeployed: _, ...before }) => ({ ...before, ...accountsOf(user, moved) }))
    session.settle(namespace, moved)
  }

  const providers: Readonly<Record<string, unknown>> = {
    eip155: makeEip1193Provider(session, ask, moveTo),
    solana: makeSolanaProvider(session, ask)
  }

  const askWho = async (
    network: Network,
    { signal, quiet = false, socialUri }: OpenOptions
  ): Promise<FrameUser> => {
    if (socialUri === undefined) return host.call("GET_USER", asked(network), { signal, quiet })
    return host.call("CONNECT_SOCIAL", { uri: socialUri, ...asked(network) }, { signal })
  }

  const noteUser = (user: FrameUser, place: EmbeddedPlace) => {
    const userName = user.userName ?? cache.userName()
    const provider = cache.social()
    cache.noteSignIn({ email: user.email, userName })
    cache.noteChain(place.networkId)
    onUser({
      ...(typeof user.email === "string" ? { email: user.email } : {}),
      ...(typeof userName === "string" ? { userName } : {}),
      ...(provider === undefined ? {} : { provider }),
      ...accountsOf(user, place),
      smartAccountNetworks: cache.smartAccountNetworks()
    })
  }

  const readSmartAccountNetworks = async () => {
    const { smartAccountEnabledNetworks } = await host.call("GET_SMART_ACCOUNT_ENABLED_NETWORKS", null, {
      quiet: true
    })
    cache.noteSmartAccountNetworks(smartAccountEnabledNetworks)
    onKnown((user) => ({ ...user, smartAccountNetworks: smartAccountEnabledNetworks }))
  }

  /** The frame has one network for all namespaces, and speaks of that one's accounts: types are of the EVM network's. */
  const goToEvm = async () => {
    const place = session.place("eip155")
    if (place !== undefined)
      await host.call("GET_USER", { chainId: frameChainId(place.networkId) }, { quiet: true })
  }

  return {
    open: async (request, options) => {
      const grants: Array<NamespaceGrant> = []
      const provider = cache.social()
      let failure: unknown
      let { socialUri } = options
      for (const namespace of request.namespaces) {
        const [network] = wantedNetworks(request, namespace)
        if (network === undefined) continue
        try {
          const user = await askWho(network, { ...options, socialUri })
          socialUri = undefined
          const place = placeOf(user, namespace, network)
          if (place === undefined) {
            failure ??= new NoAccountError()
            continue
          }
          session.settle(namespace, place)
          if (grants.length === 0) noteUser(user, place)
          grants.push({
            namespace,
            ...place,
            provider: providers[namespace],
            ...(provider === undefined ? {} : { walletName: providerNames[provider] }),
            ...(approved && {
              approvedNetworkIds: approved.filter((id) => id.startsWith(`${namespace}:`))
            })
          })
        } catch (cause) {
          failure ??= cause
          // One namespace that the frame does not have takes nothing from the others; what the visitor declined does.
          if (!(cause instanceof FrameRefusedError) || isRejection(cause)) break
        }
      }
      if (grants.length === 0) throw failure ?? new NoAccountError()
      void readSmartAccountNetworks().catch(() => {})
      return grants
    },
    signOut: async () => {
      cache.clear()
      session.end()
      onUser(undefined)
      const late = new AbortController()
      const timer = setTimeout(() => late.abort(), SIGN_OUT_MILLIS)
      try {
        await host.call("SIGN_OUT", null, { signal: late.signal })
      } catch (cause) {
        if (!late.signal.aborted) throw cause
      } finally {
        clearTimeout(timer)
      }
    },
    preferAccount: async (type) => {
      await goToEvm()
      const { address } = await host.call("SET_PREFERRED_ACCOUNT", { type })
      const place = session.place("eip155")
      const network = place && networkOf(place.networkId)
      const parsed = network && parseAddress(address, network)
      if (place === undefined || parsed === undefined) throw new NoAccountError()
      session.settle("eip155", { ...place, accounts: [{ namespace: "eip155", address: parsed, type }] })
      onKnown((user) => ({ ...user, accountType: type }))
    },
    initSmartAccount: async () => {
      await goToEvm()
      const answer = await host.call("INIT_SMART_ACCOUNT", null, { quiet: true })
      onKnown((user) => ({ ...user, smartAccountDeployed: answer.isDeployed }))
      return answer
    }
  }
}
