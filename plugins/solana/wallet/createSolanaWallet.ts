import { createApprovalDesk } from "../../../tests/testing/src/approval/ApprovalDesk.ts"
import { createListeners } from "../../../tests/testing/src/provider/Listeners.ts"
import type { ProviderListener } from "../../../tests/testing/src/provider/Eip1193Provider.ts"
import { createCallNode } from "../../../tests/testing/src/rpc/callNode.ts"
import { createRequests, deciding } from "../../../tests/testing/src/wallet/Requests.ts"
import { completeWalletInfo } from "../../../tests/testing/src/wallet/walletInfo.ts"
import { announceStandard } from "../../../tests/testing/src/walletStandard/announceStandard.ts"
import type { StandardAccount } from "../../../tests/testing/src/walletStandard/StandardWallet.ts"
import { connect, disconnect } from "./features/connect.ts"
import { signIn } from "./features/signIn.ts"
import { signMessage } from "./features/signMessage.ts"
import { signAndSendTransaction, signTransaction } from "./features/signTransaction.ts"
import type { SolanaMethod } from "./features/SolanaContext.ts"
import { loggedInputs } from "./foreignInput.ts"
import { inherited } from "./inherited.ts"
import { gone } from "./refusals.ts"
import { readPermission, writePermission } from "./savedPermission.ts"
import { createSolanaPermission } from "./SolanaPermission.ts"
import type { SolanaFeatureName, SolanaFeatures } from "./SolanaStandard.ts"
import type { SolanaTestAccount } from "./SolanaTestAccount.ts"
import { solanaTestAccounts } from "./solanaTestAccounts.ts"
import type { SolanaWallet, SolanaWalletOptions } from "./SolanaWallet.ts"

/**
 * Makes a Solana wallet for tests and demonstrations: a Wallet Standard wallet with test keys that checks what it is
 * given, signs it, sends it to real nodes, and follows a policy where a person would decide.
 *
 * Loads nothing and asks nobody until the first signature.
 *
 * Fails: `RangeError` when there is no chain or account.
 */
