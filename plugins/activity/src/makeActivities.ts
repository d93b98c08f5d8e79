import type { KitError } from "@latchkey/core"
import {
  Capabilities,
  CapabilityMissingError,
  Connections,
  history,
  Namespaces,
  State,
  Telemetry,
  type CapabilityEntry,
  lazyPart,
  transactionsSlice,
  type History,
  type HistoryPage,
  type Host
} from "@latchkey/core/effect"
import { currentMillis } from "@latchkey/core/chain-kit/effect"
import {
  askOne,
  makeAccountReads,
  requireList,
  type AccountCourse,
  type AccountHolder
} from "@latchkey/core/feature-kit/effect"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import type * as Scope from "effect/Scope"
import type { Replacements } from "./makeReplacements.ts"
import { Activities } from "./Activities.ts"
import type { ActivityOptions } from "./ActivityOptions.ts"
import { activitySlice, type AccountActivity } from "./ActivityState.ts"
import { judge } from "./judge.ts"
import { mergeNewest } from "./mergeNewest.ts"
import { readPage } from "./readPage.ts"
import { makeReadLedger } from "./makeReadLedger.ts"
import { endedOf } from "./trackedOf.ts"

const MAX_LIST = 5_000
/** Pages that are read at most before there is something to show. */
const MAX_PAGES = 5

/** What is kept with the course of an account: who is read, and where it goes on; undefined where nothing was read. */
interface Own {
  from: { readonly entry: CapabilityEntry<History>; readonly next: string | undefined } | undefined
}

type Course = AccountCourse & Own

/** What a source has told. */
interface Answer {
  readonly entry: CapabilityEntry<History>
  readonly page: HistoryPage
  readonly isFallback: boolean
}

