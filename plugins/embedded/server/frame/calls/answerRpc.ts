import { frameTexts, methodKind, type FrameRpcRequest } from "@latchkey/embedded/wire"
import { addressInUse, evmAccounts } from "../account/evmAccounts.ts"
import { signingAccount } from "../account/signingAccount.ts"
import type { Frame } from "../Frame.ts"
import { FrameError } from "../FrameError.ts"
import { entryOf } from "../signing/refuse.ts"
import { chainNamed, currentChain, type Chain } from "./chains.ts"
import { confirmOwner } from "./confirmOwner.ts"
import { failWhereGivenUp, unlessGivenUp } from "./giveUp.ts"
import { nodeOf } from "./nodeOf.ts"

/** What a page is told that an account can do on some chains, by EIP-5792: with the smart account several calls as one, and a fee that is paid for it. */
const capabilitiesOf = async (frame: Frame, params: unknown): Promise<object> => {
  const [address, ids] = [entryOf(params, 0), entryOf(params, 1)]
  const { evm } = await frame.wallet.user()
  const told: Record<string, object> = {}
  for (const chain of frame.settings.chains) {
    if (!chain.id.startsWith("eip155:")) continue
    const id = `0x${Number(chain.id.slice("eip155:".length)).toString(16)}`
    if (Array.isArray(ids) && !ids.some((wanted) => String(wanted).toLowerCase() === id)) continue
    const { smart } = await evmAccounts(frame, chain, evm)
    if (smart !== undefined && String(address).toLowerCase() === smart.address.toLowerCase())
      told[id] = {
        atomic: { status: "supported" },
        // What the account has is not all: the network's fee is paid for it.
        ...(smart.paymaster === undefined ? {} : { auxiliaryFunds: { supported: true } })
      }
  }
  return told
}

const reading = async (frame: Frame, chain: Chain, { method, params }: FrameRpcRequest): Promise<unknown> => {
  if (!chain.id.startsWith("eip155:")) throw new FrameError(frameTexts.methodNotAllowed)
  if (method === "eth_accounts")
    return [addressInUse(await evmAccounts(frame, chain, (await frame.wallet.user()).evm))]
  if (method === "eth_chainId") return `0x${Number(chain.id.slice("eip155:".length)).toString(16)}`
  if (method === "wallet_getCapabilities") return capabilitiesOf(frame, params)
  if (method === "wallet_getCallsStatus") {
    const { callsStatus } = await import("../signing/callsStatus.ts")
    return callsStatus(params, frame.settings.chains, (named) => nodeOf(frame, named))
  }
  if (!method.startsWith("eth_")) throw new FrameError(`This wallet does not have ${method}`)
  return nodeOf(frame, chain)(method, params ?? [])
}

/** Shows what is to be signed, until the owner has agreed to it. Fails: `FrameError`. */
const agreed = async (frame: Frame, chain: Chain, request: FrameRpcRequest, signal: AbortSignal) => {
  const { prepareSigning } = await import("../signing/prepareSigning.ts")
  const { account, evm, solana } = await frame.wallet.user(signal)
  const accounts = await evmAccounts(frame, chain, evm)
  const { smart } = signingAccount(request, accounts)
  const prepared = await prepareSigning(request, {
    chain,
    evm: smart?.address ?? evm,
    ...(smart === undefined ? {} : { smart }),
    solana,
    origin: frame.page.origin,
    words: frame.language.words().signing,
    askNode: nodeOf(frame, chain)
  })
  failWhereGivenUp(signal)
  const limits = await frame.wallet.limits(account)
  failWhereGivenUp(signal)
  await frame.screen.review(prepared.review)
  if (limits !== undefined) {
    const { isAsked } = await import("../wallet/limits.ts")
    if (isAsked(limits, { coin: chain.coin, most: prepared.most })) await confirmOwner(frame, account, signal)
  }
  return { account, prepared }
}

/** Answers a request to the wallet: what only reads at once, what signs when the visitor has agreed. Fails: `FrameError`. */
export const answerRpc = async (
  frame: Frame,
  request: FrameRpcRequest,
  signal: AbortSignal
): Promise<unknown> => {
  const kind = methodKind(request.method)
  if (kind === "notAllowed") throw new FrameError(frameTexts.methodNotAllowed)
  const { chainId, chainNamespace } = request
  const chain = chainId === undefined ? currentChain(frame) : chainNamed(frame, chainId)
  if (chainNamespace !== undefined && !chain.id.startsWith(`${chainNamespace}:`))
    throw new FrameError(`This request is for ${chainNamespace}, and the network is ${chain.id}`)
  if (kind === "safe") return reading(frame, chain, request)
  const { account, prepared } = await unlessGivenUp(signal, agreed(frame, chain, request, signal))
  const signed = await frame.wallet.withKeys(account, async (keys) => {
    // The last moment: what was signed is answered, also to a page that gives up now.
    failWhereGivenUp(signal)
    return prepared.sign(keys)
  })
  return prepared.finish === undefined ? signed : prepared.finish(signed)
}
