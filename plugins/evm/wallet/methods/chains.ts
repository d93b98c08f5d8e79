import { chainIdHex, type WalletChain } from "../../../../tests/testing/src/chain/WalletChain.ts"
import { addedChain } from "../decode/addedChain.ts"
import { record, refuse, tuple } from "../../../../tests/testing/src/decode/Decode.ts"
import { chainId } from "../../../../tests/testing/src/decode/hexadecimal.ts"
import {
  ProviderRpcError,
  providerErrorCode
} from "../../../../tests/testing/src/provider/ProviderRpcError.ts"
import type { Method, MethodContext } from "./Method.ts"

const none = tuple([])

export const eth_chainId: Method = ({ params, state }) => {
  none(params, "params")
  return chainIdHex(state.facts().chainId)
}

/** The active chain's id in decimal, which is what public networks answer. */
export const net_version: Method = ({ params, state }) => {
  none(params, "params")
  return String(state.facts().chainId)
}

/** One question per method at a time, as in the big wallets. */
function refuseSecond({ desk, method }: MethodContext): void {
  if (desk.pending().some((request) => request.method === method)) {
    throw new ProviderRpcError(
      providerErrorCode.alreadyPending,
      `Request ${method} already pending: open the wallet`
    )
  }
}

/** What the standard says to a page that asks for a chain the wallet does not know. */
export const unknownChain = (id: number): unknown =>
  new ProviderRpcError(
    providerErrorCode.unknownChain,
    `Unrecognized chain ID ${chainIdHex(id)}: add it with wallet_addEthereumChain first`
  )

const switchParams = tuple([record({ chainId })])

/** EIP-3326. Resolves with null at once when the chain is active already. Fails: 4902 unknown chain, 4001, -32002. */
export const wallet_switchEthereumChain: Method = async (context) => {
  const { method, params, state, desk } = context
  const [{ chainId: id }] = switchParams(params, "params")
  const chain = state.chain(id)
  if (chain === undefined) throw context.unknownChain(id)
  const from = state.facts().chainId
  if (from === id) return null
  refuseSecond(context)
  await desk.decide(method, params, { kind: "switchChain", from, to: chain })
  state.commit({ chainId: id })
  return null
}

const addParams = tuple([addedChain])

/**
 * EIP-3085. Asks the new chain's node for its id first, and refuses when it is another one. A known chain is not added
 * a second time.
 *
 * Fails: -32602 malformed, 4901 the node gives no answer, 4001, -32002.
 */
export const wallet_addEthereumChain: Method = async (context) => {
  const { method, params, state, desk, callNode, switchOnAdd } = context
  const [{ chain, explorerUrls }] = addParams(params, "params")
  const known: WalletChain | undefined = state.chain(chain.id)
  refuseSecond(context)
  if (known === undefined) {
    const answered = chainId(await callNode(chain, "eth_chainId", []), "eth_chainId")
    if (answered !== chain.id)
      refuse("params[0].chainId", `the id ${answered} that its node answers`, chain.id)
    refuseSecond(context)
    await desk.decide(method, params, { kind: "addChain", chain, explorerUrls })
    state.commit({ added: [...state.facts().added, chain] })
  } else if (switchOnAdd && state.facts().chainId !== chain.id) {
    await desk.decide(method, params, { kind: "switchChain", from: state.facts().chainId, to: known })
  }
  if (switchOnAdd) state.commit({ chainId: chain.id })
  return null
}