/** Makes what happened to the accounts of one kit. */
export const makeActivities = ({ known = {}, pictureHosts = [] }: ActivityOptions) =>
  Effect.gen(function* () {
    const state = yield* State
    const connections = yield* Connections
    const capabilities = yield* Capabilities
    const namespaces = yield* Namespaces
    const telemetry = yield* Telemetry
    const readLedger = yield* makeReadLedger
    const { holderOf, courseOf, isCurrent, isDue, note, run, setRead } = yield* makeAccountReads<
      AccountActivity,
      Own
    >({
      slice: activitySlice,
      capability: history,
      empty: (account) => ({ account, status: "loading", list: [], hasMore: false, isFallback: false }),
      own: () => ({ from: undefined }),
      signs: (account) => ({ ended: endedOf(state.read(transactionsSlice).list, account) })
    })

    const contextOf = ({ namespace, network }: AccountHolder) => ({
      network,
      known,
      pictureHosts,
      parseAddress: (text: string) => namespaces.get(namespace)?.parseAddress(text, network),
      explorerUrl: (transaction: string) => namespaces.get(namespace)?.explorerUrl(network, { transaction })
    })

    const listOf = (holder: AccountHolder, entry: CapabilityEntry<History>, cursor?: string) =>
      Effect.map(
        askOne(history, entry, ({ list }) =>
          requireList(
            history,
            list({
              address: holder.address,
              network: holder.network,
              provider: connections.peek(holder.namespace)?.provider,
              ...(cursor === undefined ? {} : { cursor })
            }),
            ({ transactions }) => transactions
          )
        ),
        (page) => readPage(page, contextOf(holder))
      )

    /** The newest page, of the first source that knows the network and does not fail. */
    const askNewest = (holder: AccountHolder): Effect.Effect<Answer, KitError> =>
      Effect.gen(function* () {
        let failure: KitError | undefined
        let ignorant: Answer | undefined
        for (const entry of capabilities.all(holder.namespace, history)) {
          const told = yield* Effect.match(listOf(holder, entry), {
            onSuccess: (page) => ({ page }),
            onFailure: (error) => ({ error })
          })
          if ("error" in told) {
            failure ??= told.error
            yield* telemetry.report(told.error)
            continue
          }
          const answer = { entry, page: told.page, isFallback: failure !== undefined }
          if (told.page.coverage !== "none") return answer
          ignorant ??= answer
        }
        if (ignorant !== undefined && failure === undefined) return ignorant
        return yield* Effect.fail(
          failure ?? new CapabilityMissingError({ namespace: holder.namespace, capability: history.name })
        )
      })

    const judged = (holder: AccountHolder, list: AccountActivity["list"] | HistoryPage["transactions"]) =>
      judge(list, { ...contextOf(holder), address: holder.address })

    const readNewest = (holder: AccountHolder, course: Course) =>
      Effect.gen(function* () {
        const { moves } = course
        note(holder, course, (before) => ({ ...before, status: "loading" }))
        const { entry, page, isFallback } = yield* askNewest(holder)
        yield* setRead(course, moves)
        const { next, coverage, transactions } = page
        const before = course.from
        note(holder, course, ({ account, list: earlier, hasMore }) => {
          const { list, isJoined } = mergeNewest<HistoryPage["transactions"][number]>(
            before?.entry === entry ? earlier : [],
            transactions,
            next === undefined
          )
          course.from = { entry, next: isJoined ? before?.next : next }
          return {
            account,
            status: "ready",
            list: judged(holder, list.slice(0, MAX_LIST)),
            hasMore: isJoined ? hasMore : next !== undefined,
            coverage,
            source: entry.source,
            isFallback
          }
        })
      }).pipe(
        Effect.catch(() =>
          Effect.map(currentMillis, (failedAt) =>
            note(holder, course, (before) => ({ ...before, status: "failed", failedAt }))
          )
        )
      )

    const shownIn = (namespace: string) =>
      state.read(activitySlice)[namespace]?.list.filter(({ isHidden }) => !isHidden).length ?? 0

    const readFurther = (holder: AccountHolder, course: Course) =>
      Effect.gen(function* () {
        const { namespace } = holder
        const shown = shownIn(namespace)
        for (let pages = 0; pages < MAX_PAGES && shownIn(namespace) === shown; pages++) {
          const { entry, next } = course.from ?? {}
          if (entry === undefined || next === undefined) return
          note(holder, course, (before) => ({ ...before, more: "loading" }))
          const page = yield* listOf(holder, entry, next)
          // A source that leads back to where one is would be read for ever.
          const onward = page.next === next ? undefined : page.next
          note(holder, course, ({ more: _, ...before }) => {
            const seen = new Set(before.list.map(({ hash }) => hash))
            const added = page.transactions.filter(({ hash }) => !seen.has(hash))
            const list = [...before.list, ...added].slice(0, MAX_LIST)
            const isFull = list.length === MAX_LIST
            course.from = { entry, next: isFull ? undefined : onward }
            return {
              ...before,
              list: judged(holder, list),
              hasMore: course.from.next !== undefined,
              ...(isFull && onward !== undefined ? { coverage: "partial" as const } : {})
            }
          })
        }
      }).pipe(
        Effect.tapError((error) => telemetry.report(error)),
        Effect.catch(() =>
          Effect.sync(() => note(holder, course, (before) => ({ ...before, more: "failed" })))
        )
      )

    const load: Activities["Service"]["load"] = ({ namespace, force = false } = {}) =>
      Effect.gen(function* () {
        const holder = yield* holderOf(namespace)
        if (holder === undefined) return
        // What the kit knows from before is shown beside the history, and is no news once it was read.
        yield* readLedger
        const course = courseOf(holder)
        if (course.reading !== undefined) yield* Fiber.await(course.reading)
        if (course.reading !== undefined || !isCurrent(holder, course)) return
        if (!force && !(yield* isDue(holder, course))) return
        yield* run(
          course,
          Effect.gen(function* () {
            yield* readNewest(holder, course)
            // A source may look for a while and find nothing, or nothing but what is hidden.
            const { status } = state.read(activitySlice)[holder.namespace] ?? {}
            if (status === "ready" && shownIn(holder.namespace) === 0) yield* readFurther(holder, course)
          })
        )
      })

    const loadMore: Activities["Service"]["loadMore"] = (request) =>
      Effect.gen(function* () {
        const holder = yield* holderOf(request?.namespace)
        if (holder === undefined) return
        const course = courseOf(holder)
        if (course.from === undefined) return yield* load(request)
        if (course.reading !== undefined) return void (yield* Fiber.await(course.reading))
        yield* run(course, readFurther(holder, course))
      })

    const context = yield* Effect.context<Host | Scope.Scope>()
    const part = lazyPart("activity", () => import("./makeReplacements.ts"))
    const made: { replacements?: Replacements } = {}
    const replacements = Effect.gen(function* () {
      const { makeReplacements } = yield* part
      // Making them waits for nothing, and so they are made once.
      return (made.replacements ??= yield* Effect.provideContext(makeReplacements, context))
    })
    return Activities.of({
      load,
      loadMore,
      canReplace: (request) => Effect.flatMap(replacements, ({ canReplace }) => canReplace(request)),
      prepareReplacement: (request) =>
        Effect.flatMap(replacements, ({ prepareReplacement }) => prepareReplacement(request)),
      replace: (review) => Effect.flatMap(replacements, ({ replace }) => replace(review))
    })
  })
