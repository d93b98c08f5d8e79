import type { KitCore, KitState } from "@latchkey/core"
import { DevtoolsReplayingError } from "../errors.ts"
import { declaredHosts } from "./declaredHosts.ts"
import { makeLog } from "./Log.ts"
import { liveSlices, type Recorder } from "./Recorder.ts"
import { makeNodeFaults } from "./nodeFaults.ts"
import { walletFault, type WalletFaultName } from "./WalletFault.ts"
import { walletTraffic } from "./walletTraffic.ts"
import { watchActions } from "./watchActions.ts"
import { watchRequests } from "./watchRequests.ts"
import { watchState } from "./watchState.ts"

type Mutable<A> = { -readonly [Key in keyof A]: A[Key] }

/** What a page may call while it draws a recorded state: it changes nothing that is recorded. */
const harmless = /^(ready|prefetch|dispose)$/
/** What answers with nothing rather than with a Promise. */
const silent = /^(navigation\.\w+|open|close|showToast|hideToast|dismissAlert)$/

/** Begins to record a kit. */
export const makeRecorder = (kit: KitCore, limit: number): Recorder => {
  const log = makeLog(limit)
  const { getSnapshot, subscribe, use: install, remove } = kit
  const drawers = new Set<() => void>()
  const own = kit as Mutable<KitCore>
  let shown: KitState | undefined
  let faultName: WalletFaultName = "none"
  let fault = walletFault(faultName)

  const stops = [
    watchState({ getSnapshot, subscribe }, log),
    kit.onEvent((event) => log.add("events", event)),
    watchRequests(log)
  ]
  const actions = watchActions(kit, log, (name) => {
    if (shown === undefined || harmless.test(name)) return undefined
    if (silent.test(name)) return null
    const refusal = Promise.reject(new DevtoolsReplayingError({ action: name }))
    // As with the kit's own: nothing is raised where nobody waits for it.
    refusal.catch(() => {})
    return refusal
  })
  let installed = getSnapshot().plugin.installed
  stops.push(
    actions.stop,
    subscribe(() => {
      const next = getSnapshot().plugin.installed
      if (next !== installed) actions.again()
      installed = next
    })
  )
  own.getSnapshot = () => shown ?? getSnapshot()
  own.subscribe = (listener) => {
    const stop = subscribe(listener)
    drawers.add(listener)
    return () => {
      drawers.delete(listener)
      stop()
    }
  }
  const faults = makeNodeFaults(() =>
    declaredHosts(kit).flatMap(({ origin, by }) => (by === "networks" ? origin : []))
  )
  const traffic = walletTraffic({ log, fault: () => fault })
  // A kit that is disposed by then has nothing to hear.
  const hearing = install(traffic).catch(() => {})

  const show: Recorder["show"] = (state) => {
    const live = getSnapshot()
    shown =
      state === undefined
        ? undefined
        : ({
            ...live,
            ...state,
            ...Object.fromEntries(liveSlices.map((name) => [name, live[name]]))
          } as KitState)
    for (const draw of [...drawers]) draw()
  }
  return {
    read: log.read,
    clear: log.clear,
    subscribe: log.subscribe,
    fault: () => faultName,
    setFault: (name) => {
      faultName = name
      fault = walletFault(name)
    },
    nodeFaults: faults,
    hearing,
    show,
    isShowing: () => shown !== undefined,
    dispose: () => {
      show(undefined)
      faults.set("none")
      for (const stop of stops) stop()
      own.getSnapshot = getSnapshot
      own.subscribe = subscribe
      // It goes with the kit where that is disposed already.
      void hearing.then(() => remove(traffic.id)).catch(() => {})
    }
  }
}
