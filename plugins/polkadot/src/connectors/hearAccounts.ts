import type { SessionChange } from "@latchkey/core/effect"
import { accountsOn, decodeInjectedAccounts, type InjectedAccount } from "../InjectedAccount.ts"
import type { InjectedExtension } from "../InjectedExtension.ts"
import type { WalletSession } from "../WalletSession.ts"

const namespace = "polkadot"

const isList = (value: unknown): boolean => {
  try {
    return Array.isArray(value)
  } catch {
    return false
  }
}

// Wallets tell the list at once when they are asked to tell changes.
const isSame = (a: ReadonlyArray<InjectedAccount>, b: ReadonlyArray<InjectedAccount>): boolean => {
  const facts = (list: typeof a) => String(list.map(({ accountId, reference }) => [accountId, reference]))
  return facts(a) === facts(b)
}

const unsubscribe = async (answer: unknown): Promise<void> => {
  const end: unknown = typeof answer === "function" ? answer : await answer
  if (typeof end === "function") end()
}

/**
 * Tells the accounts of a wallet's session until the returned function is called.
 *
 * A list is only looked at; the latest one is decoded once per task, so a flood costs one decoding. What is no list of
 * accounts, or says nothing new, is ignored. A list without an account for the session's network ends the session.
 */
export const hearAccounts = (
  injected: InjectedExtension,
  session: WalletSession,
  onChange: (change: SessionChange) => void
): (() => void) => {
  let live = true
  let latest: unknown

  const flush = () => {
    const accounts = decodeInjectedAccounts(latest)
    latest = undefined
    if (!live || accounts === undefined || isSame(accounts, session.accounts)) return
    session.accounts = accounts
    const here = accountsOn(accounts, session.network)
    if (here.length > 0) onChange({ type: "accounts", namespace, accounts: here })
    else onChange({ type: "disconnect", namespace })
  }

  const hear = (list: unknown) => {
    if (!live || !isList(list)) return
    if (latest === undefined) queueMicrotask(flush)
    latest = list
  }

  let answer: unknown
  try {
    answer = injected.accounts.subscribe?.(hear)
  } catch {
    answer = undefined
  }
  // A promise that is rejected while nobody ends the session would be an unhandled one.
  new Promise((resolve) => resolve(answer)).catch(() => {})
  return () => {
    live = false
    void unsubscribe(answer).catch(() => {})
  }
}
