import type { SessionChange } from "@latchkey/core/effect"
import { attempt, latestPerTask, subscribeForeign } from "@latchkey/core/chain-kit"
import { accountsOn, type InjectedAccount } from "../InjectedAccount.ts"
import { decodeInjectedAccounts } from "./decodeInjectedAccounts.ts"
import type { InjectedExtension } from "../InjectedExtension.ts"
import type { WalletSession } from "../WalletSession.ts"

const namespace = "polkadot"

// Wallets tell the list at once when they are asked to tell changes.
const isSame = (a: ReadonlyArray<InjectedAccount>, b: ReadonlyArray<InjectedAccount>): boolean => {
  const facts = (list: typeof a) => String(list.map(({ accountId, reference }) => [accountId, reference]))
  return facts(a) === facts(b)
}

/**
 * Tells the accounts of a wallet's session until the returned function is called.
 *
 * A list is only looked at; the latest one is decoded once per task, so a flood costs one decoding. What is not a list of
 * accounts, or says nothing new, is ignored. A list without an account for the session's network ends the session.
 */
export const listenToAccounts = (
  injected: InjectedExtension,
  session: WalletSession,
  onChange: (change: SessionChange) => void
): (() => void) => {
  const latest = latestPerTask()
  const tell = (list: unknown) => {
    const accounts = decodeInjectedAccounts(list)
    if (accounts === undefined || isSame(accounts, session.accounts)) return
    session.accounts = accounts
    const here = accountsOn(accounts, session.network)
    if (here.length > 0) onChange({ type: "accounts", namespace, accounts: here })
    else onChange({ type: "disconnect", namespace })
  }
  const stop = subscribeForeign(() =>
    injected.accounts.subscribe?.((list) => {
      if (attempt(() => Array.isArray(list))) latest.put("accounts", () => tell(list))
    })
  )
  return () => {
    latest.stop()
    stop()
  }
}
