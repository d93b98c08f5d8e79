import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import { CancelledError } from "../error/errors.ts"
import type { KitError } from "../error/KitError.ts"
import { Features } from "../feature/Features.ts"
import { currentMillis } from "../flow/Time.ts"
import { loaded, Loads } from "../kernel/Loads.ts"
import { Plugins } from "../kernel/Plugins.ts"
import { State } from "../kernel/State.ts"
import { Namespaces } from "../namespace/Namespaces.ts"
import { Notices } from "../notice/Notices.ts"
import { Telemetry } from "../telemetry/Telemetry.ts"
import { withAttempt, withoutAttempt, withProgress } from "./attemptSteps.ts"
import type { ConnectProgress } from "./AttemptState.ts"
import type { CatalogueWallet } from "./CatalogueWallet.ts"
import type { Connection, ConnectionAttempt } from "./ConnectionState.ts"
import type { Connections } from "./Connections.ts"
import type { Connector, ConnectorSession, ConnectRequest } from "./Connector.ts"
import { Connectors } from "./Connectors.ts"
import {
  ConnectionFailedError,
  ConnectionSupersededError,
  ConnectorAlreadyConnectedError,
  ConnectorNotFoundError,
  ConnectorUnsupportedError
} from "./errors.ts"
import { networkOf, type Facts } from "./Facts.ts"
import type { LiveSessions } from "./liveSessions.ts"
import type { makeEndings } from "./makeEndings.ts"
import { Networks } from "./Networks.ts"
import { makeRuns, type Run } from "./Runs.ts"
import type { ConnectionRequest } from "./SessionActions.ts"
import { SessionFacts } from "./SessionFacts.ts"
import { connectionSlice } from "./slices.ts"

type Made = ReadonlyArray<Connection>

/** The attempts to connect of one kit: each ends in connections, in an error or by being stopped, and only then counts. */
export interface Connecting {
  readonly connect: Connections["Service"]["connect"]
  /** What a wallet is asked for, to serve these namespaces. */
  readonly request: (wanted: ReadonlyArray<string>, wallet?: CatalogueWallet) => ConnectRequest
  /** Whether several wallets of a namespace stay connected beside one another. */
  readonly keepOthers: () => boolean
  /** Ends the attempts of which one namespace matches; everything is as before them. */
  readonly stop: (which: (namespace: string, connectorId: string) => boolean) => void
}

