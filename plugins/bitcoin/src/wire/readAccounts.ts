import type { Account, AccountType, CaipNetworkId } from "@latchkey/core"
import { decodeAddress, isOfNetwork } from "../address/Address.ts"
import { MAINNET } from "../networkIds.ts"
import { property } from "./foreign.ts"

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

/** The accounts of a foreign list; an entry that is none, or throws, is left out. */
export const readAccounts = (
  list: unknown,
  toParts: (field: (key: string) => unknown) => AccountParts
): ReadonlyArray<Account> => {
  const accounts: Array<Account> = []
  for (let index = 0; Array.isArray(list) && index < Math.min(list.length, MAX_ACCOUNTS); index++) {
    try {
      accounts.push(...toAccount(toParts((key) => property(list[index], key))))
    } catch {
      continue
    }
  }
  return accounts
}

/** The network of accounts whose wallet names none: of the wanted the first that an address may be of, else the first. */
export const inferNetwork = (
  accounts: ReadonlyArray<Account>,
  wanted: ReadonlyArray<CaipNetworkId>
): CaipNetworkId => {
  const decoded = accounts.flatMap(({ address }) => decodeAddress(address) ?? [])
  return wanted.find((id) => decoded.some((address) => isOfNetwork(address, id))) ?? wanted[0] ?? MAINNET
}
