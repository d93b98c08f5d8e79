import { chainIdHex } from "../../../../tests/testing/src/chain/WalletChain.ts"
import { list, tuple } from "../../../../tests/testing/src/decode/Decode.ts"
import { address, chainId } from "../../../../tests/testing/src/decode/hexadecimal.ts"
import type { Method } from "./Method.ts"
import { grantable } from "./sessions.ts"

const chainIds = list(chainId)
const params = tuple([address], [chainIds])

/** EIP-5792: whether calls are carried out all or none, which takes a contract to delegate to; whether others may pay; and what permissions can be granted. */
export const wallet_getCapabilities: Method = (context) => {
  const [account, wanted] = params(context.params, "params")
  context.state.authorised(account)
  const ids = context.state.chains().map((chain) => chain.id)
  const told = wanted === undefined ? ids : ids.filter((id) => wanted.includes(id))
  const { batchAccount, operations } = context
  const status = (batchAccount ?? operations) === undefined ? "unsupported" : "supported"
  const sponsored = operations === undefined ? {} : { paymasterService: { supported: true } }
  const permissions = context.grantsSessions ? { permissions: grantable } : {}
  return Object.fromEntries(
    told.map((id) => [chainIdHex(id), { atomic: { status }, ...sponsored, ...permissions }])
  )
}
