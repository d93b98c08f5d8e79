import * as Context from "effect/Context"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import type * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import type { CaipNetworkId } from "../chain/Caip.ts"
import { Namespaces } from "../chain/Namespaces.ts"
import type { Network } from "../chain/Network.ts"
import { Connections } from "../connection/Connections.ts"
import { ConnectionSupersededError } from "../connection/errors.ts"
import { toCaipAddress } from "../chain/Caip.ts"
import { withAccount } from "../account/accountChanges.ts"
import { CancelledError, type KitError } from "../error/KitError.ts"
import { Shell } from "../kit/Shell.ts"
import { Notices } from "../notice/Notices.ts"
import type { KitState } from "../state/KitState.ts"
import { Telemetry } from "../telemetry/Telemetry.ts"
import {
  NetworkNotFoundError,
  NetworkSwitchDisabledError,
  NetworkSwitchFailedError,
  NetworkSwitchUnsupportedError
} from "./errors.ts"
import {
  activeNetwork,
  isNamespaceConnected,
  persistActiveNetwork,
  requestedNetworks
} from "./networkChanges.ts"

interface RunningSwitch {
  readonly networkId: CaipNetworkId
  readonly result: Deferred.Deferred<void, KitError>
  fiber?: Fiber.Fiber<unknown, unknown>
}

/** Which network the kit is on. */
export class Networks extends Context.Service<
  Networks,
  {
    readonly find: (networkId: CaipNetworkId) => Network | undefined
    /** Makes a network active on which the wallet of its namespace is already, or where there is none. */
    readonly activate: (networkId: CaipNetworkId) => Effect.Effect<void>
    /** Makes a network active, asking the connected wallet of its namespace to move. */
    readonly switchNetwork: (networkId: CaipNetworkId) => Effect.Effect<void, KitError>
    /** Leads the visitor to a network; see `KitCore.requestNetwork`. */
    readonly request: (networkId: CaipNetworkId, ignoreConfirmation: boolean) => Effect.Effect<void>
    readonly add: (network: Network) => Effect.Effect<void>
    readonly remove: (networkId: CaipNetworkId) => Effect.Effect<void>
  }
