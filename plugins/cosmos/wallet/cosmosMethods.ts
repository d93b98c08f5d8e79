import type { Approval } from "../../../tests/testing/src/approval/PendingRequest.ts"
import type { ApprovalDesk } from "../../../tests/testing/src/approval/ApprovalDesk.ts"
import type { Review } from "../../../tests/testing/src/approval/Review.ts"
import { isRecord } from "../../../tests/testing/src/decode/Decode.ts"
import { ProviderRpcError, providerErrorCode } from "../../../tests/testing/src/provider/ProviderRpcError.ts"
import {
  aminoSignBytes,
  arbitraryDataIn,
  arbitrarySignDoc,
  decodeAminoSignDoc,
  preparedSignDoc
} from "./aminoSignDoc.ts"
import { decodeBech32 } from "./bech32.ts"
import { base64Of, fromHex, hexOf, isBytes, textOf } from "./bytes.ts"
import { isLikeEthereum, type CosmosChainInfo } from "./CosmosChainInfo.ts"
import type { CosmosDialect } from "./cosmosDialects.ts"
import type { CosmosKey } from "./CosmosKey.ts"
import { addressBytesOf, addressOn, keyOf, type CosmosWalletState } from "./CosmosWalletState.ts"
import { decodeChainInfo } from "./decodeChainInfo.ts"
import { decodeDirectSignDoc, directSignBytes, signedDoc } from "./directSignDoc.ts"
import type { ChainInfoWithoutEndpoints, KeplrKey, SettledKey, StdSignature } from "./Keplr.ts"
import { ethereumAddressOf, signBytes, verifyBytes } from "./signature.ts"
import { aminoFacts, directFacts, type TransactionFact } from "./transactionFacts.ts"

/** What every method works with. */
export interface CosmosContext {
  readonly state: CosmosWalletState
  readonly desk: ApprovalDesk
  readonly dialect: CosmosDialect
  /** Permission requests under way, by the chains they are for: a second one for the same chains joins. */
  readonly opening: Map<string, Promise<void>>
  /** Sends a transaction to the chain's REST server and yields its hash. */
  readonly send: (chain: CosmosChainInfo, transaction: Uint8Array, mode: string) => Promise<Uint8Array>
  /** The person picked another account. */
  readonly select: (name: string) => void
}

/** A method of the wallet; the arguments are what of the page's got through. */
type CosmosMethod = (context: CosmosContext, args: readonly unknown[]) => Promise<unknown>

/** Waits for the person. A plain no becomes what the wallet says to pages. */
async function decide(
  context: CosmosContext,
  method: string,
  params: unknown,
  review: Review
): Promise<Approval> {
  try {
    return await context.desk.decide(method, params, review)
  } catch (error) {
    const isNo = error instanceof ProviderRpcError && error.code === providerErrorCode.userRejected
    throw isNo ? context.dialect.rejection(method) : error
  }
}

function known({ state, dialect }: CosmosContext, chainId: string): CosmosChainInfo {
  const chain = state.chain(chainId)
  if (chain === undefined) throw new Error(dialect.unknownChain(chainId))
  return chain
}

/** Asks for permission for the chains that the site may not use yet, and first to unlock where that is needed. */
async function ensureEnabled(context: CosmosContext, chainIds: readonly string[]): Promise<void> {
  const { state, opening } = context
  const chains = chainIds.map((chainId) => known(context, chainId))
  if (state.facts().locked) {
    await decide(context, "unlock", [], { kind: "held" })
    state.commit({ locked: false })
  }
  const wanted = chains.filter(({ chainId }) => !state.facts().granted.includes(chainId))
  if (wanted.length === 0) return
  const name = wanted.map(({ chainId }) => chainId).join()
  const request = opening.get(name) ?? ask(context, wanted).finally(() => opening.delete(name))
  opening.set(name, request)
  return request
}

async function ask(context: CosmosContext, chains: readonly CosmosChainInfo[]): Promise<void> {
  const { state, select, dialect } = context
  const chainIds = chains.map(({ chainId }) => chainId)
  const accounts = chains.map((chain) => addressOn(state.account(), chain))
  const approval = await decide(context, "enable", [chainIds], { kind: "connect", accounts })
  const [chosen] = approval.accounts ?? accounts
  if (chosen === undefined) throw dialect.rejection("enable")
  select(state.find(chosen).name)
  state.commit({ granted: [...new Set([...state.facts().granted, ...chainIds])] })
}

