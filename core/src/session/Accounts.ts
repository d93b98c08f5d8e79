import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import { lazyService } from "../kernel/lazyService.ts"
import type { EffectApi } from "../kernel/Plugin.ts"
import { State } from "../kernel/State.ts"
import { emptyAccount, type AccountState } from "./AccountState.ts"
import { caipAddressOf, changeNamespace, type AccountDetails } from "./Facts.ts"
import type { SessionActions } from "./SessionActions.ts"
import { SessionFacts } from "./SessionFacts.ts"
import { SessionParts } from "./SessionParts.ts"
import { accountSlice } from "./slices.ts"

type Actions = EffectApi<
  Pick<
    SessionActions,
    "addAddressLabel" | "removeAddressLabel" | "setCurrentTab" | "setPreferredAccountType" | "signMessage"
  >
>

/** What is known of the connected accounts beside the connection itself, and what they are asked to sign. */
export class Accounts extends Context.Service<
  Accounts,
  Actions & {
    readonly get: (namespace: string) => AccountState
    /** Changes fields that features own: profile, tokens, user. Status and address belong to the connection. */
    readonly set: (
      namespace: string,
      fields: Partial<Omit<AccountState, "status" | "address" | "caipAddress" | "allAccounts">>
    ) => Effect.Effect<void>
    /**
     * Changes fields of one account, given what they are; without an address, of a namespace that has none. Nothing happens where
     * another account, or the account on another network, is the current one by then.
     */
    readonly change: (
      namespace: string,
      caipAddress: string | undefined,
      change: (details: AccountDetails) => AccountDetails
    ) => void
  }
>()("@latchkey/core/Accounts") {}

/** Makes the accounts of one kit. */
export const makeAccounts = /* @__PURE__ */ Effect.gen(function* () {
  const facts = yield* SessionFacts
  const state = yield* State
  const part = yield* SessionParts
  const signMessage = yield* lazyService(part, ({ makeMessageSigning }) => makeMessageSigning)
  const get = (namespace: string) => state.read(accountSlice)[namespace] ?? emptyAccount()
  const set: Accounts["Service"]["set"] = (id, { preferredAccountType, ...fields }) =>
    Effect.sync(() =>
      facts.commit((before) =>
        changeNamespace(before, id, (namespace) => ({
          ...namespace,
          ...(preferredAccountType && { preferredAccountType }),
          details: { ...namespace.details, ...fields }
        }))
      )
    )
  return Accounts.of({
    get,
    set,
    change: (id, caipAddress, change) =>
      facts.commit((before) =>
        changeNamespace(before, id, (namespace) =>
          caipAddressOf(namespace) === caipAddress
            ? { ...namespace, details: change(namespace.details) }
            : namespace
        )
      ),
    addAddressLabel: ({ namespace, address, label }) =>
      Effect.suspend(() =>
        set(namespace, { addressLabels: new Map(get(namespace).addressLabels).set(address, label) })
      ),
    removeAddressLabel: ({ namespace, address }) =>
      Effect.suspend(() =>
        set(namespace, {
          addressLabels: new Map([...get(namespace).addressLabels].filter(([key]) => key !== address))
        })
      ),
    setCurrentTab: ({ namespace, tab }) => set(namespace, { currentTab: tab }),
    setPreferredAccountType: ({ namespace, type }) => set(namespace, { preferredAccountType: type }),
    signMessage: (request) => Effect.flatMap(signMessage, (sign) => sign(request))
  })
})
