import type { KitError } from "@latchkey/core"
import type { RegisteredTypes } from "./useKit.ts"
import { useCallback, useEffect, useInsertionEffect, useRef, useState } from "react"

/** The state of an action. `request` is what it was last called with. */
export type ActionState<Request, Data> =
  | {
      readonly status: "idle"
      readonly request: undefined
      readonly data: undefined
      readonly error: undefined
    }
  | {
      readonly status: "pending"
      readonly request: Request
      readonly data: undefined
      readonly error: undefined
    }
  | { readonly status: "success"; readonly request: Request; readonly data: Data; readonly error: undefined }
  | {
      readonly status: "error"
      readonly request: Request
      readonly data: undefined
      readonly error: KitError<RegisteredTypes["errorCode"]>
    }

/** The state of an action, and the functions to start it. The functions keep their identity. */
export type Action<Parameters extends ReadonlyArray<unknown>, Data> = ActionState<Parameters[0], Data> & {
  /** Starts it. The outcome appears in `status`, `data` and `error`; nothing is thrown. */
  readonly run: (...parameters: Parameters) => void
  /** Starts it and returns a Promise of its result, which rejects with the same value as `error`. */
  readonly runAsync: (...parameters: Parameters) => Promise<Data>
  /** Back to `idle`. A call in progress continues, and its outcome is not shown. */
  readonly reset: () => void
}

/** An action of the kit under its own name: `connect`, and `connectAsync` for its Promise. */
export type NamedAction<Name extends string, Parameters extends ReadonlyArray<unknown>, Data> = ActionState<
  Parameters[0],
  Data
> &
  Pick<Action<Parameters, Data>, "reset"> & {
    readonly [_ in Name]: Action<Parameters, Data>["run"]
  } & {
    readonly [_ in `${Name}Async`]: Action<Parameters, Data>["runAsync"]
  }

const idle = { status: "idle", request: undefined, data: undefined, error: undefined } as const

/**
 * The state of an action of the kit or of a plugin that a visitor starts.
 *
 * `perform` is called in the caller's task, so that a wallet may open its window. Only the latest call is shown: the
 * outcome of an earlier one, or of one that ends after the component was unmounted, is dropped, while its Promise still
 * settles.
 */
export const useAction = <Parameters extends ReadonlyArray<unknown>, Data>(
  perform: (...parameters: Parameters) => Promise<Data>
): Action<Parameters, Data> => {
  const [state, setState] = useState<ActionState<Parameters[0], Data>>(idle)
  const latest = useRef({ call: 0, mounted: false, perform })

  useInsertionEffect(() => {
    latest.current.perform = perform
  })
  useEffect(() => {
    const current = latest.current
    current.mounted = true
    return () => {
      current.mounted = false
    }
  }, [])

  const runAsync = useCallback(async (...parameters: Parameters): Promise<Data> => {
    const current = latest.current
    const call = ++current.call
    const request = parameters[0]
    const show = (next: ActionState<Parameters[0], Data>) => {
      if (current.mounted && current.call === call) setState(next)
    }
    show({ status: "pending", request, data: undefined, error: undefined })
    try {
      const data = await current.perform(...parameters)
      show({ status: "success", request, data, error: undefined })
      return data
    } catch (error) {
      show({
        status: "error",
        request,
        data: undefined,
        error: error as KitError<RegisteredTypes["errorCode"]>
      })
      throw error
    }
  }, [])

  const run = useCallback(
    (...parameters: Parameters): void => {
      runAsync(...parameters).catch(() => {})
    },
    [runAsync]
  )

  const reset = useCallback(() => {
    latest.current.call++
    setState(idle)
  }, [])

  return { ...state, run, runAsync, reset }
}
