import type { NftHolding } from "@latchkey/core"
import {
  Capabilities,
  Connections,
  Namespaces,
  nftHoldings,
  State,
  Telemetry,
  type NftReader
} from "@latchkey/core/effect"
import { currentMillis, each } from "@latchkey/core/chain-kit/effect"
import {
  makeAccountReads,
  requireList,
  type AccountCourse,
  type AccountHolder
} from "@latchkey/core/feature-kit/effect"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import { toHeld, withDescription } from "./heldNft.ts"
import { makeJudge, withDoubt } from "./judge.ts"
import { makeDescriber, type Described } from "./makeDescriber.ts"
import { HeldNfts } from "./HeldNfts.ts"
import type { NftsOptions } from "./NftsOptions.ts"
import { nftsSlice, type AccountNfts, type HeldNft } from "./NftsState.ts"
import { readList } from "./readList.ts"

/** Descriptions that one call asks for at most, and how many are read at the same time. */
const MAX_KEYS = 100
const AT_ONCE = 8

/** What is kept with the course of an account. */
interface Own {
  /** Reads of descriptions that are under way. */
  readonly describing: Set<Fiber.Fiber<unknown>>
  /** The holdings as the source told them, by their keys, and the source. */
  from: { readonly source: NftReader; readonly nfts: ReadonlyMap<string, NftHolding> } | undefined
}

type Course = AccountCourse & Own

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

    const contextOf = ({ namespace, network }: AccountHolder) => ({
      network,
      known: options.known ?? {},
      parseAddress: (text: string) => namespaces.get(namespace)?.parseAddress(text, network)
    })

    const { holderOf, courseOf, isDue, note, run, setRead } = yield* makeAccountReads<AccountNfts, Own>({
      slice: nftsSlice,
      capability: nftHoldings,
      empty: (account) => ({ account, status: "loading", list: [] }),
      own: () => ({ describing: new Set(), from: undefined }),
      onGone: ({ describing }) => {
        for (const fiber of describing) fiber.interruptUnsafe()
      }
    })

    const read = (holder: AccountHolder, course: Course, anew: boolean) =>
      Effect.gen(function* () {
        const { namespace, address, network } = holder
        const { moves } = course
        note(holder, course, (before) => ({ ...before, status: "loading" }))
        const provider = connections.peek(namespace)?.provider
        const { value, source } = yield* capabilities.ask(namespace, nftHoldings, ({ reader }) =>
          Effect.flatMap(reader, (from) =>
            Effect.map(
              requireList(nftHoldings, from.list({ address, network, provider }), ({ nfts }) => nfts),
              (told) => ({ from, told })
            )
          )
        )
        const { nfts, coverage, since } = readList(value.told, contextOf(holder))
        const judge = makeJudge(contextOf(holder))
        const page = (collection: string) =>
          namespaces.get(namespace)?.explorerUrl(network, { address: collection.split(":")[2] ?? "" })
        yield* setRead(course, moves)
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

    const load: HeldNfts["Service"]["load"] = ({ namespace, force = false } = {}) =>
      Effect.gen(function* () {
        const holder = yield* holderOf(namespace)
        if (holder === undefined) return
        const course = courseOf(holder)
        if (course.reading !== undefined) return void (yield* Fiber.await(course.reading))
        const { status, since } = state.read(nftsSlice)[holder.namespace] ?? {}
        // What looks further back with each read is none that is fresh.
        const goesOn = status === "ready" && since?.goesOn === true
        if (force || goesOn || (yield* isDue(holder, course))) yield* run(course, read(holder, course, force))
      })

    /** Writes something about some NFTs; nothing about those that are not held any more. */
    const noteSome = (holder: AccountHolder, course: Course, changes: ReadonlyMap<string, Described>) => {
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
        if (holder === undefined) return
        const course = courseOf(holder)
        const { from } = course
        const list = state.read(nftsSlice)[holder.namespace]?.list
        if (from === undefined) return
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
