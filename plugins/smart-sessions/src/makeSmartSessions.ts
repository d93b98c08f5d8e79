import type { CaipAddress, PermissionRequest, SessionPermission } from "@latchkey/core"
import {
  Capabilities,
  contractCalls,
  Features,
  sessionPermissions,
  State,
  type PermissionSupport
} from "@latchkey/core/effect"
import { currentMillis, each } from "@latchkey/core/chain-kit/effect"
import { makeAccountLoads, type AccountPlace, type LoadedAccount } from "@latchkey/core/feature-kit/effect"
import * as Effect from "effect/Effect"
import { decodeSessions } from "./decodeSessions.ts"
import {
  CosignerError,
  SessionMissingError,
  SessionRequestInvalidError,
  SessionTooWideError,
  SessionUnsupportedError,
  SmartSessionsOffError
} from "./errors.ts"
import { findExcess } from "./findExcess.ts"
import { findProblem } from "./findProblem.ts"
import { makeCosigner } from "./makeCosigner.ts"
import { makeSignatures } from "./makeSignatures.ts"
import { Granting } from "./Granting.ts"
import type { GrantedSession } from "./SmartSessionsApi.ts"
import type { SmartSessionsOptions } from "./SmartSessionsOptions.ts"
import {
  smartSessionsSlice,
  type AccountSessions,
  type SessionOutcome,
  type SessionToken
} from "./SmartSessionsState.ts"
import { toPermissions } from "./toPermissions.ts"

/** Tokens whose contracts are asked what they are called, at most. */
const MAX_TOKENS = 20

/** The first type that the wallet does not list; where it lists none, nothing is known. */
const findUnsupported = (
  { signer, permissions, policies }: PermissionRequest,
  { signerTypes, permissionTypes, policyTypes }: PermissionSupport
) => {
  const missing = (
    what: "Signer" | "Permission" | "Policy",
    types: ReadonlyArray<string>,
    listed: ReadonlyArray<string> | undefined
  ) => {
    const type = types.find((one) => listed !== undefined && !listed.includes(one))
    return type === undefined ? undefined : { what, type }
  }
  return (
    missing("Signer", [signer.type], signerTypes) ??
    missing(
      "Permission",
      permissions.map(({ type }) => type),
      permissionTypes
    ) ??
    missing(
      "Policy",
      policies.map(({ type }) => type),
      policyTypes
    )
  )
}

const tokensIn = (
  networkId: string,
  permissions: ReadonlyArray<SessionPermission>
): ReadonlyArray<CaipAddress> => [
  ...new Set(
    permissions.flatMap(({ data }): ReadonlyArray<CaipAddress> =>
      "token" in data ? [`${networkId}:${data.token}` as CaipAddress] : []
    )
  )
]

/** How tokens count; one that does not say it is left out. */
const readTokens = (
  capabilities: Capabilities["Service"],
  { namespace, address, network, provider }: AccountPlace,
  wanted: ReadonlyArray<CaipAddress>
) =>
  Effect.gen(function* () {
    const tokens: Record<CaipAddress, SessionToken> = {}
    const [calling] = capabilities.all(namespace, contractCalls)
    if (calling === undefined || wanted.length === 0) return tokens
    const { holding } = yield* calling.value.calls
    yield* each(wanted.slice(0, MAX_TOKENS), (token) =>
      Effect.catch(
        Effect.map(holding({ token, address, network, provider }), ({ amount: { symbol, decimals } }) => {
          tokens[token] = { symbol, decimals }
        }),
        () => Effect.void
      )
    )
    return tokens
  })

