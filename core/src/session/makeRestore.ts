import * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"
import { each } from "../flow/each.ts"
import { together } from "../flow/together.ts"
import { withDeadline } from "../flow/withDeadline.ts"
import type { KitError } from "../error/KitError.ts"
import { withEnded, withoutRestoring } from "./attemptSteps.ts"
import type { Connector, ConnectRequest } from "./Connector.ts"
import type { Connectors } from "./Connectors.ts"
import { SessionNotFoundError } from "./errors.ts"
import type { makeEndings } from "./makeEndings.ts"
import { toJson } from "../json/toJson.ts"
import { changeNamespaces, toStored } from "./Facts.ts"
import { leaveNamespaces, type LiveSessions } from "./liveSessions.ts"
import type { SessionFacts } from "./SessionFacts.ts"
import type { StoredConnection, StoredSession } from "./storedSession.ts"
import { walletMark } from "./walletMark.ts"

const PROVIDER_MILLIS = 1_000
const ANSWER_MILLIS = 10_000

type Options = {
  readonly facts: SessionFacts["Service"]
  readonly connectors: Connectors["Service"]
  readonly scope: Scope.Scope
  readonly request: (namespaces: ReadonlyArray<string>) => ConnectRequest
  /** Whether those that are stored behind the current one of a namespace come back too. */
  readonly keepOthers: () => boolean
  readonly sessions: LiveSessions
  readonly endings: ReturnType<typeof makeEndings>
  /** Whether what another tab connects is taken over. */
  readonly follows: boolean
}

type Part = "restoring" | "late"

/**
 * Restores the stored session, each wallet by itself: waits for its provider, asks without opening anything, and
 * gives up within bounds. A namespace that the visitor acted on meanwhile is left alone.
 */
