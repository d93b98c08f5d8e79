import { createKit, memoryStorage, readSlice, type Storage } from "@latchkey/core"
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
}

/** A browser that was never here. */
export const newBrowser = (): Browser => ({
  storage: memoryStorage(),
  wallet: testWallet(),
  site: testServer()
})

/** A page of the test chain with two networks, whose visitors sign in with the real server part. */
export const openPage = async (
  { storage, wallet, site }: Browser = newBrowser(),
  options: SiwxOptions = {}
) => {
  const kit = createKit({
    app: { name: "Shop", url: "http://shop.test" },
    networks: [network(1), network(2)],
    plugins: [testChain(wallet), siwx({ backend: site.backend, ...options })],
    storage
  })
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
