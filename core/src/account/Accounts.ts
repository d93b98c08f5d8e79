import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { AccountType } from "../chain/Account.ts"
import { Shell } from "../kit/Shell.ts"
import { writePreferredAccountTypes } from "../storage/session.ts"
import { withAccount } from "./accountChanges.ts"
import { emptyAccount, type AccountState } from "./AccountState.ts"

/** What is known of the connected accounts beside the connection itself. */
export class Accounts extends Context.Service<
  Accounts,
  {
    readonly get: (namespace: string) => AccountState
    /** Changes fields that features own: profile, tokens, user. Status and address belong to the connection. */
    readonly set: (
      namespace: string,
      fields: Partial<Omit<AccountState, "status" | "address" | "caipAddress" | "allAccounts">>
    ) => Effect.Effect<void>
    readonly addLabel: (namespace: string, address: string, label: string) => Effect.Effect<void>
    readonly removeLabel: (namespace: string, address: string) => Effect.Effect<void>
    /** Remembers the preferred account type, also over reloads. */
    readonly setPreferredAccountType: (namespace: string, type: AccountType) => Effect.Effect<void>
  }
>()("@latchkey/core/Accounts") {
  static readonly layer = Layer.effect(
    this,
    Effect.gen(function* () {
      const { store, storage } = yield* Shell
      const change = (namespace: string, next: (account: AccountState) => AccountState) =>
        Effect.sync(() => store.update((state) => withAccount(state, namespace, next)))
      return Accounts.of({
        get: (namespace) => store.get().account[namespace] ?? emptyAccount(),
        set: (namespace, fields) => change(namespace, (account) => ({ ...account, ...fields })),
        addLabel: (namespace, address, label) =>
          change(namespace, (account) => ({
            ...account,
            addressLabels: new Map(account.addressLabels).set(address, label)
          })),
        removeLabel: (namespace, address) =>
          change(namespace, (account) => ({
            ...account,
            addressLabels: new Map([...account.addressLabels].filter(([key]) => key !== address))
          })),
        setPreferredAccountType: (namespace, type) =>
          Effect.andThen(
            change(namespace, (account) => ({ ...account, preferredAccountType: type })),
            Effect.sync(() => {
              const types: Record<string, AccountType> = {}
              for (const [id, account] of Object.entries(store.get().account)) {
                if (account.preferredAccountType !== undefined) types[id] = account.preferredAccountType
              }
              writePreferredAccountTypes(storage, types)
            })
          )
      })
    })
  )
}
