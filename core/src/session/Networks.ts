import * as Context from "effect/Context"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Fiber from "effect/Fiber"
import { Capabilities } from "../capability/Capabilities.ts"
import { networkSwitching } from "../capability/NetworkSwitching.ts"
import type { Account } from "../chain/Account.ts"
import type { CaipNetworkId } from "../chain/Caip.ts"
import type { Network } from "../chain/Network.ts"
import { CancelledError, InternalError } from "../error/errors.ts"
import { isKitError, type KitError } from "../error/KitError.ts"
import type { EffectApi } from "../kernel/Plugin.ts"
import { pluginSlice } from "../kernel/PluginState.ts"
import { State } from "../kernel/State.ts"
import { installedNamespaces } from "../namespace/NamespaceDeclaration.ts"
import { Notices } from "../notice/Notices.ts"
import { Telemetry } from "../telemetry/Telemetry.ts"
import type { SwitchProgress } from "./AttemptState.ts"
import { Connections } from "./Connections.ts"
import {
  ConnectionSupersededError,
  NetworkNotFoundError,
  NetworkSwitchDisabledError,
  NetworkSwitchFailedError,
  NetworkSwitchUnsupportedError,
  NotConnectedError
} from "./errors.ts"
import { changeNamespace, type Facts } from "./Facts.ts"
import { makeRuns } from "./Runs.ts"
import type { SessionActions } from "./SessionActions.ts"
import { SessionFacts } from "./SessionFacts.ts"
import { SessionSettings } from "./SessionOptions.ts"
import { completeNetwork } from "./sessionStart.ts"

type Actions = EffectApi<Pick<SessionActions, "switchNetwork" | "addNetwork" | "removeNetwork">>

/** A switch under way: where to, and the provider that was asked, where a wallet is connected. */
interface Switch {
  readonly network: Network
  readonly provider: unknown
}

/** What a wallet is being asked, wanted or not. */
interface Question {
  readonly network: Network
  readonly fiber: Fiber.Fiber<ReadonlyArray<Account> | undefined, KitError>
}

/** Which network the kit is on. */
export class Networks extends Context.Service<
  Networks,
  Actions & {
    readonly find: (networkId: CaipNetworkId) => Network | undefined
    /** Makes a network active on which the wallet of its namespace is already, or where there is none. */
    readonly activate: (networkId: CaipNetworkId) => Effect.Effect<void>
    /** Ends the switch to a network; the wallet's late answer changes nothing. */
    readonly cancelSwitch: (networkId: CaipNetworkId) => Effect.Effect<void>
    /** Forgets how the latest switch went. */
    readonly forgetSwitch: Effect.Effect<void>
  }
>()("@latchkey/core/Networks") {}

