import { createApprovalDesk } from "../../../tests/testing/src/approval/ApprovalDesk.ts"
import type { WalletPlace } from "../../../tests/testing/src/wallet/ChainWallet.ts"
import { createRequests, deciding } from "../../../tests/testing/src/wallet/Requests.ts"
import { cosmosChainInfos } from "./cosmosChainInfos.ts"
import { dialectOf } from "./cosmosDialects.ts"
import { askingMethods, cosmosMethods, type CosmosContext } from "./cosmosMethods.ts"
import { cosmosTestAccounts } from "./cosmosTestAccounts.ts"
import type { CosmosWallet, CosmosWalletOptions } from "./CosmosWallet.ts"
import { addressOn, createCosmosWalletState } from "./CosmosWalletState.ts"
import { createKeplr } from "./createKeplr.ts"
import { placeProperty } from "./placeProperty.ts"
import { readSavedCosmosWallet, writeSavedCosmosWallet } from "./SavedCosmosWallet.ts"
import { createSender } from "./sendTransaction.ts"
import { watchListeners, type ListenerWatch } from "./watchListeners.ts"

/**
 * Makes a Cosmos wallet for tests and demonstrations: a provider with Keplr's interface and test keys that checks what it
 * is given, signs it, and follows a policy where a person would decide.
 *
 * Loads nothing and asks nobody until the first request.
 *
 * Fails: `RangeError` when there is no account.
 */
export function createCosmosWallet(options: CosmosWalletOptions = {}): CosmosWallet {
  const key = options.name ?? "keplr"
  const dialect = dialectOf(key)
  const accountEvent = options.accountEvent ?? dialect.accountEvent
  const storageKey = options.storageKey ?? `virtual-wallet:cosmos:${key}`
  const requests = createRequests()
  const places = new Map<WalletPlace, ListenerWatch>()
  const desk = createApprovalDesk({
    policy: options.policy ?? "approve",
    policies: options.policies ?? {},
    onRequest: options.onRequest
  })
  const state = createCosmosWalletState({
    accounts: options.accounts ?? cosmosTestAccounts,
    chains: options.chains ?? cosmosChainInfos,
    saved: readSavedCosmosWallet(options.storage, storageKey),
    save: (saved) => writeSavedCosmosWallet(options.storage, storageKey, saved)
  })
  const emit = (event = accountEvent) => {
    for (const place of places.keys()) place.dispatchEvent(new Event(event))
  }
  const select = (selected: string) => {
    if (selected === state.facts().selected) return
    state.commit({ selected })
    emit()
  }
  const revoke = () => state.commit({ granted: [], mayList: false })
  const context: CosmosContext = {
    state,
    desk,
    dialect,
    opening: new Map(),
    send: createSender(options.fetch ?? ((url, init) => globalThis.fetch(url, init)), options.restUrls ?? {}),
    select
  }

  async function answer(method: keyof typeof cosmosMethods, args: readonly unknown[]): Promise<unknown> {
    if (!askingMethods.has(method) && desk.ownPolicy(method) !== undefined) {
      await desk.decide(method, args, { kind: "held" })
    }
    const result = await cosmosMethods[method](context, args)
    return state.facts().gone ? new Promise(() => {}) : result
  }

  const provider = createKeplr(dialect, options.version ?? "0.12.0", (method, args, receive) =>
    requests.answer({ method, params: args }, async (decided) => {
      if (state.facts().gone) return new Promise(() => {})
      try {
        return await deciding(async () => answer(method, receive()))(decided)
      } catch (error) {
        if (state.facts().gone) return new Promise(() => {})
        throw error
      }
    })
  )

  const addressOf = (chainId: string, account = state.facts().selected) => {
    const chain = state.chain(chainId)
    if (chain === undefined) throw new RangeError(`The virtual wallet does not know the chain ${chainId}`)
    return addressOn(state.find(account), chain)
  }

  return {
    name: dialect.name,
    namespace: "cosmos",
    path: dialect.path,
    accountEvent,
    provider,
    announce(place = globalThis.window) {
      const watch = places.get(place) ?? watchListeners(place, accountEvent)
      places.set(place, watch)
      const undo = [
        placeProperty(place, dialect.path, { value: provider, writable: false }),
        ...dialect.globals.map((name) =>
          placeProperty(place, name, { value: provider[name], writable: false })
        )
      ]
      return () => {
        for (const putBack of undo.toReversed()) putBack()
        watch.stop()
        places.delete(place)
      }
    },
    chainIds: () => state.chains().map(({ chainId }) => chainId),
    grantedChainIds: () => state.facts().granted,
    accounts: () =>
      state.facts().locked
        ? []
        : state.facts().granted.flatMap((chainId) => (state.chain(chainId) ? [addressOf(chainId)] : [])),
    addressOn: addressOf,
    setPolicy: desk.setPolicy,
    pending: desk.pending,
    nextRequest: desk.nextRequest,
    requests: requests.entries,
    clearRequests: requests.clear,
    setAccounts([first]) {
      if (first === undefined) revoke()
      else select(state.find(first).name)
    },
    revoke,
    lock: () => state.commit({ locked: true }),
    unlock: () => state.commit({ locked: false }),
    vanish: () => state.commit({ gone: true }),
    emit,
    setFault: requests.setFault,
    listenerCount: () => [...places.values()].reduce((sum, watch) => sum + watch.count(), 0)
  }
}
