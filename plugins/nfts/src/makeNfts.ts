import type { KitError, NftHolding } from "@latchkey/core"
import {
  accountSlice,
  Capabilities,
  CapabilityMissingError,
  Connections,
  Namespaces,
  networkSlice,
  nftHoldings,
  NotConnectedError,
  State,
  Telemetry
} from "@latchkey/core/effect"
import { currentMillis, each } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import { toHeld, withDescription } from "./heldNft.ts"
import type { Course, Holder } from "./Holder.ts"
import { makeJudge, withDoubt } from "./judge.ts"
import { makeDescriber, type Described } from "./makeDescriber.ts"
import { HeldNfts } from "./HeldNfts.ts"
import type { NftsOptions } from "./NftsOptions.ts"
import { nftsSlice, type AccountNfts, type HeldNft } from "./NftsState.ts"
import { readList } from "./readList.ts"

const FRESH_MILLIS = 30_000
/** Descriptions that one call asks for at most, and how many are read at the same time. */
const MAX_KEYS = 100
const AT_ONCE = 8

// A time that lies ahead is one from before the clock was put back: it says nothing.
const isWithin = (now: number, at: number | undefined) =>
  at !== undefined && Math.abs(now - at) < FRESH_MILLIS

/** Makes the NFTs of one kit. */
export const makeNfts = (options: NftsOptions) =>
  Effect.gen(function* () {
    const state = yield* State
    const connections = yield* Connections
    const capabilities = yield* Capabilities
    const namespaces = yield* Namespaces
    const telemetry = yield* Telemetry
    const describeAll = yield* makeDescriber(options)
    const scope = yield* Effect.scope
    const courses = new Map<string, Course>()

    const contextOf = ({ namespace, network }: Holder) => ({
      network,
      known: options.known ?? {},
      parseAddress: (text: string) => namespaces.get(namespace)?.parseAddress(text, network)
    })

    /** Writes what one account holds; nothing where another account, or the account on another network, came meanwhile. */
    const note = (
      { namespace, account }: Holder,
      course: Course,
      change: (before: AccountNfts) => AccountNfts
    ) => {
      if (courses.get(namespace) !== course) return
      state.write(nftsSlice, (all) => ({
        ...all,
        [namespace]: change(all[namespace] ?? { account, status: "loading", list: [] })
      }))
    }

    /** Looks at what became of the accounts: a new one begins anew, and one whose balance changed has moved. */
    const look = () => {
      for (const [namespace, course] of courses) {
        const { caipAddress, balance } = state.read(accountSlice)[namespace] ?? {}
        if (caipAddress !== course.account) {
          courses.delete(namespace)
          course.reading?.interruptUnsafe()
          for (const fiber of course.describing) fiber.interruptUnsafe()
          state.write(nftsSlice, ({ [namespace]: _, ...others }) => others)
          continue
        }
        if (balance === undefined || balance === course.balance) continue
        if (course.balance !== undefined) {
          course.moves++
          course.readAt = undefined
        }
        course.balance = balance
      }
    }
    const unsubscribe = state.subscribe(look)
    yield* Effect.addFinalizer(() => Effect.sync(unsubscribe))

    const courseOf = ({ namespace, account }: Holder): Course => {
      const found = courses.get(namespace)
      if (found?.account === account) return found
      const { balance } = state.read(accountSlice)[namespace] ?? {}
      const course: Course = {
        account,
        balance,
        readAt: undefined,
        moves: 0,
        reading: undefined,
        describing: new Set(),
        from: undefined
      }
      courses.set(namespace, course)
      return course
    }

    const read = (holder: Holder, course: Course, anew: boolean) =>
      Effect.gen(function* () {
        const { namespace, address, network } = holder
        const { moves } = course
        note(holder, course, (before) => ({ ...before, status: "loading" }))
        const provider = connections.peek(namespace)?.provider
        const { value, source } = yield* capabilities.ask(namespace, nftHoldings, ({ reader }) =>
          Effect.flatMap(reader, (from) =>
            Effect.map(from.list({ address, network, provider }), (told) => ({ from, told }))
          )
        )
        const now = yield* currentMillis
        const { nfts, coverage, since } = readList(value.told, contextOf(holder))
        const judge = makeJudge(contextOf(holder))
        const page = (collection: string) =>
          namespaces.get(namespace)?.explorerUrl(network, { address: collection.split(":")[2] ?? "" })
        // What was read while the account moved may be from before that: the next to ask reads again.
        course.readAt = moves === course.moves ? now : undefined
        course.from = { source: value.from, nfts: new Map(nfts.map((nft) => [nft.key, nft])) }
        note(holder, course, ({ account, list: earlier }) => {
          const before = new Map(earlier.map((nft) => [nft.key, nft]))
          return {
            account,
            status: "ready",
            list: nfts.map((nft) =>
              withDoubt(toHeld(nft, before.get(nft.key), page(nft.collection), anew), judge)
            ),
            coverage,
            ...(since === undefined ? {} : { since }),
            source
          }
        })
      }).pipe(
        Effect.tapError((error) => telemetry.report(error)),
        Effect.catch(() =>
          Effect.map(currentMillis, (failedAt) =>
            note(holder, course, (before) => ({ ...before, status: "failed", failedAt }))
          )
        )
      )

    const holderOf = (namespace = state.read(networkSlice).activeNamespace ?? "") =>
      Effect.suspend((): Effect.Effect<Holder | undefined, KitError> => {
        const { caipAddress: account, address } = state.read(accountSlice)[namespace] ?? {}
        const network = state.read(networkSlice).byNamespace[namespace]?.caipNetwork
        if (account === undefined || address === undefined || network === undefined)
          return Effect.fail(new NotConnectedError({ namespace }))
        if (capabilities.all(namespace, nftHoldings).length === 0)
          return Effect.fail(new CapabilityMissingError({ namespace, capability: nftHoldings.name }))
        return Effect.succeed(network.unknown ? undefined : { namespace, account, address, network })
      })

    const load: HeldNfts["Service"]["load"] = ({ namespace, force = false } = {}) =>
      Effect.gen(function* () {
        const holder = yield* holderOf(namespace)
        if (holder === undefined) return
        const course = courseOf(holder)
        if (course.reading !== undefined) return void (yield* Fiber.await(course.reading))
        const now = yield* currentMillis
        const { failedAt } = state.read(nftsSlice)[holder.namespace] ?? {}
        if (!force && (isWithin(now, course.readAt) || isWithin(now, failedAt))) return
        // By itself: whoever asked first may go, and the others still get an answer.
        const reading = yield* Effect.forkIn(
          Effect.onExit(read(holder, course, force), () =>
            Effect.sync(() => {
              course.reading = undefined
            })
          ),
          scope
        )
        course.reading = reading
        yield* Fiber.await(reading)
      })

    /** Writes something about some NFTs; nothing about those that are not held any more. */
    const noteSome = (holder: Holder, course: Course, changes: ReadonlyMap<string, Described>) => {
      const judge = makeJudge(contextOf(holder))
      note(holder, course, (before) => ({
        ...before,
        list: before.list.map((nft) => {
          const change = changes.get(nft.key)
          return change === undefined ? nft : withDoubt(withDescription(nft, change), judge)
        })
      }))
    }
    const isUnread = ({ details, isHidden }: HeldNft) =>
      !isHidden && (details === "unread" || details === "failed")

    const describe: HeldNfts["Service"]["describe"] = ({ namespace, keys }) =>
      Effect.gen(function* () {
        const holder = yield* holderOf(namespace)
        const course = holder && courses.get(holder.namespace)
        const list = holder && state.read(nftsSlice)[holder.namespace]?.list
        const from = course?.from
        if (holder === undefined || from === undefined || course?.account !== holder.account) return
        const asked = new Set(keys.slice(0, MAX_KEYS))
        const wanted = (list ?? [])
          .filter((nft) => asked.has(nft.key) && isUnread(nft))
          .flatMap(({ key }): ReadonlyArray<readonly [string, NftHolding]> => {
            const nft = from.nfts.get(key)
            return nft === undefined ? [] : [[key, nft]]
          })
        if (wanted.length === 0) return
        const left = new Map(wanted)
        noteSome(holder, course, new Map(wanted.map(([key]) => [key, { details: "loading" }])))
        const groups = Array.from({ length: Math.ceil(wanted.length / AT_ONCE) }, (_, index) =>
          wanted.slice(index * AT_ONCE, (index + 1) * AT_ONCE)
        )
        const work = each(groups, (group) =>
          Effect.map(
            describeAll(
              holder,
              from.source,
              group.map(([, nft]) => nft)
            ),
            (told) => {
              for (const [key] of group) left.delete(key)
              noteSome(holder, course, new Map(group.map(([key], index) => [key, told[index]!])))
            }
          )
        )
        const fiber = yield* Effect.forkIn(
          Effect.onExit(work, () =>
            Effect.sync(() => {
              course.describing.delete(fiber)
              noteSome(holder, course, new Map([...left.keys()].map((key) => [key, { details: "failed" }])))
            })
          ),
          scope
        )
        course.describing.add(fiber)
        yield* Fiber.await(fiber)
      })

    return HeldNfts.of({ load, describe })
  })
