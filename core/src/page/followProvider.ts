/** What is looked at of a connection. */
interface FollowedConnection {
  readonly accounts: ReadonlyArray<{ readonly address: string }>
  /** CAIP-2. */
  readonly caipNetworkId: string
}

/** What is needed of a kit to follow its connection. */
export interface FollowedKit {
  readonly getSnapshot: () => {
    readonly account: Readonly<Record<string, { readonly status: string }>>
    readonly connection: { readonly connections: Readonly<Record<string, ReadonlyArray<FollowedConnection>>> }
  }
  readonly subscribe: (listener: () => void) => () => void
  readonly getProvider: (namespace?: string) => unknown
}

type Listener = (payload: any) => void

/** What is asked of a wallet, as EIP-1193 writes it. */
export interface WalletCall {
  readonly method: string
  readonly params?: any
}

/** A provider, as EIP-1193 describes one, of whichever wallet a kit is connected to. */
export interface FollowedProvider {
  /** Fails with what the wallet fails with, and with the code 4100 where none is connected. */
  readonly request: (call: WalletCall) => Promise<any>
  /** `connect`, `accountsChanged`, `chainChanged` and `disconnect`: what happens in the kit, in the task in which it does. */
  readonly on: (event: string, listener: Listener) => void
  readonly removeListener: (event: string, listener: Listener) => void
}

/**
 * The provider of a namespace's current wallet, which stays the same object when visitors change wallets. `toChain` writes the reference
 * of a CAIP-2 id as wallets of the namespace do.
 */
export const followProvider = (
  kit: FollowedKit,
  namespace: string,
  toChain: (reference: string) => unknown
): FollowedProvider => {
  const read = () => {
    const { account, connection } = kit.getSnapshot()
    const current = connection.connections[namespace]?.[0]
    return account[namespace]?.status !== "connected" || current === undefined
      ? undefined
      : {
          accounts: current.accounts.map(({ address }) => address),
          chain: toChain(current.caipNetworkId.slice(namespace.length + 1))
        }
  }
  const listeners = new Map<string, Set<Listener>>()
  const emit = (event: string, payload: unknown) => {
    for (const listener of [...(listeners.get(event) ?? [])]) listener(payload)
  }
  let before: ReturnType<typeof read>
  const onChange = () => {
    const [last, now] = [before, read()]
    before = now
    if (now !== undefined && last === undefined) emit("connect", { chainId: now.chain })
    if (now !== undefined && last !== undefined && last.chain !== now.chain) emit("chainChanged", now.chain)
    if (last?.accounts.join() !== now?.accounts.join()) emit("accountsChanged", now?.accounts ?? [])
    if (now === undefined && last !== undefined)
      emit("disconnect", Object.assign(new Error("The wallet is not connected any more."), { code: 4900 }))
  }
  let stop: (() => void) | undefined
  return {
    request: async (call) => {
      const wallet = kit.getProvider(namespace) as Pick<FollowedProvider, "request"> | undefined
      if (wallet === undefined || read() === undefined)
        throw Object.assign(new Error("No wallet is connected."), { code: 4100 })
      return wallet.request(call)
    },
    on: (event, listener) => {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
      if (stop !== undefined) return
      before = read()
      stop = kit.subscribe(onChange)
    },
    removeListener: (event, listener) => {
      listeners.get(event)?.delete(listener)
      if ([...listeners.values()].some(({ size }) => size > 0)) return
      stop?.()
      stop = undefined
    }
  }
}
