import { afterEach } from "vitest"

const isLoopback = (host: string) =>
  /^(localhost|.+\.localhost|127(\.\d+){3}|::1|\[::1\]|0\.0\.0\.0)$/i.test(host)

// One guard for all files that run in a worker, where they are not kept apart.
const guard = Symbol.for("latchkey.networkGuard")
const guarded = globalThis as { [guard]?: Array<string> }
const isFirst = guarded[guard] === undefined
const refused = (guarded[guard] ??= [])

const refuse = (target: string): never => {
  refused.push(target)
  throw new Error(`A test may only reach loopback hosts, and asked for ${target}`)
}

const guardUrl = (target: unknown) => {
  const text = target instanceof Request ? target.url : String(target)
  const url = new URL(text, globalThis.location?.href ?? "http://localhost")
  if (/^(https?|wss?):$/.test(url.protocol) && !isLoopback(url.hostname)) refuse(url.origin)
}

const guardFunction = <K extends string>(holder: Partial<Record<K, Function>>, name: K, at = 0) => {
  const original = holder[name]
  if (typeof original !== "function") return
  holder[name] = new Proxy(original, {
    apply: (target, self, args) => {
      guardUrl(args[at])
      return Reflect.apply(target, self, args)
    },
    construct: (target, args, newTarget) => {
      guardUrl(args[at])
      return Reflect.construct(target, args, newTarget)
    }
  })
}

const inNode = typeof process === "object" && typeof process.versions?.node === "string"

if (inNode && isFirst) {
  // Everything in Node (fetch, http, a simulated DOM, any client library) opens its connections here.
  const { Socket } = await import("node:net")
  const connect = Socket.prototype.connect
  Socket.prototype.connect = function (this: typeof Socket.prototype, ...args: Array<any>) {
    const [first] = Array.isArray(args[0]) ? args[0] : args
    const host = typeof first === "object" ? (first.path ? "localhost" : first.host) : args[1]
    if (typeof host === "string" && !isLoopback(host)) refuse(host)
    return Reflect.apply(connect, this, args)
  } as typeof connect
}

if (isFirst) {
  const { fetch } = globalThis
  globalThis.fetch = async (input, init) => {
    guardUrl(input)
    return fetch(input, init)
  }
  guardFunction(globalThis as any, "WebSocket")
  guardFunction(globalThis as any, "EventSource")
  if (!inNode) {
    guardFunction(XMLHttpRequest.prototype as any, "open", 1)
    guardFunction(navigator as any, "sendBeacon")
  }
}

afterEach(() => {
  // Images, style sheets and fonts pass by no function that could be wrapped.
  const loaded = inNode
    ? []
    : performance
        .getEntriesByType("resource")
        .map(({ name }) => new URL(name))
        .filter((url) => /^https?:$/.test(url.protocol) && !isLoopback(url.hostname))
        .map((url) => url.origin)
  performance.clearResourceTimings?.()
  const hosts = [...new Set([...refused.splice(0), ...loaded])]
  if (hosts.length > 0) throw new Error(`The test reached for the network: ${hosts.join(", ")}`)
})
