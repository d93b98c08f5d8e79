import {
  announceStandard,
  mergeStandardWallets,
  type PendingRequest,
  type Policy,
  type WalletStorage
} from "@latchkey/testing"
import type { ChainName } from "../chains/chains.ts"
import type { Stack } from "../Stack.ts"
import { walletDeclarations, type WalletDeclaration } from "./declarations.ts"
import { faultChoices, type FaultName } from "./faultChoices.ts"
import { loadSide } from "./sides/loadSide.ts"
import type { WalletSide } from "./sides/WalletSide.ts"

/** A test wallet that the page has, and how it behaves. */
export interface TestWallet {
  readonly declaration: WalletDeclaration
  readonly policy: Policy
  readonly fault: FaultName
  readonly locked: boolean
  /** One for each of its chains that is switched on, once its code is loaded. */
  readonly sides: ReadonlyArray<WalletSide>
}

/** A request that waits for the user, and its wallet. */
export interface WaitingRequest {
  readonly declaration: WalletDeclaration
  readonly side: WalletSide
  readonly request: PendingRequest
}

export interface TestWalletsState {
  /** In the order of the declarations. */
  readonly wallets: ReadonlyArray<TestWallet>
  /** In order of arrival; the first is shown. */
  readonly waiting: ReadonlyArray<WaitingRequest>
}

/** The test wallets of this page. They remember what they were allowed, and which of them there are. */
export interface TestWallets {
  readonly getSnapshot: () => TestWalletsState
  readonly subscribe: (listener: () => void) => () => void
  /** Loads the wallets' sides of these chains and announces them, and no others. Fails: rejects when code does not come. */
  readonly serve: (chains: ReadonlyArray<ChainName>) => Promise<void>
  /** Resolves when the wallet is announced. */
  readonly add: (id: string) => Promise<void>
  /** Takes a wallet away as if it were uninstalled: it forgets this site and announces itself no more. */
  readonly remove: (id: string) => void
  readonly setPolicy: (id: string, policy: Policy) => void
  readonly setFault: (id: string, fault: FaultName) => void
  readonly setLocked: (id: string, locked: boolean) => void
  /** Makes this site unknown to a wallet. */
  readonly revoke: (id: string) => void
  readonly dispose: () => void
}

interface Kept {
  readonly id: string
  readonly policy: Policy
  readonly locked?: boolean
}

/** What stays with a wallet while it is installed. */
interface Installed {
  readonly sides: Map<ChainName, WalletSide>
  announced: ReadonlyArray<WalletSide>
  withdraw: () => void
}

const storageKey = "latchkey-playground:wallets"
const firstVisit: ReadonlyArray<Kept> = ["juniper", "meridian", "saffron", "granite", "lupin", "comet"].map(
  (id) => ({ id, policy: "ask" })
)
const policies: ReadonlyArray<Policy> = ["ask", "approve", "reject", "hang"]

const readKept = (storage: Storage | undefined): ReadonlyArray<Kept> => {
  try {
    const list: unknown = JSON.parse(storage?.getItem(storageKey) ?? "null")
    if (!Array.isArray(list)) return firstVisit
    return list.filter(
      (entry: Partial<Kept> | null): entry is Kept =>
        walletDeclarations.some(({ id }) => id === entry?.id) &&
        policies.some((policy) => policy === entry?.policy)
    )
  } catch {
    return firstVisit
  }
}

const writeKept = (storage: Storage | undefined, kept: ReadonlyArray<Kept>) => {
  try {
    storage?.setItem(storageKey, JSON.stringify(kept))
  } catch {
    // The wallets of this visit are forgotten with it.
  }
}

/** A wallet's storage that reports each write: wallets save whatever a site can notice. */
const watchedStorage = (storage: Storage | undefined, written: () => void): WalletStorage => ({
  getItem: (key) => storage?.getItem(key) ?? null,
  setItem: (key, value) => {
    queueMicrotask(written)
    storage?.setItem(key, value)
  }
})

/** Local networks only: a wallet with another node sends no request. */
const fetchFrom =
  ({ networks, sponsor }: Stack): typeof globalThis.fetch =>
  (input, init) => {
    const url = String(input instanceof Request ? input.url : input)
    const isLocal = [
      ...networks.flatMap(({ rpcUrl, restUrl = rpcUrl }) => [rpcUrl, restUrl]),
      ...(sponsor === undefined ? [] : [sponsor.bundlerUrl, sponsor.paymasterUrl])
    ].some((known) => url === known || url.startsWith(`${known}/`))
    return isLocal
      ? globalThis.fetch(input, init)
      : Promise.reject(new TypeError("No local network answers there."))
  }

/** Wallets of several Wallet Standard chains register once, under one name. */
const announceSides = (
  { name, icon }: WalletDeclaration,
  sides: ReadonlyArray<WalletSide>
): ReadonlyArray<() => void> => {
  const standard = sides.flatMap((side) => (side.standard === undefined ? [] : [side.standard]))
  return standard.length > 1
    ? [
        announceStandard(mergeStandardWallets(name, standard, icon)),
        ...sides.filter((side) => side.standard === undefined).map(({ wallet }) => wallet.announce())
      ]
    : sides.map(({ wallet }) => wallet.announce())
}