export function createSolanaWallet(options: SolanaWalletOptions = {}): SolanaWallet {
  const keys = options.accounts ?? solanaTestAccounts
  const chains = [...(options.chains ?? ["solana:mainnet", "solana:devnet"])]
  if (keys.length === 0 || chains.length === 0) {
    throw new RangeError("A virtual Solana wallet needs an account and a chain")
  }
  const { name, icon } = completeWalletInfo({
    name: options.name ?? "Virtual Solana Wallet",
    ...(options.icon !== undefined && { icon: options.icon as `data:image/${string}` })
  })
  const offered = new Set<SolanaFeatureName>(options.features ?? allFeatures)
  const storageKey = options.storageKey ?? `virtual-wallet:solana:${name}`

  const listeners = createListeners()
  const requests = createRequests()
  const withdrawals = new Set<() => void>()
  let vanished = false
  let pretended: unknown

  const chainFeatures = [...offered].filter((feature) => feature.startsWith("solana:"))
  const accounts = new Map(keys.map((key) => [key.address, standardAccount(key, chains, chainFeatures)]))
  const permission = createSolanaPermission({
    keys,
    accounts,
    saved: readPermission(options.storage, storageKey),
    sharesAtStart: options.sharesAtStart ?? false,
    save: (granted) => writePermission(options.storage, storageKey, granted),
    tell: (change) => listeners.emit("change", [change])
  })
  const desk = createApprovalDesk({
    policy: options.policy ?? "approve",
    policies: options.policies ?? {},
    onRequest: options.onRequest
  })
  const context = {
    permission,
    desk,
    callNode: createCallNode(options.fetch ?? ((url, init) => globalThis.fetch(url, init))),
    chains,
    rpcUrls: options.rpcUrls ?? {},
    supportedTransactionVersions: options.supportedTransactionVersions ?? (["legacy", 0] as const),
    silentConnect: options.silentConnect ?? "empty",
    keepsPermission: options.keepsPermission ?? false,
    host: options.host ?? globalThis.location?.host
  }

  const callable = (method: SolanaFeatureName, run: SolanaMethod) => {
    const call = (...inputs: readonly unknown[]): unknown =>
      requests.answer(
        { method, params: loggedInputs(inputs) },
        deciding(async () => {
          if (vanished) throw gone()
          return run(inputs, context)
        })
      )
    return call as never
  }

  const on = (event: string, listener: ProviderListener) => {
    listeners.add(event, listener)
    let listening = true
    return () => {
      if (listening) listeners.remove(event, listener)
      listening = false
    }
  }

  const { supportedTransactionVersions } = context
  const everything: Required<SolanaFeatures> = {
    "standard:connect": {
      version: "1.0.0",
      connect: callable("standard:connect", async (inputs) => {
        const answer = await connect(inputs, context)
        return pretended === undefined ? answer : { accounts: pretended }
      })
    },
    "standard:disconnect": { version: "1.0.0", disconnect: callable("standard:disconnect", disconnect) },
    "standard:events": { version: "1.0.0", on: on as never },
    "solana:signMessage": {
      version: "1.0.0",
      signMessage: callable("solana:signMessage", signMessage)
    },
    "solana:signTransaction": {
      version: "1.0.0",
      supportedTransactionVersions,
      signTransaction: callable("solana:signTransaction", signTransaction)
    },
    "solana:signAndSendTransaction": {
      version: "1.0.0",
      supportedTransactionVersions,
      signAndSendTransaction: callable("solana:signAndSendTransaction", signAndSendTransaction)
    },
    "solana:signIn": { version: "1.0.0", signIn: callable("solana:signIn", signIn) }
  }
  const features: SolanaFeatures & Readonly<Record<string, unknown>> = {
    ...Object.fromEntries(
      allFeatures.filter((each) => offered.has(each)).map((each) => [each, everything[each]])
    ),
    ...options.extraFeatures
  }

  const standard = inherited({
    version: "1.0.0",
    name,
    icon,
    get chains() {
      return [...chains]
    },
    get features() {
      return { ...features }
    },
    get accounts() {
      return pretended === undefined ? permission.shownAccounts() : (pretended as readonly StandardAccount[])
    }
  })

  return {
    name,
    namespace: "solana",
    standard,
    addresses: keys.map((key) => key.address),
    announce(place) {
      const undo = announceStandard(standard, place)
      const withdraw = () => {
        withdrawals.delete(withdraw)
        undo()
      }
      withdrawals.add(withdraw)
      return withdraw
    },
    accounts: permission.shown,
    setPolicy: desk.setPolicy,
    pending: desk.pending,
    nextRequest: desk.nextRequest,
    requests: requests.entries,
    clearRequests: requests.clear,
    setAccounts(chosen) {
      const owned = permission.owned(chosen)
      if (owned.length > 0) permission.select(owned)
      if (owned.length === 0) permission.hide(true)
      else if (permission.shown().length > 0) permission.grant(owned)
    },
    revoke: () => permission.hide(true),
    vanish() {
      vanished = true
      permission.hide(false)
      desk.rejectAll(gone())
      for (const withdraw of withdrawals) withdraw()
    },
    pretend(given) {
      pretended = given
      listeners.emit("change", [{ accounts: standard.accounts }])
    },
    tellChange: (change) => listeners.emit("change", [change]),
    setFault: requests.setFault,
    listenerCount: () => listeners.count()
  }
}

const allFeatures: readonly SolanaFeatureName[] = [
  "standard:connect",
  "standard:disconnect",
  "standard:events",
  "solana:signAndSendTransaction",
  "solana:signTransaction",
  "solana:signMessage",
  "solana:signIn"
]

function standardAccount(
  { address, publicKey }: SolanaTestAccount,
  chains: readonly string[],
  features: readonly string[]
): StandardAccount {
  const bytes = Uint8Array.from(publicKey.match(/../g) ?? [], (pair) => parseInt(pair, 16))
  return inherited({
    address,
    get publicKey() {
      return bytes.slice()
    },
    get chains() {
      return [...chains]
    },
    get features() {
      return [...features]
    }
  })
}
