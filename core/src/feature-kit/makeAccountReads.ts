import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import { Capabilities } from "../capability/Capabilities.ts"
import type { Capability } from "../capability/Capability.ts"
import { CapabilityMissingError } from "../capability/errors.ts"
import type { CaipAddress } from "../chain/Caip.ts"
import type { Network } from "../chain/Network.ts"
import { currentMillis } from "../flow/Time.ts"
import type { Slice } from "../kernel/Slice.ts"
import { State } from "../kernel/State.ts"
import { NotConnectedError } from "../session/errors.ts"
import { accountSlice, networkSlice } from "../session/slices.ts"

/** Whose data is read, and where. */
export interface AccountHolder {
  readonly namespace: string
  readonly account: CaipAddress
  readonly address: string
  readonly network: Network
}

/** What changes when something happens to an account, each under its name; undefined where it is not known. */
export type AccountSigns = Readonly<Record<string, string | number | undefined>>

/** What is known of the reads for the current account of a namespace, beyond what is shown. */
export interface AccountCourse {
  readonly account: CaipAddress
  /** As they were when they were last looked at: others mean that something happened. */
  signs: AccountSigns
  /** When it was read, in epoch milliseconds; undefined if that is out of date. */
  readAt: number | undefined
  /** How often something has happened. What was read while it happened may be from before that. */
  moves: number
  /** The read that is under way. */
  reading: Fiber.Fiber<unknown, unknown> | undefined
}

/** What a feature shows of an account. */
export interface ShownAccount {
  readonly account: CaipAddress
  /** When the latest read failed, in epoch milliseconds; absent after one that did not. */
  readonly failedAt?: number
}

/** What is shown of the accounts, where that is a part of what a slice holds. */
export interface KeptAccounts<Shown> {
  readonly read: () => Readonly<Record<string, Shown>>
  readonly write: (change: (all: Readonly<Record<string, Shown>>) => Readonly<Record<string, Shown>>) => void
}

/** What is read, and what is kept with each account. */
export interface AccountReadsOptions<Shown extends ShownAccount, Own extends object> {
  /** The feature's own slice: what is shown of the current account of each namespace. */
  readonly slice: Slice<Readonly<Record<string, Shown>>> | KeptAccounts<Shown>
  /** Without it, nothing is read in a namespace. */
  readonly capability: Capability<any>
  /** What is shown before anything was read. */
  readonly empty: (account: CaipAddress) => Shown
  /** What the feature keeps with the course of an account. */
  readonly own: () => Own
  /** What tells that something happened, beside the balance and whoever has it read anew. */
  readonly signs?: (account: CaipAddress) => AccountSigns
  /** Called with the course of an account that is there no more, after its read was ended. */
  readonly onGone?: (course: AccountCourse & Own) => void
}

/** The reads of one feature for the accounts that are connected. */
export interface AccountReads<Shown extends ShownAccount, Own extends object> {
  /**
   * The account of a namespace, the active one by default; undefined on a network that the kit does not know. Fails: with
   * `NotConnectedError`, and with `CapabilityMissingError` where nobody can be asked.
   */
  readonly holderOf: (
    namespace: string | undefined
  ) => Effect.Effect<AccountHolder | undefined, NotConnectedError | CapabilityMissingError>
  /** Begins anew with another account, or with the account on another network. */
  readonly courseOf: (holder: AccountHolder) => AccountCourse & Own
  /** Whether the account is still the one that the course was begun for. */
  readonly isCurrent: (holder: AccountHolder, course: AccountCourse) => boolean
  /** Writes what is shown; nothing where the account is there no more. */
  readonly note: (holder: AccountHolder, course: AccountCourse, change: (before: Shown) => Shown) => void
  /** Whether it is time to read: not within 30 s of the latest read, unless something happened since, or of a failure. */
  readonly isDue: (holder: AccountHolder, course: AccountCourse) => Effect.Effect<boolean>
  /** Notes when it was read, unless something happened since there were that many `moves`: then the next to ask reads again. */
  readonly setRead: (course: AccountCourse, moves: number) => Effect.Effect<void>
  /** Runs a read by itself, and waits for it: whoever asked first may go, and the others still get an answer. */
  readonly run: (course: AccountCourse, read: Effect.Effect<unknown, unknown>) => Effect.Effect<void>
}

const FRESH_MILLIS = 30_000