/** Makes the networks of one kit. */
export const makeNetworks = Effect.gen(function* () {
  const facts = yield* SessionFacts
  const state = yield* State
  const capabilities = yield* Capabilities
  const connections = yield* Connections
  const notices = yield* Notices
  const telemetry = yield* Telemetry
  const options = yield* SessionSettings
  const scope = yield* Effect.scope

  const find = (networkId: CaipNetworkId) =>
    Object.values(facts.get().namespaces)
      .flatMap(({ requested }) => requested)
      .find((network) => network.caipNetworkId === networkId)

  // Announced before it is done, so that who shows the old namespace can wait with what it shows.
  const announce = (namespace: string) => {
    if (facts.get().active !== namespace)
      facts.commit((before) => ({ ...before, isSwitchingNamespace: true }))
  }
  const withActive =
    (network: Network) =>
    (before: Facts): Facts => ({
      ...changeNamespace(before, network.chainNamespace, (namespace) => ({ ...namespace, chosen: network })),
      active: network.chainNamespace,
      isSwitchingNamespace: false
    })
  const track = (network: Network) => telemetry.track("SWITCH_NETWORK", { network: network.caipNetworkId })
  const activate = (network: Network) =>
    Effect.suspend(() => {
      announce(network.chainNamespace)
      facts.commit(withActive(network))
      return track(network)
    })

  const showSwitch =
    (progress: SwitchProgress, isUnderWay: boolean) =>
    (before: Facts): Facts => {
      const { switchingTo, ...others } = before
      const isOwn = switchingTo === progress.networkId
      return {
        ...others,
        attempts: { ...before.attempts, networkSwitch: progress },
        ...(isUnderWay ? { switchingTo: progress.networkId } : !isOwn && switchingTo ? { switchingTo } : {})
      }
    }

  // One switch a namespace: a later one takes the place of an earlier, whose wallet may never answer. What the wallet was
  // asked is still open there: the later one asks when it is answered, and joins where it wants the same.
  const questions = new Map<unknown, Question>()
  const switches = makeRuns<Switch, void>(scope, {
    superseded: () => new CancelledError(),
    onEnd: ({ info }, exit) => {
      if (Exit.isSuccess(exit)) return
      const { caipNetworkId: networkId } = info.network
      const failed = exit.cause.reasons.find((reason) => reason._tag === "Fail")
      facts.commit(
        showSwitch({ networkId, status: "failed", code: failed?.error.code ?? "CANCELLED" }, false)
      )
    },
    toError: (_, defect) => (isKitError(defect) ? defect : new InternalError(defect))
  })

  const askWallet = (network: Network) =>
    Effect.gen(function* () {
      const { chainNamespace: namespace, caipNetworkId } = network
      const grant = connections.peek(namespace)
      if (grant === undefined) return undefined
      const approved = grant.approvedNetworkIds
      const capability = capabilities.all(namespace, networkSwitching)[0]?.value
      if (capability === undefined || approved?.includes(caipNetworkId) === false) {
        return yield* Effect.fail(new NetworkSwitchUnsupportedError({ namespace }))
      }
      const accounts = yield* capability.switchNetwork({ provider: grant.provider, network })
      // The wallet that was asked is not the current one any more: what it did says nothing of the one that is.
      if (connections.peek(namespace)?.provider !== grant.provider) {
        return yield* Effect.fail(new ConnectionSupersededError({ connectorId: caipNetworkId }))
      }
      return accounts ?? undefined
    })

  const askOnce = (network: Network, provider: unknown) =>
    Effect.suspend((): ReturnType<typeof askWallet> => {
      const open = questions.get(provider)
      if (open !== undefined && open.network !== network)
        return Effect.andThen(Fiber.await(open.fiber), askOnce(network, provider))
      if (open !== undefined) return Fiber.join(open.fiber)
      return Effect.flatMap(Effect.forkIn(askWallet(network), scope, { startImmediately: true }), (fiber) => {
        const question: Question = { network, fiber }
        questions.set(provider, question)
        fiber.addObserver(() => void questions.delete(provider))
        return Fiber.join(fiber)
      })
    })

  const begin = (network: Network) =>
    Effect.suspend(() => {
      const { chainNamespace: namespace, caipNetworkId: networkId } = network
      const earlier = switches.of(namespace)
      if (earlier?.info.network.caipNetworkId === networkId) return Deferred.await(earlier.result)
      const provider = connections.peek(namespace)?.provider
      return switches.begin({ network, provider }, [namespace], (run) => {
        facts.commit(showSwitch({ networkId, status: "waiting" }, true))
        return askOnce(network, provider).pipe(
          Effect.flatMap((accounts): Effect.Effect<void, KitError> => {
            if (run.ended) return Effect.interrupt
            announce(namespace)
            const done = showSwitch({ networkId, status: "done" }, false)
            const moved = connections.moved(namespace, networkId, accounts, (before) =>
              done(withActive(network)(before))
            )
            if (moved) return track(network)
            facts.commit((before) => ({ ...before, isSwitchingNamespace: false }))
            return Effect.fail(new NetworkSwitchFailedError({ networkId }, "No account of that network."))
          })
        )
      })
    })

  const switchNetwork: Networks["Service"]["switchNetwork"] = ({ networkId }) =>
    Effect.suspend((): Effect.Effect<void, KitError> => {
      const network = find(networkId)
      if (network === undefined) {
        const error = new NetworkNotFoundError({ networkId })
        const { code, advice } = error
        return Effect.andThen(
          notices.alert({ variant: "error", code, text: "Network Not Found", advice }),
          Effect.fail(error)
        )
      }
      return options.enableNetworkSwitch === false
        ? Effect.fail(new NetworkSwitchDisabledError())
        : begin(network)
    })

  // A wallet that is not the connected one any more need not answer: nothing waits for it.
  const unsubscribe = state.subscribe(() => {
    const isLeft = (network: Network, provider: unknown) =>
      provider !== undefined && connections.peek(network.chainNamespace)?.provider !== provider
    for (const run of switches.all()) {
      const { network, provider } = run.info
      if (isLeft(network, provider))
        switches.stop(run, new NotConnectedError({ namespace: network.chainNamespace }))
    }
    for (const [provider, { network, fiber }] of questions)
      if (isLeft(network, provider)) fiber.interruptUnsafe()
  })
  yield* Effect.addFinalizer(() => Effect.sync(unsubscribe))

  return Networks.of({
    find,
    activate: (networkId) =>
      Effect.suspend(() => {
        const network = find(networkId)
        return network === undefined ? Effect.void : activate(network)
      }),
    switchNetwork,
    cancelSwitch: (networkId) =>
      Effect.sync(() => {
        for (const run of switches.all()) {
          if (run.info.network.caipNetworkId === networkId) switches.stop(run, new CancelledError())
        }
      }),
    forgetSwitch: Effect.sync(() =>
      facts.commit((before) => {
        const { networkSwitch, ...attempts } = before.attempts
        return networkSwitch === undefined ? before : { ...before, attempts }
      })
    ),
    addNetwork: (input) =>
      Effect.suspend(() => {
        const network = completeNetwork(options, installedNamespaces(state.read(pluginSlice)), input)
        if (find(network.caipNetworkId) !== undefined) return Effect.void
        facts.commit((before) =>
          changeNamespace(before, network.chainNamespace, ({ requested, ...namespace }) => ({
            ...namespace,
            requested: [...requested, network]
          }))
        )
        return Effect.void
      }),
    removeNetwork: (networkId) =>
      Effect.suspend(() => {
        const removed = find(networkId)
        if (removed === undefined) return Effect.void
        const { chainNamespace: id } = removed
        const requested = facts.get().namespaces[id]!.requested.filter((network) => network !== removed)
        const next = requested[0]
        facts.commit((before) =>
          changeNamespace(before, id, ({ chosen, ...namespace }) => {
            const kept = chosen?.caipNetworkId === networkId ? next : chosen
            return { ...namespace, requested, ...(kept === undefined ? {} : { chosen: kept }) }
          })
        )
        // A connected wallet is still on it: it is asked to move, and until it has, the kit says where it is.
        return next !== undefined && connections.peek(id)?.networkId === networkId
          ? Effect.asVoid(Effect.forkIn(Effect.exit(begin(next)), scope))
          : Effect.void
      })
  })
})
