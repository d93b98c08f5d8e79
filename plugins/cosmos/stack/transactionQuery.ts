import type { Block, IncludedTransaction } from "./CosmosChain.ts"

type Condition = (transaction: IncludedTransaction) => boolean

/**
 * The transactions in blocks that meet a query of CometBFT's language, oldest first: conditions joined by AND, on
 * `tx.hash`, `tx.height` and attributes of events.
 *
 * Fails: `SyntaxError` for what it does not understand.
 */
export function findTransactions(blocks: readonly Block[], query: string): readonly IncludedTransaction[] {
  const conditions = query.split(/\s+AND\s+/i).map(parseCondition)
  return blocks
    .flatMap((block) => block.transactions)
    .filter((transaction) => conditions.every((condition) => condition(transaction)))
}

const comparisons: Readonly<Record<string, (left: number, right: number) => boolean>> = {
  "=": (left, right) => left === right,
  "<": (left, right) => left < right,
  "<=": (left, right) => left <= right,
  ">": (left, right) => left > right,
  ">=": (left, right) => left >= right
}

function parseCondition(text: string): Condition {
  const parts = /^\s*([\w.]+)\s*(=|<=|>=|<|>)\s*(?:'([^']*)'|(\d+))\s*$/.exec(text)
  const [, key = "", comparison = "", quoted, digits] = parts ?? []
  if (key === "tx.height" && (digits ?? quoted) !== undefined) {
    const height = Number(digits ?? quoted)
    return (transaction) => comparisons[comparison]?.(transaction.height, height) ?? false
  }
  if (parts === null || comparison !== "=" || quoted === undefined) {
    throw new SyntaxError(`failed to parse query: ${text}`)
  }
  if (key === "tx.hash") return ({ hash }) => hash === quoted.toUpperCase()
  const dot = key.lastIndexOf(".")
  return ({ outcome }) =>
    outcome.events.some(
      ({ type, attributes }) =>
        type === key.slice(0, dot) &&
        attributes.some(({ key: name, value }) => name === key.slice(dot + 1) && value === quoted)
    )
}
