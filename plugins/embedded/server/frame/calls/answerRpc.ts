import { frameTexts, methodKind, type FrameRpcRequest } from "@latchkey/embedded/wire"
import { askServer } from "../askServer.ts"
import type { Frame } from "../Frame.ts"
import { FrameError } from "../FrameError.ts"
import type { AskNode } from "../signing/Signing.ts"
import { chainNamed, currentChain, type Chain } from "./chains.ts"

/** Asks the node of a chain, through the server. Fails: rejects with `FrameError`, with what the node said. */
const nodeOf =
  ({ device }: Frame, { id }: Chain): AskNode =>
  async (method, params) => {
    const answer = await askServer("rpc", { chainId: id, method, params }, device.record())
    const error = answer["error"]
    if (typeof error === "object" && error !== null)
      throw new FrameError(String(Reflect.get(error, "message") ?? frameTexts.error))
    return answer["result"] ?? null
  }

const reading = async (frame: Frame, chain: Chain, { method, params }: FrameRpcRequest): Promise<unknown> => {
  if (!chain.id.startsWith("eip155:")) throw new FrameError(frameTexts.methodNotAllowed)
  if (method === "eth_accounts") return [(await frame.wallet.user()).evm]
  if (method === "eth_chainId") return `0x${Number(chain.id.slice("eip155:".length)).toString(16)}`
  if (method === "wallet_getCapabilities") return {}
  if (!method.startsWith("eth_")) throw new FrameError(`This wallet does not have ${method}`)
  return nodeOf(frame, chain)(method, params ?? [])
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
  const { prepareSigning } = await import("../signing/prepareSigning.ts")
  const { evm, solana } = await frame.wallet.user()
  const prepared = await prepareSigning(request, {
    chain,
    evm,
    solana,
    origin: frame.page.origin,
    askNode: nodeOf(frame, chain)
  })
  // Given up while it was read: nothing is shown for it any more.
  if (signal.aborted) throw new FrameError(frameTexts.requestAborted)
  await frame.screen.review(prepared.review)
  return frame.wallet.withKeys(prepared.sign)
}
