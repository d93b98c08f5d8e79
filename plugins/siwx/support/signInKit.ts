import { createKit, memoryStorage, readSlice, type Plugin, type Storage } from "@latchkey/core"
import { Features } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { vi } from "vitest"
import { siwx } from "../src/react/index.ts"
import type { SiwxOptions } from "../src/SiwxOptions.ts"
import { siwxSlice, type SiwxState } from "../src/SiwxState.ts"
import { network, testChain, testWallet } from "./testChain.ts"
import { testServer } from "./testServer.ts"

/** What a visitor's browser keeps from one page load to the next. */
export interface Browser {
  readonly storage: Storage
  readonly wallet: ReturnType<typeof testWallet>
  readonly site: ReturnType<typeof testServer>
  /** Another wallet of the same namespace, where there is one: both may be connected at once. */
  readonly second?: ReturnType<typeof testWallet>
}

/** Lets several wallets of a namespace be connected at once. */
const severalWallets: Plugin<"severalWallets", object> = {
  id: "severalWallets",
  load: async () => ({
    start: Effect.flatMap(Features, (features) => {
      const before = features.get()
      return features.set({ ...before, values: { ...before.values, multiWallet: true } })
    })
  })
}

/** A browser that was never here. */
export const newBrowser = (): Browser => ({
  storage: memoryStorage(),
  wallet: testWallet(),
  site: testServer()
})

/** A page of the test chain with two networks, whose visitors sign in with the real server part. */
export const openPage = async (
  { storage, wallet, site, second }: Browser = newBrowser(),
  options: SiwxOptions = {}
) => {
  const kit = createKit({
    app: { name: "Shop", url: "http://shop.test" },
    networks: [network(1), network(2)],
    plugins: [
      testChain(wallet, second === undefined ? {} : { second }),
      siwx({ backend: site.backend, ...options })
    ],
    storage
  })
  if (second !== undefined) await kit.use(severalWallets)
  const now = (): SiwxState => readSlice(kit.getSnapshot(), siwxSlice)
  await kit.ready()
  return {
    kit,
    now,
    wallet,
    site,
    /** Waits until it has come to something. */
    until: (...wanted: ReadonlyArray<SiwxState["status"]>) =>
      vi.waitFor(
        () => {
          if (!wanted.includes(now().status)) throw new Error(`${now().status}, not ${wanted.join(" or ")}`)
        },
        { interval: 1, timeout: 5_000 }
      ),
    views: () => kit.getSnapshot().navigation.stack.map(({ view }) => view),
    isOpen: () => kit.getSnapshot().navigation.open,
    connect: async () => {
      kit.open()
      await kit.connect({ connectorId: "wallet" })
    }
  }
}
