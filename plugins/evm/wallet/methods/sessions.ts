import type { Hex } from "viem"
import { chainIdHex } from "../../../../tests/testing/src/chain/WalletChain.ts"
import {
  anything,
  list,
  nonEmptyString,
  record,
  refuse,
  tuple,
  type Decode
} from "../../../../tests/testing/src/decode/Decode.ts"
import { address, bytes, chainId, quantity } from "../../../../tests/testing/src/decode/hexadecimal.ts"
import {
  ProviderRpcError,
  providerErrorCode
} from "../../../../tests/testing/src/provider/ProviderRpcError.ts"
import type { Method } from "./Method.ts"
import { signerOf } from "./signing.ts"

const oneOf =
  <const Name extends string>(...names: readonly Name[]): Decode<Name> =>
  (value, at) =>
    names.find((name) => name === value) ?? refuse(at, names.join(" or "), value)

const seconds: Decode<number> = (value, at) =>
  typeof value === "number" && Number.isSafeInteger(value) && value > 0
    ? value
    : refuse(at, "a positive whole number", value)

const key = record({
  type: oneOf("secp256k1", "secp256r1"),
  publicKey: (value, at) => {
    const digits = bytes(value, at)
    return [68, 132].includes(digits.length) ? digits : refuse(at, "a public key", value)
  }
})

const recurring = { allowance: quantity, start: seconds, period: seconds }
const contractCall = record({
  address,
  abi: list(anything),
  functions: list(
    record(
      { functionName: nonEmptyString },
      {
        args: list(record({ operator: oneOf("EQUAL", "GREATER_THAN", "LESS_THAN"), value: bytes })),
        valueLimit: quantity,
        operation: oneOf("Call", "DelegateCall")
      }
    ),
    1
  )
})
const dataOf = {
  "native-token-recurring-allowance": record(recurring),
  "erc20-recurring-allowance": record({ token: address, ...recurring }),
  "contract-call": contractCall
} as const
const permissionTypes = Object.keys(dataOf) as ReadonlyArray<keyof typeof dataOf>

const permission: Decode<{ readonly type: string; readonly data: unknown }> = (value, at) => {
  const { type, data } = record({ type: oneOf(...permissionTypes), data: anything })(value, at)
  // The data is given back as it came, once it has been checked.
  ;(dataOf[type] as Decode<unknown>)(data, `${at}.data`)
  return { type, data }
}

const grantParams = tuple([
  record(
    {
      chainId,
      expiry: seconds,
      signer: record({ type: oneOf("keys"), data: record({ keys: list(key, 1) }) }),
      permissions: list(permission, 1),
      policies: list(record({ type: nonEmptyString, data: anything }))
    },
    { address }
  )
])

/** What the wallet can grant, as `wallet_getCapabilities` says it. */
export const grantable = { supported: true, signerTypes: ["keys"], permissionTypes, policyTypes: [] }

const requireOffered = (isOffered: boolean, method: string) => {
  if (!isOffered)
    throw new ProviderRpcError(providerErrorCode.unsupportedMethod, `${method} is not supported`)
}

/**
 * EIP-7715: lets keys act for the account within the permissions. Refuses what is over already, the chains that it does not know and
 * policies, of which it knows none. Fails with 4100, 4001.
 */
export const wallet_grantPermissions: Method = async ({ method, params, state, desk, grantsSessions }) => {
  requireOffered(grantsSessions, method)
  const [asked] = grantParams(params, "params")
  const account = asked.address ?? state.shownAccounts()[0]
  const { id } = state.activeChain()
  if (asked.chainId !== id) refuse("params[0].chainId", `the active chain ${id}`, asked.chainId)
  if (asked.expiry * 1_000 <= Date.now()) refuse("params[0].expiry", "in the future", asked.expiry)
  if (asked.policies.length > 0) refuse("params[0].policies", "empty", asked.policies)
  if (account === undefined)
    throw new ProviderRpcError(providerErrorCode.unauthorized, "No account is shared")
  state.authorised(account)
  const { expiry, permissions, signer, policies } = asked
  const { keys } = signer.data
  await desk.decide(method, params, {
    kind: "grantPermissions",
    account,
    chainId: id,
    expiry,
    keys: keys.map(({ publicKey }) => publicKey),
    permissions
  })
  const random = crypto.getRandomValues(new Uint8Array(32))
  const context: Hex = `0x${Array.from(random, (byte) => byte.toString(16).padStart(2, "0")).join("")}`
  return { chainId: chainIdHex(id), address: account, expiry, permissions, signer, policies, context }
}

const revokeParams = tuple([
  record({ pci: nonEmptyString, permissions: list(permission), expiry: seconds, address: nonEmptyString })
])

/** Ends a session: answers with the account's signature (EIP-191) over its id, which the cosigner is given. */
export const revokeSession: Method = async ({ method, params, state, desk, grantsSessions }) => {
  requireOffered(grantsSessions, method)
  const [{ pci, expiry, permissions, address: caip }] = revokeParams(params, "params")
  const { id } = state.activeChain()
  const prefix = `eip155:${id}:`
  if (!caip.startsWith(prefix)) refuse("params[0].address", `an account of eip155:${id}`, caip)
  const account = address(caip.slice(prefix.length), "params[0].address")
  state.authorised(account)
  await desk.decide(method, params, { kind: "revokePermissions", account, id: pci, expiry, permissions })
  const signer = await signerOf(state.authorised(account))
  return signer.signMessage({ message: pci })
}
