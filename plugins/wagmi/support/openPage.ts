import { createKit, memoryStorage, type KitCore, type Storage } from "@latchkey/core"
import { evm } from "@latchkey/evm"
import { multiWallet } from "@latchkey/multi-wallet"
import { announce, createVirtualWallet, type VirtualWallet } from "@latchkey/testing"
import { vi } from "vitest"

/** A chain as viem writes one. */
export const chain = (id: number, rpcUrl = "http://127.0.0.1:1") => ({
  id,
  name: `Chain ${id}`,
  nativeCurrency: { name: "Ether", symbol: "ETH", decimals: 18 },
  rpcUrls: { default: { http: [rpcUrl] } }
})

const store = () => {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value)
  }
}

/** A wallet, of the name `io.<name>`, that remembers its sites over reloads. */
export const makeWallet = (name: string, chains: ReadonlyArray<ReturnType<typeof chain>>): VirtualWallet =>
  createVirtualWallet({
    chains: chains.map(({ rpcUrls, ...rest }) => ({ ...rest, rpcUrl: rpcUrls.default.http[0]! })),
    info: { name, rdns: `io.${name}`, uuid: `00000000-0000-4000-8000-00000000000${name.length % 10}` },
    storage: store()
  })

/** What a visitor's browser has: wallets, and what the site stored. */
export interface Browser {
  readonly wallets: ReadonlyArray<VirtualWallet>
  readonly storage: Storage
}

/** A browser with these wallets, where the site was never opened. */
export const openBrowser = (wallets: ReadonlyArray<VirtualWallet>): Browser => ({
  wallets,
  storage: memoryStorage()
})

const published = [chain(1), chain(10)]

/** A kit over chains 1 and 10, with several wallets. */
export const makeKit = (
  storage: Storage,
  networks: ReadonlyArray<ReturnType<typeof chain>> = published
): KitCore =>
  createKit({
    app: { name: "Test" },
    networks,
    plugins: [evm(), multiWallet()],
    storage,
    prefetch: false
  }) as unknown as KitCore

/** Loads the page: a kit over chains 1 and 10, with several wallets, as it finds the browser. */
export const openPage = (
  { wallets, storage }: Browser,
  networks: ReadonlyArray<ReturnType<typeof chain>> = published
): KitCore => {
  const window = new EventTarget()
  vi.stubGlobal("window", window)
  vi.stubGlobal("location", { origin: "http://127.0.0.1", protocol: "http:" })
  for (const wallet of wallets) announce(wallet, window)
  return makeKit(storage, networks)
}

/** The kit's id of a wallet. */
export const idOf = (kit: KitCore, wallet: VirtualWallet): string =>
  kit.getSnapshot().connection.connectors.find(({ rdns }) => rdns === wallet.info.rdns)!.id
