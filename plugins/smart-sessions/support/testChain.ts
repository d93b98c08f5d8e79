import type { KitError, PermissionGrant, PermissionRequest, SessionPermission } from "@latchkey/core"
import {
  contractCalls,
  sessionPermissions,
  TransferTokenInvalidError,
  type ContractCalls,
  type PermissionRevocation,
  type PermissionSupport,
  type SessionPermissions
} from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { oneWalletChain } from "../../../tests/support/oneWalletChain.ts"

export { network } from "../../../tests/support/oneWalletChain.ts"

/** What the test chain's wallet does; what is left out works. */
export interface TestChainOptions {
  /** False: nobody of the namespace grants permissions. */
  readonly canGrant?: boolean
  /** False: nobody knows the namespace's tokens. */
  readonly canCall?: boolean
  readonly support?: () => PermissionSupport | undefined
  /** What the wallet grants, of what it would grant honestly. */
  readonly grant?: (
    honest: PermissionGrant,
    asked: PermissionRequest
  ) => Effect.Effect<PermissionGrant, KitError>
  readonly revoke?: (session: PermissionRevocation) => Effect.Effect<`0x${string}`, KitError>
  /** What it reads of permissions; by default all that have data, as they are. */
  readonly decode?: (told: ReadonlyArray<SessionPermission>) => ReadonlyArray<SessionPermission>
  /** Called each time that a token's contract is asked what it is called. */
  readonly onHolding?: () => void
}

/** A chain with one wallet, "wallet", that connects at once as `a1`; a permission is whatever has a `data.allowance`. */
export const testChain = ({
  canGrant = true,
  canCall = true,
  support = () => ({}),
  grant = (honest) => Effect.succeed(honest),
  revoke = () => Effect.succeed("0x51"),
  decode = (told) => told,
  onHolding = () => {}
}: TestChainOptions = {}) => {
  const wallet: SessionPermissions = {
    supported: () => Effect.succeed(support()),
    decode: (permissions) =>
      decode(
        (Array.isArray(permissions) ? permissions : []).filter(
          (permission: SessionPermission | null) => permission?.data !== undefined
        )
      ),
    grant: ({ asked, address }) =>
      grant({ ...asked, address: (asked.address ?? address) as `0x${string}`, context: "0xc0" }, asked),
    revoke: ({ session }) => revoke(session)
  }
  const unused = () => Effect.die("unused")
  const calls: ContractCalls = {
    read: unused,
    time: unused,
    allowance: unused,
    approve: unused,
    unlimited: 0n,
    describe: () => undefined,
    prepare: unused,
    send: unused,
    follow: unused,
    holding: ({ token }) =>
      Effect.suspend(() => {
        onHolding()
        return token === "test:1:0x7e"
          ? Effect.succeed({ token, name: "Tea", amount: { value: 0n, decimals: 1, symbol: "TEA" } })
          : Effect.fail(new TransferTokenInvalidError())
      })
  }
  return oneWalletChain({
    setup: (host) => {
      if (!canGrant) return
      host.addCapability("test", sessionPermissions, { wallet: Effect.succeed(wallet) })
      if (canCall) host.addCapability("test", contractCalls, { calls: Effect.succeed(calls) })
    }
  })
}
