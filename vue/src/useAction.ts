import type { KitError } from "@latchkey/core"
import { computed, onScopeDispose, shallowRef, type ComputedRef } from "vue"
import type { RegisteredTypes } from "./useKit.ts"

/** The state of an action, each field a ref, and the functions to start it. */
export interface Action<Parameters extends ReadonlyArray<unknown>, Data> {
  readonly status: ComputedRef<"idle" | "pending" | "success" | "error">
  /** What it was last called with. */
  readonly request: ComputedRef<Parameters[0] | undefined>
  /** What the last call answered, while `status` is `success`. */
  readonly data: ComputedRef<Data | undefined>
  /** Why the last call failed, while `status` is `error`. */
  readonly error: ComputedRef<KitError<RegisteredTypes["errorCode"]> | undefined>
  /** Starts it. The outcome appears in `status`, `data` and `error`; nothing is thrown. */
  readonly run: (...parameters: Parameters) => void
  /** Starts it and returns a Promise of its result, which rejects with the same value as `error`. */
  readonly runAsync: (...parameters: Parameters) => Promise<Data>
  /** Back to `idle`. A call in progress continues, and its outcome is not shown. */
  readonly reset: () => void
}

/** An action of the kit under its own name: `connect`, and `connectAsync` for its Promise. */
export type NamedAction<Name extends string, Parameters extends ReadonlyArray<unknown>, Data> = Omit<
  Action<Parameters, Data>,
  "run" | "runAsync"
> & {
  readonly [_ in Name]: Action<Parameters, Data>["run"]
} & {
  readonly [_ in `${Name}Async`]: Action<Parameters, Data>["runAsync"]
}

interface Shown<Request, Data> {
  readonly status: "idle" | "pending" | "success" | "error"
  readonly request?: Request
  readonly data?: Data
  readonly error?: KitError<RegisteredTypes["errorCode"]>
}

/**
 * The state of an action of the kit or of a plugin that a visitor starts.
 *
 * `perform` is called in the caller's task, so that a wallet may open its window. Only the latest call is shown: the outcome of an earlier
 * one, or of one that ends after the component is gone, is dropped, while its Promise still settles.
 */
export const useAction = <Parameters extends ReadonlyArray<unknown>, Data>(
  perform: (...parameters: Parameters) => Promise<Data>
): Action<Parameters, Data> => {
  const shown = shallowRef<Shown<Parameters[0], Data>>({ status: "idle" })
  let latest = 0
  onScopeDispose(() => latest++)

  const runAsync = async (...parameters: Parameters): Promise<Data> => {
    const call = ++latest
    const [request] = parameters
    const show = (next: Shown<Parameters[0], Data>) => {
      if (latest === call) shown.value = { ...next, request }
    }
    show({ status: "pending" })
    try {
      const data = await perform(...parameters)
      show({ status: "success", data })
      return data
    } catch (error) {
      show({ status: "error", error: error as KitError<RegisteredTypes["errorCode"]> })
      throw error
    }
  }

  return {
    status: computed(() => shown.value.status),
    request: computed(() => shown.value.request),
    data: computed(() => shown.value.data),
    error: computed(() => shown.value.error),
    run: (...parameters) => {
      // Its failure is shown.
      runAsync(...parameters).catch(() => {})
    },
    runAsync,
    reset: () => {
      latest++
      shown.value = { status: "idle" }
    }
  }
}
