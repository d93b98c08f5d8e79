import type { App, Diagnostic } from "@latchkey/core"
import { ConnectionFailedError } from "@latchkey/core/effect"
import { fromPromise, withDeadline } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import { ProviderMissingError } from "../errors.ts"
import { chooseRelay, type RelayFailure } from "../relay/chooseRelay.ts"
import { probeRelay, relayAddress } from "../relay/probeRelay.ts"
import { watchRelay } from "../relay/watchRelay.ts"
import type { WalletConnectOptions } from "../WalletConnectOptions.ts"
import { clientOf, type Client } from "./Client.ts"
import { wakeRelay } from "./wakeRelay.ts"

const PUBLIC_RELAY = "wss://relay.walletconnect.org"
const DISCONNECT_MILLIS = 2_000
const OPEN_MILLIS = 20_000
const passedOver = (preferred: string, chosen: string): Diagnostic => ({
  code: "WALLETCONNECT_RELAY_PASSED_OVER",
  message: `The WalletConnect relay ${preferred} did not answer; ${chosen} has taken its place.`,
  advice: "Check that it runs, and that the page's content security policy allows it.",
  page: "plugins/walletconnect/#who-is-contacted-and-when"
})
const left = { code: 6000, message: "User disconnected." }

/** What a client is made for. */
export interface ClientNeeds {
  readonly connectorId: string
  readonly app: App
  readonly options: WalletConnectOptions
  /** Tells the page's developer. */
  readonly tell: (diagnostic: Diagnostic) => void
}

/** The protocol's client: opened at the first need, once. */
export interface ClientAccess {
  /** The relays, the preferred one first. */
  readonly relays: ReadonlyArray<string>
  /** Fails: `ConnectionFailedError`, `ProviderMissingError`; the next use tries again. */
  readonly client: Effect.Effect<Client, ConnectionFailedError | ProviderMissingError>
  /** Sees to it that a relay is there to connect to. Fails as `chooseRelay`. */
  readonly reachRelay: (client: Client) => Effect.Effect<void, RelayFailure>
  /** Sees to it that a session which is restored has a relay, or the developer hears why not. */
  readonly watch: (client: Client) => void
  /** Tells the wallet of a session that it is over. Fails: `ConnectionFailedError`. */
  readonly end: (client: Client, topic: string) => Effect.Effect<void, ConnectionFailedError>
  /** The same, in two seconds at most, and whatever happens. */
  readonly endQuietly: (client: Client, topic: string) => Effect.Effect<void>
  /** Ends the connection with the relay; an app's own client stays as it is. */
  readonly close: Effect.Effect<void>
}

/** Makes the access to the client that the options want: the app's own, or one of the kit's. */
export const makeClientAccess = ({ connectorId, app, options, tell }: ClientNeeds): ClientAccess => {
  const { universalProvider, manualControl, projectId } = options
  const relays = [options.relayUrl ?? PUBLIC_RELAY].flat()
  let opening: Promise<Client> | undefined
  let stopWaking = () => {}
  let stopWatching = () => {}

  const find = async (): Promise<Client> => {
    if (universalProvider !== undefined)
      return clientOf(
        await (typeof universalProvider === "function" ? universalProvider() : universalProvider)
      )
    if (manualControl === true) throw new ProviderMissingError()
    const { openClient } = await import("./openClient.ts")
    return openClient(app, options, relays[0]!, tell)
  }
  const open = async (): Promise<Client> => {
    const found = await find()
    stopWaking = wakeRelay(found)
    return found
  }

  const end: ClientAccess["end"] = ({ provider }, topic) =>
    fromPromise(
      () =>
        provider.session?.topic === topic
          ? provider.disconnect()
          : provider.client.disconnect({ topic, reason: left }),
      (cause) => new ConnectionFailedError({ connectorId }, cause)
    )

  const probe = (signFor: Client["signFor"]) => (relayUrl: string) =>
    fromPromise(() => signFor(relayUrl), String).pipe(
      Effect.flatMap((auth) => probeRelay(relayAddress(relayUrl, { auth, projectId }))),
      Effect.catch(() => Effect.undefined)
    )

  // The relay of an app's own client is the app's choice.
  const reachRelay: ClientAccess["reachRelay"] = ({ connected, signFor, useRelay }) =>
    universalProvider !== undefined || connected()
      ? Effect.void
      : Effect.map(chooseRelay(relays, probe(signFor)), (chosen) => {
          if (chosen !== relays[0]) tell(passedOver(relays[0]!, chosen))
          useRelay(chosen)
        })

  return {
    relays,
    client: withDeadline(
      fromPromise(
        () => (opening ??= open()),
        (cause) => {
          opening = undefined
          return cause instanceof ProviderMissingError
            ? cause
            : new ConnectionFailedError({ connectorId }, cause)
        }
      ),
      OPEN_MILLIS,
      () => Effect.fail(new ConnectionFailedError({ connectorId }, "The client did not start in time."))
    ),
    reachRelay,
    watch: (client) => {
      if (universalProvider === undefined) stopWatching = watchRelay(client, reachRelay, tell)
    },
    end,
    endQuietly: (client, topic) =>
      withDeadline(end(client, topic), DISCONNECT_MILLIS, () => Effect.void).pipe(
        Effect.catch(() => Effect.void)
      ),
    close: Effect.suspend(() => {
      stopWaking()
      stopWatching()
      const opened = opening
      return opened === undefined || universalProvider !== undefined
        ? Effect.void
        : Effect.promise(() => opened.then(({ close }) => close()).catch(() => {}))
    })
  }
}