/** Makes the attempts of one kit, over its live sessions. */
export const makeConnecting = (sessions: LiveSessions, endings: ReturnType<typeof makeEndings>) =>
  Effect.gen(function* () {
    const facts = yield* SessionFacts
    const state = yield* State
    const namespaces = yield* Namespaces
    const connectors = yield* Connectors
    const features = yield* Features
    const { tell, toast } = yield* Notices
    const telemetry = yield* Telemetry
    const plugins = yield* Plugins
    const scope = yield* Effect.scope
    const loads = yield* Loads

    const attempts = makeRuns<ConnectionAttempt, Made>(scope, {
      superseded: ({ connectorId }) => new ConnectionSupersededError({ connectorId }),
      onEnd: ({ info }) => facts.commit((before) => withoutAttempt(before, info)),
      toError: ({ connectorId }, defect) => new ConnectionFailedError({ connectorId }, defect)
    })

    const request = (wanted: ReadonlyArray<string>, wallet?: CatalogueWallet): ConnectRequest => {
      const all = facts.get().namespaces
      const first = all[wanted[0]!]
      const network = first && networkOf(first)
      return {
        namespaces: wanted,
        networks: wanted.flatMap((namespace) => all[namespace]?.requested ?? []),
        ...(network === undefined || network.unknown ? {} : { network }),
        ...(wallet && { wallet })
      }
    }

    const keepOthers = () => features.get().values.multiWallet

    const connectionsOf = (made: ReadonlyArray<string>): Made => {
      const { connections } = state.read(connectionSlice)
      return made.flatMap((namespace) => connections[namespace]?.slice(0, 1) ?? [])
    }

    const adopt = (
      run: Run<ConnectionAttempt, Made>,
      connector: Connector,
      session: ConnectorSession,
      wallet: CatalogueWallet | undefined
    ) =>
      Effect.suspend((): Effect.Effect<Made, KitError> => {
        // The attempt was superseded or cancelled while the wallet was answering: its answer must not touch what came after.
        if (run.ended) return Effect.interrupt
        const { namespaces: connected, unused } = sessions.adopt(connector, session, run.info.namespaces, {
          keepOthers: keepOthers(),
          wallet,
          change: (before) => withoutAttempt(before, run.info)
        })
        if (connected.length === 0)
          return Effect.fail(new ConnectionFailedError({ connectorId: connector.id }))
        const made = connectionsOf(connected)
        attempts.end(run, Exit.succeed(made))
        return Effect.forkIn(endings.end(unused), scope).pipe(
          Effect.andThen(
            telemetry.track("CONNECT_SUCCESS", { method: "browser", name: wallet?.name ?? connector.name })
          ),
          Effect.as(made)
        )
      })

    const begin = (
      connector: Connector,
      wanted: ReadonlyArray<string>,
      wallet: CatalogueWallet | undefined,
      claim: (facts: Facts) => Facts
    ) => {
      const attempt: ConnectionAttempt = {
        connectorId: connector.id,
        namespaces: wanted,
        ...(wallet && { walletId: wallet.id })
      }
      return attempts.begin(attempt, wanted, (run) => {
        facts.commit((before) => withAttempt(claim(before), attempt))
        // A wallet that is still ending its last session would end the new one with it.
        const ending = endings.of(connector.id)
        const ask = Effect.suspend(() => connector.connect(request(wanted, wallet)))
        return (ending === undefined ? ask : Effect.andThen(ending, ask)).pipe(
          Effect.flatMap((session) => adopt(run, connector, session, wallet)),
          Effect.tapError((error) =>
            isRejected(error)
              ? Effect.void
              : Effect.andThen(telemetry.track("CONNECT_ERROR", { message: error.message }), tell(error))
          )
        )
      })
    }

    /** `claim` makes it the latest attempt, in the step in which it begins or is refused. */
    const connectOnce = (
      { connectorId, namespace, wallet }: ConnectionRequest,
      claim: (facts: Facts) => Facts
    ) =>
      Effect.suspend((): Effect.Effect<Made, KitError> => {
        const refuse = (error: KitError) => {
          facts.commit(claim)
          return Effect.fail(error)
        }
        const connector = connectors.get(connectorId)
        if (connector === undefined) return refuse(new ConnectorNotFoundError({ connectorId }))
        const wanted = connector.namespaces.filter(
          (id) =>
            id === (namespace ?? id) &&
            namespaces.get(id) !== undefined &&
            (facts.get().namespaces[id]?.requested.length ?? 0) > 0
        )
        if (wanted.length === 0) return refuse(new ConnectorUnsupportedError({ connectorId }))
        const running = attempts.of(wanted[0]!)
        const isSame =
          running?.info.connectorId === connectorId &&
          running.info.walletId === wallet?.id &&
          wanted.every((id) => attempts.of(id) === running)
        if (isSame) return Deferred.await(running.result)
        const isCurrent = (id: string) => sessions.current(id)?.live.connector.id === connectorId
        return wanted.every(isCurrent)
          ? refuse(new ConnectorAlreadyConnectedError({ connectorId }))
          : begin(
              connector,
              wanted.filter((id) => !isCurrent(id)),
              wallet,
              claim
            )
      })

    const connectAndReach: Connecting["connect"] = (input) =>
      Effect.gen(function* () {
        const { connectorId, namespace, networkId, wallet } = input
        const own: ConnectProgress = {
          connectorId,
          ...(namespace && { namespace }),
          ...(networkId && { networkId }),
          ...(wallet && { wallet }),
          startedAt: yield* currentMillis,
          status: "waiting"
        }
        const finish = (
          end: { readonly status: "done" } | { readonly status: "failed"; readonly code: string }
        ) => facts.commit(withProgress((before) => (before === own ? { ...own, ...end } : before)))
        const once = connectOnce(
          input,
          withProgress(() => own)
        )
        // A plugin that has not started yet may bring the wallet.
        const isHere = connectors.get(connectorId) !== undefined
        return yield* (isHere ? once : Effect.andThen(plugins.started, once)).pipe(
          Effect.tap((made) => reach(made, networkId, toast)),
          Effect.onExit((exit) =>
            Effect.sync(() => {
              if (Exit.isSuccess(exit)) return finish({ status: "done" })
              const failed = exit.cause.reasons.find((reason) => reason._tag === "Fail")
              finish({ status: "failed", code: failed?.error.code ?? "CANCELLED" })
            })
          )
        )
      })

    // Whoever waits for it finds what a connection leads to: the views that are next, and a wallet that can be switched.
    const connect: Connecting["connect"] = (input) =>
      Effect.flatMap(Effect.exit(connectAndReach(input)), (exit) => Effect.andThen(loaded(loads), exit))

    const stop: Connecting["stop"] = (which: (namespace: string, connectorId: string) => boolean) => {
      for (const run of attempts.all()) {
        if (run.keys.some((id) => which(id, run.info.connectorId))) attempts.stop(run, new CancelledError())
      }
    }

    return { connect, request, keepOthers, stop } satisfies Connecting
  })

/** Goes to the network that the visitor wanted to be on. */
const reach = (made: Made, networkId: ConnectionRequest["networkId"], toast: Notices["Service"]["toast"]) =>
  networkId === undefined
    ? Effect.void
    : Effect.flatMap(Networks, (networks) =>
        made.some((connection) => connection.caipNetworkId === networkId)
          ? networks.activate(networkId)
          : Effect.catch(networks.switchNetwork({ networkId }), ({ code }) =>
              toast({ variant: "error", code })
            )
      )

const isRejected = (error: KitError): boolean => error._tag === "ConnectionRejectedError"