/** Makes the smart sessions of one kit. */
export const makeSmartSessions = (options: Required<SmartSessionsOptions>) =>
  Effect.gen(function* () {
    const state = yield* State
    const features = yield* Features
    const capabilities = yield* Capabilities
    const cosigner = yield* makeCosigner(options)

    const requireOn = Effect.suspend(() =>
      features.get().values.smartSessions ? Effect.void : Effect.fail(new SmartSessionsOffError())
    )
    const walletOf = (namespace: string) =>
      Effect.flatMap(capabilities.get(namespace, sessionPermissions), ({ wallet }) => wallet)

    const { placeOf, load, loadAnew } = yield* makeAccountLoads<Omit<AccountSessions, keyof LoadedAccount>>({
      capability: sessionPermissions,
      kept: {
        read: () => state.read(smartSessionsSlice).byNamespace,
        write: (change) =>
          state.write(smartSessionsSlice, (before) => ({
            ...before,
            byNamespace: change(before.byNamespace)
          }))
      },
      unread: { list: [], tokens: {} },
      read: (place) =>
        Effect.gen(function* () {
          const { decode } = yield* walletOf(place.namespace)
          const list = decodeSessions(yield* cosigner.list(place.account), decode)
          if (list === undefined)
            return yield* Effect.fail(new CosignerError({ step: "list" }, "It has no list of sessions."))
          const wanted = tokensIn(
            place.network.caipNetworkId,
            list.flatMap(({ permissions }) => permissions)
          )
          return {
            list,
            tokens: yield* Effect.catch(readTokens(capabilities, place, wanted), () => Effect.succeed({}))
          }
        })
    })

    const end = (outcome: SessionOutcome) =>
      Effect.sync(() => state.write(smartSessionsSlice, (before) => ({ ...before, outcome })))

    const { ask, askWallet } = yield* makeSignatures

    /** Grants what was asked for and can be, with a key of the cosigner's beside the app's own. */
    const grantAs = (place: AccountPlace, request: PermissionRequest, now: number) =>
      Effect.gen(function* () {
        const { namespace, account, address } = place
        const wallet = yield* walletOf(namespace)
        const { chainId, expiry, permissions, policies } = request
        const plain = { chainId, expiry, permissions: wallet.decode(permissions), policies }
        const own = { ...plain, address: address as `0x${string}`, signer: request.signer }
        const { pci, key } = yield* cosigner.begin(account, own)
        const asked: Required<PermissionRequest> = {
          ...own,
          signer: { type: "keys", data: { keys: [key, ...request.signer.data.keys] } }
        }
        const grant = yield* askWallet(place, (provider) => wallet.grant({ ...place, provider, asked }))
        const what = findExcess(asked, grant)
        if (what !== undefined) {
          yield* end({ status: "refused", account })
          return yield* Effect.fail(new SessionTooWideError({ what }))
        }
        yield* cosigner.activate(account, { ...grant, pci })
        yield* loadAnew(namespace)
        yield* end({
          status: "granted",
          account,
          session: {
            id: pci,
            permissions: grant.permissions,
            hasUnread: false,
            createdAt: now,
            expiry: grant.expiry * 1_000
          }
        })
        const { chainId: on, address: of, expiry: until } = grant
        return { chainId: on, address: of, expiry: until, permissions: grant.permissions, context: pci }
      })

    const grant = (request: PermissionRequest, key: unknown) =>
      Effect.gen(function* () {
        yield* requireOn
        const place = yield* placeOf()
        const { namespace, address } = place
        const wallet = yield* walletOf(namespace)
        const now = yield* currentMillis
        const problem =
          findProblem(
            request,
            now,
            (permissions) => wallet.decode(permissions).length === permissions.length
          ) ??
          (request.address === undefined || request.address.toLowerCase() === address.toLowerCase()
            ? undefined
            : { field: "address", problem: "Invalid address: it is not the connected account's" })
        if (problem !== undefined) return yield* Effect.fail(new SessionRequestInvalidError(problem))
        const support = yield* wallet.supported(place)
        const missing =
          support === undefined
            ? ({ what: "Wallet", type: "wallet_grantPermissions" } as const)
            : findUnsupported(request, support)
        if (missing !== undefined) return yield* Effect.fail(new SessionUnsupportedError(missing))

        const granted = yield* ask(place, key, grantAs(place, request, now))
        return granted as GrantedSession
      })

    const grantPermissions: Granting["Service"]["grantPermissions"] = (request) =>
      grant(request, ["grant", request])

    const createSubscription: Granting["Service"]["createSubscription"] = (request) =>
      Effect.gen(function* () {
        const permissions = toPermissions(request, yield* currentMillis)
        return "problem" in permissions
          ? yield* Effect.fail(new SessionRequestInvalidError(permissions))
          : yield* grant(permissions, ["subscribe", request])
      })

    const revoke: Granting["Service"]["revoke"] = ({ id }) =>
      Effect.gen(function* () {
        yield* requireOn
        const place = yield* placeOf()
        const { namespace, account } = place
        const known = state.read(smartSessionsSlice).byNamespace[namespace]
        const session = known?.account === account ? known.list.find((one) => one.id === id) : undefined
        if (session === undefined || session.revokedAt !== undefined)
          return yield* Effect.fail(new SessionMissingError())
        const { permissions, expiry } = session
        const wallet = yield* walletOf(namespace)
        const ended = { pci: id, permissions, expiry: Math.floor(expiry / 1_000) }
        const revoking = Effect.gen(function* () {
          const signature = yield* askWallet(place, (provider) =>
            wallet.revoke({ ...place, provider, session: ended })
          )
          yield* cosigner.revoke(account, { pci: id, signature })
          yield* loadAnew(namespace)
          return undefined
        })
        yield* ask(place, ["revoke", id], revoking)
      }).pipe((work) =>
        Effect.suspend(() => {
          state.write(smartSessionsSlice, (before) => ({ ...before, revoking: id }))
          return Effect.onExit(work, () =>
            Effect.sync(() => state.write(smartSessionsSlice, ({ revoking: _, ...rest }) => rest))
          )
        })
      )

    return Granting.of({
      grantPermissions,
      createSubscription,
      load: () => Effect.andThen(requireOn, load()),
      revoke
    })
  })