export const makeRestore = ({
  facts,
  connectors,
  scope,
  request,
  keepOthers,
  sessions,
  endings,
  follows
}: Options) => {
  const all = () => Object.entries(facts.get().namespaces)
  const following = new Set<string>()

  /** Waits for nothing that is stored for namespaces; `late` stands from then on. */
  const drop = (ids: ReadonlyArray<string>, late: StoredSession["connections"]) =>
    facts.commit((before) => {
      const left = leaveNamespaces(changeNamespaces(before, ids, withoutRestoring), ids)
      return changeNamespaces(left, Object.keys(late), (namespace, id) => ({ ...namespace, late: late[id]! }))
    })

  /**
   * The first that is stored for these namespaces was asked, the others are left where one alone is kept. What has not come back
   * stands: that this tab found nothing is no end for the others, unless the wallet says that it `hasEnded`.
   */
  const settle = (ids: ReadonlyArray<string>, part: Part, hasEnded = false) => {
    facts.commit((before) =>
      changeNamespaces(before, ids, (namespace) => {
        const [first, ...others] = namespace[part]
        const rest = { ...namespace, [part]: keepOthers() ? others : [] }
        const isBack = namespace.connections.some(({ live }) => live.connector.id === first!.connectorId)
        return isBack || hasEnded ? rest : { ...rest, late: [...rest.late, first!] }
      })
    )
    const of = facts.get().namespaces
    const idle = ids.filter((id) => of[id]!.connections.length + of[id]!.restoring.length === 0)
    drop(idle, Object.fromEntries(idle.map((id) => [id, of[id]!.late])))
  }

  const ask = (connector: Connector, part: Part) =>
    Effect.gen(function* () {
      const wanted = () =>
        all()
          .filter(
            ([
              ,
              {
                attempt,
                [part]: [first]
              }
            ]) => !attempt && first?.connectorId === connector.id
          )
          .filter(([id]) => connector.namespaces.includes(id))
      const known = wanted().filter(([, namespace]) => isKnown(connector, namespace[part][0]!))
      const asked = new Map(known.map(([id, namespace]) => [id, namespace[part]]))
      if (asked.size === 0) return
      const restored = yield* withDeadline(
        Effect.suspend(() => connector.reconnect(request([...asked.keys()]))),
        ANSWER_MILLIS,
        () => Effect.undefined
      ).pipe(
        Effect.catch((error) => Effect.succeed(hasEnded(error) ? "ended" : undefined)),
        Effect.catchCause(() => Effect.undefined)
      )
      if (restored === undefined) return
      // Whatever the visitor did meanwhile put another list in the place of the one that was asked for: it is not to be touched.
      const still = wanted().flatMap(([id, namespace]) => (asked.get(id) === namespace[part] ? id : []))
      if (typeof restored !== "string") {
        const { unused } = sessions.adopt(connector, restored, still, { keepOthers: keepOthers() })
        yield* Effect.forkIn(endings.end(unused), scope)
      }
      settle(still, part, restored === "ended")
    })

  /** Waits for the wallet as long as it takes, and asks it once. What is stored stands, whatever it answers. */
  const follow = (connectorId: string) =>
    Effect.suspend(() => {
      if (following.has(connectorId)) return Effect.void
      following.add(connectorId)
      const work = Effect.flatMap(awaitConnector(connectors, connectorId), (connector) =>
        connector === undefined ? Effect.void : ask(connector, "late")
      )
      return Effect.forkIn(
        Effect.onExit(work, () => Effect.sync(() => following.delete(connectorId))),
        scope
      )
    })

  const restoreConnector = (connectorId: string) =>
    Effect.gen(function* () {
      const connector = yield* withDeadline(
        awaitConnector(connectors, connectorId),
        PROVIDER_MILLIS,
        () => Effect.undefined
      )
      if (connector !== undefined) yield* ask(connector, "restoring")
      const left = all().filter(([, { restoring }]) => restoring[0]?.connectorId === connectorId)
      // Nobody waits for it any longer, but what is stored stands until it comes or the visitor does something else.
      settle(
        left.map(([id]) => id),
        "restoring"
      )
      if (connector === undefined) yield* follow(connectorId)
    })

  const run: Effect.Effect<void> = Effect.suspend(() => {
    const ids = new Set(all().flatMap(([, { restoring }]) => restoring[0]?.connectorId ?? []))
    if (ids.size === 0) return Effect.void
    // Those beside the first come after it, since it is the current one; nobody waits for them.
    return Effect.andThen(together([...ids].map(restoreConnector)), Effect.asVoid(Effect.forkIn(run, scope)))
  })

  return {
    run,
    /**
     * Follows what another tab has stored: leaves what it left, and takes over what it connected where this one has nothing, as far
     * as wallets let it without being opened.
     */
    followStored: (stored: StoredSession["connections"]) => {
      const gone = Object.keys(toStored(facts.get()).connections).filter((id) => stored[id] === undefined)
      const ended = gone.filter((id) => facts.get().namespaces[id]!.connections.length > 0)
      if (gone.length > 0) {
        sessions.drop((_, namespace) => gone.includes(namespace), {
          keepActive: false,
          change: (before) => {
            const left = changeNamespaces(before, gone, withoutRestoring)
            return ended.length === 0 ? left : withEnded({ namespaces: ended, keepModal: false })(left)
          }
        })
      }
      if (!follows) return Effect.void
      const idle = all().filter(
        ([id, { connections, attempt, restoring }]) =>
          stored[id] !== undefined && !attempt && connections.length + restoring.length === 0
      )
      // One that is asked for what still stands goes on.
      const changed = idle.filter(([id, { late }]) => toJson(late) !== toJson(stored[id]))
      drop([], Object.fromEntries(changed.map(([id]) => [id, stored[id]!])))
      return each(idle, ([id]) => follow(stored[id]![0]!.connectorId))
    }
  }
}

const hasEnded = (error: KitError): boolean =>
  error instanceof SessionNotFoundError && error.details.hasEnded === true

// Another wallet under the id of the one that was connected here is a stranger: it is asked after a click, not before.
const isKnown = (connector: Connector, { mark }: StoredConnection): boolean =>
  connector.clash !== true && (mark === undefined || mark === walletMark(connector))

/** Waits for a connector; undefined where it has gone again by the time that all of its task is registered. */
const awaitConnector = (connectors: Connectors["Service"], id: string) =>
  Effect.callback<Connector | undefined>((resume) => {
    const found = connectors.get(id)
    if (found !== undefined) return resume(Effect.succeed(found))
    const stop = connectors.subscribe(() => {
      if (connectors.get(id) === undefined) return
      stop()
      // The next that registers may mark it as one of two under that name.
      resume(Effect.map(Effect.yieldNow, () => connectors.get(id)))
    })
    return Effect.sync(stop)
  })
