import * as Effect from "effect/Effect"
import { memoryStorage, type Network, type Storage } from "@latchkey/core"
import {
  Balances,
  Capabilities,
  Connections,
  KeyValue,
  Namespaces,
  Plugins,
  State,
  Telemetry,
  transactionsSlice,
  type TransactionQuery,
  type TransactionSight
} from "@latchkey/core/effect"
import { makeStore } from "../../core/src/kernel/Store.ts"
import { makeState } from "../../core/src/kernel/State.ts"
import { navigationSlice } from "../../core/src/navigation/NavigationState.ts"
import { accountSlice, networkSlice } from "../../core/src/session/slices.ts"
import { makeLedger } from "../../core/src/transaction/makeLedger.ts"

/** The network of a bare ledger. */
export const ledgerNetwork = { chainNamespace: "test", caipNetworkId: "test:1" } as unknown as Network

/** What a bare ledger stands on. */
export interface BareLedgerOptions {
  readonly storage?: Storage
  /** What the chain says of a transaction; without it the chain has no tracker. */
  readonly look?: (query: TransactionQuery) => TransactionSight
  readonly onEvent?: (event: string, properties: object) => void
  /** Balances of a namespace are read again. */
  readonly onRefresh?: (namespace: string) => void
}

/** A ledger alone, as one tab has it, as long as the scope is open; `list` is what the tab shows. */
export const bareLedger = ({
  storage = memoryStorage(),
  look,
  onEvent,
  onRefresh
}: BareLedgerOptions = {}) => {
  const store = makeStore<object>({
    [transactionsSlice.name]: transactionsSlice.initial,
    [navigationSlice.name]: navigationSlice.initial,
    [networkSlice.name]: {
      ...networkSlice.initial,
      byNamespace: { test: { requestedCaipNetworks: [ledgerNetwork] } }
    },
    [accountSlice.name]: { test: { address: "a1" } }
  })
  const state = makeState(store)
  const tracking = {
    tracker: Effect.succeed({ look: (query: TransactionQuery) => Effect.sync(() => look!(query)) })
  }
  return Effect.map(
    makeLedger.pipe(
      Effect.provideService(State, state),
      Effect.provideService(KeyValue, storage),
      Effect.provideService(Namespaces, {
        get: () => ({
          explorerUrl: (_: Network, { transaction }: { readonly transaction: string }) => `at/${transaction}`
        })
      } as never),
      Effect.provideService(Balances, {
        refresh: (namespace?: string) => Effect.sync(() => onRefresh?.(namespace ?? ""))
      } as never),
      Effect.provideService(Telemetry, {
        track: (event: string, properties: object) => Effect.sync(() => onEvent?.(event, properties))
      } as never),
      Effect.provideService(Plugins, { started: Effect.void, beforeStop: () => {} }),
      Effect.provideService(Capabilities, {
        all: () => (look === undefined ? [] : [{ value: tracking, source: "node", plugin: "test" }])
      } as never),
      Effect.provideService(Connections, { peek: () => undefined } as never)
    ),
    (ledger) => ({
      ledger,
      list: () => state.read(transactionsSlice).list,
      /** What the visitor is told. */
      news: () => state.read(transactionsSlice).news,
      /** Shows a view; nothing closes the modal. */
      show: (view?: string) =>
        state.write(navigationSlice, (before) => ({
          ...before,
          open: view !== undefined,
          stack: view === undefined ? [] : [{ key: 1, view, params: {}, blocking: false }]
        }))
    })
  )
}
