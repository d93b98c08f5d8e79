import { NetworkMismatchError, type PermissionSupport, type SessionPermissions } from "@latchkey/core/effect"
import { plainText, type HexText, type PermissionGrant } from "@latchkey/core"
import { readField } from "@latchkey/core/chain-kit"
import * as Effect from "effect/Effect"
import { parseAddress } from "../Address.ts"
import { decodeCapabilities } from "../provider/decodeCapabilities.ts"
import { toRequestError } from "../api/permissions.ts"
import { chainIdOf, decodeChainId, encodeChainId, toNetworkId } from "../ChainId.ts"
import { WalletRequestFailedError } from "../errors.ts"
import { ask, read } from "../provider/Eip1193.ts"
import { readChainId } from "../provider/readChainId.ts"
import { allOf, decodeKey, decodePermission, decodePolicy, hexOf, secondsOf } from "./decodePermissions.ts"

const GRANT = "wallet_grantPermissions"
const REVOKE = "wallet_revokePermissions"
const CAPABILITIES = "wallet_getCapabilities"
const MAX_LISTED = 100
const MAX_CONTEXT = 20_000

const namesIn = (told: unknown, field: string): ReadonlyArray<string> | undefined => {
  const names = readField(told, field)
  return Array.isArray(names)
    ? names.slice(0, MAX_LISTED).filter((name): name is string => typeof name === "string")
    : undefined
}

/** What the wallet says of permissions there. */
const decodeSupport = (told: unknown): PermissionSupport | undefined => {
  if (typeof told !== "object" || told === null || readField(told, "supported") === false) return undefined
  const lists = ["signerTypes", "permissionTypes", "policyTypes"].map(
    (field) => [field, namesIn(told, field)] as const
  )
  return Object.fromEntries(lists.filter(([, names]) => names !== undefined))
}

/** What a wallet has granted; undefined for what is no whole grant. */
const decodeGrant = (answer: unknown): PermissionGrant | undefined => {
  const chainId = decodeChainId(readField(answer, "chainId"))
  const address = readField(answer, "address")
  const account = typeof address === "string" ? parseAddress(address) : undefined
  const expiry = secondsOf(readField(answer, "expiry"))
  const context = hexOf(readField(answer, "context"), MAX_CONTEXT)
  const signer = readField(answer, "signer")
  const keys = allOf(readField(readField(signer, "data"), "keys"), decodeKey)
  const permissions = allOf(readField(answer, "permissions"), decodePermission)
  const policies = allOf(readField(answer, "policies") ?? [], decodePolicy)
  return chainId === undefined ||
    account === undefined ||
    expiry === undefined ||
    context === undefined ||
    readField(signer, "type") !== "keys" ||
    keys === undefined ||
    permissions === undefined ||
    policies === undefined
    ? undefined
    : {
        chainId: encodeChainId(chainId) as HexText,
        address: account as HexText,
        expiry,
        context,
        signer: { type: "keys", data: { keys } },
        permissions,
        policies
      }
}

const isSignature = (answer: unknown): answer is HexText =>
  typeof answer === "string" && /^0x(?:[0-9a-f]{2}){64,2048}$/i.test(answer)

/** Asks the wallet where it is, right before it is asked to sign. */
const requireChain = (provider: unknown, expected: number | undefined) =>
  Effect.flatMap(Effect.mapError(readChainId(provider), toRequestError("eth_chainId")), (id) =>
    id === expected && expected !== undefined
      ? Effect.void
      : Effect.fail(
          new NetworkMismatchError({
            expected: toNetworkId(expected ?? 0),
            actual: toNetworkId(id)
          })
        )
  )

/** Permissions by `wallet_grantPermissions` (EIP-7715) and `wallet_revokePermissions`. */
export const sessionPermissions: SessionPermissions = {
  supported: ({ address, network, provider }) =>
    Effect.map(
      Effect.catch(read(provider, CAPABILITIES, [address]), (fault) =>
        fault.kind === "unsupported"
          ? Effect.succeed(undefined)
          : Effect.fail(toRequestError(CAPABILITIES)(fault))
      ),
      (answer) => decodeSupport(decodeCapabilities(answer)?.[network.caipNetworkId]?.["permissions"])
    ),
  decode: (permissions) =>
    Array.isArray(permissions)
      ? permissions.slice(0, MAX_LISTED).flatMap((entry: unknown) => decodePermission(entry) ?? [])
      : [],
  grant: ({ asked, network, provider }) =>
    Effect.gen(function* () {
      const expected = chainIdOf(network)
      if (decodeChainId(asked.chainId) !== expected)
        return yield* Effect.fail(
          new NetworkMismatchError({ expected: network.caipNetworkId, actual: plainText(asked.chainId, 40) })
        )
      yield* requireChain(provider, expected)
      const answer = yield* Effect.mapError(ask(provider, GRANT, [asked]), toRequestError(GRANT))
      const grant = decodeGrant(answer)
      return (
        grant ??
        (yield* Effect.fail(
          new WalletRequestFailedError({ method: GRANT }, "The wallet's answer is no grant.")
        ))
      )
    }),
  revoke: ({ session: { pci, permissions, expiry }, address, network, provider }) =>
    Effect.gen(function* () {
      yield* requireChain(provider, chainIdOf(network))
      const asked = { pci, permissions, expiry, address: `${network.caipNetworkId}:${address}` }
      const answer = yield* Effect.mapError(ask(provider, REVOKE, [asked]), toRequestError(REVOKE))
      return isSignature(answer)
        ? answer
        : yield* Effect.fail(
            new WalletRequestFailedError({ method: REVOKE }, "The wallet's answer is no signature.")
          )
    })
}
