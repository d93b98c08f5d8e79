import { MethodUnsupportedError } from "../provider/errors.ts"
import { property } from "./foreign.ts"
import { toFault, type FaultCodes } from "./WalletFault.ts"

/**
 * Calls a function of a wallet's object, in the caller's task. Rejects with `MethodUnsupportedError` where there is no
 * such function, else with `WalletFault`, whatever was thrown.
 */
export const callWallet = (
  wallet: unknown,
  name: string,
  args: ReadonlyArray<unknown> = [],
  codes?: FaultCodes
): Promise<unknown> =>
  new Promise((resolve) => {
    const call = property(wallet, name)
    if (typeof call !== "function") throw new MethodUnsupportedError(name)
    resolve(Reflect.apply(call, wallet, args))
  }).catch((cause: unknown) => {
    throw toFault(cause, codes)
  })

/** Calls `request(method, params)` of a wallet and unwraps its JSON-RPC answer. Rejects as `callWallet`. */
export const requestWallet = async (
  wallet: unknown,
  method: string,
  params: unknown,
  codes: FaultCodes
): Promise<unknown> => {
  const answer = await callWallet(wallet, "request", [method, params], codes)
  try {
    const error = property(answer, "error")
    if (error !== undefined && error !== null) throw error
    return property(answer, "result")
  } catch (cause) {
    throw toFault(cause, codes)
  }
}
