import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Fiber from "effect/Fiber"
import { Capabilities } from "../capability/Capabilities.ts"
import { networkSwitching } from "../capability/NetworkSwitching.ts"
import type { Account } from "../chain/Account.ts"
import type { Network } from "../chain/Network.ts"
import { CancelledError, InternalError } from "../error/errors.ts"
import { isOwnError, type KitError } from "../error/KitError.ts"
import { State } from "../kernel/State.ts"
import { Notices } from "../notice/Notices.ts"
import { Telemetry } from "../telemetry/Telemetry.ts"
import { announceActive, findNetwork, withActive } from "./activeNetwork.ts"
import type { SwitchProgress } from "./AttemptState.ts"
import { Connections } from "./Connections.ts"
import {
  ConnectionSupersededError,
  NetworkNotFoundError,
  NetworkSwitchFailedError,
  NetworkSwitchUnsupportedError,
  NotConnectedError
} from "./errors.ts"
import type { Facts } from "./Facts.ts"
import { makeRuns } from "./Runs.ts"
import { SessionFacts } from "./SessionFacts.ts"
import { SessionSettings } from "./SessionOptions.ts"
import type { Switching } from "./Switching.ts"
import { NetworkSwitchDisabledError } from "./switchErrors.ts"

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

/** Makes what moves a kit, and the wallet that is connected, from network to network. */
export const makeSwitching = Effect.gen(function* () {
  const facts = yield* SessionFacts
  const state = yield* State
  const capabilities = yield* Capabilities
  const connections = yield* Connections
  const notices = yield* Notices
  const telemetry = yield* Telemetry
  const options = yield* SessionSettings
  const scope = yield* Effect.scope

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
    toError: (_, defect) => (isOwnError(defect) ? defect : new InternalError(defect))
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
            announceActive(facts, namespace)
            const done = showSwitch({ networkId, status: "done" }, false)
            const moved = connections.moved(namespace, networkId, accounts, (before) =>
              done(withActive(network)(before))
            )
            if (moved) return telemetry.track("SWITCH_NETWORK", { network: networkId })
            facts.commit((before) => ({ ...before, isSwitchingNamespace: false }))
            return Effect.fail(new NetworkSwitchFailedError({ networkId }, "No account of that network."))
          })
        )
      })
    })

  const switchNetwork: Switching["switchNetwork"] = ({ networkId, chainId }) =>
    Effect.suspend((): Effect.Effect<void, KitError> => {
      const network = networkId
        ? findNetwork(facts.get(), networkId)
        : Object.values(facts.get().namespaces)
            .flatMap(({ requested }) => requested)
            .find(({ caipNetworkId }) => caipNetworkId.endsWith(`:${chainId}`))
      if (network === undefined) {
        const error = new NetworkNotFoundError({ networkId: networkId ?? String(chainId) })
        const { code, advice } = error
        const page = "errors/#network-not-found"
        return Effect.andThen(
          notices.tell({ variant: "error", code, message: "Network Not Found", advice, page }),
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

  const switching: Switching = {
    switchNetwork,
    move: (network) => Effect.asVoid(Effect.exit(begin(network))),
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
    )
  }
  return switching
})