>()("@latchkey/core/Networks") {
  static readonly layer = Layer.effect(
    this,
    Effect.gen(function* () {
      const shell = yield* Shell
      const namespaces = yield* Namespaces
      const connections = yield* Connections
      const notices = yield* Notices
      const telemetry = yield* Telemetry
      const scope = yield* Effect.scope
      const { store, navigation, options } = shell

      const find = (networkId: CaipNetworkId) =>
        requestedNetworks(store.get()).find((network) => network.caipNetworkId === networkId)

      const makeActive = (network: Network) => {
        const namespace = network.chainNamespace
        if (store.get().network.activeNamespace !== namespace) {
          store.update((state) => ({ ...state, network: { ...state.network, isSwitchingNamespace: true } }))
        }
        store.update((state) => withNetwork(state, network, namespaces.get(namespace)?.explorerUrl))
        store.update((state) => ({
          ...state,
          network: { ...state.network, activeNamespace: namespace, isSwitchingNamespace: false }
        }))
        persistActiveNetwork(shell)
      }

      const activate = (network: Network) =>
        Effect.andThen(
          Effect.sync(() => makeActive(network)),
          telemetry.track("SWITCH_NETWORK", { network: network.caipNetworkId })
        )

      const askWallet = (network: Network) =>
        Effect.gen(function* () {
          const namespace = network.chainNamespace
          const grant = connections.peek(namespace)
          if (grant === undefined) return undefined
          const state = store.get().network.byNamespace[namespace]
          const approved = state?.approvedCaipNetworkIds
          const capability = namespaces.get(namespace)?.capabilities.networkSwitching
          const refused = approved !== undefined && !approved.includes(network.caipNetworkId)
          if (capability === undefined || refused)
            return yield* Effect.fail(new NetworkSwitchUnsupportedError(namespace))
          const accounts = yield* capability.switchNetwork({ provider: grant.provider, network })
          if (connections.peek(namespace)?.provider !== grant.provider) {
            return yield* Effect.fail(new ConnectionSupersededError(network.caipNetworkId))
          }
          return accounts ?? undefined
        })

      const showSwitching = (networkId: CaipNetworkId) =>
        store.update((state) => ({ ...state, network: { ...state.network, switchingTo: networkId } }))
      const hideSwitching = (networkId: CaipNetworkId) =>
        store.update((state) => {
          const { switchingTo, ...network } = state.network
          return switchingTo === networkId ? { ...state, network } : state
        })
      // One switch a namespace: a later one takes the place of an earlier, whose wallet may never answer.
      const running = new Map<string, RunningSwitch>()
      const stop = (namespace: string, one: RunningSwitch) => {
        if (running.get(namespace) === one) running.delete(namespace)
        Deferred.doneUnsafe(one.result, Exit.fail(new CancelledError()))
        one.fiber?.interruptUnsafe()
        hideSwitching(one.networkId)
      }

      const begin = (network: Network) =>
        Effect.suspend(() => {
          const { chainNamespace: namespace, caipNetworkId: networkId } = network
          const earlier = running.get(namespace)
          if (earlier?.networkId === networkId) return Deferred.await(earlier.result)
          if (earlier !== undefined) stop(namespace, earlier)
          const one: RunningSwitch = { networkId, result: Deferred.makeUnsafe<void, KitError>() }
          running.set(namespace, one)
          showSwitching(networkId)
          const before = activeNetwork(store.get())
          const work = askWallet(network).pipe(
            Effect.flatMap((accounts) => {
              if (running.get(namespace) !== one) return Effect.interrupt
              if (!connections.moved(namespace, networkId, accounts)) {
                return Effect.fail(new NetworkSwitchFailedError(networkId, "No account of that network."))
              }
              makeActive(network)
              return Effect.void
            }),
            Effect.andThen(telemetry.track("SWITCH_NETWORK", { network: networkId })),
            Effect.onExit((exit) =>
              Effect.sync(() => {
                if (running.get(namespace) === one) running.delete(namespace)
                hideSwitching(networkId)
                if (Exit.isSuccess(exit) && before?.unknown === true) navigation.close()
                Deferred.doneUnsafe(one.result, exit)
              })
            )
          )
          return Effect.forkIn(Effect.exit(work), scope, { startImmediately: true }).pipe(
            Effect.tap((fiber) => Effect.sync(() => void (one.fiber = fiber))),
            Effect.andThen(Deferred.await(one.result)),
            Effect.onInterrupt(() => Effect.sync(() => stop(namespace, one)))
          )
        })

      const switchNetwork = (networkId: CaipNetworkId): Effect.Effect<void, KitError> =>
        Effect.suspend((): Effect.Effect<void, KitError> => {
          const network = find(networkId)
          if (network === undefined) {
            const error = new NetworkNotFoundError(networkId)
            const alert = {
              variant: "error",
              code: error.code,
              text: "Network Not Found",
              advice: error.advice
            } as const
            return Effect.andThen(notices.alert(alert), Effect.fail(error))
          }
          return options.enableNetworkSwitch === false
            ? Effect.fail(new NetworkSwitchDisabledError())
            : begin(network)
        })

      const showsSwitch = (networkId: CaipNetworkId) =>
        store
          .get()
          .navigation.stack.some(
            ({ view, params }) => view === "SwitchNetwork" && params["networkId"] === networkId
          )
      const leaveView = (networkId: CaipNetworkId) => {
        const top = store.get().navigation.stack.at(-1)
        if (top?.view === "SwitchNetwork" && top.params["networkId"] === networkId) navigation.goBack()
      }
      // A switch that the visitor watches ends when its view is left.
      const whileShown = (networkId: CaipNetworkId, work: Effect.Effect<void, KitError>) =>
        Effect.suspend(() => {
          const namespace = find(networkId)?.chainNamespace ?? ""
          const unsubscribe = store.subscribe(() => {
            const one = running.get(namespace)
            if (one?.networkId === networkId && !showsSwitch(networkId)) stop(namespace, one)
          })
          return Effect.onExit(work, () => Effect.sync(unsubscribe))
        })

      const switchInView = (networkId: CaipNetworkId) =>
        (showsSwitch(networkId)
          ? whileShown(networkId, switchNetwork(networkId))
          : switchNetwork(networkId)
        ).pipe(
          Effect.andThen(Effect.sync(() => leaveView(networkId))),
          Effect.catch((error: KitError) =>
            Effect.suspend(() => {
              leaveView(networkId)
              return error.code === "CANCELLED"
                ? Effect.void
                : notices.toast({ variant: "error", code: error.code })
            })
          )
        )

      return Networks.of({
        find,
        activate: (networkId) =>
          Effect.suspend(() => {
            const network = find(networkId)
            return network === undefined ? Effect.void : activate(network)
          }),
        switchNetwork,
        request: (networkId, ignoreConfirmation) =>
          Effect.suspend(() => {
            const state = store.get()
            const network = find(networkId)
            if (network === undefined || network.caipNetworkId === activeNetwork(state)?.caipNetworkId) {
              return network === undefined
                ? Effect.catch(switchNetwork(networkId), () => Effect.void)
                : Effect.void
            }
            const { chainNamespace: namespace } = network
            const elsewhere = namespace !== state.network.activeNamespace
            if (
              elsewhere &&
              isNamespaceConnected(state, state.network.activeNamespace) &&
              !isNamespaceConnected(state, namespace)
            ) {
              navigation.push("SwitchActiveChain", {
                namespace,
                networkId,
                navigateTo: "Connect",
                replace: true
              })
              return Effect.void
            }
            if (elsewhere && connections.peek(namespace)?.networkId === networkId) {
              return activate(network)
            }
            if (!ignoreConfirmation && isNamespaceConnected(state, namespace)) {
              // Over a view that blocks closing, so does this one: a network must be chosen before the modal closes.
              const blocking = state.navigation.stack.at(-1)?.blocking === true
              navigation.push("SwitchNetwork", { networkId }, { blocking })
            }
            return switchInView(networkId)
          }),
        add: (network) =>
          Effect.sync(() => {
            if (find(network.caipNetworkId) !== undefined) return
            store.update((state) =>
              withRequested(state, network.chainNamespace, (requested) => [...requested, network])
            )
          }),
        remove: (networkId) =>
          Effect.sync(() => {
            const removed = find(networkId)
            if (removed === undefined) return
            const { chainNamespace: namespace } = removed
            store.update((state) =>
              withRequested(state, namespace, (requested) =>
                requested.filter((network) => network !== removed)
              )
            )
            const networks = store.get().network.byNamespace[namespace]
            const next = networks?.requestedCaipNetworks[0]
            if (networks?.caipNetwork?.caipNetworkId !== networkId || next === undefined) return
            if (store.get().network.activeNamespace === namespace) makeActive(next)
            else store.update((state) => withNetwork(state, next, namespaces.get(namespace)?.explorerUrl))
          })
      })
    })
  )
}

