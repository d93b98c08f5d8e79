import { askWallet, readField, toWalletFault, type FaultKindOf } from "@latchkey/core/chain-kit"
import { MethodUnsupportedError } from "../provider/errors.ts"

/**
 * Calls a function of a wallet's object, in the caller's task. Rejects with `MethodUnsupportedError` where there is no
 * such function, else with `WalletFault`, whatever was thrown.
 */
export const callWallet = (
  wallet: unknown,
  name: string,
  args: ReadonlyArray<unknown> = [],
  kindOf?: FaultKindOf
): Promise<unknown> => {
  const call = readField(wallet, name)
  return typeof call === "function"
    ? askWallet((): unknown => Reflect.apply(call, wallet, args), kindOf)
    : Promise.reject(new MethodUnsupportedError({ method: name }))
}

/** Calls `request(method, params)` of a wallet and unwraps its JSON-RPC answer. Rejects as `callWallet`. */
export const requestWallet = async (
  wallet: unknown,
  method: string,
  params: unknown,
  kindOf: FaultKindOf
): Promise<unknown> => {
  const answer = await callWallet(wallet, "request", [method, params], kindOf)
  const error = readField(answer, "error") ?? undefined
  if (error !== undefined) throw toWalletFault(error, kindOf)
  return readField(answer, "result")
}
