import {
  createKit,
  definePlugin,
  memoryStorage,
  type AccountState,
  type AnyPlugin,
  type Kit,
  type KitCore,
  type KitState,
  type Network,
  type NetworkInput,
  type Storage
} from "@latchkey/core"
import type { WalletStorage } from "../storage/WalletStorage.ts"
import type { ChainWallet, WalletPlace } from "../wallet/ChainWallet.ts"
import { BrowserWindow } from "./BrowserWindow.ts"
import type { ConnectorSubject } from "./ConnectorSubject.ts"
import { must } from "./must.ts"
import { rpcUrls } from "./rpcUrls.ts"
import { ready } from "./mustRun.ts"

const NEIGHBOUR = "neighbour"
const PATIENCE = 10_000

const neighbourNetwork: NetworkInput = {
  id: 1,
  name: "Neighbour",
  chainNamespace: NEIGHBOUR,
  nativeCurrency: { name: "Coin", symbol: "COIN", decimals: 18 },
  rpcUrls: { default: { http: [] } }
}

/** A namespace beside the one under test, with a wallet that says yes: what must never be disturbed. */
const neighbour = () =>
  definePlugin({
    id: NEIGHBOUR,
    namespaces: [{ id: NEIGHBOUR, name: "Neighbour" }],
    setup: (host) => {
      host.registerNamespace({ id: NEIGHBOUR, parseAddress: (text) => text })
      const session = {
        grants: [
          {
            namespace: NEIGHBOUR,
            accounts: [{ address: "neighbour-1", type: "eoa" as const }],
            networkId: `${NEIGHBOUR}:1` as const,
            provider: {}
          }
        ]
      }
      host.registerConnector({
        id: NEIGHBOUR,
        name: "Neighbour",
        namespaces: [NEIGHBOUR],
        connect: async () => session,
        reconnect: async () => session
      })
    }
  })

/** A visitor of a page with the plugin under test. */
export interface WalletVisit<Wallet extends ChainWallet = ChainWallet> {
  readonly namespace: string
  readonly storage: Storage
  readonly walletStorage: WalletStorage
  readonly place: WalletPlace
  readonly wallet: Wallet
  readonly plugin: AnyPlugin
  readonly kit: Kit
  /** Loads the page anew: another kit on what the first has stored. */
  readonly reload: () => Kit
  /** How many windows were opened. */
  readonly windows: () => number
  /** Puts something on the page until the visit ends. */
  readonly keep: (undo: () => void) => void
  readonly end: () => Promise<void>
}

const memory = (): WalletStorage => {
  const values = new Map<string, string>()
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value)
  }
}

/** How a page is. */
export interface VisitOptions {
  /** Puts something on the page before the wallet is there. */
  readonly before?: (place: WalletPlace) => () => void
  /** The app's own RPC URL, for each of the subject's networks. */
  readonly rpcUrl?: string
}

const countWindows = (place: object) => {
  const open: unknown = Reflect.get(place, "open")
  let windows = 0
  const count = () => {
    windows++
    return null
  }
  Reflect.set(place, "open", count)
  const stop = () =>
    void (open === undefined ? Reflect.deleteProperty(place, "open") : Reflect.set(place, "open", open))
  return { windows: () => windows, stop }
}

/** Opens a page in which the wallet is. */
export const openVisit = <Wallet extends ChainWallet>(
  subject: ConnectorSubject<Wallet>,
  { before, rpcUrl }: VisitOptions = {}
): WalletVisit<Wallet> => {
  const undo: Array<() => void> = []
  const inBrowser = typeof window !== "undefined"
  const place = inBrowser ? window : new BrowserWindow()
  if (place instanceof BrowserWindow) undo.push(place.install())
  const storage = memoryStorage()
  const walletStorage = memory()
  const wallet = subject.wallet(walletStorage)
  if (before !== undefined) undo.push(before(place))
  undo.push(wallet.announce(place))
  const { windows, stop } = countWindows(place)
  undo.push(stop)
  const plugin = subject.make()
  const kits: Array<KitCore> = []
  const load = (): Kit => {
    const options = {
      app: { name: "Contract", url: "http://127.0.0.1" },
      networks: [...subject.networks, neighbourNetwork],
      plugins: [...(subject.others?.() ?? []), plugin, neighbour()],
      storage,
      prefetch: false
    }
    const kit = createKit(
      rpcUrl === undefined ? options : { ...options, customRpcUrls: rpcUrls(options, rpcUrl) }
    )
    kits.push(kit)
    return kit
  }
  return {
    namespace: wallet.namespace,
    storage,
    walletStorage,
    place,
    wallet,
    plugin,
    kit: load(),
    reload: load,
    windows,
    keep: (back) => void undo.push(back),
    end: async () => {
      for (const kit of kits) await kit.dispose()
      for (const back of undo.toReversed()) back()
    }
  }
}

