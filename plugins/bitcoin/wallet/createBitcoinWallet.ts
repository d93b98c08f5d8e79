import { createApprovalDesk } from "../../../tests/testing/src/approval/ApprovalDesk.ts"
import { createListeners } from "../../../tests/testing/src/provider/Listeners.ts"
import { ProviderRpcError } from "../../../tests/testing/src/provider/ProviderRpcError.ts"
import { createRequests } from "../../../tests/testing/src/wallet/Requests.ts"
import { completeWalletInfo } from "../../../tests/testing/src/wallet/walletInfo.ts"
import { bitcoinTestAccounts } from "./accounts/bitcoinTestAccounts.ts"
import { createBitcoinActions } from "./BitcoinActions.ts"
import type {
  BitcoinProviderKind,
  BitcoinProviders,
  BitcoinWallet,
  BitcoinWalletOptions
} from "./BitcoinWallet.ts"
import { createEsplora } from "./esplora/Esplora.ts"
import { walletNetworks } from "./networks/walletNetworks.ts"
import { createBitcoinState, type SeenByPage, type Sharing } from "./state/BitcoinState.ts"
import { readSavedBitcoinWallet, writeSavedBitcoinWallet } from "./state/SavedBitcoinWallet.ts"
import type { BitcoinWire, Call, WireContext, Wording } from "./wires/BitcoinWire.ts"
import { createLeatherWire } from "./wires/leather.ts"
import { createOkxWire } from "./wires/okx.ts"
import { createSatsConnectWire } from "./wires/satsConnect.ts"
import { createStandardWire } from "./wires/standard.ts"
import { createUnisatWire } from "./wires/unisat.ts"

const sharing: Readonly<Record<BitcoinProviderKind, Sharing>> = {
  standard: "addresses",
  satsConnect: "account",
  leather: "account",
  unisat: "address",
  okx: "address"
}

/**
 * Makes a Bitcoin wallet for tests and demonstrations: one of five kinds of providers over test keys. It checks what it is
 * given, signs it, sends it through Esplora APIs, and follows a policy where a person would decide.
 *
 * Loads nothing and asks nobody until the first request.
 *
 * Fails: `RangeError` when there is no account or no network, or a network that it does not know.
 */
export function createBitcoinWallet<K extends BitcoinProviderKind>(
  options: BitcoinWalletOptions<K>
): BitcoinWallet<K> {
  const kind = options.provider
  const name = options.name ?? "Virtual Bitcoin Wallet"
  const icon = options.icon ?? completeWalletInfo().icon
  const accounts = options.accounts ?? bitcoinTestAccounts
  const networks = servedNetworks(options.network)
  if (accounts.length === 0) throw new RangeError("A virtual Bitcoin wallet needs an account")

  const storageKey = options.storageKey ?? `virtual-bitcoin-wallet:${kind}:${name}`
  const listeners = createListeners()
  const requests = createRequests()
  const desk = createApprovalDesk({
    policy: options.policy ?? "approve",
    policies: options.policies ?? {},
    onRequest: options.onRequest
  })
  const state = createBitcoinState({
    accounts,
    networks,
    sharing: sharing[kind],
    paymentType: options.paymentType ?? "p2wpkh",
    purpose: options.purpose ?? "payment",
    saved: readSavedBitcoinWallet(options.storage, storageKey),
    save: (saved) => writeSavedBitcoinWallet(options.storage, storageKey, saved),
    changed: (before: SeenByPage, after: SeenByPage) => wire.changed(before, after)
  })
  const fetch = options.fetch ?? ((url, init) => globalThis.fetch(url, init))
  const actions = createBitcoinActions({
    state,
    desk,
    esplora: (network) => createEsplora(fetch, options.esploraUrl?.[network.caipNetworkId]),
    needsPermission: kind !== "leather"
  })

  const speak =
    (wording: Wording): Call =>
    (method, params, run) => {
      const cloned = clone(params)
      return requests.answer({ method, params }, async (decided) => {
        try {
          const isHeld = !wording.asking.has(method) && desk.ownPolicy(method) !== undefined
          if (isHeld) await desk.decide(method, cloned, { kind: "held" })
          const result = await run(cloned)
          decided("resolved")
          return wording.success(result)
        } catch (error) {
          if (!(error instanceof ProviderRpcError)) {
            decided("rejected")
            throw error
          }
          const failure = wording.failure(error)
          decided("rejected", failure.code)
          if ("thrown" in failure) throw failure.thrown
          return failure.answered
        }
      })
    }

  const context: WireContext = { name, icon, state, actions, desk, listeners, speak }
  const wire = createWire(kind, context, options.providerId)
  const networkOf = (caipNetworkId: string) => {
    const network = networks.find((candidate) => candidate.caipNetworkId === caipNetworkId)
    if (network === undefined) throw new RangeError(`The virtual wallet does not serve ${caipNetworkId}`)
    return network
  }

  return {
    kind,
    name,
    icon,
    namespace: "bip122",
    provider: wire.provider,
    networks: networks.map((network) => network.caipNetworkId),
    announce: (place = globalThis.window) => wire.announce(place),
    addresses: () => state.held().map((holding) => holding.address),
    accounts: () => state.shown().map((holding) => holding.address),
    network: () => state.network().caipNetworkId,
    setAccounts: (addresses) => state.select(state.owned(addresses)),
    switchNetwork: (caipNetworkId) => state.move(networkOf(caipNetworkId)),
    revoke: () => state.grant([]),
    emit: (event, ...args) => listeners.emit(event, args),
    setPolicy: desk.setPolicy,
    pending: desk.pending,
    nextRequest: desk.nextRequest,
    requests: requests.entries,
    clearRequests: requests.clear,
    setFault: requests.setFault,
    listenerCount: () => listeners.count()
  }
}

function createWire<K extends BitcoinProviderKind>(
  kind: K,
  context: WireContext,
  providerId: string | undefined
): BitcoinWire<BitcoinProviders[K]> {
  const makers: { readonly [P in BitcoinProviderKind]: () => BitcoinWire<BitcoinProviders[P]> } = {
    standard: () => createStandardWire(context),
    satsConnect: () => createSatsConnectWire(context, providerId),
    leather: () => createLeatherWire(context),
    unisat: () => createUnisatWire(context),
    okx: () => createOkxWire(context)
  }
  return makers[kind]()
}

function servedNetworks(given: string | readonly string[] | undefined) {
  if (given === undefined) return walletNetworks
  const served = (typeof given === "string" ? [given] : given).map((caipNetworkId) => {
    const network = walletNetworks.find((candidate) => candidate.caipNetworkId === caipNetworkId)
    if (network === undefined) throw new RangeError(`A virtual Bitcoin wallet does not know ${caipNetworkId}`)
    return network
  })
  if (served.length === 0) throw new RangeError("A virtual Bitcoin wallet needs a network")
  return served
}

/** A copy that stays as it is when the page changes its own object later; what cannot be cloned is kept as it is. */
function clone(params: unknown): unknown {
  try {
    return structuredClone(params)
  } catch {
    return params
  }
}
