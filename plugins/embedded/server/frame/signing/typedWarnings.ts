import type { SigningWords } from "../words/SigningWords.ts"
import { contractOf, type ReadTypedData } from "./readTypedData.ts"

/** What signatures of a kind are worth to somebody else, by the names of their types. The first that is found is told. */
const kinds: ReadonlyArray<readonly [names: RegExp, warning: keyof SigningWords]> = [
  [/permit/i, "warnPermit"],
  [/^(Transfer|Receive)WithAuthorization$/, "warnTransfer"],
  [/order/i, "warnOrder"],
  [/delegation|^Safe|meta_?transaction|forward|useroperation|execut|session|authorization/i, "warnActs"]
]

/** What was never worth anything beyond what it says: votes at Snapshot, which no contract reads. */
const isHarmless = ({ domain, primaryType }: ReadTypedData, contract: unknown) =>
  contract === undefined &&
  domain.some(({ name, value }) => name === "name" && value === "snapshot") &&
  domain.every(({ name }) => name === "name" || name === "version") &&
  ["Vote", "Proposal", "Follow", "Subscribe"].includes(primaryType)

/** What a signature of typed data may cost: of what is not on the list of the harmless, that nobody knows it. */
export const typedWarnings = (read: ReadTypedData, words: SigningWords): ReadonlyArray<string> => {
  const known = kinds.find(([names]) => read.types.some((name) => names.test(name)))?.[1]
  const hasSpender = read.leaves.some(({ name }) => /^(spender|operator)$/.test(name))
  const warning = known ?? (hasSpender ? "warnPermit" : undefined)
  if (warning !== undefined) return [words[warning] as string]
  return isHarmless(read, contractOf(read)) ? [] : [words.warnTyped]
}
