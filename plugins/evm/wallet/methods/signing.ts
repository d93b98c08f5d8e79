import type { TestAccount } from "../accounts/TestAccount.ts"
import { anything, refuse, tuple } from "../../../../tests/testing/src/decode/Decode.ts"
import { address, bytes, sameAddress } from "../../../../tests/testing/src/decode/hexadecimal.ts"
import { typedData } from "../../../../tests/testing/src/decode/typedData.ts"
import type { Method } from "./Method.ts"

/** The signer of a test account. The curve library loads with the first signature. */
export async function signerOf(account: TestAccount) {
  const { privateKeyToAccount } = await import("viem/accounts")
  const signer = privateKeyToAccount(account.privateKey)
  if (!sameAddress(signer.address, account.address)) {
    throw new RangeError(`The private key given for ${account.address} is the one of ${signer.address}`)
  }
  return signer
}

function textOf(message: string): string | undefined {
  try {
    const digits = message.slice(2).match(/../g) ?? []
    return new TextDecoder("utf-8", { fatal: true }).decode(
      Uint8Array.from(digits, (pair) => parseInt(pair, 16))
    )
  } catch {
    return undefined
  }
}

const messageParams = tuple([bytes, address], [anything])

/** EIP-191 signature over the bytes of `params[0]` by `params[1]`. Fails with 4100, 4001. */
export const personal_sign: Method = async ({ method, params, state, desk }) => {
  const [message, account] = messageParams(params, "params")
  state.authorised(account)
  const text = textOf(message)
  await desk.decide(method, params, {
    kind: "signMessage",
    account,
    message,
    ...(text === undefined ? {} : { text })
  })
  const signer = await signerOf(state.authorised(account))
  return signer.signMessage({ message: { raw: message } })
}

const typedDataParams = tuple([address, typedData])

/** EIP-712 signature. A domain of another chain than the active one is refused. Fails with 4100, 4001. */
export const eth_signTypedData_v4: Method = async ({ method, params, state, desk }) => {
  const [account, data] = typedDataParams(params, "params")
  const { chainId } = data.domain
  const active = state.facts().chainId
  if (chainId !== undefined && BigInt(chainId) !== BigInt(active)) {
    refuse("params[1].domain.chainId", `the active chain ${active}`, chainId)
  }
  state.authorised(account)
  await desk.decide(method, params, { kind: "signTypedData", account, typedData: data })
  const signer = await signerOf(state.authorised(account))
  return signer.signTypedData(data)
}
