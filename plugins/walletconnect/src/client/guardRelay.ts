import { attempt, type Diagnostic } from "@latchkey/core"

/** Relays of the protocol refuse messages that are longer: their own limit is in the hundreds of kilobytes. */
const MAX_CHARACTERS = 2_000_000

/** What of the protocol's relayer is held on to: none of it is in its types. */
interface Relayer {
  provider: { readonly connection: Connection }
  registerProviderListeners: () => void
  onProviderPayload: (payload: unknown) => Promise<void>
  readonly publisher: {
    checkQueue: () => void
    rpcPublish: (...request: ReadonlyArray<unknown>) => Promise<unknown>
  }
}
interface Connection {
  onPayload: (event: { readonly data?: unknown }) => void
  readonly events: { readonly emit: (name: "payload", payload: object) => unknown }
}

/**
 * Stands between a relay and the protocol's client, which throws into the page what it cannot read: a message that is no JSON-RPC
 * is dropped, one that is too long is not even parsed, and what the client throws while it takes a message ends here. Each is told.
 */
export const guardRelay = (relayer: object, tell: (diagnostic: Diagnostic) => void): void => {
  const own = relayer as Relayer
  const dropped = (what: string) =>
    tell({
      code: "WALLETCONNECT_RELAY_MESSAGE_DROPPED",
      message: `A message of the WalletConnect relay was dropped: ${what}.`,
      advice: "Nothing to do where it happens once. Else check relayUrl: what answers there is no relay.",
      page: "plugins/walletconnect/#who-is-contacted-and-when",
      variant: "warning"
    })
  const guard = (connection: Connection) => {
    connection.onPayload = ({ data }) => {
      if (typeof data !== "string") return dropped("it is no text")
      if (data.length > MAX_CHARACTERS) return dropped(`it has more than ${MAX_CHARACTERS} characters`)
      const payload: unknown = attempt(() => JSON.parse(data))
      if (typeof payload !== "object" || payload === null || Array.isArray(payload))
        return dropped("it is no JSON-RPC")
      const isTaken = attempt(() => {
        connection.events.emit("payload", payload)
        return true
      })
      if (isTaken !== true) dropped("the client could not read it")
    }
  }
  const register = own.registerProviderListeners.bind(relayer)
  own.registerProviderListeners = () => {
    guard(own.provider.connection)
    register()
  }
  const take = own.onProviderPayload.bind(relayer)
  const { publisher } = own
  const [publish, publishAgain] = [publisher.rpcPublish.bind(publisher), publisher.checkQueue.bind(publisher)]
  let isAgain = false
  publisher.checkQueue = () => {
    isAgain = true
    try {
      publishAgain()
    } finally {
      isAgain = false
    }
  }
  // Who publishes hears of a refusal; of one that is tried again nobody waits.
  publisher.rpcPublish = (...request) =>
    isAgain ? publish(...request).catch(() => undefined) : publish(...request)
  own.onProviderPayload = (payload) => take(payload).catch(() => dropped("the client could not read it"))
}
