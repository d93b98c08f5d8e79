import * as Layer from "effect/Layer"
import * as Scheduler from "effect/Scheduler"

const byMessage = (): ((task: () => void) => () => void) => {
  const { port1, port2 } = new MessageChannel()
  const queue: Array<() => void> = []
  // One task a message: a task that throws cannot lose the others.
  port1.onmessage = () => queue.shift()?.()
  return (task) => {
    let wanted = true
    queue.push(() => {
      if (wanted) task()
    })
    port2.postMessage(0)
    return () => {
      wanted = false
    }
  }
}

/**
 * Schedules fibers by messages in a browser. Time-outs, the default, are clamped to 4 ms when nested and to 1 s in a
 * background tab, which is where the page is while the visitor is in the wallet.
 */
export const SchedulerLive =
  "setImmediate" in globalThis
    ? Layer.empty
    : Layer.sync(Scheduler.Scheduler, () => new Scheduler.MixedScheduler("async", byMessage()))
