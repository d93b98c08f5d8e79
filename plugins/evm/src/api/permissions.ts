import type { WalletFault } from "@latchkey/core/chain-kit"
import { decoded } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import { decodeAccounts } from "../Address.ts"
import { WalletRequestFailedError, WalletRequestRejectedError } from "../errors.ts"
import type { WalletPermission } from "../EvmApi.ts"
import { ACCOUNTS_PERMISSION, ask, read } from "../provider/Eip1193.ts"

const MAX_PERMISSIONS = 100
const MAX_METHOD = 100

/** The error for a request that a wallet did not fulfil. */
export const toRequestError =
  (method: string) =>
  ({ kind, cause }: WalletFault) =>
    kind === "rejected"
      ? new WalletRequestRejectedError({ method }, cause)
      : new WalletRequestFailedError({ method }, cause)

interface ForeignCaveat {
  readonly type?: unknown
  readonly value?: unknown
}

const decodePermission = (entry: unknown): ReadonlyArray<WalletPermission> => {
  try {
    const { parentCapability, caveats } = entry as Readonly<Record<"parentCapability" | "caveats", unknown>>
    if (typeof parentCapability !== "string" || parentCapability.length > MAX_METHOD) return []
    const listed: ReadonlyArray<ForeignCaveat | null> = Array.isArray(caveats)
      ? caveats.slice(0, MAX_PERMISSIONS)
      : []
    const restricted = listed.find((caveat) => caveat?.type === "restrictReturnedAccounts")
    const accounts = decodeAccounts(restricted?.value)?.map(({ address }) => address)
    return [{ parentCapability, ...(accounts === undefined ? {} : { accounts }) }]
  } catch {
    return []
  }
}

/** The permissions in a wallet's answer; malformed entries are dropped, an answer that is no list is undefined. */
export const decodePermissions = (value: unknown): ReadonlyArray<WalletPermission> | undefined => {
  try {
    return Array.isArray(value) ? value.slice(0, MAX_PERMISSIONS).flatMap(decodePermission) : undefined
  } catch {
    return undefined
  }
}

const permissionsOf = (method: string) => (answer: Effect.Effect<unknown, WalletFault>) =>
  answer.pipe(
    Effect.mapError(toRequestError(method)),
    Effect.flatMap(
      decoded(
        decodePermissions,
        () => new WalletRequestFailedError({ method }, "The wallet's answer is no list of permissions.")
      )
    )
  )

/** See `EvmApi.getPermissions`. */
export const getPermissions = (provider: unknown) =>
  permissionsOf("wallet_getPermissions")(read(provider, "wallet_getPermissions"))

/** See `EvmApi.requestPermissions`. */
export const requestPermissions = (provider: unknown) =>
  permissionsOf("wallet_requestPermissions")(ask(provider, "wallet_requestPermissions", ACCOUNTS_PERMISSION))

/** See `EvmApi.revokePermissions`. */
export const revokePermissions = (provider: unknown) =>
  ask(provider, "wallet_revokePermissions", ACCOUNTS_PERMISSION).pipe(
    Effect.mapError(toRequestError("wallet_revokePermissions")),
    Effect.asVoid
  )
