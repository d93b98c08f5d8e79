/** What a page keeps running: the timers that are set and the message ports that are open. Installed before its scripts. */
export const countWhatRuns = (): void => {
  const timers = new Set<unknown>()
  const { setTimeout, setInterval, clearTimeout, clearInterval } = window
  Object.assign(window, {
    setTimeout: (handler: TimerHandler, time?: number, ...args: ReadonlyArray<unknown>) => {
      const id = setTimeout(() => {
        timers.delete(id)
        if (typeof handler === "function") handler(...args)
      }, time)
      timers.add(id)
      return id
    },
    setInterval: (handler: TimerHandler, time?: number, ...args: ReadonlyArray<unknown>) => {
      const id = setInterval(handler, time, ...args)
      timers.add(id)
      return id
    },
    clearTimeout: (id: number) => {
      timers.delete(id)
      clearTimeout(id)
    },
    clearInterval: (id: number) => {
      timers.delete(id)
      clearInterval(id)
    }
  })
  const ports = new Set<MessagePort>()
  const { MessageChannel } = window
  const { close } = MessagePort.prototype
  MessagePort.prototype.close = function () {
    ports.delete(this)
    close.call(this)
  }
  Object.assign(window, {
    MessageChannel: class extends MessageChannel {
      constructor() {
        super()
        ports.add(this.port1)
      }
    },
    running: () => ({ timers: timers.size, ports: ports.size })
  })
}

declare global {
  interface Window {
    readonly running: () => { readonly timers: number; readonly ports: number }
  }
}
