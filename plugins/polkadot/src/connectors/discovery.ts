import { plainText } from "@latchkey/core"
import { AppInfo, Connectors, KeyValue } from "@latchkey/core/effect"
import { walletLimit, watchPage } from "@latchkey/core/chain-kit"
import { makeOffer, untilClosed } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import type { WalletSessions } from "../WalletSession.ts"
import { readInjectedWallets, type InjectedWallet } from "./injectedWallets.ts"
import { knownWallets } from "./knownWallets.ts"
import { makeWalletConnector } from "./makeWalletConnector.ts"
import type { WalletWindow } from "./WalletWindow.ts"

const MAX_NAME = 64

/**
 * Registers a connector for each wallet in `window.injectedWeb3`, as long as the scope is open: those that are there,
 * and those that come as long as `watchPage` looks; as many as `walletLimit` lets in.
 *
 * A wallet's key and object are frozen when it is first seen: what stands under the key later, or the same object under
 * another, is ignored. One that goes by the name of another is marked as a clash, unless its key is the known one.
 */
export const discoverWallets = (window: WalletWindow, sessions: WalletSessions) =>
  Effect.gen(function* () {
    const connectors = yield* Connectors
    const tools = { appName: (yield* AppInfo).name, storage: yield* KeyValue, sessions }
    const offer = yield* makeOffer
    const limit = walletLimit()
    const seen = new Set<unknown>()
    const byName = new Map<string, Array<{ readonly id: string; readonly isKnown: boolean }>>()

    const add = ({ key, source, enable }: InjectedWallet) => {
      const announcedName = plainText(key, MAX_NAME)
      if (announcedName === "" || seen.has(key) || seen.has(source)) return
      const isKnown = Object.hasOwn(knownWallets, key)
      const [name = announcedName, rdns] = (isKnown ? knownWallets[key] : undefined) ?? []
      const shared = name.toLowerCase()
      if (!limit.admit(shared)) return
      seen.add(key).add(source)
      const rivals = byName.get(shared) ?? []
      byName.set(shared, rivals)
      const shown = { name, announcedName, clash: !isKnown && rivals.length > 0, ...(rdns && { rdns }) }
      const offerAs = (id: string) => offer(makeWalletConnector({ ...shown, id }, enable, tools))
      let id = `polkadot:${announcedName}`
      for (let number = 2; offerAs(id) === undefined; number++) id = `polkadot:${announcedName}#${number}`
      for (const rival of rivals) if (!rival.isKnown) connectors.mark(rival.id, { clash: true })
      rivals.push({ id, isKnown })
    }

    yield* untilClosed(() => watchPage(window, () => readInjectedWallets(window).forEach(add)))
  })
