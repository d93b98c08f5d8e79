import type { KitCore } from "@latchkey/core"
import type { EIP1193RequestFn } from "viem"
import { isSameConnection, NAMESPACE, readConnection } from "./readConnection.ts"
import type { Describe } from "./SentRequest.ts"
import { takeIntoLedger } from "./takeIntoLedger.ts"

type Listener = (payload: any) => void

/** A provider (EIP-1193) of whichever wallet the kit is connected to: it stays the same object when the visitor changes wallets. */
export interface FollowedProvider {
  readonly request: EIP1193RequestFn
  readonly on: (event: string, listener: Listener) => void
  readonly removeListener: (event: string, listener: Listener) => void
}

const toHex = (chainId: number) => `0x${chainId.toString(16)}`

/**
 * The provider that wagmi is given. A request goes to the wallet that is connected then, and fails with the code 4100 where none is; the
 * events are the kit's own, so that they say what its hooks say. What it sends is in the kit's ledger.
 */
export const followProvider = (kit: KitCore, describe?: Describe): FollowedProvider => {
  const listeners = new Map<string, Set<Listener>>()
  const emit = (event: string, payload: unknown) => {
    for (const listener of [...(listeners.get(event) ?? [])]) listener(payload)
  }
  let before = readConnection(kit.getSnapshot())
  const onChange = () => {
    const now = readConnection(kit.getSnapshot())
    if (isSameConnection(before, now)) return
    const last = before
    before = now
    if (now === undefined) {
      emit("accountsChanged", [])
      emit("disconnect", Object.assign(new Error("The wallet is not connected any more."), { code: 4900 }))
      return
    }
    if (last === undefined) emit("connect", { chainId: toHex(now.chainId) })
    else if (last.chainId !== now.chainId) emit("chainChanged", toHex(now.chainId))
    if (last === undefined || last.accounts.join() !== now.accounts.join())
      emit("accountsChanged", [...now.accounts])
  }
  let stop: (() => void) | undefined

  const ask = (args: { readonly method: string; readonly params?: unknown }): Promise<unknown> => {
    const wallet = kit.getProvider(NAMESPACE) as
      | { readonly request: (asked: typeof args) => Promise<unknown> }
      | undefined
    return wallet === undefined
      ? Promise.reject(Object.assign(new Error("No wallet is connected."), { code: 4100 }))
      : wallet.request(args)
  }
  const take = takeIntoLedger(kit, ask, describe)
  const request = async (args: { readonly method: string; readonly params?: unknown }) => {
    const chainId = readConnection(kit.getSnapshot())?.chainId
    const answer = await ask(args)
    if (chainId !== undefined) take(args.method, args.params, chainId, answer)
    return answer
  }

  return {
    request: request as EIP1193RequestFn,
    on: (event, listener) => {
      const all = listeners.get(event) ?? new Set()
      listeners.set(event, all.add(listener))
      if (stop !== undefined) return
      before = readConnection(kit.getSnapshot())
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
