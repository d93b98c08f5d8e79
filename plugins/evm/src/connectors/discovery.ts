import { Connectors } from "@latchkey/core/effect"
import { attempt, latestPerTask, runningScripts, walletLimit } from "@latchkey/core/chain-kit"
import { backgroundRun, makeOffer, untilClosed } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import type { EvmOptions } from "../EvmApi.ts"
import { makeRequestOnce } from "../provider/Eip1193.ts"
import { decodeAnnouncement, isProvider, type Announcement } from "./announcement.ts"
import { makeWalletConnector } from "./makeWalletConnector.ts"

const ANNOUNCE = "eip6963:announceProvider"
const REQUEST = "eip6963:requestProvider"
const INITIALIZED = "ethereum#initialized"
const INJECTED = {
  id: "injected",
  type: "injected",
  name: "Browser Wallet",
  imageId: "07ba87ed-43aa-4adf-4540-9e6a2b9cae00"
} as const

/** The part of `window` that wallets use. */
export type WalletWindow = Pick<EventTarget, "addEventListener" | "removeEventListener" | "dispatchEvent"> & {
  readonly ethereum?: unknown
}

/**
 * Registers a connector for each wallet of the page, as long as the scope is open: those that announce themselves
 * (EIP-6963), and `window.ethereum` where it is none of them.
 *
 * A wallet's rdns, uuid and provider are frozen when it is first seen: whatever comes later under the same uuid or
 * from the same provider is ignored. Another provider under a known rdns is an entry of its own, both marked as a
 * clash. What one task announces is registered together, as far as `walletLimit` lets it.
 */
export const discoverWallets = (window: WalletWindow, options: EvmOptions) =>
  Effect.gen(function* () {
    const connectors = yield* Connectors
    const offer = yield* makeOffer
    const tools = { askOnce: makeRequestOnce(), run: yield* backgroundRun }
    const limit = walletLimit()
    const latest = latestPerTask()
    const uuids = new Set<string>()
    const announced = new Set<object>()
    const countByRdns = new Map<string, number>()
    let injected: { readonly provider: object; readonly remove: () => void } | undefined

    const offerWallet = (wallet: Parameters<typeof makeWalletConnector>[0], provider: object) =>
      offer(makeWalletConnector(wallet, provider, tools))

    const addAnnounced = ({ rdns, name, icon, provider }: Announcement) => {
      const earlier = countByRdns.get(rdns) ?? 0
      const id = earlier === 0 ? rdns : `${rdns}#${earlier + 1}`
      const shown = { name, rdns, announcedName: name, ...(icon === undefined ? {} : { icon }) }
      if (offerWallet({ id, type: "announced", clash: earlier > 0, ...shown }, provider) === undefined) return
      countByRdns.set(rdns, earlier + 1)
      if (earlier === 1) connectors.mark(rdns, { clash: true })
    }

    const settleInjected = () => {
      if (injected !== undefined && announced.has(injected.provider)) {
        injected.remove()
        injected = undefined
      }
      const provider = options.enableInjected === false ? undefined : attempt(() => window.ethereum)
      if (injected !== undefined || !isProvider(provider) || announced.has(provider)) return
      const remove = offerWallet(INJECTED, provider)
      if (remove !== undefined) injected = { provider, remove }
    }
    const settleSoon = () => latest.put(INJECTED, settleInjected)

    const onAnnounce = (event: Event) => {
      if (limit.isFull()) return
      const announcement = decodeAnnouncement(event)
      if (announcement === undefined) return
      const { uuid, rdns, provider } = announcement
      if (uuids.has(uuid) || announced.has(provider) || !limit.admit(rdns, runningScripts())) return
      uuids.add(uuid)
      announced.add(provider)
      latest.put(provider, () => addAnnounced(announcement))
      settleSoon()
    }

    yield* untilClosed(() => {
      if (options.enableEIP6963 !== false) {
        window.addEventListener(ANNOUNCE, onAnnounce)
        window.dispatchEvent(new Event(REQUEST))
      }
      window.addEventListener(INITIALIZED, settleSoon)
      latest.flush()
      settleInjected()
      return () => {
        latest.stop()
        window.removeEventListener(ANNOUNCE, onAnnounce)
        window.removeEventListener(INITIALIZED, settleSoon)
      }
    })
  })
