import type { CatalogueWallet, Network } from "@latchkey/core"
import { wantedNetworks } from "@latchkey/core/chain-kit"
import {
  networkSlice,
  SessionNotFoundError,
  type Connector,
  type ConnectRequest,
  type KeyValue,
  type Namespaces,
  type Siwx,
  type StateShape
} from "@latchkey/core/effect"
import { currentMillis } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import type { Client } from "../client/Client.ts"
import { makeClientAccess, type ClientNeeds } from "../client/makeClientAccess.ts"
import { SessionUnusableError } from "../errors.ts"
import type { Device } from "../links/Device.ts"
import { mobileBase, requestLink } from "../links/walletLinks.ts"
import { pairingSlice, type PairingState, type WaitingRequest } from "../PairingState.ts"
import type { SentRequest } from "../session/askOver.ts"
import { peerName, type ClientSession } from "../session/ClientSession.ts"
import { readChoice, writeChoice, type DeepLinkChoice } from "../session/deepLinkChoice.ts"
import { makeSharedSession, type SharedSession } from "../session/makeSharedSession.ts"
import { proposeNamespaces, type ProposedNamespace } from "../session/proposeNamespaces.ts"
import { sessionMethods } from "../session/sessionMethods.ts"
import { decodeNamespaces } from "../session/SettledNamespace.ts"
import { awaitSession } from "./awaitSession.ts"
import { decodeSignIn, proposeSignIn, SIGNING_NAMESPACE, type ProposedSignIn } from "./oneStepSignIn.ts"

/** What a pairing needs of the kit. */
export interface PairingTools extends ClientNeeds {
  readonly state: StateShape
  readonly storage: KeyValue["Service"]
  readonly namespaces: Namespaces["Service"]
  /** Who keeps sign-ins on this page, if anybody does. */
  readonly siwx: () => Siwx["Service"] | undefined
  /** What the page runs on. */
  readonly device: Device
}

/** Connects wallets over the relay. */
export interface Pairing extends Pick<Connector, "connect" | "reconnect"> {
  /** Ends the connection with the relay; the session stays stored for a reload. */
  readonly close: Effect.Effect<void>
}

