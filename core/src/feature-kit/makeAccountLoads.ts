import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import type { Capability } from "../capability/Capability.ts"
import type { CaipAddress } from "../chain/Caip.ts"
import type { KitError } from "../error/KitError.ts"
import { Connections } from "../session/Connections.ts"
import { NetworkNotFoundError } from "../session/errors.ts"
import { networkSlice } from "../session/slices.ts"
import { State } from "../kernel/State.ts"
import { Telemetry } from "../telemetry/Telemetry.ts"
import {
  makeAccountReads,
  type AccountCourse,
  type AccountHolder,
  type KeptAccounts
} from "./makeAccountReads.ts"

/** An account that something is read of, and the connected wallet's provider. */
export interface AccountPlace extends AccountHolder {
  readonly provider: unknown
}

/** How far something is loaded of an account. */
export interface LoadedAccount {
  readonly account: CaipAddress
  readonly status: "loading" | "ready" | "failed"
  /** The code of the error with which the last load failed; absent once one succeeded. */
  readonly code?: string
}

/** What is loaded of accounts, and where it is kept. */
export interface AccountLoadsOptions<What extends object> {
  /** What the namespace must be able to do. */
  readonly capability: Capability<any>
  readonly kept: KeptAccounts<LoadedAccount & What>
  /** What is known of an account before it was loaded. */
  readonly unread: What
  readonly read: (place: AccountPlace) => Effect.Effect<What, KitError>
}

/**
 * Loads something of the connected accounts each time that it is asked for, by `makeAccountReads`: a load that is under way is joined,
 * and a failure noted beside what was read before. For what is seldom looked at, and has to be right then.
 */
export const makeAccountLoads = <What extends object>({
  capability,
  kept,
  unread,
  read
}: AccountLoadsOptions<What>) =>
  Effect.gen(function* () {
    const state = yield* State
    const connections = yield* Connections
    const telemetry = yield* Telemetry
    const { holderOf, courseOf, note, run } = yield* makeAccountReads<LoadedAccount & What, object>({
      slice: kept,
      capability,
      empty: (account) => ({ account, status: "loading", ...unread }),
      own: () => ({})
    })
    const withProvider = (holder: AccountHolder): AccountPlace => ({
      ...holder,
      provider: connections.peek(holder.namespace)?.provider
    })

    /**
     * The account of a namespace, by default the active one. Fails: `NotConnectedError`, `CapabilityMissingError`,
     * `NetworkNotFoundError` on a network that the app does not use.
     */
    const placeOf = (namespace?: string) =>
      Effect.flatMap(holderOf(namespace), (holder): Effect.Effect<AccountPlace, NetworkNotFoundError> => {
        if (holder !== undefined) return Effect.succeed(withProvider(holder))
        const { activeNamespace, byNamespace } = state.read(networkSlice)
        const network = byNamespace[namespace ?? activeNamespace ?? ""]?.caipNetwork
        return Effect.fail(new NetworkNotFoundError({ networkId: network?.caipNetworkId ?? "" }))
      })

    const readAt = (holder: AccountHolder, course: AccountCourse) =>
      Effect.gen(function* () {
        note(holder, course, (before) => ({ ...before, status: "loading" }))
        const what = yield* read(withProvider(holder))
        note(holder, course, ({ account }) => ({ account, status: "ready", ...what }))
      }).pipe(
        Effect.tapError((error) => telemetry.report(error)),
        Effect.catch(({ code }) =>
          Effect.sync(() => note(holder, course, (before) => ({ ...before, status: "failed", code })))
        )
      )

    /** On a network that the app does not use nothing is read. Fails: `NotConnectedError`, `CapabilityMissingError`. */
    const load = (namespace?: string) =>
      Effect.gen(function* () {
        const holder = yield* holderOf(namespace)
        if (holder === undefined) return
        const course = courseOf(holder)
        if (course.reading === undefined) yield* run(course, readAt(holder, course))
        else yield* Fiber.await(course.reading)
      })

    /** Loads once more after something was done: a load that is under way began too early to see it. Never fails. */
    const loadAnew = (namespace: string) =>
      Effect.catch(
        Effect.gen(function* () {
          const { reading } = courseOf(yield* placeOf(namespace))
          if (reading !== undefined) yield* Fiber.await(reading)
          yield* load(namespace)
        }),
        () => Effect.void
      )

    return { placeOf, load, loadAnew }
  })