async function keyFor({ state, dialect }: CosmosContext, chain: CosmosChainInfo): Promise<KeplrKey> {
  const account = state.account()
  const address = addressBytesOf(account, chain)
  const key: KeplrKey = {
    name: account.name,
    algo: isLikeEthereum(chain) ? "ethsecp256k1" : "secp256k1",
    pubKey: fromHex(keyOf(account, chain).publicKey),
    address,
    bech32Address: addressOn(account, chain),
    ethereumHexAddress: await ethereumAddressOf(address),
    isNanoLedger: false,
    isKeystone: false
  }
  return dialect.key?.(key) ?? key
}

function textArgument(value: unknown, problem: string): string {
  if (typeof value === "string" && value !== "") return value
  throw new Error(problem)
}

function chainIdsArgument(value: unknown, problem: string): readonly string[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value]
  if (list.length === 0) throw new Error(problem)
  return list.map((entry) => textArgument(entry, problem))
}

interface Signing {
  readonly chain: CosmosChainInfo
  readonly signer: string
  readonly key: CosmosKey
  sign(bytes: Uint8Array): Promise<StdSignature>
}

/** Opens what every signature needs. Fails when the signer is not the selected account. */
async function openSigning(context: CosmosContext, chainId: string, signer: string): Promise<Signing> {
  const chain = known(context, chainId)
  await ensureEnabled(context, [chainId])
  const account = context.state.account()
  if (addressOn(account, chain) !== signer) throw new Error("Signer mismatched")
  const key = keyOf(account, chain)
  return { chain, signer, key, sign: (bytes) => signBytes(key, bytes, isLikeEthereum(chain)) }
}

function signerArguments([chainId, signer]: readonly unknown[]): readonly [chainId: string, signer: string] {
  return [textArgument(chainId, "chain id not set"), textArgument(signer, "signer not set")]
}

function checkBech32(address: string): void {
  if (decodeBech32(address) === undefined) throw new Error(`${address} is not a bech32 address`)
}

const unmatchedChain = () => new Error("Chain id in the message is not matched with the requested chain id")

const confirm = (
  context: CosmosContext,
  method: string,
  args: readonly unknown[],
  account: string,
  facts: readonly TransactionFact[]
) => decide(context, method, args, { kind: "signTransaction", account, sends: false, facts })

async function signData(
  context: CosmosContext,
  method: string,
  args: readonly unknown[],
  { signer, sign }: Signing,
  data: Uint8Array
) {
  const signed = arbitrarySignDoc(signer, data)
  arbitraryDataIn(signed)
  const text = textOf(data)
  await decide(context, method, args, {
    kind: "signMessage",
    account: signer,
    message: hexOf(data),
    ...(text === undefined ? {} : { text })
  })
  return { signed, signature: await sign(aminoSignBytes(signed)) }
}

function dataArgument(value: unknown): Uint8Array {
  if (typeof value === "string") return new TextEncoder().encode(value)
  if (isBytes(value)) return value
  throw new Error("data is neither a string nor bytes")
}

const withoutEndpoints = ({ rpc: _rpc, rest: _rest, ...info }: CosmosChainInfo): ChainInfoWithoutEndpoints =>
  info

async function settled(key: Promise<KeplrKey>): Promise<SettledKey> {
  try {
    return { status: "fulfilled", value: await key }
  } catch (reason) {
    return { status: "rejected", reason: reason as Error }
  }
}

function disable({ state }: CosmosContext, chainIds: readonly string[]): void {
  const { granted } = state.facts()
  if (chainIds.length === 0) state.commit({ granted: [], mayList: false })
  else state.commit({ granted: granted.filter((chainId) => !chainIds.includes(chainId)) })
}

