import type { KitState, SiwxAccount } from "@latchkey/core"
import type { State } from "@latchkey/core/effect"
import { keyOf, namespaceOf } from "./accounts.ts"
import { accountToSign } from "./accountToSign.ts"
import { siwxSlice, type SiwxState } from "./SiwxState.ts"

/** Whether both are one account on one network. */
export const isSame = (a: SiwxAccount | undefined, b: SiwxAccount): boolean =>
  a !== undefined && keyOf(a) === keyOf(b)

/** Whom signing in is about, and how it goes for that account. */
export type Progress = ReturnType<typeof makeProgress>

/** Reads who is connected, and writes how signing in goes; `namespaces` may sign in, all of them where it is undefined. */
export const makeProgress = (state: State["Service"], namespaces: ReadonlyArray<string> | undefined) => {
  const snapshot = () => state.snapshot() as unknown as KitState
  const wanted = (namespace?: string) => accountToSign(snapshot(), namespaces, namespace)
  const isThere = (account: SiwxAccount) => isSame(wanted(namespaceOf(account)), account)
  const now = () => state.read(siwxSlice)
  const write = (next: Omit<SiwxState, "asks">) => {
    const isQuiet = /^(none|skipped|signedIn)$/.test(next.status)
    const asks = /^(asked|declined|failed)$/.test(next.status)
    state.write(siwxSlice, () => (isQuiet ? next : { ...next, asks }))
  }
  const isTold = (account: SiwxAccount) => now().account === keyOf(account)
  /** How often connections of a namespace have ended. */
  const endings = new Map<string, number>()

  return {
    snapshot,
    /** Whose sign-in is wanted; of the active namespace by default. */
    wanted,
    isThere,
    now,
    write,
    isTold,
    isChecking: (account: SiwxAccount) => isTold(account) && now().status === "checking",
    /** Says how it goes for an account, unless the visitor is at another by now. */
    tell: (account: SiwxAccount, next: Omit<SiwxState, "account" | "asks">) => {
      if (isTold(account)) write({ ...next, account: keyOf(account) })
    },
    noteEnded: (ended: ReadonlyArray<string>) => {
      for (const namespace of ended) endings.set(namespace, (endings.get(namespace) ?? 0) + 1)
    },
    // An account that left and came back is a new visitor: what was asked of the one before is not its answer.
    staying: (account: SiwxAccount) => {
      const count = endings.get(namespaceOf(account))
      return () => isThere(account) && endings.get(namespaceOf(account)) === count
    }
  }
}
