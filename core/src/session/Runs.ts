import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import type * as Fiber from "effect/Fiber"
import type * as Scope from "effect/Scope"
import { CancelledError } from "../error/errors.ts"
import type { KitError } from "../error/KitError.ts"

/** Something that a wallet was asked for and has not answered yet. */
export interface Run<Info, A> {
  readonly info: Info
  /** What it holds: a later run with one of these keys takes its place. */
  readonly keys: ReadonlyArray<string>
  readonly result: Deferred.Deferred<A, KitError>
  fiber?: Fiber.Fiber<unknown, unknown>
  ended: boolean
}

/** Runs of one kind: one for each key, the later takes the place of the earlier, each can be ended from outside. */
export interface Runs<Info, A> {
  readonly of: (key: string) => Run<Info, A> | undefined
  readonly all: () => ReadonlyArray<Run<Info, A>>
  /** Ends a run with its outcome; nothing happens where it has ended. Its keys are free before the outcome is told. */
  readonly end: (run: Run<Info, A>, exit: Exit.Exit<A, KitError>) => void
  /** Ends a run and interrupts its work. */
  readonly stop: (run: Run<Info, A>, reason: KitError) => void
  /**
   * Runs `work` in the caller's task, so that a wallet may open its window, and waits for its outcome. Who is interrupted
   * while waiting ends it.
   */
  readonly begin: (
    info: Info,
    keys: ReadonlyArray<string>,
    work: (run: Run<Info, A>) => Effect.Effect<A, KitError>
  ) => Effect.Effect<A, KitError>
}

/** Makes the runs of one kind. `onEnd` is called once for each, when its keys are free and nobody was told yet. */
export const makeRuns = <Info, A>(
  scope: Scope.Scope,
  {
    superseded,
    onEnd,
    toError
  }: {
    /** What an earlier run ends with when a later one takes its place. */
    readonly superseded: (info: Info) => KitError
    readonly onEnd: (run: Run<Info, A>, exit: Exit.Exit<A, KitError>) => void
    /** What a run that threw ends with. */
    readonly toError: (info: Info, defect: unknown) => KitError
  }
): Runs<Info, A> => {
  const byKey = new Map<string, Run<Info, A>>()
  const open = new Set<Run<Info, A>>()

  const end: Runs<Info, A>["end"] = (run, exit) => {
    if (run.ended) return
    run.ended = true
    open.delete(run)
    for (const key of run.keys) if (byKey.get(key) === run) byKey.delete(key)
    onEnd(run, exit)
    Deferred.doneUnsafe(run.result, exit)
  }
  const stop: Runs<Info, A>["stop"] = (run, reason) => {
    end(run, Exit.fail(reason))
    run.fiber?.interruptUnsafe()
  }
  const failureOf = (info: Info, exit: Exit.Exit<A, KitError>): Exit.Exit<A, KitError> => {
    if (Exit.isSuccess(exit)) return exit
    const { reasons } = exit.cause
    const failed = reasons.find((reason) => reason._tag === "Fail")
    if (failed !== undefined) return Exit.fail(failed.error)
    const died = reasons.find((reason) => reason._tag === "Die")
    return Exit.fail(died === undefined ? new CancelledError() : toError(info, died.defect))
  }

  return {
    of: (key) => byKey.get(key),
    all: () => [...open],
    end,
    stop,
    begin: (info, keys, work) =>
      Effect.suspend(() => {
        for (const key of keys) {
          const earlier = byKey.get(key)
          if (earlier !== undefined) stop(earlier, superseded(earlier.info))
        }
        const run: Run<Info, A> = { info, keys, result: Deferred.makeUnsafe<A, KitError>(), ended: false }
        open.add(run)
        for (const key of keys) byKey.set(key, run)
        const whole = Effect.onExit(
          Effect.suspend(() => work(run)),
          (exit) => Effect.sync(() => end(run, failureOf(info, exit)))
        )
        return Effect.forkIn(Effect.exit(whole), scope, { startImmediately: true }).pipe(
          Effect.tap((fiber) =>
            Effect.sync(() => {
              run.fiber = fiber
              // Ended by what its own work did before there was a fiber to interrupt.
              if (run.ended) fiber.interruptUnsafe()
            })
          ),
          Effect.andThen(Deferred.await(run.result)),
          // Who waited was interrupted, where the run goes on.
          Effect.onExit(() => Effect.sync(() => run.ended || stop(run, new CancelledError())))
        )
      })
  }
}
