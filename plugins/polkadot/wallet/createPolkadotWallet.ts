import { createApprovalDesk } from "../../../tests/testing/src/approval/ApprovalDesk.ts"
import { isRecord, nonEmptyString } from "../../../tests/testing/src/decode/Decode.ts"
import { createListeners } from "../../../tests/testing/src/provider/Listeners.ts"
import { ProviderRpcError, providerErrorCode } from "../../../tests/testing/src/provider/ProviderRpcError.ts"
import { createRequests, deciding } from "../../../tests/testing/src/wallet/Requests.ts"
import type { InjectedEntry, InjectedExtension, InjectedSignature } from "./InjectedExtension.ts"
import { injectWeb3 } from "./injectWeb3.ts"
import { polkadotAccounts } from "./polkadotAccounts.ts"
import { createPolkadotState } from "./PolkadotState.ts"
import type { PolkadotMethod, PolkadotWallet, PolkadotWalletOptions } from "./PolkadotWallet.ts"
import { knownMetadata, readSavedPolkadotWallet, writeSavedPolkadotWallet } from "./SavedPolkadotWallet.ts"
import { signPayload, signRaw } from "./signing.ts"

/** What a person's "no" reads like. Source: the polkadot-js extension, 0.62. */
const refusals: Readonly<Partial<Record<string, string>>> = {
  enable: "Connection request was cancelled by the user.",
  "signer.signRaw": "Cancelled",
  "signer.signPayload": "Cancelled",
  "metadata.provide": "Rejected"
} satisfies Partial<Record<PolkadotMethod, string>>

const isRefusal = (error: unknown) =>
  error instanceof ProviderRpcError && error.code === providerErrorCode.userRejected

/**
 * Makes a wallet for Polkadot like the polkadot-js extension, for tests and demonstrations: it checks what it is given, signs
 * it with test keys, and follows a policy where a person would decide.
 *
 * Loads nothing and asks nobody until the first signature.
 *
 * Fails: `RangeError` when there is no account, or `shared` names one that is not there.
 */
