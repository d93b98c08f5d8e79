import type { CaipNetworkId } from "@latchkey/core"
import type { ListedToken } from "@latchkey/core/effect"
import { readField } from "@latchkey/core/chain-kit"

/** So many rows of one list are read. */
const MAX_ROWS = 20_000
const MAX_SYMBOL = 60
const MAX_DECIMALS = 255

/** What a list names, by network. */
export type Listed = ReadonlyMap<CaipNetworkId, ReadonlyArray<ListedToken>>

const isWhole = (value: unknown, most: number): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= most

/** A row of the list as it is; undefined where it is none. */
const readRow = (
  row: unknown
): { readonly networkId: CaipNetworkId; readonly token: ListedToken } | undefined => {
  const chainId = readField(row, "chainId")
  const address = readField(row, "address")
  const symbol = readField(row, "symbol")
  const isRow =
    isWhole(chainId, Number.MAX_SAFE_INTEGER) &&
    isWhole(readField(row, "decimals"), MAX_DECIMALS) &&
    typeof address === "string" &&
    /^0x[0-9a-f]{40}$/i.test(address) &&
    typeof symbol === "string" &&
    symbol !== "" &&
    symbol.length <= MAX_SYMBOL
  if (!isRow) return undefined
  const networkId = `eip155:${chainId}` as const
  // Spelled in lower case: whether its capitals are a checksum is no question of the list's.
  return { networkId, token: { token: `${networkId}:${address.toLowerCase()}`, symbol } }
}

/**
 * What a list in the form of Token Lists names (`tokens`, each with `chainId`, `address`, `symbol`, `decimals`): row by row, a wrong one is
 * left out alone. Undefined where the answer is no list, or none of its rows is one. In steps, one for each row.
 */
export function* decodeList(answer: unknown): Generator<undefined, Listed | undefined> {
  const rows = readField(answer, "tokens")
  if (!Array.isArray(rows)) return undefined
  const listed = new Map<CaipNetworkId, Array<ListedToken>>()
  for (const row of rows.slice(0, MAX_ROWS)) {
    const read = readRow(row)
    if (read !== undefined) {
      const before = listed.get(read.networkId)
      if (before === undefined) listed.set(read.networkId, [read.token])
      else before.push(read.token)
    }
    yield
  }
  return rows.length > 0 && listed.size === 0 ? undefined : listed
}