/** Makes the test wallets of earlier visits, or the first ones. None is announced before `serve`. */
export const makeTestWallets = (
  stack: Stack,
  storage: Storage | undefined,
  fetch: typeof globalThis.fetch = fetchFrom(stack)
): TestWallets => {
  const listeners = new Set<() => void>()
  const installed = new Map<string, Installed>()
  let served: ReadonlyArray<ChainName> = []
  let work: Promise<unknown> = Promise.resolve()
  let state: TestWalletsState = { wallets: [], waiting: [] }

  const change = (next: Partial<TestWalletsState>) => {
    state = { ...state, ...next }
    for (const listener of [...listeners]) listener()
  }
  const save = () =>
    writeKept(
      storage,
      state.wallets.map(({ declaration, policy, locked }) => ({ id: declaration.id, policy, locked }))
    )
  const find = (id: string) => state.wallets.find(({ declaration }) => declaration.id === id)
  const update = (id: string, next: Partial<TestWallet>) => {
    change({
      wallets: state.wallets.map((entry) => (entry.declaration.id === id ? { ...entry, ...next } : entry))
    })
    save()
  }

  const keepWaiting = (declaration: WalletDeclaration, side: WalletSide, request: PendingRequest) => {
    change({ waiting: [...state.waiting, { declaration, side, request }] })
    void request.settled.then(() =>
      change({ waiting: state.waiting.filter((entry) => entry.request !== request) })
    )
  }

  const setFaults = ({ wallet }: WalletSide, fault: FaultName, on: boolean) => {
    const made = faultChoices.find(({ name }) => name === fault)?.faults() ?? {}
    for (const [method, act] of Object.entries(made)) wallet.setFault(method, on ? act : undefined)
  }

  /** The user unlocks a wallet when a site asks to connect. */
  const follow = (id: string) => {
    const isOpen = find(id)?.sides.some(
      ({ setLocked, wallet }) => setLocked !== undefined && wallet.accounts().length > 0
    )
    update(id, isOpen === true ? { locked: false } : {})
  }

  const makeSide = async (entry: TestWallet, chain: ChainName, { sides }: Installed): Promise<WalletSide> => {
    const { declaration } = entry
    const make = await loadSide(chain)
    const side = make({
      declaration,
      stack,
      policy: find(declaration.id)?.policy ?? entry.policy,
      storage: watchedStorage(storage, () => follow(declaration.id)),
      fetch,
      onRequest: (request) => keepWaiting(declaration, side, request)
    })
    setFaults(side, entry.fault, true)
    sides.set(chain, side)
    return side
  }

  /** Brings a wallet's announcements in line with the chains that are served. */
  const arrange = async (entry: TestWallet) => {
    const { declaration } = entry
    const own = installed.get(declaration.id)
    if (own === undefined) return
    const sides = await Promise.all(
      declaration.chains
        .filter((chain) => served.includes(chain))
        .map(async (chain) => own.sides.get(chain) ?? makeSide(entry, chain, own))
    )
    const isSame =
      sides.length === own.announced.length && sides.every((side) => own.announced.includes(side))
    if (isSame || installed.get(declaration.id) !== own) return
    own.withdraw()
    const undo = announceSides(declaration, sides)
    own.announced = sides
    own.withdraw = () => undo.forEach((withdraw) => withdraw())
    update(declaration.id, { sides })
  }

  /** One after the other: each looks at what the one before has loaded. */
  const inTurn = (job: () => Promise<unknown>): Promise<void> => {
    const done = work.then(job).then(() => undefined)
    work = done.catch(() => undefined)
    return done
  }

  const put = ({ id, policy, locked = false }: Kept) => {
    const declaration = walletDeclarations.find((candidate) => candidate.id === id)
    if (declaration === undefined || find(id) !== undefined) return
    const entry: TestWallet = { declaration, policy, fault: "none", locked, sides: [] }
    installed.set(id, { sides: new Map(), announced: [], withdraw: () => {} })
    change({
      wallets: walletDeclarations.flatMap((each) => (each === declaration ? [entry] : (find(each.id) ?? [])))
    })
  }

  for (const kept of readKept(storage)) put(kept)

  return {
    getSnapshot: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    serve: (chains) =>
      inTurn(() => {
        served = chains
        return Promise.all(state.wallets.map(arrange))
      }),
    add: (id) => {
      put({ id, policy: "ask" })
      save()
      return inTurn(async () => {
        const entry = find(id)
        if (entry !== undefined) await arrange(entry)
      })
    },
    remove: (id) => {
      const own = installed.get(id)
      installed.delete(id)
      own?.withdraw()
      for (const { wallet, leave } of own?.sides.values() ?? []) {
        wallet.revoke()
        leave?.()
      }
      change({ wallets: state.wallets.filter(({ declaration }) => declaration.id !== id) })
      save()
    },
    setPolicy: (id, policy) => {
      for (const { wallet } of installed.get(id)?.sides.values() ?? []) wallet.setPolicy(policy)
      update(id, { policy })
    },
    setFault: (id, fault) => {
      for (const side of installed.get(id)?.sides.values() ?? []) {
        setFaults(side, find(id)?.fault ?? "none", false)
        setFaults(side, fault, true)
      }
      update(id, { fault })
    },
    setLocked: (id, locked) => {
      for (const { setLocked } of installed.get(id)?.sides.values() ?? []) setLocked?.(locked)
      update(id, { locked })
    },
    revoke: (id) => {
      for (const { wallet } of installed.get(id)?.sides.values() ?? []) wallet.revoke()
      update(id, {})
    },
    dispose: () => {
      for (const { withdraw } of installed.values()) withdraw()
      installed.clear()
      listeners.clear()
    }
  }
}