/** The methods that reach the wallet, by name. Their texts are those of Keplr's published code. */
export const cosmosMethods = {
  ping: () => Promise.resolve(),

  enable: (context, [chainIds]) => ensureEnabled(context, chainIdsArgument(chainIds, "chain id not set")),

  async disable(context, [chainIds]) {
    disable(context, chainIds === undefined || chainIds === null ? [] : [chainIds].flat().map(String))
  },

  async disconnect(context, [chainId]) {
    disable(context, chainId === undefined || chainId === null ? [] : [chainId].flat().map(String))
    return true
  },

  async getKey(context, [chainId]) {
    const id = textArgument(chainId, "chainId is not set")
    await ensureEnabled(context, [id])
    return keyFor(context, known(context, id))
  },

  async getKeysSettled(context, [chainIds]) {
    const ids = chainIdsArgument(Array.isArray(chainIds) ? chainIds : [], "chainIds are not set")
    const twice = ids.find((id, index) => ids.indexOf(id) !== index)
    if (twice !== undefined) throw new Error(`chainId ${twice} is duplicated`)
    await ensureEnabled(context, ids)
    return Promise.all(ids.map((id) => settled(keyFor(context, known(context, id)))))
  },

  async signAmino(context, args) {
    const [chainId, signer] = signerArguments(args)
    checkBech32(signer)
    const doc = decodeAminoSignDoc(args[2])
    const arbitrary = arbitraryDataIn(doc)
    if (arbitrary === undefined && doc.chain_id !== chainId) throw unmatchedChain()
    if (arbitrary !== undefined && arbitrary.signer !== signer)
      throw new Error("Unmatched signer in sign doc")
    const signing = await openSigning(context, chainId, signer)
    if (arbitrary !== undefined) return signData(context, "signAmino", args, signing, arbitrary.data)
    const signed = preparedSignDoc(doc)
    await confirm(context, "signAmino", args, signer, aminoFacts(signed, signing.chain))
    return { signed, signature: await signing.sign(aminoSignBytes(signed)) }
  },

  async signDirect(context, args) {
    const [chainId, signer] = signerArguments(args)
    checkBech32(signer)
    const doc = decodeDirectSignDoc(args[2])
    if (doc.chainId !== chainId) throw unmatchedChain()
    const signing = await openSigning(context, chainId, signer)
    await confirm(context, "signDirect", args, signer, directFacts(doc, signing.chain))
    return { signed: signedDoc(doc), signature: await signing.sign(directSignBytes(doc)) }
  },

  async signArbitrary(context, args) {
    const [chainId, signer] = signerArguments(args)
    const data = dataArgument(args[2])
    const signing = await openSigning(context, chainId, signer)
    const { signature } = await signData(context, "signArbitrary", args, signing, data)
    return signature
  },

  async verifyArbitrary(context, args) {
    const [chainId, signer] = signerArguments(args)
    const data = dataArgument(args[2])
    const given = args[3]
    if (!isRecord(given) || !isRecord(given["pub_key"])) throw new Error("Signature not set")
    checkBech32(signer)
    const { chain, key } = await openSigning(context, chainId, signer)
    const { type, value } = given["pub_key"]
    if (type !== "tendermint/PubKeySecp256k1") throw new Error(`Unsupported type of pub key: ${String(type)}`)
    if (value !== base64Of(fromHex(key.publicKey))) throw new Error("Pub key unmatched")
    const bytes = aminoSignBytes(arbitrarySignDoc(signer, data))
    return verifyBytes(key, bytes, String(given["signature"]), isLikeEthereum(chain))
  },

  async experimentalSuggestChain(context, args) {
    const chain = decodeChainInfo(args[0])
    const { state } = context
    if (state.chain(chain.chainId) !== undefined) return
    await decide(context, "experimentalSuggestChain", args, { kind: "held" })
    const { suggested, granted } = state.facts()
    state.commit({
      suggested: [...suggested, { ...chain, beta: true }],
      granted: [...new Set([...granted, chain.chainId])]
    })
  },

  async sendTx(context, [chainId, transaction, mode]) {
    const id = textArgument(chainId, "chain id is empty")
    if (!isBytes(transaction) || transaction.length === 0) throw new Error("tx is empty")
    if (mode !== "sync" && mode !== "async" && mode !== "block") throw new Error("invalid mode")
    await ensureEnabled(context, [id])
    return context.send(known(context, id), transaction, mode)
  },

  async getChainInfosWithoutEndpoints(context) {
    const { state } = context
    if (!state.facts().mayList) {
      await decide(context, "getChainInfosWithoutEndpoints", [], { kind: "held" })
      state.commit({ mayList: true })
    }
    return state.chains().map(withoutEndpoints)
  },

  async getChainInfoWithoutEndpoints(context, [chainId]) {
    const id = textArgument(chainId, "chain id not set")
    await ensureEnabled(context, [id])
    return withoutEndpoints(known(context, id))
  }
} satisfies Record<string, CosmosMethod>

/** The methods that ask the person themselves, so that a policy of their own needs no extra question. */
export const askingMethods: ReadonlySet<string> = new Set([
  "enable",
  "signAmino",
  "signDirect",
  "signArbitrary",
  "experimentalSuggestChain",
  "getChainInfosWithoutEndpoints"
])