export function createPolkadotWallet(options: PolkadotWalletOptions = {}): PolkadotWallet {
  const accounts = options.accounts ?? polkadotAccounts
  if (accounts.length === 0) throw new RangeError("A virtual wallet needs an account")

  const { name = "polkadot-js", version = "0.62.3", door = "enable" } = options
  const storageKey = options.storageKey ?? `virtual-wallet:polkadot:${name}`
  const source = globalThis.location?.href ?? "null"
  const listeners = createListeners()
  const requests = createRequests()
  const desk = createApprovalDesk({
    policy: options.policy ?? "approve",
    policies: options.policies ?? {},
    onRequest: options.onRequest
  })
  const state = createPolkadotState({
    accounts,
    shared: options.shared,
    metadata: options.metadata ?? [],
    source,
    saved: readSavedPolkadotWallet(options.storage, storageKey),
    save: (saved) => writeSavedPolkadotWallet(options.storage, storageKey, saved),
    tell: (list) => listeners.emit("accounts", [list])
  })
  const signing = { state, desk, encode: options.encodePayload }
  let lastSignature = 0

  /** What leaves the wallet for a failure: a message and nothing else, as it comes through the extension's port. */
  const onTheWire = (method: string, error: unknown): unknown => {
    if (!(error instanceof ProviderRpcError)) return error
    if (!isRefusal(error)) return new Error(error.message)
    const isFinal = method === "enable" && options.remembersRejection === true
    return new Error(
      isFinal ? "Connection request was rejected by the user." : (refusals[method] ?? "Rejected")
    )
  }

  /** Logs a request, lets a fault stand in for it, and makes its failure one of the wire. */
  const handle = <A>(method: PolkadotMethod, params: unknown, run: () => Promise<A>): Promise<A> =>
    requests.answer({ method, params }, async (decided) => {
      try {
        return await deciding(run)(decided)
      } catch (error) {
        throw onTheWire(method, error)
      }
    }) as Promise<A>

  /** Waits for what a policy of the method's own decides, where no person would be asked. */
  const held = async (method: PolkadotMethod, params: unknown) => {
    if (desk.ownPolicy(method) !== undefined) await desk.decide(method, params, { kind: "held" })
  }

  async function authorise(origin: unknown): Promise<void> {
    nonEmptyString(origin, "origin")
    if (desk.pending().some((request) => request.method === "enable")) {
      throw new ProviderRpcError(
        providerErrorCode.alreadyPending,
        `The source ${source} has a pending authorization request`
      )
    }
    const { granted, selection } = state.facts()
    if (granted !== undefined) return
    try {
      const approval = await desk.decide("enable", [origin], { kind: "connect", accounts: selection })
      state.commit({ granted: state.owned(approval.accounts ?? selection) })
    } catch (error) {
      if (options.remembersRejection === true && isRefusal(error)) state.commit({ granted: [] })
      throw error
    }
  }

  function subscribe(callback: unknown): () => void {
    if (typeof callback !== "function") return () => {}
    const heard = (list: unknown) => void callback(list)
    let open = true
    listeners.add("accounts", heard)
    const deliver = async () => {
      await held("accounts.subscribe", [])
      state.requireEnabled()
      const first = createListeners()
      first.add("accounts", heard)
      if (open) first.emit("accounts", [state.listed(false)])
    }
    // The extension only writes this failure to the console.
    void deliver().catch(() => {})
    return () => {
      if (open) listeners.remove("accounts", heard)
      open = false
    }
  }

  const signed = (method: PolkadotMethod, params: unknown, run: typeof signRaw) =>
    handle(method, params, async (): Promise<InjectedSignature> => {
      state.requireEnabled()
      const signature = await run(asReceived(params), signing)
      return { id: ++lastSignature, signature }
    })

  // The functions stand on prototypes, as in the extension: a page that copies own properties loses them.
  const injected = (): InjectedExtension => ({
    accounts: Object.create({
      get: (anyType?: unknown) =>
        handle("accounts.get", [anyType], async () => {
          await held("accounts.get", [anyType])
          state.requireEnabled()
          return state.listed(anyType === true)
        }),
      subscribe(callback: unknown) {
        if (requests.isFaulty("accounts.subscribe")) {
          return handle("accounts.subscribe", [], async () => subscribe(callback))
        }
        const decided = requests.add({ method: "accounts.subscribe", params: [] })
        decided(typeof callback === "function" ? "resolved" : "rejected")
        return subscribe(callback)
      }
    }),
    signer: Object.create({
      signRaw: (payload: unknown) => signed("signer.signRaw", payload, signRaw),
      signPayload: (payload: unknown) => signed("signer.signPayload", payload, signPayload)
    }),
    metadata: Object.create({
      get: () =>
        handle("metadata.get", [], async () => {
          await held("metadata.get", [])
          state.requireEnabled()
          return state.facts().metadata.map((entry) => ({ ...entry }))
        }),
      provide: (definition: unknown) =>
        handle("metadata.provide", definition, async () => {
          state.requireEnabled()
          const received = asReceived(definition)
          const { genesisHash, specVersion } = isRecord(received) ? received : {}
          const known = knownMetadata({ genesisHash, specVersion }, "definition")
          await desk.decide("metadata.provide", received, { kind: "held" })
          const others = state.facts().metadata.filter((entry) => entry.genesisHash !== known.genesisHash)
          state.commit({ metadata: [...others, known] })
          return true
        })
    })
  })

  const enable = (origin: unknown) =>
    handle("enable", [origin], async () => {
      await authorise(origin)
      return injected()
    })
  const connect = (origin: unknown) =>
    handle("enable", [origin], async () => {
      await authorise(origin)
      return { ...injected(), name, version }
    })
  const closed = () =>
    Promise.reject(new Error("This extension does not support enable(...), only connect(...)"))

  const entry: InjectedEntry = {
    ...(door !== "enable" && { connect }),
    enable: door === "connect" ? closed : enable,
    ...(door !== "connect" && { version })
  }
  const key = door === "connect" ? keyWithoutName(`${name}/${version}`) : name

  return {
    name,
    namespace: "polkadot",
    version,
    entry,
    key,
    addresses: accounts.map((account) => account.address),
    announce: (place = globalThis.window) => injectWeb3({ [key]: { value: entry, writable: true } }, place),
    accounts: () => state.listed(false).map((account) => account.address),
    setPolicy: desk.setPolicy,
    pending: desk.pending,
    nextRequest: desk.nextRequest,
    requests: requests.entries,
    clearRequests: requests.clear,
    setAccounts(chosen) {
      const owned = state.owned(chosen)
      const isConnected = state.facts().granted !== undefined
      state.commit({
        ...(owned.length > 0 && { selection: owned }),
        ...(isConnected && { granted: owned })
      })
    },
    revoke: () => state.commit({ granted: undefined }),
    emit: (list) => listeners.emit("accounts", [list]),
    setFault: requests.setFault,
    listenerCount: () => listeners.count()
  }
}

/** A copy that stays as it is when the page changes its own object, made as the extension's port makes it. */
function asReceived(params: unknown): unknown {
  try {
    return structuredClone(params)
  } catch {
    throw new ProviderRpcError(providerErrorCode.invalidRequest, "The request is not plain data")
  }
}

/** A number that stands for a text, so that the page does not learn the name before the person agreed. */
function keyWithoutName(text: string): string {
  let sum = 0n
  for (const character of text) sum = BigInt.asUintN(53, sum * 31n + BigInt(character.codePointAt(0) ?? 0))
  return sum.toString()
}
