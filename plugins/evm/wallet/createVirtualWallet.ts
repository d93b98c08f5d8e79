import { testAccounts } from "./accounts/testAccounts.ts"
import { announce } from "./announce/announce.ts"
import { createApprovalDesk } from "../../../tests/testing/src/approval/ApprovalDesk.ts"
import { chainIdHex } from "../../../tests/testing/src/chain/WalletChain.ts"
import type {
  Eip1193Provider,
  RequestArguments
} from "../../../tests/testing/src/provider/Eip1193Provider.ts"
import { createListeners } from "../../../tests/testing/src/provider/Listeners.ts"
import { createCallNode } from "../../../tests/testing/src/rpc/callNode.ts"
import { readSavedWallet, writeSavedWallet } from "./state/SavedWallet.ts"
import { answer, disconnectedError } from "./methods/answer.ts"
import { unknownChain } from "./methods/chains.ts"
import { createRequests, deciding } from "../../../tests/testing/src/wallet/Requests.ts"
import type { VirtualWallet, VirtualWalletOptions } from "./VirtualWallet.ts"
import { completeWalletInfo } from "../../../tests/testing/src/wallet/walletInfo.ts"
import { createWalletState } from "./state/WalletState.ts"

/**
 * Makes an Ethereum wallet for tests and demonstrations: an EIP-1193 provider with test keys that checks what it is
 * given, signs it, sends it to real nodes, and follows a policy where a person would decide.
 *
 * Loads nothing and asks nobody until the first request. Sends `connect` in the next microtask.
 *
 * Fails: `RangeError` when there is no chain or account, or `chainId` is not one of `chains`.
 */
export function createVirtualWallet(options: VirtualWalletOptions): VirtualWallet {
  const accounts = options.accounts ?? testAccounts
  const chainId = options.chainId ?? options.chains[0]?.id
  if (
    chainId === undefined ||
    !options.chains.some((chain) => chain.id === chainId) ||
    accounts.length === 0
  ) {
    throw new RangeError("A virtual wallet needs an account, a chain, and a chainId out of its chains")
  }

  const { personality } = options
  const info = completeWalletInfo({ ...personality?.info, ...options.info })
  const storageKey = options.storageKey ?? `virtual-wallet:${info.rdns}`
  const listeners = createListeners()
  const requests = createRequests()
  const desk = createApprovalDesk({
    policy: options.policy ?? "approve",
    policies: options.policies ?? {},
    onRequest: options.onRequest,
    refusal: personality?.refusal
  })
  const state = createWalletState({
    accounts,
    chains: options.chains,
    chainId,
    saved: readSavedWallet(options.storage, storageKey),
    save: (saved) => writeSavedWallet(options.storage, storageKey, saved),
    emit: (event, payload) => listeners.emit(event, [payload])
  })
  const context = {
    state,
    desk,
    callNode: createCallNode(options.fetch ?? ((url, init) => globalThis.fetch(url, init))),
    switchOnAdd: options.switchOnAdd ?? true,
    unknownChain: personality?.unknownChain ?? unknownChain,
    batchAccount: options.batchAccount,
    operations: options.operations,
    grantsSessions: options.grantsSessions ?? false,
    turns: new Map<string, Promise<unknown>>(),
    origin: globalThis.location?.origin ?? "null"
  }

  const provider: Eip1193Provider = {
    ...personality?.flags,
    ...options.flags,
    request: (args: RequestArguments) =>
      requests.answer(
        args,
        deciding(() => answer(args, context))
      ) as Promise<unknown>,
    on(event, listener) {
      listeners.add(event, listener)
      return provider
    },
    removeListener(event, listener) {
      listeners.remove(event, listener)
      return provider
    }
  }

  const announceConnection = () => {
    if (state.facts().connected) listeners.emit("connect", [{ chainId: chainIdHex(state.facts().chainId) }])
  }
  queueMicrotask(announceConnection)

  const wallet: VirtualWallet = {
    info,
    name: info.name,
    namespace: "eip155",
    announce: (place) => announce(wallet, place),
    provider,
    addresses: accounts.map((account) => account.address),
    accounts: state.shownAccounts,
    chainId: () => state.facts().chainId,
    chains: state.chains,
    setPolicy: desk.setPolicy,
    pending: desk.pending,
    nextRequest: desk.nextRequest,
    requests: requests.entries,
    clearRequests: requests.clear,
    setAccounts(chosen) {
      const owned = state.owned(chosen)
      const isConnected = state.facts().granted.length > 0
      state.commit({
        ...(owned.length > 0 && { selection: owned }),
        ...(isConnected && { granted: owned })
      })
    },
    switchTo(id) {
      if (state.chain(id) === undefined) throw new RangeError(`The virtual wallet does not know chain ${id}`)
      state.commit({ chainId: id })
    },
    revoke: () => state.commit({ granted: [] }),
    lock: () => state.commit({ locked: true }),
    unlock: () => state.commit({ locked: false }),
    disconnect() {
      state.commit({ connected: false })
      desk.rejectAll(disconnectedError())
      listeners.emit("disconnect", [disconnectedError()])
    },
    reconnect() {
      state.commit({ connected: true })
      announceConnection()
    },
    emit: (event, ...args) => listeners.emit(event, args),
    setFault: requests.setFault,
    listenerCount: listeners.count
  }
  return wallet
}
