import type { FrameRpcRequest } from "@latchkey/embedded/wire"
import { entryOf, fieldOf } from "../signing/refuse.ts"
import type { EvmAccounts, SmartAccount } from "./evmAccounts.ts"

/** The account that a request names; undefined where it names none. */
const namedIn = ({ method, params }: FrameRpcRequest): unknown => {
  if (method === "personal_sign") return entryOf(params, 1)
  if (method === "eth_signTypedData_v4") return entryOf(params, 0)
  return fieldOf(entryOf(params, 0), "from")
}

const same = (named: unknown, address: string | undefined) =>
  typeof named === "string" && address !== undefined && named.toLowerCase() === address.toLowerCase()

/** Which account a request is for: the one that it names, else the one in use. Without `smart` it is the key's own. */
export const signingAccount = (
  request: FrameRpcRequest,
  { owner, smart, type }: EvmAccounts
): { readonly smart?: SmartAccount } => {
  const named = namedIn(request)
  const isSmart = same(named, smart?.address) || (type === "smartAccount" && !same(named, owner))
  return smart !== undefined && isSmart ? { smart } : {}
}