/** Waits for a state of a kit. Fails after 10 s, saying what was waited for. */
export const until = (kit: KitCore, holds: (state: KitState) => boolean, what: string): Promise<void> =>
  new Promise((resolve, reject) => {
    let stop = () => {}
    const timer = setTimeout(() => {
      stop()
      reject(new Error(`Not within ${PATIENCE / 1000} s: ${what}`))
    }, PATIENCE)
    const check = () => {
      if (!holds(kit.getSnapshot())) return
      clearTimeout(timer)
      stop()
      resolve()
    }
    stop = kit.subscribe(check)
    check()
  })

/** The id of the wallet's connector, once it is there. */
export const connectorOf = async ({ kit, wallet, namespace, plugin }: WalletVisit): Promise<string> => {
  const find = (state: KitState) =>
    state.connection.connectors.find(({ name, chains }) => name === wallet.name && chains.includes(namespace))
  await ready(kit, plugin)
  await until(kit, (state) => find(state) !== undefined, `a connector of the name ${wallet.name}`)
  return find(kit.getSnapshot())!.id
}

/** Connects the wallet. */
export const connectWallet = async (visit: WalletVisit): Promise<string> => {
  const connectorId = await connectorOf(visit)
  await visit.kit.connect({ connectorId, namespace: visit.namespace })
  return connectorId
}

/** Connects the wallet of the namespace beside it, and answers with what must stay as it is. */
export const connectNeighbour = async (kit: KitCore): Promise<() => void> => {
  await kit.connect({ connectorId: NEIGHBOUR })
  const facts = () => {
    const { account, connection, network } = kit.getSnapshot()
    return [account[NEIGHBOUR], connection.connections[NEIGHBOUR], network.byNamespace[NEIGHBOUR]] as const
  }
  const before = facts()
  must(before[0]?.status === "connected", "the neighbour did not connect")
  return () =>
    must(
      facts().every((value, index) => value === before[index]),
      "the other namespace was disturbed"
    )
}

/** The code of the error that the work ends with; fails when it succeeds or never ends. */
export const codeOf = async (work: Promise<unknown>): Promise<string> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<string>(
    (resolve) => (timer = setTimeout(() => resolve("nothing, in time"), PATIENCE))
  )
  const outcome = await Promise.race([
    work.then(
      () => "success",
      (error: unknown) => String((error as { readonly code?: unknown } | null)?.code)
    ),
    late
  ])
  clearTimeout(timer)
  return outcome
}

/** The account of the visit's namespace, as it is shown. */
export const accountOf = ({
  kit,
  namespace
}: Pick<WalletVisit, "kit" | "namespace">): AccountState | undefined => kit.getSnapshot().account[namespace]

/** The network of the visit's namespace. */
export const networkOf = ({ kit, namespace }: Pick<WalletVisit, "kit" | "namespace">): Network =>
  kit.getSnapshot().network.byNamespace[namespace]!.caipNetwork!

/** Fails unless nothing is connected and nobody waits. */
export const mustBeUnconnected = (visit: WalletVisit, when: string): void => {
  const account = accountOf(visit)
  must(account?.status === "disconnected" && account.address === undefined, `${when}: it is not disconnected`)
  const { attempts } = visit.kit.getSnapshot().connection
  must(attempts[visit.namespace] === undefined, `${when}: an attempt is left`)
}

/** How many questions the wallet has open. */
export const questionsOf = ({ wallet }: Pick<WalletVisit, "wallet">): number => wallet.pending().length

/** Lets everything run that is due. */
export const settleTurns = async (turns: number): Promise<void> => {
  for (let turn = 0; turn < turns; turn++) await new Promise((resolve) => setTimeout(resolve))
}

/** A clause over a visit, which ends with it. */
export const visiting =
  <Wallet extends ChainWallet>(
    subject: ConnectorSubject<Wallet>,
    run: (visit: WalletVisit<Wallet>) => Promise<void>,
    options?: VisitOptions
  ) =>
  async (): Promise<void> => {
    const visit = openVisit(subject, options)
    try {
      await run(visit)
    } finally {
      await visit.end()
    }
  }
