import type { KitState } from "@latchkey/core"
import type { AccountSessions, SessionOutcome, SmartSession } from "@latchkey/smart-sessions/react"
import { smartSessionsFills } from "../../../plugins/smart-sessions/src/react/fills.ts"
import type { Script } from "./fakeKit.ts"
import { address, at, connected, withAll, withFeatures, withFillings } from "./world.ts"

const account = `one:1:${address}` as const
const token = `0x${"a".repeat(40)}` as const
const later = Date.UTC(2126, 3, 9, 12)
const session = (id: string, more: Partial<SmartSession> = {}): SmartSession => ({
  id,
  permissions: [
    {
      type: "erc20-recurring-allowance",
      data: { token, allowance: "0x4c4b40", start: 1, period: 86_400 }
    }
  ],
  hasUnread: false,
  createdAt: Date.UTC(2024, 3, 9, 12),
  expiry: later,
  project: "Tea shop",
  ...more
})
const whole = session("2", {
  project: "The honourable company of merchants trading to the far North and East",
  hasUnread: true,
  permissions: [
    ...session("").permissions,
    {
      type: "native-token-recurring-allowance",
      data: { allowance: "0x2386f26fc10000", start: 1, period: 2_592_000 }
    },
    {
      type: "contract-call",
      data: {
        address: token,
        abi: [],
        functions: [
          { functionName: "mint", valueLimit: "0x2386f26fc10000" },
          { functionName: "setAddressAsTheOwnerOfEverythingElse", operation: "DelegateCall" }
        ]
      }
    }
  ]
})
const list = [
  session("1"),
  whole,
  session("3", { expiry: Date.UTC(2024, 4, 9) }),
  session("4", { revokedAt: Date.UTC(2024, 4, 1) })
]
const apis = { smartSessions: { load: async () => {}, revoke: async () => {} } }
const sessionsIn = (
  view: string,
  read: Partial<AccountSessions> = {},
  more: object = {},
  params: Readonly<Record<string, unknown>> = {}
) =>
  withAll(
    connected(),
    withFeatures({ smartSessions: true }),
    withFillings(...smartSessionsFills),
    (state: KitState) => ({
      ...state,
      smartSessions: {
        byNamespace: {
          one: {
            account,
            status: "ready",
            list,
            tokens: { [`one:1:${token}`]: { symbol: "USDC", decimals: 6 } },
            ...read
          }
        },
        ...more
      }
    }),
    at(view, params, ["Account"])
  )
const ended = (outcome: SessionOutcome) => sessionsIn("smartSessions/Granted", {}, { outcome })

/** What apps may do for an account, and its end. */
export const sessionScenes: ReadonlyArray<Script & { readonly name: string }> = [
  { name: "Smart sessions", apis, state: sessionsIn("smartSessions/List") },
  {
    name: "Smart sessions, loading",
    apis,
    state: sessionsIn("smartSessions/List", { status: "loading", list: [] })
  },
  { name: "Smart sessions, none", apis, state: sessionsIn("smartSessions/List", { list: [] }) },
  {
    name: "Smart sessions, failed",
    apis,
    state: sessionsIn("smartSessions/List", { status: "failed", list: [], code: "SMART_SESSIONS_COSIGNER" })
  },
  {
    name: "Smart sessions, failed after a read",
    apis,
    state: sessionsIn("smartSessions/List", { status: "failed", code: "SMART_SESSIONS_COSIGNER" })
  },
  ...list.map(({ id }) => ({
    name: `Smart session ${id}`,
    apis,
    state: sessionsIn("smartSessions/Session", {}, {}, { id })
  })),
  {
    name: "Smart session, revoking",
    apis,
    state: sessionsIn("smartSessions/Session", {}, { revoking: "1" }, { id: "1" })
  },
  { name: "Smart session, gone", apis, state: sessionsIn("smartSessions/Session", {}, {}, { id: "none" }) },
  { name: "Smart session, granted", apis, state: ended({ status: "granted", account, session: whole }) },
  { name: "Smart session, refused", apis, state: ended({ status: "refused", account }) }
]
