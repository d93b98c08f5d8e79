/** The names that a server gives, as the configuration has them. */
export interface NameZone {
  /** Their ending, `example.id`: in lower case, without a dot before. */
  readonly zone: string
  /** What stands before the ending and nobody may have, beside the words that any server keeps for itself. */
  readonly reserved?: ReadonlyArray<string>
}

/** What would speak for whoever runs the server, or be taken for an address. */
const reservedWords: ReadonlySet<string> = new Set(
  (
    "abuse account admin administrator billing contact help helpdesk hostmaster info latchkey legal mail name names null " +
    "official operator owner payment payments postmaster privacy register root security staff status support system team " +
    "treasury undefined verify wallet wallets webmaster"
  ).split(" ")
)

const label = /^[a-z0-9-]{1,63}$/

/** What is wrong with an entry `names`; undefined if it says what names there are. */
export const zoneProblem = (value: unknown): string | undefined => {
  if (typeof value !== "object" || value === null) return "is not an object"
  const { zone, reserved = [] } = value as Readonly<Record<string, unknown>>
  if (typeof zone !== "string" || zone.length > 100 || !zone.split(".").every((part) => label.test(part)))
    return `needs "zone": the ending of its names, in lower case`
  return Array.isArray(reserved) && reserved.every((word) => typeof word === "string" && label.test(word))
    ? undefined
    : `has a "reserved" that is no list of names without their ending`
}

/** Whether nobody may have a label. What begins like an address would be read as one. */
export const isReserved = ({ reserved = [] }: NameZone, name: string): boolean =>
  reservedWords.has(name) || reserved.includes(name) || name.startsWith("0x")
