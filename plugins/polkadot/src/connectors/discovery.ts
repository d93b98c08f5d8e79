import { plainText } from "@latchkey/core"
import { Connectors, watchPage, type Connector } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Scope from "effect/Scope"
import { readInjectedWallets, type InjectedWallet } from "./injectedWallets.ts"
import { knownWallets } from "./knownWallets.ts"
import { makeWalletConnector, type ConnectorTools } from "./makeWalletConnector.ts"
import type { WalletWindow } from "./WalletWindow.ts"

const MAX_WALLETS = 100
const MAX_NAME = 64

/**
 * Registers a connector for each wallet in `window.injectedWeb3`, as long as the scope is open: those that are there,
 * and those that come as long as `watchPage` looks.
 *
 * A wallet's key and object are frozen when it is first seen: what stands under the key later, or the same object under
 * another, is ignored. One that goes by the name of another is marked as a clash, unless its key is the known one.
 */
export const discoverWallets = (window: WalletWindow, tools: ConnectorTools) =>
  Effect.gen(function* () {
    const connectors = yield* Connectors
    const scope = yield* Effect.scope
    const keys = new Set<string>()
    const sources = new WeakSet<object>()
    const byName = new Map<string, Array<{ readonly id: string; readonly isKnown: boolean }>>()

    const register = (connector: Connector) =>
      Exit.isSuccess(Effect.runSyncExit(Scope.provide(connectors.register(connector), scope)))

    const add = (wallet: InjectedWallet) => {
      const announcedName = plainText(wallet.key, MAX_NAME)
      if (announcedName === "" || keys.size >= MAX_WALLETS) return
      if (keys.has(wallet.key) || sources.has(wallet.source)) return
      keys.add(wallet.key)
      sources.add(wallet.source)
      const known = Object.hasOwn(knownWallets, wallet.key) ? knownWallets[wallet.key] : undefined
      const [name = announcedName, rdns] = known ?? []
      const rivals = byName.get(name.toLowerCase()) ?? []
      byName.set(name.toLowerCase(), rivals)
      const clash = known === undefined && rivals.length > 0
      const named = { name, announcedName, clash, ...(rdns === undefined ? {} : { rdns }) }
      const idOf = (number: number) => `polkadot:${announcedName}${number > 1 ? `#${number}` : ""}`
      let number = 1
      const make = () => makeWalletConnector({ ...named, id: idOf(number) }, wallet.enable, tools)
      while (number < MAX_WALLETS && !register(make())) number++
      for (const rival of rivals) if (!rival.isKnown) connectors.mark(rival.id, { clash: true })
      rivals.push({ id: idOf(number), isKnown: known !== undefined })
    }

    yield* watchPage(window, () => readInjectedWallets(window).forEach(add))
  })
