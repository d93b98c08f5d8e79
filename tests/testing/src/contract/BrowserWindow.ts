/** As much of a browser's window as a kit and its wallets need, for tests in Node. */
export class BrowserWindow extends EventTarget {
  readonly location = { origin: "http://127.0.0.1", protocol: "http:" }

  /** Puts it where code looks for a window; answers with the way to take it away. */
  install(): () => void {
    const before = { window: globalThis.window, location: globalThis.location }
    Object.assign(globalThis, { window: this, location: this.location })
    return () => Object.assign(globalThis, before)
  }
}
