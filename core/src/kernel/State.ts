import * as Context from "effect/Context"
import { readSlice, type Slice } from "./Slice.ts"
import type { Store } from "./Store.ts"

/** The kit's state, as the engine's services and plugins use it. */
export interface StateShape {
  /** All slices by name. */
  readonly snapshot: () => Readonly<Record<string, unknown>>
  readonly read: <T>(slice: Slice<T>) => T
  /** Writes a slice. A plugin writes its own only: for another it throws; once it is removed, nothing is written. */
  readonly write: <T>(slice: Slice<T>, change: (value: T) => T) => void
  /** Writes several slices in one step, by name: nobody sees some of them changed and others not. */
  readonly commit: (slices: Readonly<Record<string, unknown>>) => void
  /** Calls `listener` after every change; returns the way to stop. */
  readonly subscribe: (listener: () => void) => () => void
}

/** The kit's state. Reading is free to all; each plugin is given a `State` that writes its own slice. */
export class State extends Context.Service<State, StateShape>()("@latchkey/core/State") {}

/** The state over a store, for the owner of the slice `own`; of every slice where it is left out. */
export const makeState = (
  store: Store<object>,
  own?: { readonly slice: Slice<any> | undefined }
): StateShape => {
  const snapshot = store.get as StateShape["snapshot"]
  const commit: StateShape["commit"] = (slices) => {
    for (const name of Object.keys(slices)) {
      if (own !== undefined && name !== own.slice?.name)
        throw new TypeError(`Slice "${name}" has another owner.`)
    }
    store.update((state) => {
      const before = state as Readonly<Record<string, unknown>>
      // What a removed plugin finishes late must not bring its slice back.
      if (own?.slice !== undefined && !(own.slice.name in before)) return state
      return Object.keys(slices).every((name) => Object.is(before[name], slices[name]))
        ? state
        : { ...state, ...slices }
    })
  }
  const read = <T>(slice: Slice<T>): T => readSlice(snapshot(), slice)
  return {
    snapshot,
    read,
    write: (slice, change) => commit({ [slice.name]: change(read(slice)) }),
    commit,
    subscribe: store.subscribe
  }
}
