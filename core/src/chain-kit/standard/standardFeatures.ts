import { attempt } from "../../error/attempt.ts"
import { hasFunction } from "../foreign/hasFunction.ts"
import { subscribeForeign } from "../foreign/subscribeForeign.ts"
import { latestPerTask } from "../wallet/latestPerTask.ts"
import { decodeStandardAccounts } from "./decodeStandardWallet.ts"
import type { StandardAccount, StandardWallet } from "./StandardWallet.ts"

/** The wallet has no such feature, or it has not that function. */
export class StandardFeatureMissing extends Error {
  constructor(wallet: StandardWallet, feature: string) {
    super(`${wallet.name} has no ${feature}.`)
  }
}

/**
 * Calls a function of a wallet's feature, in the caller's task.
 *
 * Rejects with what the wallet rejects or throws, and with `StandardFeatureMissing`. The answer is as foreign as the
 * wallet: decode it.
 */
export const callStandardFeature = async (
  wallet: StandardWallet,
  feature: string,
  method: string,
  ...args: ReadonlyArray<unknown>
): Promise<unknown> => {
  const functions = wallet.feature(feature)
  const call = functions?.[method]
  if (typeof call !== "function") throw new StandardFeatureMissing(wallet, `${feature} (${method})`)
  return Reflect.apply(call, functions, args)
}

/**
 * Asks a wallet for its accounts by `standard:connect`. `silent` asks without opening anything: then it answers with
 * what the site may see already. Rejects as `callStandardFeature`.
 */
export const connectStandardWallet = async (
  wallet: StandardWallet,
  { silent = false }: { readonly silent?: boolean } = {}
): Promise<ReadonlyArray<StandardAccount>> => {
  const answer = await callStandardFeature(
    wallet,
    "standard:connect",
    "connect",
    ...(silent ? [{ silent: true }] : [])
  )
  const listed =
    typeof answer === "object" && answer !== null && "accounts" in answer
      ? decodeStandardAccounts(answer.accounts)
      : []
  return listed.length > 0 ? listed : wallet.accounts()
}

/** Ends the session by `standard:disconnect`, where the wallet has it. Rejects as the wallet does. */
export const disconnectStandardWallet = async (wallet: StandardWallet): Promise<void> => {
  if (hasFunction(wallet.feature("standard:disconnect"), "disconnect")) {
    await callStandardFeature(wallet, "standard:disconnect", "disconnect")
  }
}

// A change that names other things only is passed over; one that cannot be read is looked into.
const isOfOtherThings = (change: unknown): boolean =>
  attempt(() => typeof change === "object" && change !== null && !("accounts" in change)) ?? false

/**
 * Tells the wallet's accounts when it says that they changed, until the returned function is called: once a task,
 * however often it says so. A wallet without `standard:events` tells nothing.
 */
export const listenToStandardAccounts = (
  wallet: StandardWallet,
  onAccounts: (accounts: ReadonlyArray<StandardAccount>) => void
): (() => void) => {
  const events = wallet.feature("standard:events")
  const on = events?.["on"]
  if (typeof on !== "function") return () => {}
  const latest = latestPerTask()
  const tell = () => onAccounts(wallet.accounts())
  const onChange = (change: unknown) => {
    if (!isOfOtherThings(change)) latest.put("accounts", tell)
  }
  const stop = subscribeForeign(() => Reflect.apply(on, events, ["change", onChange]))
  return () => {
    latest.stop()
    stop()
  }
}
