import { frameOrigin, type FramedWindow } from "@latchkey/core"
import {
  accountSlice,
  Connections,
  KeyValue,
  State,
  type Host,
  type Networks,
  type PluginModule
} from "@latchkey/core/effect"
import { makeOffer, untilClosed } from "@latchkey/core/chain-kit/effect"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import type { FarcasterOptions } from "./FarcasterOptions.ts"
import { InstalledClient } from "./InstalledClient.ts"
import { makeClientLine } from "./line/makeClientLine.ts"
import { openTransport, type MessagingWindow } from "./line/openTransport.ts"
import { makeFarcasterWallet } from "./makeFarcasterWallet.ts"

const namespace = "eip155"

/** The working part of the plugin: one connector, where a Farcaster client shows the page and says that it has a wallet. */
export const farcasterModule = (
  { autoConnect }: FarcasterOptions,
  allowedDomains: ReadonlyArray<string>,
  page: (FramedWindow & MessagingWindow) | undefined = globalThis.window
): PluginModule<object, InstalledClient | Host> => ({
  start: Effect.gen(function* () {
    const transport = page && openTransport(page, frameOrigin(page, allowedDomains))
    if (transport === undefined) return Context.make(InstalledClient, { begin: () => {} })
    const line = makeClientLine(transport)
    const wallet = makeFarcasterWallet(line, yield* KeyValue)
    const state = yield* State
    const connections = yield* Connections
    const offer = yield* makeOffer
    const run = Effect.runForkWith(yield* Effect.context<Networks>())
    const connecting = connections.connect({ connectorId: wallet.connector.id })
    let [isReady, isOffered] = [false, false]
    const connect = () => {
      const { status } = state.read(accountSlice)[namespace] ?? {}
      if (!isReady || !isOffered || autoConnect === false || wallet.isLeft() || status !== "disconnected")
        return
      // Nobody asked for it: where the wallet says no, all is as before.
      run(Effect.catch(Effect.asVoid(connecting), () => Effect.void))
    }
    yield* untilClosed(() => {
      let isClosed = false
      let withdraw: (() => void) | undefined
      void wallet.isThere().then((isThere) => {
        if (isClosed || !isThere) return
        withdraw = offer(wallet.connector)
        isOffered = true
        connect()
      })
      return () => {
        isClosed = true
        withdraw?.()
        line.close()
      }
    })
    return Context.make(InstalledClient, {
      begin: () => {
        isReady = true
        connect()
      }
    })
  }),
  ready: Effect.map(InstalledClient, ({ begin }) => begin())
})