/** Makes what connects wallets over the relay; the protocol's client is opened at the first need. */
export const makePairing = (tools: PairingTools): Pairing => {
  const { connectorId, options, state, storage, namespaces, device } = tools
  const { relays, client, reachRelay, watch, end, endQuietly, close } = makeClientAccess(tools)
  let live: SharedSession | undefined

  const write = (change: (before: PairingState) => PairingState) => state.write(pairingSlice, change)

  const networks = (): ReadonlyArray<Network> =>
    Object.values(state.read(networkSlice).byNamespace).flatMap(
      ({ requestedCaipNetworks }) => requestedCaipNetworks
    )
  const decode = (foreign: unknown) =>
    decodeNamespaces(foreign, {
      networks: networks(),
      methodsOf: (id) => options.namespaces?.[id]?.methods ?? sessionMethods[id] ?? [],
      isAddress: (address, network) =>
        namespaces.get(network.chainNamespace)?.parseAddress(address, network) !== undefined
    })

  const onSent = ({ id, topic }: SentRequest) => {
    const base = state.read(pairingSlice).wallet?.base
    const link = base === undefined ? undefined : requestLink(base, { requestId: id, topic }, device)
    const request: WaitingRequest = { id, ...(link === undefined ? {} : { link }) }
    write((before) => ({ ...before, waiting: [...before.waiting, request] }))
    return () => write((before) => ({ ...before, waiting: before.waiting.filter((one) => one !== request) }))
  }

  const forget = () => {
    live?.stop()
    live = undefined
    write(({ wallet: _, ...rest }) => ({ ...rest, waiting: [] }))
  }

  const share = (of: Client, settled: ClientSession, request: ConnectRequest) =>
    makeSharedSession(settled, {
      provider: of.provider,
      networks,
      wanted: (id) => wantedNetworks(request, id).map(({ caipNetworkId }) => caipNetworkId),
      decode,
      onSent,
      onEnd: forget,
      leave: (topic) =>
        Effect.suspend(() => {
          forget()
          return end(of, topic)
        })
    })

  const choiceOf = (wallet: CatalogueWallet | undefined): DeepLinkChoice | undefined => {
    const href = wallet && mobileBase(wallet, device, options.preferUniversalLinks === true)
    return wallet === undefined || href === undefined ? undefined : { name: wallet.name, href }
  }

  /** Shows which wallet it is, and with what its app is opened: links are the catalogue's, never the wallet's own. */
  const showWallet = (settled: ClientSession, choice: DeepLinkChoice | undefined, chosenName?: string) => {
    const name = chosenName ?? choice?.name ?? peerName(settled)
    const base = device.platform === "desktop" ? undefined : choice?.href
    write((before) => ({ ...before, wallet: { name, ...(base === undefined ? {} : { base }) } }))
  }

  /** A sign-in for the network that the visitor will be on, where all that is proposed is of the namespace that has such proofs. */
  const proposedSignIn = (
    proposed: Readonly<Record<string, ProposedNamespace>>,
    request: ConnectRequest
  ): Effect.Effect<ProposedSignIn | undefined> => {
    const siwx = tools.siwx()
    const [network] = wantedNetworks(request, SIGNING_NAMESPACE)
    const { [SIGNING_NAMESPACE]: own, ...others } = proposed
    if (siwx === undefined || network === undefined || own === undefined || options.manualControl === true)
      return Effect.undefined
    return Object.keys(others).length > 0 ? Effect.undefined : proposeSignIn(siwx, network.caipNetworkId, own)
  }

  /**
   * Hands on the sign-in that a wallet gave, if it is of an account that it shares. Where it does not hold, the visitor is asked once
   * connected; where the connection is given up meanwhile, nobody is signed in.
   */
  const addSignIn = (proofs: unknown, granted: ReturnType<typeof decode>, signIn: ProposedSignIn) => {
    const siwx = tools.siwx()
    const session = decodeSignIn(proofs, signIn)
    const { chainId, accountAddress: address } = session?.data ?? signIn.data
    const [shared] = granted.get(SIGNING_NAMESPACE)?.addresses.get(chainId) ?? []
    if (siwx === undefined || session === undefined || shared?.toLowerCase() !== address.toLowerCase())
      return Effect.void
    const account = namespaces.get(SIGNING_NAMESPACE)?.parseAddress(address) ?? address
    return siwx.add([{ ...session, data: { ...session.data, accountAddress: account } }]).pipe(
      Effect.onInterrupt(() => Effect.catch(siwx.revoke({ chainId, address: account }), () => Effect.void)),
      Effect.catch(() => Effect.void)
    )
  }

  const pair = (own: Client, request: ConnectRequest) =>
    Effect.gen(function* () {
      // Nobody waits for a wallet to hear that a session is over.
      const endLater = (topic: string) => void Effect.runFork(endQuietly(own, topic))
      yield* reachRelay(own)
      // What is connected already stays so: the new session is asked for it too.
      const proposed = proposeNamespaces(
        live === undefined ? request.networks : networks(),
        options.namespaces
      )
      const signIn = yield* proposedSignIn(proposed, request)
      if (signIn !== undefined) own.takeSignIn(signIn.data.nonce)
      const { session: settled, proofs } = yield* awaitSession(own.provider, {
        connectorId,
        relays,
        optionalNamespaces: proposed,
        signIn: signIn?.request,
        manual: options.manualControl === true,
        onCode: (code) => write(({ code: _, ...rest }) => (code === undefined ? rest : { ...rest, code })),
        onLate: ({ topic }) => endLater(topic)
      })
      const granted = decode(settled.namespaces)
      if (!request.namespaces.some((id) => granted.has(id))) {
        endLater(settled.topic)
        return yield* Effect.fail(new SessionUnusableError())
      }
      if (signIn !== undefined) yield* addSignIn(proofs, granted, signIn)
      const before = live?.topic()
      if (live === undefined) live = share(own, settled, request)
      else live.move(settled)
      const choice = choiceOf(request.wallet)
      writeChoice(storage, choice)
      showWallet(settled, choice, request.wallet?.name)
      if (before !== undefined && before !== settled.topic) endLater(before)
      return live?.connect(request.namespaces) ?? (yield* Effect.fail(new SessionUnusableError()))
    })

  return {
    connect: (request) =>
      Effect.gen(function* () {
        const own = yield* client
        // A wallet that was chosen by name is not the one of the session.
        const isCovered =
          request.wallet === undefined && request.namespaces.every((id) => live?.covers(id) === true)
        const known = isCovered ? live?.connect(request.namespaces) : undefined
        return known ?? (yield* pair(own, request))
      }),
    reconnect: (request) =>
      Effect.gen(function* () {
        const own = yield* client
        const settled = own.provider.session
        const isValid = settled !== undefined && settled.expiry * 1000 > (yield* currentMillis)
        if (live === undefined && isValid) {
          live = share(own, settled, request)
          if (live !== undefined) showWallet(settled, readChoice(storage))
          watch(own)
        }
        return (
          live?.connect(request.namespaces) ?? (yield* Effect.fail(new SessionNotFoundError({ connectorId })))
        )
      }),
    close: Effect.suspend(() => {
      live?.stop()
      return close
    })
  }
}
