import * as Context from "effect/Context"
import * as Scheduler from "effect/Scheduler"

/**
 * Schedules fibers by messages in a browser. Time-outs, the default, are clamped to 4 ms when nested and to 1 s in a
 * background tab, which is where the page is while the visitor is in the wallet. `close` gives the port back.
 */
export const makeScheduler = (): {
  readonly services: Context.Context<never>
  readonly close: () => void
} => {
  if ("setImmediate" in globalThis) return { services: Context.empty(), close: () => {} }
  const { port1, port2 } = new MessageChannel()
  const queue: Array<() => void> = []
  // One task a message: a task that throws cannot lose the others.
  port1.onmessage = () => queue.shift()?.()
  const schedule = (task: () => void) => {
    let wanted = true
    queue.push(() => {
      if (wanted) task()
    })
    port2.postMessage(0)
    return () => {
      wanted = false
    }
  }
  return {
    services: Context.make(Scheduler.Scheduler, new Scheduler.MixedScheduler("async", schedule)),
    close: () => port1.close()
  }
}
