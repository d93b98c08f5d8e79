import type { Account, AccountType, CaipNetworkId } from "@latchkey/core"
import { attempt, readField } from "@latchkey/core/chain-kit"
import { decodeAddress, isOfNetwork } from "../address/Address.ts"
import { MAINNET } from "../networkIds.ts"

const MAX_ACCOUNTS = 100

/** What an account is made of: foreign values, each taken only where it is what it should be. */
interface AccountParts {
  readonly type: AccountType | undefined
  readonly address: unknown
  readonly publicKey?: unknown
  readonly path?: unknown
}

/** An account out of foreign values, in a list; nothing where there is no type or address. */
export const toAccount = ({ type, address, publicKey, path }: AccountParts): ReadonlyArray<Account> =>
  type === undefined || typeof address !== "string" || address.length > 90
    ? []
    : [
        {
          namespace: "bip122",
          address,
          type,
          ...(typeof publicKey === "string" && /^(?:(?:0[23])?[0-9a-f]{64}|04[0-9a-f]{128})$/i.test(publicKey)
            ? { publicKey: publicKey.toLowerCase() }
            : {}),
          ...(typeof path === "string" && /^m?(?:\/\d{1,10}['h]?){1,10}$/.test(path) ? { path } : {})
        }
      ]

/** The accounts of a foreign list; an entry that is not one, or throws, is left out. At most 100 are read. */
export const readAccounts = (
  list: unknown,
  toParts: (field: (key: string) => unknown) => AccountParts
): ReadonlyArray<Account> =>
  (
    attempt((): ReadonlyArray<unknown> => (Array.isArray(list) ? list.slice(0, MAX_ACCOUNTS) : [])) ?? []
  ).flatMap((entry) => toAccount(toParts((key) => readField(entry, key))))

/** The network of accounts whose wallet names none: of the wanted the first that an address may be of, else the first. */
export const inferNetwork = (
  accounts: ReadonlyArray<Account>,
  wanted: ReadonlyArray<CaipNetworkId>
): CaipNetworkId => {
  const decoded = accounts.flatMap(({ address }) => decodeAddress(address) ?? [])
  return wanted.find((id) => decoded.some((address) => isOfNetwork(address, id))) ?? wanted[0] ?? MAINNET
}