/** Whether a time is less than so many milliseconds, 30 s by default, from now. One that lies ahead says nothing: the clock was put back. */
export const isWithin = (now: number, at: number | undefined, millis = FRESH_MILLIS): boolean =>
  at !== undefined && Math.abs(now - at) < millis

/**
 * Makes the reads of a feature that shows something of each connected account: what is read is kept for 30 s or until something happens
 * to the account, and forgotten with it. To be made in the feature's own `start`.
 */
export const makeAccountReads = <Shown extends ShownAccount, Own extends object>({
  slice,
  capability,
  empty,
  own,
  signs,
  onGone
}: AccountReadsOptions<Shown, Own>) =>
  Effect.gen(function* () {
    const state = yield* State
    const capabilities = yield* Capabilities
    const scope = yield* Effect.scope
    const courses = new Map<string, AccountCourse & Own>()
    const kept: KeptAccounts<Shown> =
      "read" in slice
        ? slice
        : { read: () => state.read(slice), write: (change) => state.write(slice, change) }

    const signsOf = (namespace: string, account: CaipAddress): AccountSigns => ({
      balance: state.read(accountSlice)[namespace]?.balance,
      // What is bought of a token changes no balance of the coin.
      moves: state.read(accountSlice)[namespace]?.moves ?? 0,
      ...signs?.(account)
    })

    const look = () => {
      for (const [namespace, course] of courses) {
        if (state.read(accountSlice)[namespace]?.caipAddress !== course.account) {
          courses.delete(namespace)
          course.reading?.interruptUnsafe()
          onGone?.(course)
          kept.write(({ [namespace]: _, ...others }) => others)
          continue
        }
        const before = course.signs
        const now = signsOf(namespace, course.account)
        const names = Object.keys(now).filter((name) => now[name] !== undefined && now[name] !== before[name])
        if (names.length === 0) continue
        course.signs = { ...before, ...Object.fromEntries(names.map((name) => [name, now[name]])) }
        // What is told for the first time has not changed.
        if (names.every((name) => before[name] === undefined)) continue
        course.moves++
        course.readAt = undefined
      }
    }
    const unsubscribe = state.subscribe(look)
    yield* Effect.addFinalizer(() => Effect.sync(unsubscribe))

    const isCurrent = ({ namespace }: AccountHolder, course: AccountCourse) =>
      courses.get(namespace) === course

    const reads: AccountReads<Shown, Own> = {
      holderOf: (namespace = state.read(networkSlice).activeNamespace ?? "") =>
        Effect.suspend(
          (): Effect.Effect<AccountHolder | undefined, NotConnectedError | CapabilityMissingError> => {
            const { caipAddress: account, address } = state.read(accountSlice)[namespace] ?? {}
            const network = state.read(networkSlice).byNamespace[namespace]?.caipNetwork
            if (account === undefined || address === undefined || network === undefined)
              return Effect.fail(new NotConnectedError({ namespace }))
            if (capabilities.all(namespace, capability).length === 0)
              return Effect.fail(new CapabilityMissingError({ namespace, capability: capability.name }))
            return Effect.succeed(network.unknown ? undefined : { namespace, account, address, network })
          }
        ),
      courseOf: ({ namespace, account }) => {
        const found = courses.get(namespace)
        if (found?.account === account) return found
        const course = {
          ...own(),
          account,
          signs: signsOf(namespace, account),
          readAt: undefined,
          moves: 0,
          reading: undefined
        }
        courses.set(namespace, course)
        return course
      },
      isCurrent,
      note: (holder, course, change) => {
        if (!isCurrent(holder, course)) return
        const { namespace, account } = holder
        kept.write((all) => ({ ...all, [namespace]: change(all[namespace] ?? empty(account)) }))
      },
      isDue: ({ namespace }, { readAt }) =>
        Effect.map(
          currentMillis,
          (now) => !isWithin(now, readAt) && !isWithin(now, kept.read()[namespace]?.failedAt)
        ),
      setRead: (course, moves) =>
        Effect.map(currentMillis, (now) => {
          course.readAt = moves === course.moves ? now : undefined
        }),
      run: (course, read) =>
        Effect.gen(function* () {
          const reading = yield* Effect.forkIn(
            Effect.onExit(read, () =>
              Effect.sync(() => {
                course.reading = undefined
              })
            ),
            scope
          )
          course.reading = reading
          yield* Fiber.await(reading)
        })
    }
    return reads
  })
