import { redisStore } from "@latchkey/siwx/redis"
import { siwxServer } from "@latchkey/siwx/server"

/** A client of the package `redis`, connected. */
interface RedisClient {
  readonly sendCommand: (command: Array<string>) => Promise<unknown>
}

export const makeSignIn = (client: RedisClient) =>
  siwxServer({
    origin: "https://shop.example",
    // With `ioredis`: ([name, ...rest]) => client.call(name, ...rest)
    store: redisStore((command) => client.sendCommand([...command]))
  })