const withRequested = (
  state: KitState,
  namespace: string,
  change: (requested: ReadonlyArray<Network>) => ReadonlyArray<Network>
): KitState => {
  const networks = state.network.byNamespace[namespace] ?? {
    requestedCaipNetworks: [],
    supportsAllNetworks: true,
    smartAccountEnabledNetworks: []
  }
  return {
    ...state,
    network: {
      ...state.network,
      byNamespace: {
        ...state.network.byNamespace,
        [namespace]: { ...networks, requestedCaipNetworks: change(networks.requestedCaipNetworks) }
      }
    }
  }
}

const withNetwork = (
  state: KitState,
  network: Network,
  explorerUrl: ((network: Network, subject: { readonly address: string }) => string | undefined) | undefined
): KitState => {
  const namespace = network.chainNamespace
  const networks = state.network.byNamespace[namespace]
  if (networks === undefined) return state
  const next: KitState = {
    ...state,
    network: {
      ...state.network,
      byNamespace: { ...state.network.byNamespace, [namespace]: { ...networks, caipNetwork: network } }
    }
  }
  const address = state.account[namespace]?.address
  if (address === undefined) return next
  const caipAddress = toCaipAddress(network.caipNetworkId, address)
  if (state.account[namespace]?.caipAddress === caipAddress) return next
  const url = explorerUrl?.(network, { address })
  return withAccount(
    next,
    namespace,
    ({
      addressExplorerUrl: _url,
      balance: _balance,
      balanceSymbol: _symbol,
      lastRetry: _retry,
      ...account
    }) => ({
      ...account,
      caipAddress,
      balanceFailed: false,
      balanceLoading: false,
      tokenBalance: [],
      ...(url === undefined ? {} : { addressExplorerUrl: url })
    })
  )
}
