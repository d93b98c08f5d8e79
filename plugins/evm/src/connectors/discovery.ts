import { Connectors } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Scope from "effect/Scope"
import type { EvmOptions } from "../EvmApi.ts"
import { makeAskOnce } from "../provider/Eip1193.ts"
import { decodeAnnouncement, isProvider, type Announcement } from "./announcement.ts"
import { makeWalletConnector } from "./makeWalletConnector.ts"

const MAX_WALLETS = 100
const ANNOUNCE = "eip6963:announceProvider"
const REQUEST = "eip6963:requestProvider"
const INITIALIZED = "ethereum#initialized"

/** The part of `window` that wallets use. */
export type WalletWindow = Pick<EventTarget, "addEventListener" | "removeEventListener" | "dispatchEvent"> & {
  readonly ethereum?: unknown
}

const injectedProvider = (window: WalletWindow): object | undefined => {
  try {
    const { ethereum } = window
    return isProvider(ethereum) ? ethereum : undefined
  } catch {
    return undefined
  }
}

/**
 * Registers a connector for each wallet of the page, as long as the scope is open: those that announce themselves
 * (EIP-6963), and `window.ethereum` where it is none of them.
 *
 * A wallet's rdns, uuid and provider are frozen when it is first seen: whatever comes later under the same uuid or
 * from the same provider is ignored. Another provider under a known rdns is an entry of its own, both marked as a
 * clash. What one task announces is registered together.
 */
export const discoverWallets = (window: WalletWindow, options: EvmOptions) =>
  Effect.gen(function* () {
    const connectors = yield* Connectors
    const scope = yield* Effect.scope
    const fork = Effect.runForkWith(yield* Effect.context())
    const tools = {
      askOnce: makeAskOnce(),
      run: (effect: Effect.Effect<void>) => {
        const fiber = fork(effect)
        return () => fiber.interruptUnsafe()
      }
    }
    const uuids = new Set<string>()
    const announced = new Set<object>()
    const countByRdns = new Map<string, number>()
    let waiting: Array<Announcement> = []
    let scheduled = false
    let stopped = false
    let injected: { readonly provider: object; readonly scope: Scope.Closeable } | undefined

    const register = (connector: ReturnType<typeof makeWalletConnector>, until: Scope.Scope) =>
      Exit.isSuccess(Effect.runSyncExit(Scope.provide(connectors.register(connector), until)))

    const registerAnnounced = ({ rdns, name, icon, provider }: Announcement) => {
      const earlier = countByRdns.get(rdns) ?? 0
      const id = earlier === 0 ? rdns : `${rdns}#${earlier + 1}`
      const wallet = {
        id,
        type: "announced",
        name,
        rdns,
        announcedName: name,
        clash: earlier > 0,
        ...(icon === undefined ? {} : { icon })
      } as const
      if (!register(makeWalletConnector(wallet, provider, tools), scope)) return
      countByRdns.set(rdns, earlier + 1)
      if (earlier === 1) connectors.mark(rdns, { clash: true })
    }

    const settleInjected = () => {
      if (injected !== undefined && announced.has(injected.provider)) {
        Effect.runSync(Scope.close(injected.scope, Exit.void))
        injected = undefined
      }
      const provider = options.enableInjected === false ? undefined : injectedProvider(window)
      if (injected !== undefined || provider === undefined || announced.has(provider)) return
      const wallet = {
        id: "injected",
        type: "injected",
        name: "Browser Wallet",
        imageId: INJECTED_IMAGE_ID
      } as const
      const own = Scope.forkUnsafe(scope)
      if (register(makeWalletConnector(wallet, provider, tools), own)) injected = { provider, scope: own }
    }

    const flush = () => {
      scheduled = false
      if (stopped) return
      const batch = waiting
      waiting = []
      batch.forEach(registerAnnounced)
      settleInjected()
    }

    const schedule = () => {
      if (scheduled) return
      scheduled = true
      queueMicrotask(flush)
    }

    const onAnnounce = (event: Event) => {
      if (announced.size >= MAX_WALLETS) return
      const announcement = decodeAnnouncement(event)
      if (announcement === undefined) return
      const { uuid, provider } = announcement
      if (uuids.has(uuid) || announced.has(provider)) return
      uuids.add(uuid)
      announced.add(provider)
      waiting.push(announcement)
      schedule()
    }

    yield* Effect.acquireRelease(
      Effect.sync(() => {
        if (options.enableEIP6963 !== false) {
          window.addEventListener(ANNOUNCE, onAnnounce)
          window.dispatchEvent(new Event(REQUEST))
        }
        window.addEventListener(INITIALIZED, schedule)
        flush()
      }),
      () =>
        Effect.sync(() => {
          stopped = true
          window.removeEventListener(ANNOUNCE, onAnnounce)
          window.removeEventListener(INITIALIZED, schedule)
        })
    )
  })

const INJECTED_IMAGE_ID = "07ba87ed-43aa-4adf-4540-9e6a2b9cae00"
