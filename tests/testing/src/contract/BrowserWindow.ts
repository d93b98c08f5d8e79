type Page = Record<PropertyKey, unknown>

const events = ["addEventListener", "removeEventListener", "dispatchEvent"] as const

/**
 * As much of a browser's window as a kit and its wallets need, for tests in Node. As in a browser, the window and the global object
 * are one: what is put on either is there on both.
 */
export class BrowserWindow extends EventTarget {
  readonly location = { origin: "http://127.0.0.1", protocol: "http:" }
  readonly #before = new Map<PropertyKey, PropertyDescriptor | undefined>()

  constructor() {
    super()
    const own: Page = { install: () => this.#install() }
    for (const name of events) own[name] = this[name].bind(this)
    const at = (key: PropertyKey) => (Object.hasOwn(own, key) ? own : globalThis)
    return new Proxy(this, {
      get: (_, key) => Reflect.get(at(key), key) as unknown,
      has: (_, key) => Reflect.has(at(key), key),
      set: (_, key, value) => this.#put(key, value),
      defineProperty: (_, key, descriptor) => {
        this.#note(key)
        return Reflect.defineProperty(globalThis, key, descriptor)
      },
      deleteProperty: (_, key) => Reflect.deleteProperty(globalThis, key)
    })
  }

  /** Puts it where code looks for a window; answers with the way to take it away, and all that was put on it. */
  install(): () => void {
    return this.#install()
  }

  #install(): () => void {
    this.#put("window", globalThis)
    this.#put("location", this.location)
    for (const name of events) this.#put(name, this[name].bind(this))
    return () => {
      for (const [key, descriptor] of this.#before) {
        if (descriptor === undefined) Reflect.deleteProperty(globalThis, key)
        else Reflect.defineProperty(globalThis, key, descriptor)
      }
      this.#before.clear()
    }
  }

  #note(key: PropertyKey): void {
    if (!this.#before.has(key)) this.#before.set(key, Reflect.getOwnPropertyDescriptor(globalThis, key))
  }

  #put(key: PropertyKey, value: unknown): boolean {
    this.#note(key)
    return Reflect.defineProperty(globalThis, key, {
      value,
      writable: true,
      configurable: true,
      enumerable: true
    })
  }
}
