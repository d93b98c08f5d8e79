import type { SiwxStore } from "./SiwxStore.ts"

export type { SiwxStore } from "./SiwxStore.ts"

/**
 * Sends a command to a Redis or a Valkey, by the client that your server has. With `redis`: `(command) =>
 * client.sendCommand([...command])`; with `ioredis`: `([name, ...rest]) => client.call(name, ...rest)`.
 */
export type SendRedis = (
  command: readonly [name: string, ...rest: ReadonlyArray<string>]
) => PromiseLike<unknown>

/** What a store in Redis may be told beside. */
export interface RedisStoreOptions {
  /** What all its keys begin with; `latchkey-siwx:` by default. */
  readonly prefix?: string
}

/**
 * Keeps sign-ins in a Redis, 6.2 or later, or a Valkey, which several servers share; it forgets by itself what has expired. Its calls
 * reject as `send` does. Where it may drop keys when its memory is full, visitors are signed out.
 */
export const redisStore = (send: SendRedis, options: RedisStoreOptions = {}): SiwxStore => {
  const { prefix = "latchkey-siwx:" } = options
  const textOf = (answer: unknown) =>
    typeof answer === "string"
      ? answer
      : answer instanceof Uint8Array
        ? new TextDecoder().decode(answer)
        : undefined
  const put = (key: string, value: string, expiresAt: number, ...more: ReadonlyArray<string>) =>
    send(["SET", prefix + key, value, "PXAT", String(Math.ceil(expiresAt)), ...more])
  return {
    set: async (key, value, expiresAt) => void (await put(key, value, expiresAt)),
    add: async (key, value, expiresAt) => textOf(await put(key, value, expiresAt, "NX")) === "OK",
    get: async (key) => textOf(await send(["GET", prefix + key])),
    take: async (key) => textOf(await send(["GETDEL", prefix + key]))
  }
}
