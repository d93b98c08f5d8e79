import type { FrameRpcRequest } from "@latchkey/embedded/wire"
import { personalSign } from "./personalSign.ts"
import { refuse } from "./refuse.ts"
import { sendCalls } from "./sendCalls.ts"
import { sendTransaction } from "./sendTransaction.ts"
import type { Prepare, Prepared, SigningContext } from "./Signing.ts"
import { solanaMessage } from "./solanaMessage.ts"
import { solanaSignAll, solanaSignAndSend, solanaSignOne } from "./solanaTransactions.ts"
import { typedData } from "./typedData.ts"

const prepares: Readonly<Record<string, readonly [namespace: string, prepare: Prepare]>> = {
  personal_sign: ["eip155:", personalSign],
  eth_signTypedData_v4: ["eip155:", typedData],
  eth_sendTransaction: ["eip155:", sendTransaction],
  wallet_sendCalls: ["eip155:", sendCalls],
  solana_signMessage: ["solana:", solanaMessage],
  solana_signTransaction: ["solana:", solanaSignOne],
  solana_signAllTransactions: ["solana:", solanaSignAll],
  solana_signAndSendTransaction: ["solana:", solanaSignAndSend]
}

/** Reads a request to sign. Fails: rejects with `FrameError` where the wallet does not have it, or cannot read it. */
export const prepareSigning = async (
  { method, params }: FrameRpcRequest,
  context: SigningContext
): Promise<Prepared> => {
  const found = Object.hasOwn(prepares, method) ? prepares[method] : undefined
  if (found === undefined) return refuse(`This wallet does not have ${method}`)
  const [namespace, prepare] = found
  if (!context.chain.id.startsWith(namespace))
    return refuse(`${method} is nothing for the network ${context.chain.id}`)
  return prepare(params, context)
}
