import {
  announce,
  createVirtualWallet,
  type PendingRequest,
  type Policy,
  type VirtualWallet
} from "@latchkey/testing"
import { chainNames } from "../chainNames.ts"
import type { Stack } from "../Stack.ts"
import { walletDeclarations, type WalletDeclaration } from "./declarations.ts"
import { faultChoices, type FaultName } from "./faultChoices.ts"

/** A test wallet that the page has, and how it behaves. */
export interface TestWallet {
  readonly declaration: WalletDeclaration
  readonly wallet: VirtualWallet
  readonly policy: Policy
  readonly fault: FaultName
  readonly locked: boolean
  readonly chainId: number
  /** What this site sees of it; empty when it is not connected. */
  readonly accounts: ReadonlyArray<string>
}

/** A request that waits for the person, and whose it is. */
export interface WaitingRequest {
  readonly declaration: WalletDeclaration
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
  readonly add: (id: string) => void
  /** Takes a wallet away as if it were uninstalled: it forgets this site and announces itself no more. */
  readonly remove: (id: string) => void
  readonly setPolicy: (id: string, policy: Policy) => void
  readonly setFault: (id: string, fault: FaultName) => void
  readonly setLocked: (id: string, locked: boolean) => void
  readonly dispose: () => void
}

interface Kept {
  readonly id: string
  readonly policy: Policy
  readonly locked?: boolean
}

const storageKey = "latchkey-playground:test-wallets"
const firstVisit: ReadonlyArray<Kept> = [{ id: "juniper", policy: "ask" }]
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

/** Local networks only: a wallet that was told of another node asks nobody. */
const fetchFrom =
  (stack: Stack): typeof globalThis.fetch =>
  (input, init) =>
    stack.some(({ rpcUrl }) => rpcUrl === input)
      ? globalThis.fetch(input, init)
      : Promise.reject(new TypeError("No local network answers there."))

/** Makes the test wallets of earlier visits, or the first one, and announces them. */
export const makeTestWallets = (stack: Stack, storage: Storage | undefined): TestWallets => {
  const listeners = new Set<() => void>()
  const removed = new Map<string, () => void>()
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

  const keepWaiting = (declaration: WalletDeclaration, request: PendingRequest) => {
    change({ waiting: [...state.waiting, { declaration, request }] })
    void request.settled.then(() =>
      change({ waiting: state.waiting.filter((entry) => entry.request !== request) })
    )
  }

  const make = (declaration: WalletDeclaration, { policy, locked = false }: Omit<Kept, "id">): TestWallet => {
    const wallet = createVirtualWallet({
      info: declaration.info,
      accounts: declaration.accounts,
      chains: declaration.chainIds.map((id) => ({
        id,
        name: chainNames[id] ?? `Chain ${id}`,
        rpcUrl: stack.find((chain) => chain.id === id)?.rpcUrl ?? "http://127.0.0.1/none"
      })),
      policy,
      fetch: fetchFrom(stack),
      onRequest: (request) => keepWaiting(declaration, request),
      ...(storage === undefined ? {} : { storage })
    })
    const follow = () => {
      const accounts = wallet.accounts()
      update(declaration.id, {
        chainId: wallet.chainId(),
        accounts,
        // A wallet is unlocked by its person when a site asks to connect.
        ...(accounts.length > 0 ? { locked: false } : {})
      })
    }
    wallet.provider.on("chainChanged", follow)
    wallet.provider.on("accountsChanged", follow)
    return {
      declaration,
      wallet,
      policy,
      fault: "none",
      locked,
      chainId: wallet.chainId(),
      accounts: wallet.accounts()
    }
  }

  const put = ({ id, ...kept }: Kept) => {
    const declaration = walletDeclarations.find((candidate) => candidate.id === id)
    if (declaration === undefined || find(id) !== undefined) return
    const entry = make(declaration, kept)
    change({
      wallets: walletDeclarations.flatMap((each) => (each === declaration ? [entry] : (find(each.id) ?? [])))
    })
    removed.set(id, announce(entry.wallet))
  }

  for (const kept of readKept(storage)) put(kept)

  return {
    getSnapshot: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    add: (id) => {
      put({ id, policy: "ask" })
      save()
    },
    remove: (id) => {
      const entry = find(id)
      if (entry === undefined) return
      removed.get(id)?.()
      removed.delete(id)
      entry.wallet.revoke()
      entry.wallet.disconnect()
      change({ wallets: state.wallets.filter((other) => other.declaration.id !== id) })
      save()
    },
    setPolicy: (id, policy) => {
      find(id)?.wallet.setPolicy(policy)
      update(id, { policy })
    },
    setFault: (id, fault) => {
      const entry = find(id)
      const choose = (name: FaultName) => faultChoices.find((choice) => choice.name === name)?.faults() ?? {}
      if (entry === undefined) return
      for (const method of Object.keys(choose(entry.fault))) entry.wallet.setFault(method, undefined)
      for (const [method, made] of Object.entries(choose(fault))) entry.wallet.setFault(method, made)
      update(id, { fault })
    },
    setLocked: (id, locked) => {
      const wallet = find(id)?.wallet
      if (locked) wallet?.lock()
      else wallet?.unlock()
      update(id, { locked })
    },
    dispose: () => {
      for (const stop of removed.values()) stop()
      removed.clear()
      listeners.clear()
    }
  }
}
