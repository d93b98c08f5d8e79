import {
  sentTransactions,
  type CaipAddress,
  type KitError,
  type KitState,
  type Network
} from "@latchkey/core"
import {
  accountSlice,
  Capabilities,
  CapabilityMissingError,
  Connections,
  history,
  Namespaces,
  networkSlice,
  NotConnectedError,
  State,
  Telemetry,
  type CapabilityEntry,
  type History,
  type HistoryPage
} from "@latchkey/core/effect"
import { currentMillis } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import { Activities } from "./Activities.ts"
import type { ActivityOptions } from "./ActivityOptions.ts"
import { activitySlice, type AccountActivity } from "./ActivityState.ts"
import { judge } from "./judge.ts"
import { mergeNewest } from "./mergeNewest.ts"
import { readPage } from "./readPage.ts"
import { sentOf } from "./sentOf.ts"

const FRESH_MILLIS = 30_000
const MAX_LIST = 5_000
/** Pages that are read at most before there is something to show. */
const MAX_PAGES = 5

// A time that lies ahead is one from before the clock was put back: it says nothing.
const isWithin = (now: number, at: number | undefined) =>
  at !== undefined && Math.abs(now - at) < FRESH_MILLIS

/** Whose history is read, and where. */
interface Holder {
  readonly namespace: string
  readonly account: CaipAddress
  readonly address: string
  readonly network: Network
}

/** What is known of the history of the current account of a namespace, beyond what is shown. */
interface Course {
  readonly account: CaipAddress
  /** The account's balance and the ended transactions of this page when they were last looked at: others mean that something happened. */
  signs: { readonly balance: string | undefined; readonly ended: number }
  /** When the newest was read, in epoch milliseconds; undefined if that is out of date. */
  readAt: number | undefined
  /** How often something has happened. */
  moves: number
  /** Who is read, and where it goes on; undefined where nothing was read. */
  from: { readonly entry: CapabilityEntry<History>; readonly next: string | undefined } | undefined
  reading: Fiber.Fiber<unknown> | undefined
}

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
    const scope = yield* Effect.scope
    const courses = new Map<string, Course>()

    const signsOf = (namespace: string, account: CaipAddress): Course["signs"] => ({
      balance: state.read(accountSlice)[namespace]?.balance,
      ended: sentOf(sentTransactions(state.snapshot() as unknown as KitState), account).filter(
        ({ status }) => status !== "pending"
      ).length
    })

    /** Writes what happened to one account; nothing where another account, or the account on another network, came meanwhile. */
    const note = (
      { namespace, account }: Holder,
      course: Course,
      change: (before: AccountActivity) => AccountActivity
    ) => {
      if (courses.get(namespace) !== course) return
      state.write(activitySlice, (all) => ({
        ...all,
        [namespace]: change(
          all[namespace] ?? { account, status: "loading", list: [], hasMore: false, isFallback: false }
        )
      }))
    }

    /** Looks at what became of the accounts: a new one begins anew, and one with new signs has moved. */
    const look = () => {
      for (const [namespace, course] of courses) {
        if (state.read(accountSlice)[namespace]?.caipAddress !== course.account) {
          courses.delete(namespace)
          course.reading?.interruptUnsafe()
          state.write(activitySlice, ({ [namespace]: _, ...others }) => others)
          continue
        }
        const { balance, ended } = signsOf(namespace, course.account)
        const before = course.signs
        const isMoved =
          ended !== before.ended ||
          (balance !== undefined && before.balance !== undefined && balance !== before.balance)
        course.signs = { balance: balance ?? before.balance, ended }
        if (!isMoved) continue
        course.moves++
        course.readAt = undefined
      }
    }
    const unsubscribe = state.subscribe(look)
    yield* Effect.addFinalizer(() => Effect.sync(unsubscribe))

    const courseOf = ({ namespace, account }: Holder): Course => {
      const found = courses.get(namespace)
      if (found?.account === account) return found
      const course: Course = {
        account,
        signs: signsOf(namespace, account),
        readAt: undefined,
        moves: 0,
        from: undefined,
        reading: undefined
      }
      courses.set(namespace, course)
      return course
    }

    const contextOf = ({ namespace, network }: Holder) => ({
      network,
      known,
      pictureHosts,
      parseAddress: (text: string) => namespaces.get(namespace)?.parseAddress(text, network),
      explorerUrl: (transaction: string) => namespaces.get(namespace)?.explorerUrl(network, { transaction })
    })

    const listOf = (holder: Holder, { value }: CapabilityEntry<History>, cursor?: string) =>
      Effect.map(
        Effect.suspend(() =>
          value.list({
            address: holder.address,
            network: holder.network,
            provider: connections.peek(holder.namespace)?.provider,
            ...(cursor === undefined ? {} : { cursor })
          })
        ),
        (page) => readPage(page, contextOf(holder))
      )

    /** The newest page, of the first source that knows the network and does not fail. */
    const askNewest = (holder: Holder): Effect.Effect<Answer, KitError> =>
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

    const judged = (holder: Holder, list: AccountActivity["list"] | HistoryPage["transactions"]) =>
      judge(list, { ...contextOf(holder), address: holder.address })

    const readNewest = (holder: Holder, course: Course) =>
      Effect.gen(function* () {
        const { moves } = course
        note(holder, course, (before) => ({ ...before, status: "loading" }))
        const { entry, page, isFallback } = yield* askNewest(holder)
        const now = yield* currentMillis
        // What was read while the account moved may be from before that: the next to ask reads again.
        course.readAt = moves === course.moves ? now : undefined
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

    const readFurther = (holder: Holder, course: Course) =>
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

    /** Runs a read by itself: whoever asked first may go, and the others still get an answer. */
    const run = (course: Course, work: Effect.Effect<void>) =>
      Effect.gen(function* () {
        const reading = yield* Effect.forkIn(
          Effect.onExit(work, () =>
            Effect.sync(() => {
              course.reading = undefined
            })
          ),
          scope
        )
        course.reading = reading
        yield* Fiber.await(reading)
      })

    const holderOf = (namespace = state.read(networkSlice).activeNamespace ?? "") =>
      Effect.suspend((): Effect.Effect<Holder | undefined, KitError> => {
        const { caipAddress: account, address } = state.read(accountSlice)[namespace] ?? {}
        const network = state.read(networkSlice).byNamespace[namespace]?.caipNetwork
        if (account === undefined || address === undefined || network === undefined)
          return Effect.fail(new NotConnectedError({ namespace }))
        if (capabilities.all(namespace, history).length === 0)
          return Effect.fail(new CapabilityMissingError({ namespace, capability: history.name }))
        return Effect.succeed(network.unknown ? undefined : { namespace, account, address, network })
      })

    const load: Activities["Service"]["load"] = ({ namespace, force = false } = {}) =>
      Effect.gen(function* () {
        const holder = yield* holderOf(namespace)
        if (holder === undefined) return
        const course = courseOf(holder)
        if (course.reading !== undefined) yield* Fiber.await(course.reading)
        if (course.reading !== undefined || courses.get(holder.namespace) !== course) return
        const now = yield* currentMillis
        const { failedAt } = state.read(activitySlice)[holder.namespace] ?? {}
        if (!force && (isWithin(now, course.readAt) || isWithin(now, failedAt))) return
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

    return Activities.of({ load, loadMore })
  })
